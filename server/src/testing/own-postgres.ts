import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { delimiter, join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/** Where PostgreSQL's programs are on this machine; undefined where a test has to do without a server of its own. */
function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ].find((folder) => ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))))
}

/** PostgreSQL refuses to run as root. */
function findAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8').match(/^(?:postgres|nobody):[^:]*:(\d+):(\d+):/m)
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : undefined
}

export const canOpenOwnPostgres = findBinaries() !== undefined

/** A PostgreSQL server that a test may stop and start as it likes, with its files in the given folder. */
export async function openOwnPostgres(folder: string) {
  const binaries = findBinaries()
  if (!binaries) throw new Error('There is no PostgreSQL on this machine.')
  const account = findAccount()
  const home = join(folder, 'postgres')
  mkdirSync(home)
  if (account) chownSync(home, account.uid, account.gid)
  const data = join(home, 'data')
  const options = {
    ...account,
    cwd: home,
    env: { ...process.env, LC_ALL: 'C', HOME: home },
    stdio: 'ignore',
  } as const
  const run = (program: string, ...args: string[]) => execFileSync(join(binaries, program), args, options)
  run('initdb', '-D', data, '-U', 'trellis', '-A', 'trust', '-E', 'UTF8', '--locale=C')
  const port = await findFreePort()
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home} -c max_connections=100`
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', join(home, 'log'), '-o', settings, 'start')
  const stop = (mode: 'fast' | 'immediate') => run('pg_ctl', '-D', data, '-w', '-m', mode, 'stop')
  start()
  return { url: `postgresql://trellis@127.0.0.1:${port}/postgres`, start, stop }
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
