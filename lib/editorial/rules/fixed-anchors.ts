import type { Records } from '@/lib/content/records';
import { getTerms } from '@/lib/glossary/glossary';
import { toLetter, toLetterAnchor, toTermAnchor } from '@/lib/glossary/glossary-terms';
import { caseStudyRecords } from '@/lib/records/case-studies';
import { infographicRecords } from '@/lib/records/infographics';
import { protocolRecords } from '@/lib/records/protocols';
import { toResourcePath } from '@/lib/resources/resource-pages';

const toIds = (records: Records<readonly { id: string }[]>) => () =>
  records.get().map(({ id }) => id);

/** The anchors of pages that are built from records; `#main` is on every page. */
const BY_PATH: Record<string, () => string[]> = {
  [toResourcePath('glossary')]: () => [
    ...getTerms().map(({ term }) => toTermAnchor(term)),
    ...getTerms().map((term) => toLetterAnchor(toLetter(term))),
  ],
  [toResourcePath('protocols')]: toIds(protocolRecords),
  [toResourcePath('case-studies')]: toIds(caseStudyRecords),
  [toResourcePath('infographics')]: toIds(infographicRecords),
};

/** The anchors that a text may link to on a page without a Markdown file; undefined where none is promised. */
export function toFixedAnchors(path: string): ReadonlySet<string> | undefined {
  const anchors = BY_PATH[path];
  return anchors && new Set(anchors());
}
