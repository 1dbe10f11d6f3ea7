type Suite = {
  title: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
};

/** The tests that passed only on their second try, by file and title. */
export function listFlaky(report: { suites: Suite[] }): string[];
