import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { generate } from '@/lib/practice/generate';
import { PRACTICE_STORAGE_KEY } from '@/lib/practice/kept';
import { nameProblem, readSet } from '@/lib/practice/sets';
import { expectAccessible } from './axe';
import { expect, expectInteractive, test } from './fixtures';
import { PRACTICE, SELF_TEST } from './pages';

const SHEET = '/education/practice/print';
const room = (page: Page) => page.locator('section[aria-labelledby="practice-title"]');
const status = (page: Page) => page.locator('#practice-verdict');

/** The problem at a place (from 0) of the set that a query string names. */
function problemOf(query: string, place: number) {
  const { family, seed } = nameProblem(readSet(new URLSearchParams(query)), place);
  return generate(family, seed);
}

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(PRACTICE + query);
  await expect(room(page)).toBeVisible();
}

test('The courses link to a first problem; the keyboard alone answers it and opens the next', async ({
  page,
}) => {
  await page.goto('/education');
  await page.getByRole('link', { name: 'Practice room' }).first().click();
  await expect(room(page).getByRole('button', { name: 'Check' })).toBeVisible();

  const query = 'families=strength&count=2&seed=5';
  const problem = problemOf(query, 0);
  await open(page, `?${query}`);
  await expect(room(page)).toContainText('1 of 2');
  const field = page.getByLabel(`Your answer, in ${problem.unit}`);
  await field.fill('10 or 20');
  await field.press('Enter');
  await expect(status(page)).toContainText('Please enter one number');
  const [slip] = problem.slips;
  await field.fill(`${slip?.value} ${problem.unit}`);
  await field.press('Enter');
  await expect(status(page)).toContainText(slip?.tell ?? '');
  await expect(status(page)).not.toContainText(problem.way);
  await field.fill(problem.value.replace('.', ','));
  await field.press('Enter');
  await expect(status(page)).toContainText(problem.way);
  await expect(page.getByRole('button', { name: 'Next problem' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^2 of 2/ })).toBeFocused();

  const second = problemOf(query, 1);
  for (const [index, hint] of second.hints.entries()) {
    await page.getByRole('button', { name: `Hint ${index + 1} of 3` }).click();
    await expect(room(page)).toContainText(hint);
  }
  await page.getByRole('button', { name: 'Show the way' }).click();
  await page.getByRole('button', { name: 'Next problem' }).click();
  await expect(page.getByRole('heading', { name: 'Set 5: result' })).toBeFocused();
  await expect(room(page)).toContainText('0 of 2 right at the first try');
  await expect(room(page).getByRole('link', { name: 'The lesson behind it' })).toBeVisible();
  await expectAccessible(page, 'the practice room');
});

test('The plunger moves and is announced in lines; its number shows only after the answer', async ({
  page,
}) => {
  const query = 'families=mark&count=1&seed=3';
  const { value, figure, way } = problemOf(query, 0);
  await open(page, `?${query}`);
  const slider = page.getByRole('slider', { name: 'Plunger' });
  await room(page).getByRole('button', { name: 'Check' }).click();
  await expect(status(page)).toContainText('Set the plunger first');
  const lines = Number(value) / (figure?.barrel.step ?? 1);
  await slider.focus();
  for (let line = 0; line < lines; line += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /^(?:line numbered|\w+ line after) \d+$/);
  await expect(room(page)).not.toContainText(`${value} units`);
  await expectAccessible(page, 'the practice room');
  await room(page).getByRole('button', { name: 'Check' }).click();
  await expect(status(page)).toContainText(way);
});

test('Results are stored, exported, reset and restored; corrupt data is set aside and reported', async ({
  page,
}) => {
  await open(page, '?families=mass&count=1&seed=2');
  await page.getByLabel('Your answer').fill(problemOf('families=mass&count=1&seed=2', 0).value);
  await page.getByLabel('Your answer').press('Enter');
  await expect(page.getByText('1 right of the last 1')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 right of the last 1')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toBe(`${PRACTICE_STORAGE_KEY}.json`);
  await page.getByRole('button', { name: 'Reset everything' }).click();
  await expect(page.getByText('1 right of the last 1')).toBeHidden();
  await page.getByRole('button', { name: 'Undo: bring it back' }).click();
  await expect(page.getByText('1 right of the last 1')).toBeVisible();

  await page.evaluate((key) => localStorage.setItem(key, '{"spoilt'), PRACTICE_STORAGE_KEY);
  await page.reload();
  await expect(page.getByText(/could not be read\. Practice started anew/)).toBeVisible();
  await page.getByLabel('Your answer').fill('1');
  await page.getByLabel('Your answer').press('Enter');
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept[`${PRACTICE_STORAGE_KEY}-set-aside`]).toBe('{"spoilt');
  const old = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the old text' }).click();
  expect(readFileSync(await (await old).path(), 'utf8')).toBe('{"spoilt');
  await page.getByRole('button', { name: 'Delete the old text' }).click();
  await expect(page.getByText(/could not be read/)).toBeHidden();
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left).toEqual([PRACTICE_STORAGE_KEY]);
});

