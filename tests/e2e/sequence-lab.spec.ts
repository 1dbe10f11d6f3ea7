import { createGate, expect, test } from './fixtures';
import { SEQUENCE_LAB } from './pages';

test('The sequence lab computes what is typed, and its URL restores the same chain', async ({
  page,
}) => {
  await page.goto(SEQUENCE_LAB);
  const field = page.getByLabel('Your chain');
  const results = page.getByRole('region', { name: 'What follows' });
  await expect(results).toContainText('Worked example: GLP-1(7-36) amide.');
  await field.fill('Gly-His-Lys');
  await expect(results).toContainText('C14H24N6O4');
  await expect(results).toContainText('340.38\u00a0Da');
  await expect(page).toHaveURL(`${SEQUENCE_LAB}?seq=Gly-His-Lys`);
  await page.reload();
  await expect(field).toHaveValue('Gly-His-Lys');
  await expect(results.getByRole('img', { name: /^Net charge from pH 0 to 14/ })).toBeVisible();
});

test('The lab names the position of an unknown character, keeps it, and works by keyboard', async ({
  page,
}) => {
  await page.goto(`${SEQUENCE_LAB}?seq=${encodeURIComponent('GEPZ<b>')}`);
  const field = page.getByLabel('Your chain');
  const results = page.getByRole('region', { name: 'What follows' });
  await expect(field).toHaveValue('GEPZ<b>');
  await expect(field).toHaveAccessibleDescription(/Character 4 \(Z\): no residue is read here/);
  await expect(results).toContainText('What you typed is unchanged.');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('CYIQNCPLG-NH2 {1-6}');
  await expect(results).toContainText('C43H66N12O12S2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(results.locator('xpath=..')).toBeFocused();
});

test('A chain typed before hydration is kept and computed', async ({ page }) => {
  const gate = createGate();
  await page.route('**/*.js', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto(SEQUENCE_LAB, { waitUntil: 'commit' });
  await page.getByLabel('Your chain').fill('KPV');
  gate.open();
  await expect(page.getByRole('region', { name: 'What follows' })).toContainText('C16H30N4O4');
  await expect(page.getByLabel('Your chain')).toHaveValue('KPV');
});

test('A peptide page opens its chain in the lab, and has a FASTA file', async ({
  page,
  request,
}) => {
  await page.goto('/peptides/pt-141');
  await page.getByText(/^Formula, mass, half-life/).click();
  await page.getByRole('link', { name: 'Open this chain in the sequence lab' }).click();
  await expect(page.getByLabel('Your chain')).toHaveValue('Ac-[Nle]DH[D-Phe]RWK {2-7}');
  await expect(page.getByRole('region', { name: 'What follows' })).toContainText('C50H68N14O10');
  const fasta = await request.get('/peptides/bpc-157/sequence.fasta');
  expect(await fasta.text()).toMatch(/^>bpc-157 .*\nGEPPPGKPADDAGLV\n$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Without JavaScript the lab says so, hides its button and shows the worked example', async ({
    page,
  }) => {
    await page.goto(SEQUENCE_LAB);
    await expect(page.locator('noscript p')).toContainText(/Other chains need JavaScript/);
    await expect(page.getByRole('button', { name: 'Work it out' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'What follows' })).toContainText(
      'Worked example: GLP-1(7-36) amide.',
    );
  });
});
