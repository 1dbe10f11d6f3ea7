/** A browser of another engine, by what every protocol can do; what a visitor does is put together from that. */

/** One step of a list of WebDriver actions, which both protocols take in the same form. */
type Action = Record<string, string | number>;
export type ActionList = { type: string; id: string; actions: Action[] };

export type Driver = {
  name: string;
  version: string;
  open(url: string): Promise<void>;
  /** The value of an expression in the page, which must be JSON; a promise is waited for. */
  evaluate(expression: string): Promise<unknown>;
  perform(actions: readonly ActionList[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Errors of the console since the last call; only some protocols tell them. */
  takeErrors(): string[];
  /** The page on paper, as the bytes of a PDF; undefined where the protocol has no such command. */
  print?: () => Promise<Uint8Array>;
  close(): Promise<void>;
};

/** What does not show within this time does not come. */
const PATIENCE_MS = 10_000;

const ENTER = '\uE007';

/** Where an element is: a selector, and the text that it, its name or its label must hold. */
export type Target = { css: string; text?: string };

const DEFINE_FIND = `const find = ({ css, text }) => [...document.querySelectorAll(css)].find((element) => {
  const names = [element.textContent, element.ariaLabel, ...[...(element.labels ?? [])].map((label) => label.textContent)];
  return element.checkVisibility() && (!text || names.some((name) => name?.replace(/\\s+/g, ' ').includes(text)));
});`;

/** Clicks, keys and looks of a person, over any driver. */
export class Visitor {
  readonly driver: Driver;
  readonly origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  /** Opens an address of the site and waits until React has taken the page over. */
  async open(path: string): Promise<void> {
    await this.driver.open(this.origin + path);
    await this.driver.evaluate(`void (window.seen = [], addEventListener('error', ({ message }) => seen.push(message)),
      addEventListener('unhandledrejection', ({ reason }) => seen.push(String(reason))),
      addEventListener('securitypolicyviolation', (event) => seen.push('policy: ' + event.violatedDirective)))`);
    await this.until(
      `${path} hydrates`,
      `[...document.querySelectorAll('header button')].some((node) => Object.keys(node).some((key) => key.startsWith('__react')))`,
    );
  }

  /** Waits until an expression of the page is true, and says what was waited for when it stays untrue. */
  async until(what: string, expression: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      if (
        await this.driver
          .evaluate(`(async () => Boolean(await (${expression})))()`)
          .catch(() => false)
      )
        return;
      if (Date.now() > end) throw new Error(`not so: ${what}`);
    }
  }

  /** Waits until some text stands in an element that can be seen. */
  async sees(css: string, text: string): Promise<void> {
    await this.until(`${css} holds “${text}”`, within({ css, text }, 'element'));
  }

  async click(target: Target): Promise<void> {
    const place = await this.locate(target);
    await this.driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', ...place },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Replaces what a field holds, typed key by key. */
  async fill(target: Target, text: string): Promise<void> {
    const isFree = within(target, "!element.matches(':disabled')");
    await this.until(`${JSON.stringify(target)} can be used`, isFree);
    await this.driver.evaluate(`void ${within(target, '(element.focus(), element.select())')}`);
    await this.keys([...text].flatMap(strokes));
  }

  async enter(): Promise<void> {
    await this.keys(strokes(ENTER));
  }

  private async keys(actions: Action[]): Promise<void> {
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** The middle of an element, brought into view. */
  private async locate(target: Target): Promise<{ x: number; y: number }> {
    await this.until(`${JSON.stringify(target)} is there`, within(target, 'element'));
    const place = await this.driver.evaluate(
      within(
        target,
        `(element.scrollIntoView({ block: 'center', behavior: 'instant' }), (({ x, y, width, height }) =>
          ({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) }))(element.getBoundingClientRect()))`,
      ),
    );
    return place as { x: number; y: number };
  }

  /** What went wrong in the page since it was opened. */
  async faults(): Promise<string[]> {
    const seen = (await this.driver.evaluate('window.seen ?? []')) as string[];
    const isBroken = await this.driver.evaluate(
      `document.body.innerText.includes('This page could not be shown')`,
    );
    return [
      ...new Set([...this.driver.takeErrors(), ...seen, ...(isBroken ? ['the page died'] : [])]),
    ];
  }
}

function strokes(value: string): Action[] {
  return [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
}

/** An expression about the element of a target; undefined where it is not there. */
function within(target: Target, expression: string): string {
  return `(() => { ${DEFINE_FIND} const element = find(${JSON.stringify(target)}); return element && ${expression}; })()`;
}
