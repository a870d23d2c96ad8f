import { AsyncLocalStorage } from 'node:async_hooks'
import { BYTEA } from './engine/column-values.ts'
import { Transaction } from './transaction.ts'
import { Turnstile } from './turnstile.ts'
import { WorkerLink } from './worker-link.ts'
import type { RowMode, Spent, StatementOutcome, WorkerSettings } from './worker-protocol.ts'

export interface RemoteOptions {
  settings: WorkerSettings
  statementLimitMs?: number
  transactionLimitMs?: number
  /** Told when the worker was lost and will be opened again by the next call. */
  onLost?: (error: Error) => void
  /** Hears how long the engine worked on each call: nobody else gets through meanwhile. */
  onSpent?: ((text: string, spent: Spent) => void) | undefined
}

interface QueryOptions {
  rowMode?: RowMode
}

/** What a transaction's callback gets; drizzle builds its own `tx` around it. */
export interface RemoteTransaction {
  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<StatementOutcome>
  exec(sql: string): Promise<void>
}

const DEFAULT_LIMIT_MS = 30_000
const LONG_LIMIT_MS = 60 * 60_000

/** The embedded database as the main thread sees it: the methods of PGlite that drizzle calls, done by a worker. */
export class RemotePglite implements RemoteTransaction {
  readonly #link: WorkerLink
  readonly #turnstile = new Turnstile()
  readonly #context = new AsyncLocalStorage<Transaction>()
  #transaction: Transaction | undefined
  readonly #statementLimitMs: number
  readonly #transactionLimitMs: number
  #longWorks = 0
  #chores = 0
  #lastUsedAt = performance.now()
  #isClosing = false

  constructor({ settings, onLost, onSpent, ...limits }: RemoteOptions) {
    this.#statementLimitMs = limits.statementLimitMs ?? DEFAULT_LIMIT_MS
    this.#transactionLimitMs = limits.transactionLimitMs ?? DEFAULT_LIMIT_MS
    this.#link = new WorkerLink({
      settings,
      onSpent,
      statementLimitMs: () => (this.#longWorks + this.#chores > 0 ? LONG_LIMIT_MS : this.#statementLimitMs),
      onLost: (error) => {
        this.#transaction?.lose(error)
        onLost?.(error)
      },
    })
  }

  /** When somebody last asked something, housekeeping aside, by `performance.now()`. */
  get lastUsedAt(): number {
    return this.#lastUsedAt
  }

  /** One connection; whoever finds a transaction open waits. */
  readLoad() {
    return { connections: 1, idle: this.#transaction ? 0 : 1, waiting: this.#turnstile.waiting }
  }

  async query(sql: string, params: unknown[] = [], { rowMode = 'object' }: QueryOptions = {}) {
    this.#lastUsedAt = performance.now()
    return this.#query(sql, params, rowMode)
  }

  /** A statement that nobody waits for: it may take its time and does not count as use. */
  async keepHouse(sql: string): Promise<StatementOutcome> {
    this.#chores += 1
    try {
      return await this.#query(sql, [], 'object')
    } finally {
      this.#chores -= 1
    }
  }

  /** Several statements in one text, without parameters and results. */
  async exec(sql: string): Promise<void> {
    this.#lastUsedAt = performance.now()
    this.#refuseIfOutOfPlace()
    await this.#turnstile.pass(() => this.#send({ kind: 'exec', sql, inTransaction: false }))
  }

  async transaction<T>(work: (tx: RemoteTransaction) => Promise<T>): Promise<T> {
    this.#refuseIfOutOfPlace()
    await this.#turnstile.enter()
    this.#lastUsedAt = performance.now()
    const transaction = new Transaction(this.#link, () => {
      this.#lastUsedAt = performance.now()
      this.#transaction = undefined
      this.#turnstile.leave()
    })
    this.#transaction = transaction
    const tx: RemoteTransaction = {
      async query(sql, params = [], { rowMode = 'object' } = {}) {
        return readOutcome(
          await transaction.send({ kind: 'query', sql, params, rowMode, inTransaction: true }),
        )
      },
      async exec(sql) {
        await transaction.send({ kind: 'exec', sql, inTransaction: true })
      },
    }
    return transaction.run(
      () => this.#context.run(transaction, async () => work(tx)),
      this.#longWorks > 0 ? LONG_LIMIT_MS : this.#transactionLimitMs,
    )
  }

  /** For migrations and the first filling, which may take their time on a slow machine. */
  async withoutLimits<T>(work: () => Promise<T>): Promise<T> {
    this.#longWorks += 1
    try {
      return await work()
    } finally {
      this.#longWorks -= 1
    }
  }

  /** The whole data directory as a tar file, to open others from. */
  async dump(): Promise<Uint8Array> {
    this.#refuseIfOutOfPlace()
    return (await this.#turnstile.pass(() => this.#send({ kind: 'dump' }))) as Uint8Array
  }

  /** A copy of the files as they are now, to open as a database of its own. Others wait no longer than the copying takes. */
  async copyTo(directory: string): Promise<void> {
    this.#refuseIfOutOfPlace()
    await this.withoutLimits(() => this.#turnstile.pass(() => this.#send({ kind: 'copy', to: directory })))
  }

  /** Waits for what is under way, writes a checkpoint and stops the worker. */
  async close(): Promise<void> {
    if (this.#isClosing) return
    this.#refuseIfOutOfPlace()
    this.#isClosing = true
    await this.#turnstile.enter()
    await this.#link.close()
    this.#turnstile.leave()
  }

  async #query(sql: string, params: unknown[], rowMode: RowMode): Promise<StatementOutcome> {
    this.#refuseIfOutOfPlace()
    const call = { kind: 'query', sql, params, rowMode, inTransaction: false } as const
    return readOutcome(await this.#turnstile.pass(() => this.#send(call)))
  }

  async #send(call: Parameters<WorkerLink['send']>[number]): Promise<unknown> {
    return this.#link.send(call)[0]
  }

  #refuseIfOutOfPlace(): void {
    if (this.#isClosing) throw new Error('The database is closing.')
    if (this.#context.getStore()?.isOpen) {
      throw new Error('db was used inside its own transaction and would wait for ever: use tx there.')
    }
  }
}

/** A Buffer crosses threads as a plain Uint8Array; `pg` gives Buffers, so this does too. */
function readOutcome(answer: unknown): StatementOutcome {
  const outcome = answer as StatementOutcome
  for (const [index, field] of outcome.fields.entries()) {
    if (field.dataTypeID !== BYTEA) continue
    for (const row of outcome.rows as Record<string | number, unknown>[]) {
      const key = Array.isArray(row) ? index : field.name
      const value = row[key]
      if (value instanceof Uint8Array)
        row[key] = Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    }
  }
  return outcome
}
