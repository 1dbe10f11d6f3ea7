/** Arguments for the browsers of tests and benchmarks: quiet, and without font hinting, as on current devices. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Needed only by the headless shell.
  '--font-render-hinting=none',
];