test('Ten questions suggest where to begin', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Where do I begin?' }).click();
  for (let place = 1; place <= 10; place += 1) {
    await expect(page.getByRole('heading', { name: `${place} of 10` })).toBeVisible();
    for (let hint = 1; hint <= 3; hint += 1)
      await page.getByRole('button', { name: `Hint ${hint} of 3` }).click();
    await page.getByRole('button', { name: 'Show the way' }).click();
    await page.getByRole('button', { name: 'Next problem' }).click();
  }
  await expect(room(page)).toContainText('Begin with “mg and mcg”');
  await room(page).getByRole('button', { name: 'Practise mg and mcg' }).click();
  await expect(page).toHaveURL(`${PRACTICE}?family=mass`);
  await expect(page.getByRole('heading', { name: 'mg and mcg' }).first()).toBeFocused();
});

test('On a small phone with large text nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '?families=plausible,mark,held&count=3&seed=4');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('A sheet has problems and separate answers, and the same number gives the same sheet', async ({
    page,
    request,
  }) => {
    await page.goto(PRACTICE);
    await page.getByLabel('Problems, 1 to 60').fill('3');
    await page.getByLabel('Mark from amount').check();
    await page.getByLabel('Number of the set').fill('77');
    await page.getByRole('button', { name: 'Sheet to print' }).click();
    await expect(page.getByRole('heading', { name: 'Set 77: 3 problems' })).toBeVisible();
    const query = new URL(page.url()).search;
    const problem = problemOf(query, 2);
    await expect(page.getByRole('main')).toContainText(problem.text);
    await expect(page.getByRole('main')).toContainText(problem.way);
    await expect(page.getByRole('img', { name: /Plunger at the line numbered 0/ })).toHaveCount(3);
    const answers = page.getByRole('heading', { name: 'Set 77: answers' });
    await expect(answers).toHaveCSS('break-before', 'page');

    const [one, same, other] = await Promise.all(
      ['?seed=8', '?seed=8', '?seed=9'].map(async (set) => (await request.get(SHEET + set)).text()),
    );
    expect(one).toBe(same);
    expect(one).not.toBe(other);
    for (const bad of ['?seed=abc', '?seed=', '?count=-1', '?families=%3Cb%3E', '?seed=1&seed=2'])
      expect((await request.get(SHEET + bad)).status(), bad).toBe(200);
  });
});

/** Answers every exercise on the page once, rightly or wrongly. */
async function tryAll(page: Page): Promise<void> {
  for (const section of await page.locator('section[data-exercise]').all()) {
    const check = section.getByRole('button', { name: 'Check' });
    await expect(check).toBeVisible();
    const [option] = await section.getByRole('radio').all();
    const [field] = await section.getByRole('textbox').all();
    if (option) await option.check();
    else await field?.fill('1');
    await check.click();
  }
}

test.describe('by touch on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('A self-test opens by its number, counts first attempts, says what to read again, and prints a sheet', async ({
    page,
  }) => {
    await page.goto(SELF_TEST);
    const field = page.getByLabel('Number of a set');
    await expectInteractive(page.getByRole('button', { name: 'Other questions' }));
    await field.fill('4,821');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/written without a comma/);
    await field.fill('4821');
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: 'Set 4821' })).toBeVisible();
    await tryAll(page);
    const result = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Result', level: 2 }),
    });
    await expect(result).toContainText(/\d+ of 10 right at the first attempt\./);
    await expect(result.getByRole('link', { name: /./ }).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(result.getByText('No certificate, no credit.')).toBeVisible();
    await expect(page.locator('section[data-exercise]').first()).toBeHidden();
  });
});
