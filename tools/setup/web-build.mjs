import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, readStamp } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { node24 } from './node-24.mjs'
import { cacheDir, root } from './root.mjs'
import { CommandFailed, runQuietly } from './run.mjs'
import { SetupError, withProgress } from './say.mjs'

const target = join(root, 'web', 'dist')
const stampFile = join(cacheDir, 'web-build.stamp')
const WORK = 'web-build-'

/** Builds the web app into web/dist, unless what stands there was built from the same sources. */
export async function ensureBuild() {
  if (isBuilt()) return
  await withLock('web-build', async () => {
    if (!isBuilt()) await withProgress('Building the web app', build)
  })
}

function isBuilt() {
  return existsSync(join(target, 'index.html')) && readStamp(stampFile) === wantedStamp()
}

function wantedStamp() {
  const web = readdirSync('web').filter((name) => name !== 'dist')
  return fingerprint([
    'package-lock.json',
    'package.json',
    'tsconfig.json',
    ...web.sort().map((name) => join('web', name)),
    join('contract', 'src'),
    join('engines', 'src'),
    join('tools', 'compress.mjs'),
  ])
}

/** Builds aside and swaps at the end: a killed build leaves the old one standing, never half of a new one. */
async function build() {
  for (const name of readdirSync(cacheDir)) {
    if (name.startsWith(WORK)) rmSync(join(cacheDir, name), { recursive: true })
  }
  const stamp = wantedStamp()
  const fresh = join(cacheDir, `${WORK}new`)
  const old = join(cacheDir, `${WORK}old`)
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  const options = ['--config', 'web/vite.config.ts', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn']
  await runStep([vite, 'build', ...options])
  await runStep([join('tools', 'compress.mjs'), fresh])
  rmSync(stampFile, { force: true })
  if (existsSync(target)) renameSync(target, old)
  mkdirSync(join(root, 'web'), { recursive: true })
  renameSync(fresh, target)
  writeFileSync(stampFile, stamp)
  rmSync(old, { recursive: true, force: true })
}

async function runStep(args) {
  try {
    // A NODE_ENV=development left over in the shell would put React's development build into the product.
    await runQuietly(node24(), args, { extraEnv: { NODE_ENV: 'production' } })
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error
    console.error(error.output.trimEnd())
    throw new SetupError('The web app could not be built: what the build said stands above.')
  }
}
