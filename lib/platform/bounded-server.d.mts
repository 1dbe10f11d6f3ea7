import type { RequestListener, Server } from 'node:http';

type Environment = Record<string, string | undefined>;

export function readLimits(env: Environment): Record<string, number>;
export function boundServers(
  http: { createServer: (answer: RequestListener) => Server },
  env: Environment,
): void;
