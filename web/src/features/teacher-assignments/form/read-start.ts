import { readId } from '../../../kit/navigation/read-query.ts'
import { type AssignmentValues, EMPTY_ASSIGNMENT } from './assignment-values.ts'

const KINDS = ['quiz', 'lesson'] as const
const LONGEST_TITLE = 200

/** What a link asks to be given out, as that of a lesson plan does: `?quiz=9&title=Boxes`. Null for an empty form. */
export function readStart(query: Record<string, unknown>): AssignmentValues | null {
  const kind = KINDS.find((one) => readId(query[one]) !== null)
  const title = typeof query.title === 'string' ? query.title.trim().slice(0, LONGEST_TITLE) : ''
  if (!kind || title === '') return null
  const start = { ...EMPTY_ASSIGNMENT, kind, title, picks: [{ value: String(query[kind]), label: title }] }
  // A group means something in its class alone.
  const [classId, groupId] = [readId(query.class), readId(query.group)]
  return classId !== null && groupId !== null ? { ...start, classId, audience: 'group', groupId } : start
}
