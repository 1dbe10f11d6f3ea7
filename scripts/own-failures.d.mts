/** What is read of Vitest's JSON report. */
type Report = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** The failures of a report by test with the reason, but for those that the content's own report explains. */
export function listOwnFailures(report: Report): string[];
