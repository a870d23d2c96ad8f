import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { DatabaseEnv } from '../databases.ts'

/** The plain server in a process of its own, like the product's. */
export async function startPlainServer(env: DatabaseEnv) {
  const child = fork(join(import.meta.dirname, 'plain-server.ts'), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  })
  const ended = once(child, 'exit')
  const ready = once(child, 'message') as Promise<[{ url: string }]>
  const died = ended.then((): never => {
    throw new Error('The plain server ended before it was ready.')
  })
  const [{ url }] = await Promise.race([ready, died])
  died.catch(() => {})
  return {
    url,
    async stop(): Promise<void> {
      child.kill('SIGTERM')
      await ended
    },
  }
}
