/** Whether the build was made from the sources and settings as they are now. */
export function isBuilt(): boolean;

/** What to say when a version of Node is older than each of a range; undefined when it will do. */
export function findNodeFault(version: string, range: string): string | undefined;
