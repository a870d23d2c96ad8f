import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError, TypeValidationError } from 'ai'
import type { Fallback } from '../port.ts'

/** Why a language model gave no answer that may be shown. */
export const FAILURE_KINDS = [
  'timeout',
  /** The provider sent us away: too many requests, or too busy. */
  'limit',
  'unreachable',
  /** The key is wrong or may not use the model: the operator's to put right. */
  'refused',
  /** No such model or address, or a request that the server does not understand. */
  'misconfigured',
  /** Cut off, empty, or not in the form that was asked for. */
  'invalid',
  /** What it said is wrong, gives a question away, or is unfit for children. */
  'unsound',
  'budget',
] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

export class ModelFailure extends Error {
  readonly kind: FailureKind
  /** `detail` is ours alone: what a server wrote may repeat the key or what a learner asked. */
  constructor(kind: FailureKind, detail: string = kind) {
    super(detail)
    this.kind = kind
  }
}

/** What the reply tells of it: the operator's own troubles are none of the learner's. */
export function toFallback(kind: FailureKind): Fallback {
  if (kind === 'refused' || kind === 'misconfigured') return 'unreachable'
  return kind === 'unsound' ? 'invalid' : kind
}

const KIND_BY_STATUS: Record<number, FailureKind> = {
  400: 'misconfigured',
  401: 'refused',
  403: 'refused',
  404: 'misconfigured',
  408: 'timeout',
  422: 'misconfigured',
  429: 'limit',
  503: 'limit',
  504: 'timeout',
  529: 'limit',
}

/** Keeps the status and nothing else: errors of the client carry the request and its answer. */
export function toModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error
  if (APICallError.isInstance(error)) {
    const { statusCode } = error
    // A success whose body is no answer is not a failed connection.
    if (statusCode !== undefined && statusCode < 300) return new ModelFailure('invalid', 'unreadable answer')
    const kind = KIND_BY_STATUS[statusCode ?? 0] ?? 'unreachable'
    return new ModelFailure(kind, statusCode === undefined ? 'no connection' : `HTTP ${statusCode}`)
  }
  const isUnreadable = [NoObjectGeneratedError, NoOutputGeneratedError, TypeValidationError].some((kind) =>
    kind.isInstance(error),
  )
  if (isUnreadable) return new ModelFailure('invalid', 'not in the form asked for')
  const name = error instanceof Error ? error.name : ''
  if (/JSONParse|EmptyResponse|InvalidResponse|NoContent|ToolChoice|ToolInput|NoSuchTool/.test(name))
    return new ModelFailure('invalid', 'unreadable answer')
  return new ModelFailure('unreachable', 'connection broken')
}
