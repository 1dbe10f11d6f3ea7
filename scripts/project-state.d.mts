/** Whether the build was made from the sources and settings as they are now. */
export function isBuilt(): boolean;

/** What to say when a version of Node is older than each of a range; undefined when it will do. */
export function findNodeFault(version: string, range: string): string | undefined;

/** What to say when one of the paths cannot be written to, as `access` says by throwing; undefined when all can. */
export function findWriteFault(
  paths?: string[],
  access?: (path: string, mode: number) => void,
): string | undefined;

/** What to say of a build that was not told the site's public address; undefined when it was. */
export function findAddressFault(env: Record<string, string | undefined>): string | undefined;
