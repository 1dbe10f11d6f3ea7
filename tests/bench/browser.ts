import { type Browser, chromium } from 'playwright';

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As every device of today sets type; only the headless shell has to be told.
  '--font-render-hinting=none',
];

/** The Chromium that the browser tests would use; found the same way. */
export async function findBrowser(): Promise<string> {
  const { findChromium } = await import('@/scripts/chromium.mjs');
  return findChromium();
}

/** A headless Chromium while `use` runs. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: CHROMIUM_ARGS,
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
