import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Two minutes: a first start fills a database. */
const MOST_TRIES = 480
const root = resolve(import.meta.dirname, '..', '..')

/** The product with other settings than those of all journeys, with data of its own. */
export async function startOwnServer(settings: Record<string, string>) {
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'trellis-own-'))
  const main = ['--import', './tools/setup/end-with-parent.mjs', 'server/src/main.ts']
  const server = spawn(process.execPath, main, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: 'on',
      ...settings,
    },
  })
  const isGone = new Promise((gone) => server.once('exit', gone))
  const isServed = () =>
    fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; !(await isServed()); tries++) {
    if (server.exitCode !== null || tries > MOST_TRIES) throw new Error('The product did not start')
    await new Promise((again) => setTimeout(again, 250))
  }
  return {
    address,
    async stop() {
      server.kill('SIGTERM')
      await isGone
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
}
