import { expect, test } from './fixtures';

const PAGES = [
  '/blog/eye-stroke-naion-and-glp-1-medicines',
  '/peptides/semaglutide',
  '/resources/papers/hathaway-2024-naion',
];

test('Text in drawn figures is at least 11 px in size at every width of the page', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = true;
    });
    for (const width of [320, 390, 639, 768, 1024, 1152, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const smallest = await page.evaluate(async () => {
        const shown = [
          ...document.querySelectorAll('main figure svg:has(use[href*=".parts.svg#"])'),
        ];
        const sizes = shown.map(async (svg) => {
          const scale =
            svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width;
          const [file = '', id = ''] = (svg.querySelector('use')?.getAttribute('href') ?? '').split(
            '#',
          );
          const text = await (await fetch(file)).text();
          const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').getElementById(id);
          const letters = [...(drawing?.querySelectorAll('text') ?? [])];
          return Math.min(...letters.map((one) => Number(one.getAttribute('font-size')))) * scale;
        });
        // Hidden figures have no width.
        return (await Promise.all(sizes)).filter((size) => size > 0);
      });
      expect(smallest.length, `${path} at ${width}`).toBeGreaterThan(0);
      expect(Math.min(...smallest), `${path} at ${width}`).toBeGreaterThanOrEqual(11);
    }
  }
});
