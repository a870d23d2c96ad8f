import { checkOutput } from '../../safety/check-output.ts'
import type { ChatTask } from '../chat-port.ts'
import { createGuard } from '../question/guard.ts'
import { isPromptInjection } from '../writing/defuse.ts'

/** Grown-ups read what they bring. */
export const isChild = ({ reader }: ChatTask): boolean => reader.role === 'student'

/** A part of a sentence, or one that a picture or a tag was taken out of. A word of a list with its meaning begins small. */
const BROKEN = /^(?:and|or|but|which|that|because|so)\b|^[)\]”’,;]|\uFFFC/

/** What may be quoted to this reader now: nothing unfit for a child, no orders to machines, no answer to an open question. */
export function mayQuoteTo(task: ChatTask): (sentence: string) => boolean {
  const isGuarded = createGuard(task.page)
  const isForChild = isChild(task)
  return (sentence) =>
    !BROKEN.test(sentence) &&
    isGuarded(sentence) &&
    !isPromptInjection(sentence) &&
    !(isForChild && checkOutput(sentence) !== null)
}
