import { relative } from 'node:path'
import { root } from '../setup/root.mjs'

/** Counts Vitest's JSON report and names what failed. A file that could not be loaded has no tests, but it is a failure. */
export function countVitest(report) {
  const files = report.testResults.map((file) => ({ ...file, name: relative(root, file.name) }))
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${name} › ${test.fullName}` })),
  )
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  const names = [...tests.filter(({ status }) => status === 'failed'), ...broken].map(({ name }) => name)
  return {
    passed: report.numPassedTests,
    failed: names.length,
    skipped: report.numPendingTests + report.numTodoTests,
    names,
    secondTries: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ name }) => name),
    durations: tests.map(({ name, duration = 0 }) => ({ name, ms: duration })),
  }
}

/** Counts Playwright's JSON report. A flaky test passed in the end; errors outside of tests are failures. */
export function countPlaywright({ stats, errors, suites }) {
  const specs = suites.flatMap(listSpecs)
  const listEndedAs = (wanted) =>
    specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(nameSpec)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    names: [...listEndedAs('unexpected'), ...errors.map(({ message }) => message)],
    secondTries: listEndedAs('flaky'),
    durations: specs.map((spec) => ({
      name: nameSpec(spec),
      ms: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  }
}

function listSpecs({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)]
}

function nameSpec({ file, line, title }) {
  return `e2e/${file}:${line} › ${title}`
}

/** A part that ended badly without naming a failed test (a crash, a failed check) counts as one failure. */
export function countPart(
  exitCode,
  name,
  counted = { passed: 0, failed: 0, skipped: 0, names: [], secondTries: [], durations: [] },
) {
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1, names: [name] } : counted
}

export function addCounts(counts) {
  const total = (key) => counts.reduce((sum, count) => sum + count[key], 0)
  const all = (key) => counts.flatMap((count) => count[key])
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    names: all('names'),
    secondTries: all('secondTries'),
    durations: all('durations'),
  }
}

/** The tests that took longest, slowest first, each on a line of its own. */
export function listSlowest(durations, most = 20) {
  return durations
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`)
}
