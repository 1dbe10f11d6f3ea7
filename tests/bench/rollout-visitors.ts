/** Visitors who ask for pages and for all that they name, without a pause, until they are stopped. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { createRandom } from './random';

export type Visitors = {
  /** Answers by status; 0 stands for connections that broke. */
  statuses: Map<number, number>;
  /** What a page names and did not get. */
  missing: string[];
  /** The names of the builds that pages were of. */
  builds: Set<string>;
  /** Asks once more for the files that `choose` picks of all that pages named; answers by status and X-Cache. */
  askAgain: (choose: (address: string) => boolean) => Promise<Map<string, number>>;
  stop: () => Promise<void>;
};

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

export async function createVisitors(origin: string, number: number): Promise<Visitors> {
  const agent = new Agent({ keepAlive: true, maxSockets: number });
  const pages = await readPages(agent, origin);
  const random = createRandom(1);
  const statuses = new Map<number, number>();
  const named = new Map<string, number>();
  const missing: string[] = [];
  const builds = new Set<string>();
  let isOpen = true;

  const count = ({ status }: Answer) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const visit = async () => {
    while (isOpen) {
      const page = pages[Math.floor(random() * pages.length)] ?? '/';
      const answer = await ask(agent, origin + page);
      count(answer);
      if (answer.status !== 200) missing.push(`${answer.status} ${page}`);
      const files = [...answer.body.matchAll(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g)];
      const addresses = [...new Set(files.map(([address]) => address))];
      const build = /\\"b\\":\\"([\w-]+)\\"/.exec(answer.body)?.[1];
      if (build) builds.add(build);
      for (const address of addresses) {
        // All of a page's files now and then, new ones each time.
        if (named.has(address) && random() > 0.1) continue;
        const file = await ask(agent, origin + address);
        count(file);
        named.set(address, file.status);
        if (file.status !== 200) missing.push(`${file.status} ${address} of ${page}`);
      }
    }
  };
  const visits = Array.from({ length: number }, visit);
  return {
    statuses,
    missing,
    builds,
    askAgain: async (choose) => {
      const found = new Map<string, number>();
      for (const address of [...named.keys()].filter(choose)) {
        const { status, headers } = await ask(agent, origin + address);
        const text = `${status} ${headers['x-cache']}`;
        found.set(text, (found.get(text) ?? 0) + 1);
        if (status !== 200) missing.push(`${status} ${address} afterwards`);
      }
      return found;
    },
    stop: async () => {
      isOpen = false;
      await Promise.all(visits);
      agent.destroy();
    },
  };
}

async function readPages(agent: Agent, origin: string): Promise<string[]> {
  const { body } = await ask(agent, `${origin}/sitemap.xml`);
  const pages = [...body.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
  if (pages.length === 0) throw new Error('the sitemap names no page');
  return pages;
}

/** An answer, read to its end; status 0 when the connection broke. */
function ask(agent: Agent, url: string): Promise<Answer> {
  return new Promise((resolve) => {
    const fail = () => resolve({ status: 0, headers: {}, body: '' });
    request(url, { agent, headers: { 'accept-encoding': 'gzip' } }, async (answer) => {
      try {
        const bytes = Buffer.concat(await answer.toArray());
        const { statusCode: status = 0, headers } = answer;
        const isText = /text|xml/.test(headers['content-type'] ?? '');
        const body = headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
        resolve({ status, headers, body: isText ? body.toString() : '' });
      } catch {
        fail();
      }
    })
      .on('error', fail)
      .end();
  });
}
