/** Drives browsers of other engines: commands that every protocol has, and a visitor's actions built on them. */

/** One step in a list of WebDriver actions; both protocols use the same format. */
type Action = Record<string, string | number>;
export type ActionList = { type: string; id: string; actions: Action[] };

export type Driver = {
  name: string;
  version: string;
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page and returns its JSON value; a promise is awaited. */
  evaluate(expression: string): Promise<unknown>;
  perform(actions: readonly ActionList[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Console errors since the last call; always empty if the protocol does not report them. */
  takeErrors(): string[];
  /** Prints the page and returns the bytes of a PDF; undefined if the protocol cannot print. */
  print?: () => Promise<Uint8Array>;
  close(): Promise<void>;
};

/** How long to wait for a condition before failing. */
const TIMEOUT_MS = 10_000;

const ENTER = '\uE007';

/** How to find an element: a selector, and text that it, its aria-label or its label contains. */
export type Target = { css: string; text?: string };

const DEFINE_FIND = `const find = ({ css, text }) => [...document.querySelectorAll(css)].find((element) => {
  const names = [element.textContent, element.ariaLabel, ...[...(element.labels ?? [])].map((label) => label.textContent)];
  return element.checkVisibility() && (!text || names.some((name) => name?.replace(/\\s+/g, ' ').includes(text)));
});`;

/** A person's clicks, typing and reading, through any driver. */
export class Visitor {
  readonly driver: Driver;
  readonly origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  /** Opens a path of the site and waits until React has hydrated the page. */
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

  /** Waits until an expression in the page is truthy; after the timeout, throws an error with `what`. */
  async until(what: string, expression: string): Promise<void> {
    const end = Date.now() + TIMEOUT_MS;
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

  /** Waits until a visible element contains the text. */
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

  /** Replaces a field's content, typing key by key. */
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

  /** Scrolls an element into view and returns its centre. */
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

  /** Errors in the page since it was opened. */
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

/** Code for an expression that uses the target as `element`; undefined if it is not found. */
function within(target: Target, expression: string): string {
  return `(() => { ${DEFINE_FIND} const element = find(${JSON.stringify(target)}); return element && ${expression}; })()`;
}
