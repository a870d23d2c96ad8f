/** Counts Vitest's JSON report and names what failed. A file that could not be loaded has no tests, but it is a failure. */
export function countVitest(report) {
  const names = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length > 0) return tests.map(({ fullName }) => `${name} › ${fullName}`)
    return status === 'failed' ? [name] : []
  })
  const secondTries = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${name} › ${fullName}`),
  )
  return {
    passed: report.numPassedTests,
    failed: names.length,
    skipped: report.numPendingTests + report.numTodoTests,
    names,
    secondTries,
  }
}

/** Counts Playwright's JSON report. A flaky test passed in the end; errors outside of tests are failures. */
export function countPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    names: [
      ...suites.flatMap((suite) => listEndedAs('unexpected', suite)),
      ...errors.map(({ message }) => message),
    ],
    secondTries: suites.flatMap((suite) => listEndedAs('flaky', suite)),
  }
}

function listEndedAs(wanted, { specs, suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted))
  return [
    ...own.map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...suites.flatMap((suite) => listEndedAs(wanted, suite)),
  ]
}

/** A part that ended badly without naming a failed test (a crash, a failed check) counts as one failure. */
export function countPart(
  exitCode,
  name,
  counted = { passed: 0, failed: 0, skipped: 0, names: [], secondTries: [] },
) {
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1, names: [name] } : counted
}

export function addCounts(counts) {
  const total = (key) => counts.reduce((sum, count) => sum + count[key], 0)
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    names: counts.flatMap(({ names }) => names),
    secondTries: counts.flatMap(({ secondTries }) => secondTries),
  }
}
