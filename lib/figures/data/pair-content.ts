import { getStudy, nameTrial } from '@/lib/evidence/evidence';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { formatFollowUp } from '@/lib/evidence/format-finding';
import { keepTogether } from '@/lib/markdown/html/keep-together';
import { renderPageHtml } from '@/lib/markdown/render';
import type { Measured, PairResults } from '@/lib/peptides/compare';
import { getPair } from '@/lib/peptides/pairs';
import { paperPath } from '@/lib/references/paper-path';
import { joinUnits } from '@/lib/text/typography';
import { toFigureContent } from './figure-content';
import { toPageFigure } from './page-figures';
import { toPairFigureId } from './pair-figures';
import { describePeople } from './who';

/** Study results of two substances, ready to render; `a` is drawn and listed first. */
export function toPairResults(a: string, b: string): PairResults {
  const { direct, apart } = getPair(a, b);
  const toMeasured = (name: 'together' | 'apart', findings: readonly Finding[]) => ({
    html: toHtml(toPairFigureId(a, b, name)),
    more: toHtml(toPairFigureId(a, b, `${name}-more`)),
    trials: toTrials(findings),
  });
  return {
    ...(direct.length > 0 && { together: toMeasured('together', direct) }),
    ...(apart.length > 0 && { apart: toMeasured('apart', apart.flat()) }),
  };
}

/** A figure as HTML; '' if there is none. */
function toHtml(id: string): string {
  const content = toFigureContent(id);
  if (content.length === 0) return '';
  const tree = { type: 'root' as const, children: toPageFigure(content) };
  keepTogether(tree);
  return renderPageHtml(tree);
}

/** Every trial once: its paper, people, doses, duration, and whether the maker paid. */
function toTrials(findings: readonly Finding[]): Measured['trials'] {
  const trials = new Map<string, Measured['trials'][number]>();
  for (const finding of findings) {
    const { reference, intervention, comparator, followUp } = finding;
    const parts = [
      describePeople(finding),
      `${intervention} against ${comparator}`,
      formatFollowUp(followUp),
      getStudy(reference)?.sponsorIsMaker ? 'paid for by the maker' : '',
    ];
    const text = joinUnits(parts.filter(Boolean).join('; '));
    if (!trials.has(reference))
      trials.set(reference, { name: nameTrial(reference), href: paperPath(reference), text });
  }
  return [...trials.values()];
}
