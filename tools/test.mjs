import { leave } from './setup/leave.mjs'
import { runMain } from './setup/main.mjs'
import { formatSeconds, SetupError, say } from './setup/say.mjs'
import { ensureBrowser, ensureBuild, ensureDeps } from './setup.mjs'
import { readTestArguments, USAGE } from './testing/arguments.mjs'
import { runChecks } from './testing/checks.mjs'
import { addCounts, countPart, listSlowest } from './testing/count-results.mjs'
import { findBusyShare, readProcessorTime } from './testing/processor-time.mjs'
import { runComponents, runPlaywright, runUnit } from './testing/runners.mjs'

await runMain(async () => {
  const wanted = readTestArguments(process.argv.slice(2))
  if (wanted.isHelp) return say(USAGE)
  const startedAt = Date.now()
  const counts = []
  try {
    await runParts(wanted, counts)
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(`\n${error.message}\n`)
    counts.push(countPart(1, error.message))
  }
  const { passed, failed, skipped, names, secondTries, durations } = addCounts(counts)
  if (durations.length > 0) say(`\nThe slowest tests:\n${listSlowest(durations).join('\n')}\n`)
  say(`[all: ${formatSeconds(startedAt)}${skipped > 0 ? `, ${skipped} skipped` : ''}]`)
  // At the very end, where it is seen: the output of a whole run is thousands of lines long.
  for (const name of secondTries) say(`Defect, passed only at the second try: ${name}`)
  for (const name of names) say(`Failed: ${name}`)
  say(`${passed} passed, ${failed} failed`)
  await leave(failed > 0 ? 1 : 0)
})

async function runParts({ isThorough, hasChecks, unit, components, browser }, counts) {
  await lap('dependencies', ensureDeps)
  if (hasChecks) counts.push(...(await lap('checks', countFailedChecks)))
  // Before the first test: what is missing on this machine should show at once, not after ten minutes.
  const executable = (components || browser) && (await lap('browser', ensureBrowser))
  // The build uses what the tests leave of the processors: their start and end are slow, but not busy.
  const built = browser && lap('build', ensureBuild)
  if (unit) counts.push(await lap('unit and API', () => runUnit(unit, isThorough)))
  if (components)
    counts.push(...(await lap('components', () => runComponents(components, executable, isThorough))))
  if (!browser) return
  await built
  counts.push(await lap('browser journeys', () => runPlaywright(browser, executable, isThorough)))
}

async function lap(name, work) {
  const [startedAt, before] = [Date.now(), readProcessorTime()]
  const result = await work()
  const share = findBusyShare(before, readProcessorTime())
  say(`[${name}: ${formatSeconds(startedAt)}, processors busy for ${share} %]`)
  return result
}

async function countFailedChecks() {
  const failed = await runChecks()
  return failed.map((name) => countPart(1, name))
}
