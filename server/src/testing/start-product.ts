import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const MAIN = join(import.meta.dirname, '..', 'main.ts')
const LONGEST_START_MS = 60_000
const READY = /Trellis is ready: {2}(\S+)/

export type Product = Awaited<ReturnType<typeof startProduct>>

type ProductOptions = {
  /** Where its two streams go: a file is what an operator's machine would use, and nobody has to read along. */
  logFile: string
  /** Settings of the README's table; nothing of the own environment leaks in. Without a word of it there is no demo school. */
  env: Record<string, string>
  nodeArgs?: string[]
  /** A busy machine needs longer, where nothing is measured. */
  longestStartMs?: number
}

/** The product in a process of its own, as `npm start` runs it, on a free port. Throws what it said when it ends instead. */
export async function startProduct({
  logFile,
  env,
  nodeArgs = [],
  longestStartMs = LONGEST_START_MS,
}: ProductOptions) {
  const log = openSync(logFile, 'w')
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [...nodeArgs, MAIN], {
    env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production', PORT: '0', DEMO_SCHOOL: 'off', ...env },
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.once('error', () => resolve())
  })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  void ended.then(() => process.off('exit', endWithUs))

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    child.kill(signal)
    await ended
  }

  const givesUpAt = performance.now() + longestStartMs
  for (;;) {
    const said = readFileSync(logFile, 'utf8')
    const url = READY.exec(said)?.[1]
    if (url) return { url, child, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
    if (child.exitCode !== null) throw new Error(said)
    if (performance.now() > givesUpAt) {
      await end('SIGKILL')
      throw new Error(`Trellis was not ready after ${longestStartMs / 1000} s:\n${said}`)
    }
    await sleep(20)
  }
}
