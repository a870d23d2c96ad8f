import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Four minutes: a first start fills a database, and the machine may be busy with more. */
const MOST_TRIES = 960
const root = resolve(import.meta.dirname, '..', '..')

/** A second process of the product beside that of all journeys, on the same database, with other settings. */
export async function startOwnServer(settings: Record<string, string>) {
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'trellis-own-'))
  const place = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
    DEMO: 'on',
    DEMO_SCHOOL: 'off',
  }
  const stop = await startServer({ ...place, ...settings }, `${address}/healthz`)
  return {
    address,
    async stop() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Answers how to stop it, once it answers at `url`; it never lives longer than the tests. */
async function startServer(env: Record<string, string>, url: string) {
  const args = ['--import', './tools/setup/end-with-parent.mjs', 'server/src/main.ts']
  const program = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  const isGone = new Promise((gone) => program.once('exit', gone))
  const isServed = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; !(await isServed()); tries++) {
    if (program.exitCode !== null || tries > MOST_TRIES) {
      program.kill('SIGKILL')
      throw new Error(`Nothing answers at ${url}`)
    }
    await new Promise((again) => setTimeout(again, 250))
  }
  return async () => {
    program.kill('SIGTERM')
    await isGone
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
