import type { ContentProblem } from '@/lib/content/content-error';
import { type Article, articlesOf, blocksOf, type Corpus } from './corpus';

const POINTS = 3;

/** Every article opens with its key takeaways: one callout of exactly three bullets. */
export function findBadTakeaways(corpus: Corpus): ContentProblem[] {
  return articlesOf(corpus).flatMap(checkTakeaways);
}

function checkTakeaways(article: Article): ContentProblem[] {
  const { document } = article;
  const { children } = document.text.tree;
  const lists = children.filter((node) => node.type === 'callout' && node.kind === 'TAKEAWAYS');
  const [first, second] = lists;
  const lineOf = (node = children[0]) =>
    node?.position?.start.line ?? blocksOf(article)[0]?.line ?? 1;
  if (!first || first !== children[0])
    return [
      document.problemAt(
        lineOf(first),
        'open the article with the line "> [!TAKEAWAYS]" and three bullets "> - …" below it',
      ),
    ];
  if (second)
    return [
      document.problemAt(lineOf(second), 'an article has one list of takeaways; take this one out'),
    ];
  const parts = 'children' in first ? first.children : [];
  const points = parts.flatMap((part) => (part.type === 'list' ? part.children : [])).length;
  return points === POINTS
    ? []
    : [document.problemAt(lineOf(first), `has ${points} bullets "> - …"; write exactly ${POINTS}`)];
}
