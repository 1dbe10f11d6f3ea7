import { visit } from 'unist-util-visit';
import type { ContentProblem } from '@/lib/content/content-error';
import { problemOf } from '@/lib/evidence/statement';
import { searchRecords } from '@/lib/records/searches';
import type { ContentText, Corpus } from './corpus';
import { findSubstances } from './substance-names';

/** The age in days beyond which a search log is out of date; stated on /evidence-method. */
const DAYS = 60;

const DAY = 86_400_000;

const FOUND_NO = /\bwe (?:have )?found no\b/i;

/** Reports substances without a search log, and logs that are out of date. */
export function findOldSearches({
  evidence,
  now,
}: Pick<Corpus, 'evidence' | 'now'>): ContentProblem[] {
  const logs = new Set(searchRecords.get().map(({ slug }) => slug));
  const missing = evidence.statuses.filter((entry) => !('parts' in entry) && !logs.has(entry.slug));
  return [
    ...missing.map(({ slug }) => ({
      file: `content/evidence/searches/${slug}.yaml`,
      message: 'is missing; search for works on the substance and log what was looked for',
    })),
    ...searchRecords
      .get()
      .filter(({ date }) => now.getTime() - new Date(date).getTime() > DAYS * DAY)
      .map(({ slug, date }) =>
        searchRecords.problemAt(
          slug,
          `${date} is more than ${DAYS} days ago; search again, log what was found and set the day`,
          { field: 'date' },
        ),
      ),
  ];
}

/** The path of a search log, or of the section with its date on the page of a blend, whose log has no page. */
const LOG = /^\/(?:research\/evidence-map\/([a-z0-9-]+)#search|peptides\/([a-z0-9-]+)#findings)$/;

/**
 * Reports "we found no …" in a record without a search log of its substance, or in a text without a link to a search
 * log.
 */
export function findUnsearched({
  texts,
  recordStatements,
}: Pick<Corpus, 'texts' | 'recordStatements'>): ContentProblem[] {
  const logs = new Set(searchRecords.get().map(({ slug }) => slug));
  return [
    ...texts.flatMap(({ document }) => findUnlinked(document, logs)),
    ...recordStatements
      .filter(({ text }) => FOUND_NO.test(text))
      .flatMap((statement) => {
        const named = findSubstances(statement.text).flatMap(({ slugs }) => slugs);
        const about = named.length > 0 ? named : [statement.field?.split('.')[0] ?? ''];
        if (about.some((slug) => logs.has(slug))) return [];
        const message = `says "we found no" of ${about.join(', ')}, without a log in content/evidence/searches; search and log it, or say what our bibliography holds`;
        return [problemOf(statement, message)];
      }),
  ];
}

function findUnlinked(
  document: ContentText['document'],
  logs: ReadonlySet<string>,
): ContentProblem[] {
  const found: ContentProblem[] = [];
  visit(document.text.tree, 'text', (node, _, parent) => {
    if (!FOUND_NO.test(node.value)) return;
    const [, page, blend] = (parent?.type === 'link' && LOG.exec(parent.url)) || [];
    const slug = page ?? blend ?? '';
    if (logs.has(slug)) return;
    found.push(
      document.problemOn(
        node,
        'says "we found no" without the log that looked; write [we found no](/research/evidence-map/slug#search) with the slug of a substance that has one, or say what our bibliography holds',
      ),
    );
  });
  return found;
}
