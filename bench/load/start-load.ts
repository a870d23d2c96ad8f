import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Job, LoadReply, LoadResult } from './job.ts'

export type Load = ReturnType<typeof startLoad>

/** A process that only sends requests: its work must not stand in the way of anybody's event loop. */
export function startLoad() {
  const child = fork(join(import.meta.dirname, 'drive.ts'))
  const died = once(child, 'exit').then(([code]): never => {
    throw new Error(`The load process ended with exit code ${code}.`)
  })
  // Ending is no failure once nobody waits for an answer.
  died.catch(() => {})

  return {
    async run(job: Job): Promise<LoadResult> {
      const answered = once(child, 'message') as Promise<[LoadReply]>
      child.send(job)
      const [reply] = await Promise.race([answered, died])
      if ('failure' in reply) throw new Error(`${job.url}: ${reply.failure}`)
      const refused = Object.entries(reply.result.statuses).filter(([status]) => !status.startsWith('2'))
      if (refused.length > 0) throw new Error(`${job.url} refused requests: ${JSON.stringify(refused)}`)
      return reply.result
    },
    stop(): void {
      child.disconnect()
    },
  }
}
