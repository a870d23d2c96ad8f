import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './setup/free-port.mjs'
import { cleanUpOnLeave, leave } from './setup/leave.mjs'
import { runMain } from './setup/main.mjs'
import { root } from './setup/root.mjs'
import { runQuietly, runToEnd } from './setup/run.mjs'
import { withProgress } from './setup/say.mjs'
import { ensureBrowser, ensureBuild, ensureDeps, node24 } from './setup.mjs'

/** Measures the first load of the pages most people see with Lighthouse, which has its own folder because of its size. */
await runMain(async () => {
  await ensureDeps()
  await ensureBuild()
  const browser = await ensureBrowser()
  const home = join(root, 'tools', 'lighthouse')
  if (!existsSync(join(home, 'node_modules', 'lighthouse'))) {
    await withProgress('Installing Lighthouse', () => runQuietly('npm', ['ci', '--prefix', home]))
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'trellis-lighthouse-'))
  cleanUpOnLeave(() => rmSync(dataDir, { recursive: true, force: true }))
  const exitCode = await runToEnd(node24(), [join(home, 'measure.mjs'), ...process.argv.slice(2)], {
    CHROME_PATH: browser,
    PORT: String(await findFreePort()),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    DEMO: 'on',
    DEMO_SCHOOL: 'off',
  })
  await leave(exitCode)
})
