import { expect, test } from './fixtures';
import { htmlBudget, STYLE_BUDGET } from './limits';
import { readAddresses } from './pages';
import { note, weighHtml } from './transfer';

test('No page exceeds the size budget of its kind', async ({ request }) => {
  const weights = [];
  for (const path of await readAddresses(request))
    weights.push({ path, ...weighHtml(await (await request.get(path)).text()) });
  const articles = weights.filter(({ path }) => path.startsWith('/blog/'));
  note('heaviest article', Math.max(...articles.map(({ html }) => html)));
  note('heaviest style', Math.max(...weights.map(({ inlineStyle }) => inlineStyle)));
  expect(articles.length).toBeGreaterThan(50);
  expect(weights.filter(({ path, html }) => html > htmlBudget(path))).toEqual([]);
  expect(weights.filter(({ inlineStyle }) => inlineStyle > STYLE_BUDGET)).toEqual([]);
});
