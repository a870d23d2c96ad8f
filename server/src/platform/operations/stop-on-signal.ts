import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { describeFailure } from '../requests/describe-failure.ts'

/** Requests that are under way get this long, what comes after them as long again. */
const LONGEST_REQUESTS_MS = 10_000
const LONGEST_FAREWELL_MS = 20_000

/**
 * Ends the process in order when it is told to: nothing new is taken, what is under way is finished, open lines are told
 * that we go away, and `finish` stops the rest. Whoever asks a second time does not want to wait.
 */
export function stopOnSignal(app: FastifyInstance, finish: () => Promise<void>): void {
  let isStopping = false

  async function stop(signal: string): Promise<void> {
    if (isStopping) {
      app.log.warn({ signal }, 'second signal: exiting at once, committed data is safe')
      process.exit(1)
    }
    isStopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => {
      app.log.error('shutdown timed out')
      process.exit(1)
    }, LONGEST_FAREWELL_MS).unref()
    const closing = app.close()
    const isClosed = await Promise.race([
      closing.then(() => true),
      sleep(LONGEST_REQUESTS_MS, false, { ref: false }),
    ])
    if (!isClosed) {
      app.log.warn('closing requests that take too long')
      app.server.closeAllConnections()
      await closing
    }
    await finish()
    app.log.info('stopped')
    process.exit(0)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        app.log.error({ failure: describeFailure(error) }, 'stopping failed')
        process.exit(1)
      })
    })
  }
}
