import type { ContentProblem } from '@/lib/content/content-error';
import { type Article, problemAt } from './content-text';
import { articlesOf, type Corpus } from './corpus';

const MARKER = /^> ?\[!TAKEAWAYS\]\s*$/;
const POINTS = 3;

/** Every article opens with its key takeaways: one callout of exactly three bullets. */
export function findBadTakeaways(corpus: Corpus): ContentProblem[] {
  return articlesOf(corpus).flatMap(checkTakeaways);
}

function checkTakeaways(article: Article): ContentProblem[] {
  const { lines } = article;
  const opening = lines.find(({ text }) => text.trim() !== '');
  if (!opening) return [];
  const [first, second] = lines.filter(({ text }) => MARKER.test(text));
  if (first !== opening)
    return [
      problemAt(
        article,
        first ?? opening,
        'open the article with the line "> [!TAKEAWAYS]" and three bullets "> - …" below it',
      ),
    ];
  if (second)
    return [problemAt(article, second, 'an article has one list of takeaways; take this one out')];
  const points = countPoints(article, lines.indexOf(first) + 1);
  return points === POINTS
    ? []
    : [problemAt(article, first, `has ${points} bullets "> - …"; write exactly ${POINTS}`)];
}

/** How many bullets the quote holds that goes on at an index. */
function countPoints({ lines }: Article, start: number): number {
  const rest = lines.slice(start);
  const end = rest.findIndex(({ text }) => !text.startsWith('>'));
  return rest.slice(0, end === -1 ? undefined : end).filter(({ text }) => /^> ?[-*] /.test(text))
    .length;
}
