/** How the browsers of tests and benchmarks are started: quiet, and with type set as on every device of today. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Only the headless shell has to be told.
  '--font-render-hinting=none',
];
