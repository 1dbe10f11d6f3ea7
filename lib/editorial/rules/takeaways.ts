import type { ContentProblem } from '@/lib/content/content-error';
import { peptideRecords } from '@/lib/records/peptides';
import { type Article, articlesOf, blocksOf, type Corpus } from './corpus';

const POINTS = 3;

/**
 * Reports articles that lack an opening takeaways callout of three bullets (after any verdicts), or
 * that grade the substance of their path without an opening verdict or a computed level.
 */
export function findBadTakeaways(corpus: Corpus): ContentProblem[] {
  return articlesOf(corpus).flatMap((article) => [
    ...checkTakeaways(article),
    ...checkVerdict(article),
  ]);
}

function checkVerdict({ path, document }: Article): ContentProblem[] {
  const address = `-${path.replace('/blog/', '')}-`;
  const named = peptideRecords.get().find(({ slug }) => address.includes(`-${slug}-`));
  const { children } = document.text.tree;
  const level = children.find((node) => node.type === 'callout' && node.kind === 'EVIDENCE');
  if (!named || level?.type !== 'callout') return [];
  const { slug } = named;
  const [first] = children;
  const problems: ContentProblem[] = [];
  const report = (node: typeof first, message: string) =>
    problems.push(document.problemOn(node, message));
  if (first?.type !== 'callout' || first.kind !== 'VERDICT')
    report(
      first,
      `open the article with the line "> [!VERDICT ${slug} outcome]", an outcome of content/evidence/verdicts/${slug}.yaml`,
    );
  if (!/[a-z]/.test(level.argument ?? ''))
    report(
      level,
      `types a level of evidence; write "> [!EVIDENCE ${slug}]", which works it out as the page of the substance does`,
    );
  return problems;
}

function checkTakeaways(article: Article): ContentProblem[] {
  const { document } = article;
  const { children } = document.text.tree;
  const lists = children.filter((node) => node.type === 'callout' && node.kind === 'TAKEAWAYS');
  const [first, second] = lists;
  const report = (message: string, node = children[0]) => {
    const line = node?.position?.start.line ?? blocksOf(article)[0]?.line ?? 1;
    return [document.problemAt(line, message)];
  };
  const opening = children.find((node) => !(node.type === 'callout' && node.kind === 'VERDICT'));
  if (!first || first !== opening)
    return report(
      'open the article with the line "> [!TAKEAWAYS]" and three bullets "> - …" below it',
      first,
    );
  if (second) return report('an article has one list of takeaways; take this one out', second);
  const parts = 'children' in first ? first.children : [];
  const points = parts.flatMap((part) => (part.type === 'list' ? part.children : [])).length;
  if (points === POINTS) return [];
  return report(`has ${points} bullets "> - …"; write exactly ${POINTS}`, first);
}
