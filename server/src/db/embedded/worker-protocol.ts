/** What the main thread asks of the thread that runs the embedded database. */
export type Call =
  | { id: number; kind: 'query'; sql: string; params: unknown[]; rowMode: RowMode; inTransaction: boolean }
  | { id: number; kind: 'exec'; sql: string; inTransaction: boolean }
  | { id: number; kind: 'copy'; to: string }
  | { id: number; kind: 'begin' | 'commit' | 'rollback' | 'dump' | 'close' }

export type RowMode = 'array' | 'object'

export type Reply = ({ id: number; value: unknown } | { id: number; error: ErrorFields }) & { spent?: Spent }

/** How long one call had the engine to itself; told only when somebody listens. */
export interface Spent {
  /** Milliseconds since 1970, with fractions: the threads' own clocks start at different times. */
  startedAtMs: number
  engineMs: number
  /** Of it, what the engine's thread computed: what is missing it waited for the disk or for a processor. */
  computedMs: number
  /** The flush that confirmed this call and those held with it; the first of them names it. */
  flushMs?: number
}

/** `ready` once after opening, then one message per batch. */
export type WorkerMessage = 'ready' | Reply[]

export interface StatementOutcome {
  rows: unknown[]
  fields: { name: string; dataTypeID: number }[]
  rowCount: number
}

/** The fields of a PostgreSQL error that survive the way between two threads. */
export interface ErrorFields {
  message: string
  code?: string
  severity?: string
  detail?: string
  hint?: string
  schema?: string
  table?: string
  column?: string
  constraint?: string
  where?: string
}

export interface WorkerSettings {
  /** Where the files are; without it the database lives in memory and ends with the worker. */
  directory?: string
  /** A dumped data directory (tar) to start from instead of an empty database. */
  template?: Uint8Array
  /** Whether a write is on the disk before it is confirmed. */
  isDurable: boolean
  /** Whether replies tell how long the engine worked on them. */
  isTimed?: boolean
}
