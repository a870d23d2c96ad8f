import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { canInstallDebianPackages, installDebianPackage, isDebian } from './debian-packages.mjs'
import { cleanUpOnLeave } from './leave.mjs'
import { withLock } from './lock.mjs'
import { SetupError, withProgress } from './say.mjs'

const keeper = fileURLToPath(new URL('postgres-keeper.mjs', import.meta.url))

// Folders with one sub-folder per version, and what leads from there to the programs.
const INSTALLATIONS = [
  ['/usr/lib/postgresql', 'bin'],
  ['/opt/homebrew/opt', 'bin'],
  ['/usr/local/opt', 'bin'],
  ['/Applications/Postgres.app/Contents/Versions', 'bin'],
]

/** The folder that holds `initdb` and `postgres`: on the PATH, else the newest version installed. */
export function findPostgres() {
  const onPath = (process.env.PATH ?? '').split(delimiter)
  return [...onPath, ...INSTALLATIONS.flatMap(listVersions)].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/** Finds PostgreSQL; on Debian, root gets it installed (the cluster that the package creates stays unused). */
export async function ensurePostgres() {
  const found = findPostgres()
  if (found) return found
  if (canInstallDebianPackages()) {
    await withLock('setup', async () => findPostgres() ?? (await installDebianPackage('postgresql')))
    const installed = findPostgres()
    if (installed) return installed
  }
  const remedy = isDebian ? 'sudo apt-get install postgresql' : 'install version 15 or later'
  throw new SetupError(
    `The database tests need PostgreSQL: ${remedy}, or set TEST_DATABASE_URL to a server where databases may be created.`,
  )
}

/**
 * A throw-away PostgreSQL server. It ends and vanishes with `stop`, and at the latest with this process.
 * It does not wait for the disk unless `isDurable`: tests gain much by that, a benchmark would lie.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const folder = await ensurePostgres()
  return withProgress('Starting a throw-away PostgreSQL', () =>
    startKeeper(isDurable ? [folder, 'durable'] : [folder]),
  )
}

async function startKeeper(args) {
  // Its own process group: Ctrl-C must not take the server away from tests that are still ending.
  const child = spawn(process.execPath, [keeper, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  const closed = new Promise((resolve) => child.on('close', resolve))
  const stop = async () => {
    forget()
    child.stdin.end()
    await closed
  }
  const forget = cleanUpOnLeave(stop)
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaint += text
  })
  const firstWords = new Promise((resolve) => child.stdout.setEncoding('utf8').once('data', resolve))
  const url = await Promise.race([firstWords, closed.then(() => undefined)])
  if (url) return { url: url.trim(), stop }
  forget()
  console.error(complaint.trimEnd())
  throw new SetupError(
    'PostgreSQL did not start: what it said stands above. TEST_DATABASE_URL may name another server.',
  )
}

function listVersions([folder, rest]) {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => /^(postgresql(@\d+)?|[\d.]+)$/.test(name))
  const version = (name) => Number(/\d+/.exec(name)?.[0] ?? 0)
  return names.sort((a, b) => version(b) - version(a)).map((name) => join(folder, name, rest))
}
