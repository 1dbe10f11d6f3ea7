import { caseStudies } from '@/content/resources/case-studies';
import { infographics } from '@/content/resources/infographics';
import { protocols } from '@/content/resources/protocols';
import { getTerms } from '@/lib/glossary/glossary';
import { toLetter, toLetterAnchor, toTermAnchor } from '@/lib/glossary/glossary-terms';
import { toResourcePath } from '@/lib/resources/resource-pages';

const toIds = (records: readonly { id: string }[]) => () => records.map(({ id }) => id);

/** The anchors of pages that are built from records; `#main` is on every page. */
const BY_PATH: Record<string, () => string[]> = {
  [toResourcePath('glossary')]: () => [
    ...getTerms().map(({ term }) => toTermAnchor(term)),
    ...getTerms().map((term) => toLetterAnchor(toLetter(term))),
  ],
  [toResourcePath('protocols')]: toIds(protocols),
  [toResourcePath('case-studies')]: toIds(caseStudies),
  [toResourcePath('infographics')]: toIds(infographics),
};

/** The anchors that a text may link to on a page without a Markdown file; undefined where none is promised. */
export function toFixedAnchors(path: string): ReadonlySet<string> | undefined {
  const anchors = BY_PATH[path];
  return anchors && new Set(anchors());
}
