/** Counts Vitest's JSON report. A file that could not be loaded has no tests, but it is a failure. */
export function countVitest(report) {
  const files = report.testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
  })
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + files.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Counts Playwright's JSON report. A flaky test passed in the end; errors outside of tests are failures. */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/** A part that ended badly without naming a failed test (a crash, a failed check) counts as one failure. */
export function countPart(exitCode, counted = { passed: 0, failed: 0, skipped: 0 }) {
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

export function addCounts(counts) {
  const total = (key) => counts.reduce((sum, count) => sum + count[key], 0)
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
}
