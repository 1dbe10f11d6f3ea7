/** The events and functions of a service worker, which the DOM types do not include. */
type Extending = { waitUntil: (done: Promise<unknown>) => void };
type Fetching = Extending & {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
};

type WorkerScope = {
  addEventListener(type: 'install' | 'activate', run: (event: Extending) => void): void;
  addEventListener(type: 'fetch', run: (event: Fetching) => void): void;
  location: { href: string; origin: string };
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (
      options: Record<string, unknown>,
    ) => Promise<readonly { postMessage: (message: unknown) => void }[]>;
  };
};

declare const self: WorkerScope;

/** The global scope of the worker. */
export const worker = self;
