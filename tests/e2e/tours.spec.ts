import type { Locator, Page } from 'playwright/test';
import { expect, expectInteractive, test } from './fixtures';

test.use({ viewport: { width: 390, height: 844 } });

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const main = (page: Page) => page.getByRole('main');

/** Steps in the home page's menu: a link, or a search option for a typed text. */
const byLink = (name: string) => (page: Page) => menu(page).getByRole('link', { name });
const byName = (typed: string, option: RegExp) => async (page: Page) => {
  await menu(page).getByRole('combobox').fill(typed);
  return menu(page).getByRole('option', { name: option }).first();
};

type Step = (page: Page) => Locator | Promise<Locator>;
type Tour = { question: string; presses: readonly Step[]; answer: (page: Page) => Locator };

/** Questions that people come with, and the presses that lead from the menu to the answer. */
const tours: readonly Tour[] = [
  {
    question: 'Does Ozempic touch the pill?',
    presses: [
      byName('ozempic', /^Semaglutide/),
      (page) => main(page).getByRole('link', { name: 'The pill' }),
    ],
    answer: (page) => page.locator(':target'),
  },
  {
    question: 'I took ten times too much',
    presses: [
      byLink('Something went wrong'),
      (page) => main(page).getByRole('link', { name: /^Too much was drawn/ }),
    ],
    answer: (page) => main(page).getByText('Call now.').first(),
  },
  {
    question: 'Does BPC-157 work?',
    presses: [byName('bpc 157', /^BPC-157/)],
    answer: (page) => main(page).getByText('Main result').first(),
  },
  {
    question: 'What does this certificate prove?',
    presses: [byLink('Certificate checker')],
    answer: (page) => page.getByLabel('Substance'),
  },
  {
    question: 'A first drill',
    presses: [byLink('Practice room')],
    answer: (page) => main(page).getByRole('button', { name: 'Check' }),
  },
];

for (const { question, presses, answer } of tours)
  test(`“${question}” is answered in ${presses.length + 1} presses, within two screens`, async ({
    page,
  }) => {
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await expectInteractive(opener);
    await opener.click();
    for (const find of presses) await (await find(page)).click();
    await expect(answer(page)).toBeVisible();
    // Measured from the scroll position that the last press led to.
    const top = await answer(page).evaluate((node) => node.getBoundingClientRect().top);
    expect(top / 844).toBeLessThan(2);
  });
