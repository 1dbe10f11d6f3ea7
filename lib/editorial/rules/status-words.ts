import type { ContentProblem } from '@/lib/content/content-error';
import { problemOf, type Statement } from '@/lib/evidence/statement';
import type { SubstanceStatus } from '@/lib/evidence/status-schema';
import type { Corpus } from './corpus';
import { findSubstances } from './substance-names';

export const STATUS_NEGATION = /\b(?:no|not|nor|neither|never|none|without|unlike|instead)\b/i;

const APPROVED =
  /\b(?:is|are|was|were|been|became|be|an?|the|both|its?|first|already|fully|now) (?:\w+ )?(?:approved|licensed|authori[sz]ed)\b|\b(?:FDA|EMA|MHRA|Commission|agency|Union|States) (?:has )?(?:approved|licensed|authori[sz]ed)\b/i;

const REGIONS: readonly (readonly [form: RegExp, region: string])[] = [
  [/\b(?:United States|US|American|FDA)\b/, 'US'],
  [/\b(?:European|EU|Europe|EMA)\b/, 'EU'],
  [/\b(?:United Kingdom|UK|Britain|British|MHRA)\b/, 'UK'],
  [/\b(?:Australian?|TGA)\b/, 'Australia'],
  [/\b(?:Japan|Japanese)\b/, 'Japan'],
  [/\b(?:China|Chinese)\b/, 'China'],
  [/\b(?:Russian?)\b/, 'Russia'],
  [/\b(?:Philippines)\b/, 'Philippines'],
];

/** Whether a text mentions an approval, a legal status or a ban. */
export function namesStatus(prose: string): boolean {
  return /\b(?:approved|licensed|authori[sz]ed|banned|prohibited|forbidden|permitted|allowed|legal|illegal|over the counter)\b/i.test(
    prose,
  );
}

const BANNED = /\b(?:banned|prohibited|forbidden)\b/i;
const ALLOWED = /\b(?:permitted|allowed|legal)\b/i;
const SPORT = /\b(?:sports?|athletes?|competitions?|anti-doping|WADA)\b/i;

/** Returns the recorded statuses of substances; a blend has none of its own. */
export function statusesOf({ evidence }: Corpus, slugs: readonly string[]): SubstanceStatus[] {
  return slugs.flatMap((slug) =>
    evidence.statuses.flatMap((entry) =>
      entry.slug === slug && !('parts' in entry) ? [entry] : [],
    ),
  );
}

/** Reports a sentence that the recorded approvals or anti-doping class of its substance do not support. */
export function findWrongWords(statement: Statement, corpus: Corpus): ContentProblem[] {
  const { text: prose } = statement;
  const [named, ...others] = findSubstances(prose);
  // With two substances or a negation it is unclear which one the word applies to.
  if (
    !named ||
    others.length > 0 ||
    STATUS_NEGATION.test(prose) ||
    /["“?]|\b(?:if|whether|until|would|could|once)\b/i.test(prose)
  )
    return [];
  const own = statusesOf(corpus, named.slugs);
  if (own.length === 0) return [];
  const tell = (said: string, held: string) => [
    problemOf(
      statement,
      `says "${said}" of ${named.name}, and content/evidence/status.json says ${held}: "${prose.slice(0, 140)}"`,
    ),
  ];
  const approvals = own.flatMap((status) =>
    status.approvals.filter(({ state }) => state !== 'never approved'),
  );
  const [approved] = prose.match(APPROVED) ?? [];
  if (approved) {
    const regions = REGIONS.flatMap(([form, region]) => (form.test(prose) ? [region] : []));
    const isHeld = approvals.some(({ region }) => regions.length === 0 || regions.includes(region));
    if (!isHeld)
      return tell(
        approved,
        approvals.length === 0
          ? 'it is approved nowhere'
          : `it is approved in ${[...new Set(approvals.map(({ region }) => region))].join(', ')}`,
      );
  }
  const [counter] = prose.match(/\bover the counter\b/i) ?? [];
  if (counter) return tell(counter, 'nothing of that');
  if (!SPORT.test(prose)) {
    const [outlawed] = prose.match(/\b(?:banned|outlawed|forbidden)\b/i) ?? [];
    return outlawed && approvals.length > 0 ? tell(outlawed, 'it is an approved medicine') : [];
  }
  const classes = [...new Set(own.map(({ antiDoping }) => antiDoping.class))];
  const isFree = classes.every((each) => each === 'not named' || each === 'monitoring');
  const [banned] = prose.match(BANNED) ?? [];
  const [allowed] = prose.match(ALLOWED) ?? [];
  if (banned && !allowed && isFree) return tell(banned, classes.join(', '));
  return allowed && !banned && !isFree ? tell(allowed, classes.join(', ')) : [];
}
