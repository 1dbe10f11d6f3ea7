/** Matches a failure that only says that the content cannot be read (lib/content/content-error.ts). */
const UNREADABLE_CONTENT = /(?:^|ContentError: )\d+ content problems?\n/;

/** The failures of Vitest's JSON report, each as test and reason, except those that the content report explains. */
export function listOwnFailures({ testResults }) {
  return testResults
    .flatMap(({ name, message, assertionResults }) =>
      assertionResults.length === 0
        ? [[name, message]]
        : assertionResults
            .filter(({ status }) => status === 'failed')
            .map(({ fullName, failureMessages }) => [fullName, failureMessages.join('\n')]),
    )
    .filter(([, reason]) => reason && !UNREADABLE_CONTENT.test(reason))
    .map(([title, reason]) => `${title}\n  ${reason.split('\n    at ')[0]}`);
}
