import type { ContentProblem } from '@/lib/content/content-error';
import { peptideRecords } from '@/lib/records/peptides';
import { type Article, articlesOf, blocksOf, type Corpus } from './corpus';

const POINTS = 3;

/**
 * Every article opens with its key takeaways, one callout of exactly three bullets, behind the verdicts that answer it;
 * where its address names a substance and it grades an effect, with a verdict on it and with its computed level.
 */
export function findBadTakeaways(corpus: Corpus): ContentProblem[] {
  return articlesOf(corpus).flatMap((article) => [
    ...checkTakeaways(article),
    ...checkVerdict(article),
  ]);
}

function checkVerdict({ path, document }: Article): ContentProblem[] {
  const address = `-${path.replace('/blog/', '')}-`;
  const slugs = peptideRecords
    .get()
    .flatMap(({ slug }) => (address.includes(`-${slug}-`) ? [slug] : []));
  const { children } = document.text.tree;
  const level = children.find((node) => node.type === 'callout' && node.kind === 'EVIDENCE');
  if (slugs.length === 0 || level?.type !== 'callout') return [];
  const [first] = children;
  const slug = slugs[0] ?? '';
  return [
    ...(first?.type === 'callout' && first.kind === 'VERDICT'
      ? []
      : [
          document.problemAt(
            first?.position?.start.line ?? 1,
            `open the article with the line "> [!VERDICT ${slug} outcome]", an outcome of content/evidence/verdicts/${slug}.yaml`,
          ),
        ]),
    ...(/[a-z]/.test(level.argument ?? '')
      ? []
      : [
          document.problemAt(
            level.position?.start.line ?? 1,
            `types a level of evidence; write "> [!EVIDENCE ${slug}]", which works it out as the page of the substance does`,
          ),
        ]),
  ];
}

function checkTakeaways(article: Article): ContentProblem[] {
  const { document } = article;
  const { children } = document.text.tree;
  const lists = children.filter((node) => node.type === 'callout' && node.kind === 'TAKEAWAYS');
  const [first, second] = lists;
  const lineOf = (node = children[0]) =>
    node?.position?.start.line ?? blocksOf(article)[0]?.line ?? 1;
  const opening = children.find((node) => !(node.type === 'callout' && node.kind === 'VERDICT'));
  if (!first || first !== opening)
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
