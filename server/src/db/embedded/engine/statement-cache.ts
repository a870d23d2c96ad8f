import { type messages as Messages, type PGlite, protocol } from '@electric-sql/pglite'
import { type ColumnParser, findParser } from './column-values.ts'

export interface PreparedStatement {
  name: string
  parameterTypes: number[]
  fields: { name: string; dataTypeID: number }[]
  parsers: (ColumnParser | undefined)[]
  isReadOnly: boolean
}

const CAPACITY = 300
const { serialize } = protocol

/** Parsing and planning cost more than running a point query; drizzle sends the same few hundred texts. */
export class StatementCache {
  readonly #engine: PGlite
  readonly #bySql = new Map<string, PreparedStatement>()
  #count = 0

  constructor(engine: PGlite) {
    this.#engine = engine
  }

  async prepare(sql: string): Promise<PreparedStatement> {
    const known = this.#bySql.get(sql)
    if (known) {
      // Back to the end of the map's order, so that the first entry is always the least recently used.
      this.#bySql.delete(sql)
      this.#bySql.set(sql, known)
      return known
    }
    const statement = await this.#parse(sql)
    this.#bySql.set(sql, statement)
    if (this.#bySql.size > CAPACITY) await this.#evictOldest()
    return statement
  }

  forget(sql: string): void {
    this.#bySql.delete(sql)
  }

  /** After a change of tables every plan may be stale, and a stale one fails inside a transaction. */
  async clear(): Promise<void> {
    this.#bySql.clear()
    await roundTrip(this.#engine, serialize.query('deallocate all'))
  }

  async #parse(sql: string): Promise<PreparedStatement> {
    this.#count += 1
    const name = `s${this.#count}`
    const { messages } = await roundTrip(
      this.#engine,
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const parameters = messages.find((message) => message.name === 'parameterDescription')
    const row = messages.find((message) => message.name === 'rowDescription')
    const fields = (row as Messages.RowDescriptionMessage | undefined)?.fields ?? []
    return {
      name,
      parameterTypes: (parameters as Messages.ParameterDescriptionMessage | undefined)?.dataTypeIDs ?? [],
      fields: fields.map((field) => ({ name: field.name, dataTypeID: field.dataTypeID })),
      parsers: fields.map((field) => findParser(this.#engine, field.dataTypeID)),
      isReadOnly: isReadOnly(sql),
    }
  }

  async #evictOldest(): Promise<void> {
    const [oldest] = this.#bySql
    if (!oldest) return
    const [sql, statement] = oldest
    this.#bySql.delete(sql)
    await roundTrip(this.#engine, serialize.close({ type: 'S', name: statement.name }), serialize.sync())
  }
}

/** In doubt a statement counts as a write, which costs a flush. A function that writes when selected is not seen. */
export function isReadOnly(sql: string): boolean {
  return (
    /^\s*(select|show|explain)\b/i.test(sql) &&
    !/\b(nextval|setval|insert|update|delete|merge|into)\b/i.test(sql)
  )
}

type BackendMessage = Messages.BackendMessage

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
