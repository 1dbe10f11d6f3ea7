/** The fields of Vitest's JSON report that are read. */
type Report = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** The failures of a report, each as test and reason, except those that the content report explains. */
export function listOwnFailures(report: Report): string[];
