import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explainInstallFailure } from './explain-install-failure.mjs'
import { fingerprint, readStamp } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { root } from './root.mjs'
import { CommandFailed, runQuietly } from './run.mjs'
import { SetupError, say, withProgress } from './say.mjs'

export const dependencyStamp = join(root, 'node_modules', '.setup-stamp')
const ATTEMPTS = 2

/** Installs what package-lock.json names, unless exactly that is there. */
export async function ensureDeps() {
  if (isInstalled()) return
  await withLock('setup', async () => {
    if (isInstalled()) return
    if (!isAlreadyComplete()) await install()
    writeFileSync(dependencyStamp, wantedStamp())
  })
}

function wantedStamp() {
  return fingerprint([join(root, 'package-lock.json')], process.platform, process.arch)
}

function isInstalled() {
  return readStamp(dependencyStamp) === wantedStamp()
}

/** Whether somebody ran npm by hand: npm writes its own record as the last step of an installation. */
function isAlreadyComplete() {
  const record = readStamp(join(root, 'node_modules', '.package-lock.json'))
  if (record === undefined) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return hasEveryPackage(wanted.packages, JSON.parse(record).packages)
}

/** Optional packages may be missing: most of them are for other platforms. */
export function hasEveryPackage(wanted, installed) {
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true
    const found = installed[path]
    return found ? found.version === version : optional === true
  })
}

async function install() {
  // Gone before npm starts: an interrupted installation must not look like a finished one.
  rmSync(dependencyStamp, { force: true })
  for (let attempt = 1; ; attempt++) {
    try {
      await withProgress('Installing dependencies (npm ci)', runNpmCi)
      return
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error
      const { sentence, isWorthRetrying } = explainInstallFailure(error.output, root)
      if (!isWorthRetrying || attempt === ATTEMPTS) {
        console.error(error.output.trimEnd())
        throw new SetupError(sentence)
      }
      say(`${sentence} Trying once more.`)
    }
  }
}

function runNpmCi() {
  // Also said by .npmrc, which an environment may overrule: no package runs a program of its own while it is installed.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline']
  const options = {
    // With NODE_ENV=production npm would leave out what builds and tests the product.
    extraEnv: { NODE_ENV: 'development' },
    // Told to stop, npm first goes on for up to half a minute; what it leaves half done, the next run removes.
    graceMs: 200,
  }
  const { npm_execpath: npm, npm_node_execpath: npmNode } = process.env
  // The Node that runs npm, not the one in node_modules: npm is about to replace that one.
  if (npm) return runQuietly(npmNode ?? process.execPath, [npm, ...args], options)
  return runQuietly('npm', args, options)
}
