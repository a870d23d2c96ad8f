import type { messages as Messages, PGlite } from '@electric-sql/pglite'

export type BackendMessage = Messages.BackendMessage

/** The engine answered nothing that PostgreSQL would answer: it is broken and has to be opened anew. */
export class EngineFailure extends Error {}

export interface Answer {
  messages: BackendMessage[]
  /** I: no transaction, T: in a transaction, E: in a transaction that failed. */
  status: 'I' | 'T' | 'E'
}

/** Sends wire messages to the engine, throws what it reports as an error. */
export async function roundTrip(engine: PGlite, ...parts: Uint8Array[]): Promise<Answer> {
  const options = { syncToFs: false, throwOnError: false }
  const messages = await engine.execProtocolStream(concatenate(parts), options)
  const ready = messages.findLast(isReadyForQuery)
  if (!ready) throw new EngineFailure('The embedded database stopped answering.')
  const error = messages.find((message) => message instanceof Error)
  if (error) throw error
  return { messages, status: ready.status as Answer['status'] }
}

function isReadyForQuery(message: BackendMessage): message is Messages.ReadyForQueryMessage {
  return message.name === 'readyForQuery'
}

function concatenate(parts: Uint8Array[]): Uint8Array {
  const [only] = parts
  if (only && parts.length === 1) return only
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}
