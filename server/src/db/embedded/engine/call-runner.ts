import { constants, cpSync } from 'node:fs'
import { type messages as Messages, type PGlite, protocol } from '@electric-sql/pglite'
import type { Call, ErrorFields, Reply, WorkerSettings } from '../worker-protocol.ts'
import { runStatement } from './run-statement.ts'
import { type Answer, EngineFailure, roundTrip, StatementCache } from './statement-cache.ts'

const { serialize } = protocol

export interface Finished {
  reply: Reply
  /** The reply may be sent only after the next flush. */
  mustBeFlushed: boolean
}

/** Carries out one call after the other on the engine and knows where its transaction stands. */
export class CallRunner {
  transactionStatus: Answer['status'] = 'I'
  readonly #engine: PGlite
  readonly #cache: StatementCache
  readonly #isDurable: boolean
  readonly #directory: string | undefined

  constructor(engine: PGlite, { isDurable, directory }: WorkerSettings) {
    this.#engine = engine
    this.#cache = new StatementCache(engine)
    this.#isDurable = isDurable
    this.#directory = directory
  }

  get isInTransaction(): boolean {
    return this.transactionStatus !== 'I'
  }

  async run(call: Call): Promise<Finished> {
    try {
      const { value, isWrite } = await this.#carryOut(call)
      return {
        reply: { id: call.id, value },
        mustBeFlushed: isWrite && this.#isDurable && !this.isInTransaction,
      }
    } catch (error) {
      if (error instanceof EngineFailure || isFatal(error)) throw error
      if (this.isInTransaction) this.transactionStatus = 'E'
      // A failed multi-statement text may have committed some of its statements.
      const mustBeFlushed = call.kind === 'exec' && this.#isDurable && !this.isInTransaction
      return { reply: { id: call.id, error: readError(error) }, mustBeFlushed }
    }
  }

  /** A message in the log, with the flag (PostgreSQL 17) that writes the log to the disk up to it. */
  async flush(): Promise<void> {
    const sql = "select pg_logical_emit_message(false, '', '', true)"
    const { status } = await runStatement(this.#engine, this.#cache, { sql, params: [], rowMode: 'array' })
    this.transactionStatus = status
  }

  async #carryOut(call: Call): Promise<{ value: unknown; isWrite: boolean }> {
    switch (call.kind) {
      case 'query': {
        const { outcome, status, isReadOnly } = await runStatement(this.#engine, this.#cache, call)
        await this.#noteStatus(status, call.inTransaction)
        return { value: outcome, isWrite: !isReadOnly }
      }
      case 'exec': {
        const { status } = await this.#command(call.sql)
        await this.#cache.clear()
        await this.#noteStatus(status, call.inTransaction)
        return { value: undefined, isWrite: true }
      }
      case 'begin':
      case 'commit':
      case 'rollback': {
        const { status, tag } = await this.#command(call.kind)
        this.transactionStatus = status
        return { value: tag, isWrite: call.kind === 'commit' }
      }
      case 'dump': {
        await this.#command('checkpoint')
        const tar = await this.#engine.dumpDataDir('none')
        return { value: new Uint8Array(await tar.arrayBuffer()), isWrite: false }
      }
      case 'copy': {
        await this.flush()
        this.#copyTo(call.to)
        return { value: undefined, isWrite: false }
      }
      case 'close': {
        await this.#command('checkpoint')
        await this.#engine.close()
        return { value: undefined, isWrite: false }
      }
    }
  }

  /**
   * Between two calls the files are what a power cut would leave, once the log is written: the copy opens as a database
   * after one does. Nothing else runs in this thread meanwhile; where the file system can, the copy shares its blocks.
   */
  #copyTo(to: string): void {
    if (this.#directory === undefined) throw new Error('A database in memory has no files to copy.')
    cpSync(this.#directory, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
  }

  async #command(sql: string): Promise<{ status: Answer['status']; tag: string }> {
    const { messages, status } = await roundTrip(this.#engine, serialize.query(sql))
    const complete = messages.findLast((message) => message.name === 'commandComplete')
    if (!complete)
      throw new EngineFailure(`The embedded database broke off in the middle of: ${sql.slice(0, 80)}`)
    return { status, tag: (complete as Messages.CommandCompleteMessage).text }
  }

  /** A hand-written BEGIN would take everybody's later statements into its transaction. */
  async #noteStatus(status: Answer['status'], inTransaction: boolean): Promise<void> {
    this.transactionStatus = status
    if (inTransaction || status === 'I') return
    await this.#command('rollback')
    this.transactionStatus = 'I'
    throw new Error('A transaction is opened with db.transaction(), never with a BEGIN of its own.')
  }
}

/** PostgreSQL would have ended the process; here the engine lives on in no known state. */
function isFatal(error: unknown): boolean {
  const { severity } = error as { severity?: string }
  return severity === 'PANIC' || severity === 'FATAL'
}

function readError(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { message: String(error) }
  const fields = error as Error & ErrorFields
  return {
    message: fields.message,
    code: fields.code,
    severity: fields.severity,
    detail: fields.detail,
    hint: fields.hint,
    schema: fields.schema,
    table: fields.table,
    column: fields.column,
    constraint: fields.constraint,
    where: fields.where,
  }
}
