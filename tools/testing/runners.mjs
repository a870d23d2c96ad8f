import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../setup/free-port.mjs'
import { cleanUpOnLeave } from '../setup/leave.mjs'
import { node24 } from '../setup/node-24.mjs'
import { startPostgres } from '../setup/postgres.mjs'
import { cacheDir } from '../setup/root.mjs'
import { runToEnd } from '../setup/run.mjs'
import { countPart, countPlaywright, countVitest } from './count-results.mjs'

/** Unit and API tests; the API tests run on the embedded database and on a PostgreSQL server. */
export async function runVitest(args) {
  const report = freshReport('vitest.json')
  const postgres = await startPostgres()
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  const extraEnv = { NODE_ENV: 'test', TEST_DATABASE_URL: postgres.url }
  const exitCode = await runToEnd(node24(), [vitest, 'run', ...reporters, ...args], extraEnv)
  await postgres.stop()
  return countPart(exitCode, readReport(report, countVitest))
}

/** Journeys in a real browser against the product itself, with data of their own. */
export async function runPlaywright(args, browser) {
  const report = freshReport('playwright.json')
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
    },
  )
  forget()
  removeData()
  return countPart(exitCode, readReport(report, countPlaywright))
}

/** An old report must not speak for a run that wrote none. */
function freshReport(name) {
  const file = join(cacheDir, name)
  mkdirSync(cacheDir, { recursive: true })
  rmSync(file, { force: true })
  return file
}

function readReport(file, count) {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}
