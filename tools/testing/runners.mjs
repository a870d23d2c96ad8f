import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../setup/free-port.mjs'
import { cleanUpOnLeave } from '../setup/leave.mjs'
import { node24 } from '../setup/node-24.mjs'
import { startPostgres } from '../setup/postgres.mjs'
import { cacheDir } from '../setup/root.mjs'
import { runToEnd } from '../setup/run.mjs'
import { countPart, countPlaywright, countVitest } from './count-results.mjs'

/** Unit and API tests; most of the latter run on a PostgreSQL server, the others on the embedded database. */
export async function runUnit(args, isThorough) {
  const postgres = await startPostgres()
  const counted = await runVitest('unit', args, {
    TEST_DATABASE_URL: postgres.url,
    ...(isThorough && { TEST_THOROUGH: 'on' }),
  })
  await postgres.stop()
  return counted
}

/**
 * Screens in a real browser, in front of a fake server that is held to the contract. All of them in three browsers for two
 * processors, because each waits a third of its time; pages of one browser would take the focus from each other.
 */
export async function runComponents(args, browser, isThorough) {
  const count = args.length > 0 ? 1 : Math.ceil(availableParallelism() * 1.5)
  const runs = Array.from({ length: count }, (_, place) => {
    const shard = count === 1 ? [] : ['--shard', `${place + 1}/${count}`]
    return runVitest(
      `components-${place + 1}`,
      // React as users get it: its development build takes a fifth more time.
      ['--config', 'vitest.browser.config.ts', '--mode', 'production', ...shard, ...args],
      // Each brings together what it needs for itself.
      {
        CHROME_BIN: browser,
        COMPONENTS_PART: String(place + 1),
        NODE_ENV: 'production',
        ...(isThorough && { TEST_THOROUGH: 'on' }),
      },
    )
  })
  return Promise.all(runs)
}

async function runVitest(name, args, extraEnv) {
  const report = reportFile(`vitest-${name}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const vitest = join('node_modules', 'vitest', 'vitest.mjs')
  const exitCode = await runToEnd(node24(), [vitest, 'run', ...reporters, ...args], {
    NODE_ENV: 'test',
    ...extraEnv,
  })
  return countPart(exitCode, `Vitest, ${name}`, readReport(report, countVitest))
}

/** Journeys in a real browser against the product itself, with data of their own. */
export async function runPlaywright(args, browser, isThorough) {
  const postgres = await startPostgres()
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
      E2E_DATABASE_URL: postgres.url,
      E2E_PORT: String(await findFreePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(isThorough && { TEST_THOROUGH: 'on' }),
    },
  )
  forget()
  await postgres.stop()
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
