import type { ContentProblem } from '@/lib/content/content-error';
import { peptideRecords } from '@/lib/records/peptides';
import type { Article } from './corpus';

const POINTS = 3;

/**
 * Reports articles that lack an opening takeaways callout of three bullets (after any verdicts), or
 * that grade the substance of their path without an opening verdict or a computed level.
 */
export function findBadTakeaways(article: Article): ContentProblem[] {
  return [...checkTakeaways(article), ...checkVerdict(article)];
}

const calloutsOf = ({ document }: Article) =>
  document.text.tree.children.filter((node) => node.type === 'callout');

function checkVerdict(article: Article): ContentProblem[] {
  const { path, document } = article;
  const address = `-${path.replace('/blog/', '')}-`;
  const named = peptideRecords.get().find(({ slug }) => address.includes(`-${slug}-`));
  const level = calloutsOf(article).find(({ kind }) => kind === 'EVIDENCE');
  if (!named || !level) return [];
  const { slug } = named;
  const [first] = document.text.tree.children;
  const problems: ContentProblem[] = [];
  if (first?.type !== 'callout' || first.kind !== 'VERDICT') {
    const message = `open the article with the line "> [!VERDICT ${slug} outcome]", an outcome of content/evidence/verdicts/${slug}.yaml`;
    problems.push(document.problemOn(first, message));
  }
  if (!/[a-z]/.test(level.argument ?? '')) {
    const message = `types a level of evidence; write "> [!EVIDENCE ${slug}]", which works it out as the page of the substance does`;
    problems.push(document.problemOn(level, message));
  }
  return problems;
}

function checkTakeaways(article: Article): ContentProblem[] {
  const { document } = article;
  const { children } = document.text.tree;
  const [first, second] = calloutsOf(article).filter(({ kind }) => kind === 'TAKEAWAYS');
  const opening = children.find((node) => !(node.type === 'callout' && node.kind === 'VERDICT'));
  if (!first || first !== opening) {
    const message =
      'open the article with the line "> [!TAKEAWAYS]" and three bullets "> - …" below it';
    return [document.problemOn(first ?? children[0], message)];
  }
  if (second)
    return [document.problemOn(second, 'an article has one list of takeaways; take this one out')];
  const points = first.children.flatMap((part) => (part.type === 'list' ? part.children : []));
  if (points.length === POINTS) return [];
  const message = `has ${points.length} bullets "> - …"; write exactly ${POINTS}`;
  return [document.problemOn(first, message)];
}
