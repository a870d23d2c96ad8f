import { spawn } from 'node:child_process'
import { cleanUpOnLeave, isLeaving, leave } from './leave.mjs'
import { env } from './root.mjs'

const GRACE_MS = 15_000
const isWindows = process.platform === 'win32'

export class CommandFailed extends Error {
  constructor(command, exitCode, output) {
    super(`${command} ended with exit code ${exitCode}`)
    this.output = output
  }
}

/** Runs a command with our output; anything but success ends this process with the same exit code. */
export async function run(command, args, extraEnv = {}) {
  const exitCode = await runToEnd(command, args, extraEnv)
  if (exitCode !== 0) await leave(exitCode)
}

/** Runs a command with our output and answers its exit code. */
export async function runToEnd(command, args, extraEnv = {}) {
  const { ended } = startChild(command, args, ['ignore', 'inherit', 'inherit'], extraEnv)
  const { exitCode, error } = await ended
  if (error) console.error(error.message)
  return exitCode
}

/** Runs a command silently and answers what it said; throws CommandFailed, which holds the same. */
export async function runQuietly(command, args, { extraEnv = {}, graceMs = GRACE_MS } = {}) {
  const { child, ended } = startChild(command, args, ['ignore', 'pipe', 'pipe'], extraEnv, graceMs)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const { exitCode, error } = await ended
  if (error) output += `${error.message}\n`
  if (exitCode !== 0) throw new CommandFailed(command, exitCode, output)
  return output
}

/** Starts a command with our output; `stop` ends it and waits for that. */
export function startInBackground(command, args, extraEnv = {}) {
  const { ended, stop } = startChild(command, args, ['ignore', 'inherit', 'inherit'], extraEnv)
  return { ended, stop }
}

/**
 * The child leads a process group of its own: Ctrl-C reaches it once, from us, and whatever it started ends with it.
 * `ended` never settles once we are leaving: nobody may go on with a step that was cut short.
 */
function startChild(command, args, stdio, extraEnv, graceMs = GRACE_MS) {
  const child = spawn(command, args, { stdio, env: { ...env, ...extraEnv }, detached: !isWindows })
  const closed = new Promise((resolve) => {
    child.on('error', (error) => resolve({ exitCode: 127, error }))
    child.on('close', (code) => resolve({ exitCode: code ?? 1 }))
  })
  const stop = async () => {
    // Whatever we were told: Playwright stops its browsers and its server on SIGINT only.
    signalGroup(child.pid, 'SIGINT')
    const timer = setTimeout(signalGroup, graceMs, child.pid, 'SIGKILL')
    await closed
    clearTimeout(timer)
  }
  const forget = cleanUpOnLeave(stop)
  const ended = closed.then((result) => {
    if (isLeaving()) return new Promise(() => {})
    forget()
    return result
  })
  return { child, ended, stop }
}

function signalGroup(pid, signal) {
  if (pid === undefined) return
  try {
    process.kill(isWindows ? pid : -pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
