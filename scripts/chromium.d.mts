/** The path of a Chromium; installs one when there is none. */
export function findChromium(): string;
