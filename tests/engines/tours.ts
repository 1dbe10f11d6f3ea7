/** A visitor's main action on each page template, in commands that every engine supports. */
import {
  ARTICLE,
  BASELINE,
  CALCULATOR,
  CERTIFICATE,
  HALF_LIFE,
  PRACTICE,
  SEQUENCE_LAB,
  SHEET,
} from '../e2e/pages';
import type { Visitor } from './browser';

type Tour = { name: string; width?: number; go: (visitor: Visitor) => Promise<void> };

const RESULTS = 'section[aria-label="What follows"], section[aria-labelledby]';

export const tours: readonly Tour[] = [
  {
    name: 'the calculator: 5 mg in 2 mL, 250 mcg are 10 units',
    go: async (visitor) => {
      await visitor.open(CALCULATOR);
      await visitor.fill({ css: 'main input', text: 'Peptide amount' }, '5');
      await visitor.fill({ css: 'main input', text: 'Diluent volume' }, '2');
      await visitor.fill({ css: 'main input', text: 'Desired dose' }, '250');
      await visitor.click({ css: 'main button', text: 'Calculate' });
      await visitor.sees('main section', '10 units');
    },
  },
  {
    name: 'theme: dark is chosen and kept over a reload',
    go: async (visitor) => {
      await visitor.open('/archive');
      for (const theme of ['light', 'dark']) {
        await visitor.click({ css: 'header button', text: 'heme' });
        await visitor.until(`${theme} is on`, `document.documentElement.matches('.${theme}')`);
      }
      await visitor.open('/archive');
      await visitor.until('dark is kept', `document.documentElement.matches('.dark')`);
    },
  },
  {
    name: 'menu on a desk',
    go: async (visitor) => {
      await visitor.open('/archive');
      await visitor.click({ css: 'header [role=button]', text: 'Learn' });
      await visitor.until(
        'its panel is open',
        `document.querySelector('header nav button[aria-expanded=true]')`,
      );
    },
  },
  {
    name: 'menu on a phone',
    width: 390,
    go: async (visitor) => {
      await visitor.open('/archive');
      await visitor.click({ css: 'header [role=button]', text: 'Open menu' });
      await visitor.sees('dialog h2, [role=dialog] h2', 'Quick Links');
    },
  },
  {
    name: 'search in the header: “ozempic” leads to semaglutide',
    go: async (visitor) => {
      await visitor.open('/archive');
      await visitor.fill({ css: 'header [role=combobox]' }, 'ozempic');
      await visitor.sees('header [role=option]', 'Semaglutide');
      await visitor.enter();
      await visitor.until(
        'the list opens',
        `location.pathname === '/blog' && location.search === '?search=ozempic'`,
      );
    },
  },
  {
    name: 'search page: “took 10x the dose” leads to the help page',
    go: async (visitor) => {
      await visitor.open('/search');
      await visitor.fill(
        { css: 'main input[type=search], main [role=searchbox], main input' },
        'took 10x the dose',
      );
      await visitor.enter();
      await visitor.until(
        'help is offered',
        `document.querySelector('main a[href^="/tools/something-went-wrong"]')`,
      );
    },
  },
  {
    name: 'a peptide page from a # address: one tab, then another',
    go: async (visitor) => {
      await visitor.open('/peptides/bpc-157#dosing');
      const isAlone = (name: string) =>
        `(() => { const shown = [...document.querySelectorAll('[role=tabpanel]')].filter((panel) => panel.checkVisibility()); return shown.length === 1 && document.querySelector('[role=tab][aria-selected=true]').textContent.includes('${name}') })()`;
      await visitor.until('dosing shows alone', isAlone('Dosing'));
      await visitor.click({ css: '[role=tab]', text: 'Timeline' });
      await visitor.until('timeline shows alone', isAlone('Timeline'));
    },
  },
  {
    name: 'practice: a wrong word is asked again',
    go: async (visitor) => {
      await visitor.open(`${PRACTICE}?families=strength&count=2&seed=5`);
      await visitor.fill({ css: 'main input', text: 'Your answer' }, '10 or 20');
      await visitor.enter();
      await visitor.sees('#practice-verdict', 'Please enter one number');
    },
  },
  {
    name: 'half-life tool',
    go: async (visitor) => {
      await visitor.open(HALF_LIFE);
      await visitor.fill({ css: 'main input', text: 'Half-life' }, '5');
      await visitor.sees(RESULTS, '25 days');
    },
  },
  {
    name: 'sequence lab',
    go: async (visitor) => {
      await visitor.open(SEQUENCE_LAB);
      await visitor.fill({ css: 'main textarea, main input', text: 'Your chain' }, 'Gly-His-Lys');
      await visitor.sees(RESULTS, 'C14H24N6O4');
    },
  },
  {
    name: 'certificate checker',
    go: async (visitor) => {
      await visitor.open(CERTIFICATE);
      await visitor.fill(
        { css: 'main textarea, main input', text: 'Sequence on the paper' },
        'GEPPPGKPADDAGLV',
      );
      await visitor.fill({ css: 'main input', text: 'Found' }, '1419.5');
      await visitor.sees(RESULTS, 'fits');
    },
  },
  {
    name: 'sheet for the doctor',
    go: async (visitor) => {
      await visitor.open(SHEET);
      await visitor.fill({ css: 'main input', text: 'Substance or product' }, 'Wegovy');
      await visitor.sees(RESULTS, 'Food can still be in the stomach');
    },
  },
  {
    name: 'benefit and harm',
    go: async (visitor) => {
      await visitor.open(BASELINE);
      await visitor.fill({ css: 'main input', text: 'Without it, of 1,000 people' }, '200');
      await visitor.sees(RESULTS, '200 without, 163 with');
    },
  },
  {
    name: 'library: a filter by brand',
    go: async (visitor) => {
      await visitor.open('/peptides');
      await visitor.fill({ css: 'main input' }, 'wegovy');
      await visitor.sees('main a', 'Semaglutide');
    },
  },
  {
    name: 'following a link keeps the document',
    go: async (visitor) => {
      await visitor.open('/archive');
      await visitor.driver.evaluate('void (window.isSame = true)');
      await visitor.click({ css: `main a[href="${ARTICLE}"]` });
      await visitor.until(
        'the article is there',
        `location.pathname === '${ARTICLE}' && document.querySelector('h1')`,
      );
      await visitor.until('the document is the same', 'window.isSame');
      await visitor.driver.evaluate('void history.back()');
      await visitor.until('the list is back', `location.pathname === '/archive'`);
    },
  },
];

/** Waits for the service worker, stops the server, and uses the calculator offline. */
export async function keepForOffline(visitor: Visitor, stop: () => void): Promise<void> {
  await visitor.open(CALCULATOR);
  await visitor.until(
    'the calculator is kept',
    `(async () => {
      const worker = await navigator.serviceWorker.getRegistration();
      return worker?.active?.state === 'activated' && !worker.installing && navigator.serviceWorker.controller;
    })()`,
  );
  stop();
  await visitor.open(`${CALCULATOR}?amount=5&unit=mg&diluent=2&dose=250&doseUnit=mcg`);
  await visitor.sees('main, body', 'no network');
  await visitor.click({ css: 'main button', text: 'Calculate' });
  await visitor.sees('main section', '10 units');
  // Failed requests are logged as errors, but are expected here.
  visitor.driver.takeErrors();
}
