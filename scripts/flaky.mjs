/** The browser tests that passed only on their second try, by file and title, from Playwright's JSON report. */
export function listFlaky(report) {
  return report.suites.flatMap((suite) => inSuite(suite, []));
}

function inSuite({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((inner) => inSuite(inner, path)),
  ];
}
