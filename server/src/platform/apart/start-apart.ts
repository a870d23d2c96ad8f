import { fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { type ApartOptions, FILE_LINE, type FromKeeper, type ToKeeper } from './messages.ts'

const KEEPER = fileURLToPath(new URL('./keeper.ts', import.meta.url))

/** What was given to it needs more memory than it may have. */
export class TooLargeApart extends Error {}

export type Apart<Answer> = {
  post: (message: unknown) => void
  /** Hears every answer until `end` is called. */
  listen: (hear: (answer: Answer) => void, fail: (error: Error) => void) => void
  end: () => Promise<void>
}

/**
 * Starts a thread in a process of its own, for what strangers sent. The limits of a thread alone do not hold: one that
 * allocates quickly enough is not ended by them, V8 ends the whole process (nodejs/node#47224), and that must not be the
 * product. The process knows nothing of the product's environment.
 */
export function startApart<Answer>(script: URL, { file, ...options }: ApartOptions): Apart<Answer> {
  const cache = getCompileCacheDir()
  const child = fork(KEEPER, {
    execArgv: [],
    env: cache === undefined ? {} : { NODE_COMPILE_CACHE: cache },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', file ? 'pipe' : 'ignore'],
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    // Every one of them: an error that nobody hears would end the product.
    child.on('error', () => resolve())
  })
  const send = (message: ToKeeper) => {
    // Who has ended hears nothing; that it has is told by `listen`.
    if (child.connected) child.send(message, () => {})
  }
  send({ start: { script: script.href, fileBytes: file?.length ?? null, ...options } })
  const line = child.stdio[FILE_LINE]
  if (file && line instanceof Writable) {
    // Who has ended reads nothing.
    line.on('error', () => {})
    line.end(file)
  }
  return {
    post: (message) => send({ post: message }),
    listen(hear, fail) {
      child.on('message', (told: FromKeeper) => {
        if ('message' in told) hear(told.message as Answer)
        else if ('hasExited' in told) fail(new Error('The thread ended without an answer'))
        else fail(told.failure.isTooLarge ? new TooLargeApart() : toError(told.failure))
      })
      child.on('error', fail)
      child.once('exit', () => fail(new TooLargeApart('The process of the thread ended')))
    },
    async end() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

type Failure = Extract<FromKeeper, { failure: unknown }>['failure']

const toError = ({ name, message, stack }: Failure): Error =>
  Object.assign(new Error(message), { name, ...(stack !== undefined && { stack }) })
