// Runs one throw-away PostgreSQL server until its stdin closes, which happens however the parent ends, even by
// SIGKILL; then stops the server and removes its files. Prints the server's address once it accepts connections.
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from './free-port.mjs'
import { findReachableTempDir, findUnprivilegedAccount } from './unprivileged.mjs'

const PORT_ATTEMPTS = 5
const NOT_DURABLE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

const [binaries, isDurable] = process.argv.slice(2)
const account = findUnprivilegedAccount()
const folder = mkdtempSync(join(findReachableTempDir(account), 'trellis-postgres-'))
if (account) chownSync(folder, account.uid, account.gid)
const data = join(folder, 'data')
const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C', HOME: folder }, ...account }

let server
let isEnding = false
process.stdin.on('end', end).on('error', end).resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)

try {
  createCluster()
  const port = await start()
  console.log(`postgresql://trellis@127.0.0.1:${port}/postgres`)
} catch (error) {
  console.error(error.stderr?.toString() ?? error.message)
  process.exitCode = 1
  end()
}

function createCluster() {
  const initdb = join(binaries, 'initdb')
  const args = ['-D', data, '-U', 'trellis', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C']
  // Sorts like a production server does, so that an ORDER BY which only works bytewise shows up in the tests.
  const help = execFileSync(initdb, ['--help'], { ...options, encoding: 'utf8' })
  const icu = help.includes('--icu-locale') ? ['--locale-provider=icu', '--icu-locale=en'] : []
  execFileSync(initdb, [...args, ...icu], { ...options, stdio: 'pipe' })
}

/** Between finding a free port and taking it another program may be faster: then the next one. */
async function start() {
  for (let attempt = 1; ; attempt++) {
    const port = await findFreePort()
    const said = await startOn(port)
    if (said === undefined) return port
    if (attempt === PORT_ATTEMPTS || !said.includes('Address already in use')) throw new Error(said)
  }
}

/** Answers undefined once the server is ready, else what it said before it ended. */
function startOn(port) {
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    // Every worker of the tests keeps a pool of its own.
    'max_connections=500',
    ...(isDurable ? [] : NOT_DURABLE),
  ]
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  server = spawn(join(binaries, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  return new Promise((resolve) => {
    let said = ''
    server.stderr.setEncoding('utf8').on('data', (text) => {
      said += text
      if (said.includes('ready to accept connections')) resolve(undefined)
    })
    server.on('close', () => resolve(said))
    server.on('error', (error) => resolve(error.message))
  })
}

function end() {
  if (isEnding) return
  isEnding = true
  const leave = () => {
    rmSync(folder, { recursive: true, force: true })
    process.exit()
  }
  if (!server || server.exitCode !== null) return leave()
  server.on('exit', leave)
  // SIGQUIT is PostgreSQL's immediate shutdown: there is nothing to save.
  server.kill('SIGQUIT')
}
