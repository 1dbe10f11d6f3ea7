import { visit } from 'unist-util-visit';
import type { ContentProblem } from '@/lib/content/content-error';
import { problemOf, type Statement } from '@/lib/evidence/statement';
import { statementsOf, toStatements } from '../text-statements';
import type { ContentText, Corpus } from './corpus';
import { findLinks } from './links';
import { findWrongWords, STATUS_NEGATION, statusesOf } from './status-words';
import { findSubstances } from './substance-names';

/** Patterns for a compounding category and for a section of the list of prohibited substances. */
const CATEGORY = /\bcategory [12]\b|\b503[AB]\b/i;
const SECTION = /\bS\d(?:\.\d)?\b/g;
const APPROVAL =
  /\b(?:un)?(?:approved|licensed|authori[sz]ed)\b|\b(?:approval|authori[sz]ation|licen[cs]e)\b/i;

/**
 * Checks the legal and sporting status of substances. A text that names a compounding category, a
 * section or a substance's approval must show its status or link to its page; sections and words on
 * approval, bans and sport must agree with content/evidence/status.json.
 */
export function findStatusFaults(corpus: Corpus): ContentProblem[] {
  return [
    ...corpus.texts.flatMap(findUnshown),
    ...statementsOf(corpus).flatMap((statement) => [
      ...findWrongSections(statement, corpus),
      ...findWrongWords(statement, corpus),
    ]),
  ];
}

/** Returns the substances whose status a text shows, or whose page it links to. */
function toShownStatuses({ document: { text } }: ContentText): Set<string> {
  const shown = new Set(
    findLinks(text.tree).flatMap(({ href }) => /^\/peptides\/([a-z0-9-]+)/.exec(href)?.[1] ?? []),
  );
  visit(text.tree, 'callout', ({ kind, argument }) => {
    if (kind === 'STATUS' && argument) shown.add(argument);
  });
  return shown;
}

/** Reports the first mention of each substance's status in a text without that status or a link. */
function findUnshown(text: ContentText): ContentProblem[] {
  const shown = toShownStatuses(text);
  return toStatements(text).flatMap((statement) => {
    const { status, named } = findMention(statement);
    if (!status) return [];
    if (named.length === 0 && shown.size === 0) {
      shown.add('');
      const message = `names "${status}" and shows no status; add "> [!STATUS slug]" or link to /peptides/slug`;
      return [problemOf(statement, message)];
    }
    return named
      .filter(({ slugs }) => !slugs.some((slug) => shown.has(slug)))
      .map(({ name, slugs: [slug = ''] }) => {
        shown.add(slug);
        const message = `names "${status}" beside ${name}; show its status by "> [!STATUS ${slug}]" or link to /peptides/${slug}`;
        return problemOf(statement, message);
      });
  });
}

function findMention({ text: prose }: Statement) {
  const named = findSubstances(prose);
  const mention = CATEGORY.exec(prose)?.[0] ?? prose.match(SECTION)?.[0];
  // "Approval" is an everyday word; it means a status only if the sentence names a substance.
  const status = mention ?? (named.length > 0 ? APPROVAL.exec(prose)?.[0] : undefined);
  return { status, named };
}

function findWrongSections(statement: Statement, corpus: Corpus): ContentProblem[] {
  const { text: prose } = statement;
  const named = findSubstances(prose);
  if (named.length === 0 || STATUS_NEGATION.test(prose)) return [];
  const known = named.flatMap(({ slugs }) =>
    statusesOf(corpus, slugs).map(({ antiDoping }) => antiDoping.class),
  );
  if (known.length === 0) return [];
  const names = named.map(({ name }) => name).join(', ');
  const own = [...new Set(known)].join(', ');
  return [...prose.matchAll(SECTION)]
    .filter(([section]) => !known.some((one) => one === section || one.startsWith(`${section}.`)))
    .map(([section]) =>
      problemOf(
        statement,
        `names ${section} beside ${names}, which content/evidence/status.json puts in: ${own}`,
      ),
    );
}
