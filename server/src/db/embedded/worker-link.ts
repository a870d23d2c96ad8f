import { Worker } from 'node:worker_threads'
import type { Call, ErrorFields, Reply, Spent, WorkerMessage, WorkerSettings } from './worker-protocol.ts'

/** A call without its number, kind by kind. */
export type NewCall = Call extends infer C ? (C extends Call ? Omit<C, 'id'> : never) : never

interface Pending {
  /** The statement, or the kind of the call. */
  text: string
  resolve: (value: unknown) => void
  reject: (error: Error) => void
}

export interface LinkOptions {
  settings: WorkerSettings
  /** The longest a single statement may run, now. */
  statementLimitMs: () => number
  /** Told when the worker is gone and every unanswered call has been rejected. */
  onLost: (error: Error) => void
  /** Hears how long the engine worked on each call. */
  onSpent?: ((text: string, spent: Spent) => void) | undefined
}

/**
 * The way to the worker and back: numbers the calls, sends those of one turn together, opens a worker when
 * there is none, and replaces one that died or that does not come back from a statement.
 */
export class WorkerLink {
  readonly #options: LinkOptions
  readonly #pending = new Map<number, Pending>()
  #outbox: Call[] = []
  #lastId = 0
  #worker: Worker | undefined
  #isOpening = false
  #isReady = false
  /** Settles when the last worker's thread has ended: two workers must never share a directory. */
  #lastExit: Promise<unknown> = Promise.resolve()
  #isClosed = false
  #watch: NodeJS.Timeout | undefined
  #lastSignAt = 0
  #onDrained: (() => void) | undefined

  constructor(options: LinkOptions) {
    this.#options = options
  }

  send(...calls: NewCall[]): Promise<unknown>[] {
    if (this.#isClosed) {
      return calls.map(() =>
        Promise.reject(new DatabaseError({ message: 'The database is closed.', code: CONNECTION_LOST })),
      )
    }
    return calls.map((call) => {
      this.#lastId += 1
      const id = this.#lastId
      return new Promise((resolve, reject) => {
        this.#pending.set(id, { text: 'sql' in call ? call.sql : call.kind, resolve, reject })
        this.#outbox.push({ ...call, id } as Call)
        if (this.#outbox.length === 1) queueMicrotask(() => this.#post())
      })
    })
  }

  /** Resolves when every call so far has been answered. */
  async drain(): Promise<void> {
    if (this.#pending.size === 0) return
    await new Promise<void>((resolve) => {
      this.#onDrained = resolve
    })
  }

  async close(): Promise<void> {
    await this.drain()
    if (this.#worker) await Promise.all(this.send({ kind: 'close' }))
    this.#isClosed = true
    await this.#worker?.terminate()
  }

  #post(): void {
    if (this.#outbox.length === 0) return
    if (!this.#worker) this.#open()
    if (!this.#worker || !this.#isReady) return
    this.#worker.ref()
    this.#worker.postMessage(this.#outbox)
    this.#outbox = []
    if (this.#watch) return
    this.#lastSignAt = performance.now()
    this.#watchUntilLimit()
  }

  #open(): void {
    if (this.#isOpening) return
    this.#isOpening = true
    void this.#lastExit.then(() => this.#spawn())
  }

  #spawn(): void {
    const worker = new Worker(new URL('./engine/worker.ts', import.meta.url), {
      workerData: { ...this.#options.settings, isTimed: this.#options.onSpent !== undefined },
    })
    this.#worker = worker
    this.#isOpening = false
    let failure: Error | undefined
    worker.on('message', (message: WorkerMessage) => {
      if (worker === this.#worker) this.#receive(message)
    })
    worker.on('error', (error: Error) => {
      failure = error
    })
    this.#lastExit = new Promise((resolve) => {
      worker.once('exit', resolve)
    })
    worker.once('exit', () => {
      const message = failure?.message ?? 'The embedded database stopped.'
      if (worker === this.#worker)
        this.#lose(new DatabaseError({ message, code: CONNECTION_LOST }, { cause: failure }))
    })
  }

  #lose(error: Error): void {
    const unanswered = [...this.#pending.values()]
    this.#pending.clear()
    this.#outbox = []
    this.#isReady = false
    this.#rest()
    this.#worker = undefined
    for (const { reject } of unanswered) reject(error)
    if (!this.#isClosed) this.#options.onLost(error)
  }

  /** The engine ignores statement_timeout, so a statement that does not end is ended with its worker. */
  #watchUntilLimit(): void {
    const leftMs = this.#lastSignAt + this.#options.statementLimitMs() - performance.now()
    this.#watch = setTimeout(() => {
      // A main thread that was itself busy for so long has the answer lying unread: read first.
      setImmediate(() => this.#replaceRunaway())
    }, leftMs)
  }

  #replaceRunaway(): void {
    if (!this.#watch) return
    const limitMs = this.#options.statementLimitMs()
    if (performance.now() - this.#lastSignAt < limitMs) {
      this.#watchUntilLimit()
      return
    }
    const message = `A statement ran longer than ${limitMs / 1000} s; the embedded database was restarted without it.`
    const worker = this.#worker
    this.#lose(new DatabaseError({ message, code: QUERY_CANCELED }))
    void worker?.terminate()
  }

  #receive(message: WorkerMessage): void {
    this.#lastSignAt = performance.now()
    if (message === 'ready') {
      this.#isReady = true
      this.#post()
    } else {
      for (const reply of message) this.#settle(reply)
    }
    if (this.#pending.size === 0) this.#rest()
  }

  #settle(reply: Reply): void {
    const pending = this.#pending.get(reply.id)
    this.#pending.delete(reply.id)
    if (pending && reply.spent) this.#options.onSpent?.(pending.text, reply.spent)
    if ('error' in reply) pending?.reject(new DatabaseError(reply.error))
    else pending?.resolve(reply.value)
  }

  /** With nothing under way neither timer nor worker keeps the process alive. */
  #rest(): void {
    clearTimeout(this.#watch)
    this.#watch = undefined
    this.#worker?.unref()
    this.#onDrained?.()
  }
}

/** An error of the embedded database, with the same fields as the `pg` driver gives them. */
export class DatabaseError extends Error {
  declare readonly code?: string
  declare readonly constraint?: string

  constructor(fields: ErrorFields, options?: ErrorOptions) {
    super(fields.message, options)
    this.name = 'DatabaseError'
    Object.assign(this, fields)
  }
}

/** SQLSTATE codes for what happens to a caller when the worker is stopped or the caller takes too long. */
const QUERY_CANCELED = '57014'
export const CONNECTION_LOST = '57P01'
export const TRANSACTION_TIMED_OUT = '25P04'
export const TRANSACTION_ROLLED_BACK = '40000'
