/** Returns the path of a Chromium; installs one when there is none. */
export function findChromium(): string;

/** Returns the path of a browser of the other kind, if available, and a line that names both. */
export function findOtherChromium(path: string): { path?: string; told: string };
