import type * as z from 'zod/mini'
import type { Access } from './access.ts'
import type { ErrorCode } from './errors.ts'
import type { PlainReason } from './refusals/catalog.ts'

export type Endpoint<
  Input extends z.ZodMiniObject = z.ZodMiniObject,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `:name` parts are filled from the input field of the same name. */
  path: `/${string}`
  access: Who
  /** One sentence for the reader of /api/docs. */
  summary: string
  input: Input
  output: Output
  errors: readonly ErrorCode[]
  /** The status of success; 200 unless said otherwise. */
  status?: 200 | 201 | 204
  /** The path part that names the person the access rule is about; the first one unless said otherwise. */
  person?: string
  /** Why a 403, as documented. Without it another person's thing answers 404, so that ids tell nothing. */
  forbidden?: PlainReason
  /** Why a 401, as documented. */
  signedOut?: PlainReason
  /** To a teacher the query itself finds only what is about students of their own active classes; an admin finds all. */
  isOfOwnStudents?: true
  /** Reaches other people, or shows students beyond one's classes: refused to a teacher whom no admin has approved yet, whatever they own. */
  reachesOthers?: true
  /** Asked again and again by open pages: it shows nobody's presence and keeps no session of staff open. */
  isAskedByItself?: true
  /** Open to teachers and admins who still have to set up two-step sign-in where the operator wants it. */
  isForEnrolling?: true
  /**
   * A write runs in one transaction with its idempotency record. `manual` hands the handler `transact`, for work that
   * must not hold a transaction open (hashing a password, asking a model); `none` is for writes that are safe to repeat.
   */
  transaction?: 'manual' | 'none'
  /**
   * `file`: the answer of a GET is a file to save, not JSON; `output` is then `FileAnswer` or `StreamedFile`. `events`:
   * who accepts text/event-stream gets the answer piece by piece, then as a whole; everybody else gets the whole. Errors
   * stay JSON.
   */
  answers?: 'file' | 'events'
  /**
   * Of a GET: without a connection a device shows the person the last answer it had, with its age. For what they may see
   * anyway, and nothing that must be fresh to be right. `ageless`: its age is not
   * that of the page, as who somebody is, or what the bell has. Of a write, `outbox`: what is done without a connection
   * waits on the device and is sent once there is one, exactly once.
   */
  offline?: 'lastSeen' | 'ageless' | 'outbox'
  /** A body that is a list, as the documents have it, is read as this field. */
  listField?: string
  /** The largest body in bytes, where the general limit is too small; such a body is read only of those who may send it. */
  bodyLimitBytes?: number
}

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

export function endpoint<
  Input extends z.ZodMiniObject,
  Output extends z.ZodMiniType,
  const Who extends Access,
>(definition: Endpoint<Input, Output, Who>): Endpoint<Input, Output, Who> {
  return definition
}
