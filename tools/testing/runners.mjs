import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../setup/free-port.mjs'
import { cleanUpOnLeave } from '../setup/leave.mjs'
import { node24 } from '../setup/node-24.mjs'
import { startPostgres } from '../setup/postgres.mjs'
import { cacheDir } from '../setup/root.mjs'
import { runToEnd } from '../setup/run.mjs'
import { addCounts, countPart, countPlaywright, countVitest } from './count-results.mjs'

/** Vitest runs the workers of its projects one after the other: two of it side by side use both cores. */
const SIDE_BY_SIDE = {
  quick: [
    ['--project', 'server'],
    ['--project', 'content', '--project', 'pure', '--project', 'postgres'],
  ],
  thorough: [
    ['--project', 'pure', '--project', 'server'],
    ['--project', 'content', '--project', 'embedded', '--project', 'postgres'],
  ],
}

/** Unit and API tests; the API tests run on the embedded database and on a PostgreSQL server. */
export async function runVitest(args, isThorough) {
  const postgres = await startPostgres()
  const runs = args.length === 0 ? SIDE_BY_SIDE[isThorough ? 'thorough' : 'quick'] : [args]
  const extraEnv = {
    NODE_ENV: 'test',
    TEST_DATABASE_URL: postgres.url,
    ...(isThorough && { TEST_THOROUGH: 'on' }),
  }
  const counts = await Promise.all(runs.map((run, place) => runVitestOnce(run, place, extraEnv)))
  await postgres.stop()
  return addCounts(counts)
}

async function runVitestOnce(args, place, extraEnv) {
  const report = reportFile(`vitest-${place}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  const exitCode = await runToEnd(node24(), [vitest, 'run', ...reporters, ...args], extraEnv)
  return countPart(exitCode, `Vitest ${args.join(' ')}`, readReport(report, countVitest))
}

/** Journeys in a real browser against the product itself, with data of their own. */
export async function runPlaywright(args, browser, isThorough) {
  const report = reportFile('playwright')
  const dataDir = mkdtempSync(join(tmpdir(), 'trellis-e2e-'))
  const removeData = () => rmSync(dataDir, { recursive: true, force: true })
  const forget = cleanUpOnLeave(removeData)
  const playwright = join('node_modules', '@playwright', 'test', 'cli.js')
  const exitCode = await runToEnd(
    node24(),
    [playwright, 'test', '--config', join('e2e', 'playwright.config.ts'), ...args],
    {
      CHROME_BIN: browser,
      E2E_DATA_DIR: dataDir,
      E2E_PORT: String(await findFreePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(isThorough && { TEST_THOROUGH: 'on' }),
    },
  )
  forget()
  removeData()
  return countPart(exitCode, 'Playwright', readReport(report, countPlaywright))
}

/** One file per run: an old report, or that of a run at the same time, must not speak for this one. */
function reportFile(name) {
  mkdirSync(cacheDir, { recursive: true })
  return join(cacheDir, `${name}-${process.pid}.json`)
}

function readReport(file, count) {
  if (!existsSync(file)) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  return count(report)
}
