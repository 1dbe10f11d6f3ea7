/** The path of a Chromium; installs one when there is none. */
export function findChromium(): string;

/** The path of one of the other kind where it can be had, and a line that tells of both. */
export function findOtherChromium(path: string): { path?: string; told: string };
