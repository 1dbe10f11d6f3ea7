/** Whether the build was made from the current sources and settings. */
export function isBuilt(): boolean;

/** The error message for a Node version older than all of a range; undefined for any other. */
export function findNodeFault(version: string, range: string): string | undefined;

/** The error message when `access` throws for one of the paths; undefined when all are writable. */
export function findWriteFault(
  paths?: string[],
  access?: (path: string, mode: number) => void,
): string | undefined;

/** The settings that a build writes into its pages, from the environment or else from files in the folder. */
export function readSettings(
  env?: Record<string, string | undefined>,
  folder?: string,
): Record<string, string>;

/** The warning for a build without NEXT_PUBLIC_SITE_URL; undefined when it is set. */
export function findAddressFault(env: Record<string, string | undefined>): string | undefined;
