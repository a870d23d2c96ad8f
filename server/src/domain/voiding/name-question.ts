import { isGenerated } from '../practice/practice-library.ts'
import type { Tracer } from '../tracing/tracer.ts'

type Asked = { itemId: string; seed?: number | null | undefined }

/** One name for one question: a written one is its item, a generated one its item and seed. */
export function nameQuestion({ itemId, seed }: Asked): string {
  return isGenerated(itemId) ? `${itemId}@${seed}` : itemId
}

export function isTakenBack({ voided }: Pick<Tracer, 'voided'>, asked: Asked): boolean {
  return voided.size > 0 && voided.has(nameQuestion(asked))
}
