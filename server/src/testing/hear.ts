import { on } from 'node:events'
import type { WebSocket } from 'ws'

/** Waits for the next message of a type on a line; others are left alone. */
export async function hear(socket: WebSocket, type: string): Promise<Record<string, unknown>> {
  for await (const [data] of on(socket, 'message')) {
    const message = JSON.parse(String(data))
    if (message.type === type) return message
  }
  throw new Error('the line was closed')
}
