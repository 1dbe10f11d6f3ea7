import { libraryCategories } from '@/content/categories';
import { getPosts } from '@/lib/articles/posts';
import { isRandomisedTrial } from '@/lib/evidence/describe-study';
import { getPeptides } from '@/lib/peptides/peptides';
import { getReferences } from '@/lib/references/references';
import { formatCount } from '@/lib/text/format';

/** Begins the line of true counts beside each block of fixed figures. */
const PLAN = 'Figures of the plan.';

const PRECLINICAL = ['preclinical-animal', 'in-vitro'];

/** The note beside the counters of the home page, counted from the content. */
export function formatHomeFigures(): string {
  const counts = [
    formatCount(getPosts().length, 'article'),
    formatCount(getPeptides().length, 'peptide'),
    formatCount(getReferences().size, 'source'),
  ];
  return `${PLAN} Published today: ${counts.join(', ')}; readers are not counted.`;
}

/** The note beside the tiles of the peptide library. */
export function formatLibraryFigures(): string {
  const papers = [...getReferences().values()].filter(({ type }) => type === 'article-journal');
  const counts = [
    formatCount(getPeptides().length, 'peptide'),
    formatCount(libraryCategories.length, 'category', 'categories'),
    formatCount(papers.length, 'research paper'),
  ];
  return `${PLAN} Published today: ${counts.join(', ')}; safety profiles are not counted.`;
}

/** The note beside the tiles of the research hub, counted by kind of study. */
export function formatResearchFigures(): string {
  const references = [...getReferences().values()];
  const kinds = references.map(({ custom }) => custom.study);
  const count = (...wanted: string[]) => kinds.filter((kind) => wanted.includes(kind)).length;
  const counts = [
    formatCount(references.filter(isRandomisedTrial).length, 'randomised trial'),
    formatCount(count(...PRECLINICAL), 'preclinical study', 'preclinical studies'),
    formatCount(
      count('systematic-review'),
      'systematic review or meta-analysis',
      'systematic reviews and meta-analyses',
    ),
    formatCount(count('case-report'), 'case report'),
  ];
  return `${PLAN} In the bibliography today: ${counts.join(', ')}.`;
}
