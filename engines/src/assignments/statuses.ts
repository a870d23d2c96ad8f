export const ASSIGNMENT_STATUSES = ['draft', 'active', 'closed', 'archived'] as const
export type AssignmentStatus = (typeof ASSIGNMENT_STATUSES)[number]

/** What the product can follow by itself, and the free task that it cannot. */
export const ASSIGNMENT_KINDS = ['lesson', 'quiz', 'practice', 'flashcards', 'task'] as const
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number]

export const LATE_POLICIES = ['accept', 'deduct', 'refuse'] as const
export const ASSIGNMENT_AUDIENCES = ['class', 'group', 'pupils'] as const
export const SUBMISSION_STATUSES = ['submitted', 'graded', 'returned'] as const

/**
 * A draft is given out or put away; what was given out is closed, opened again or put away, and becomes a draft again only
 * while nobody has handed anything in: work must not vanish from under a student.
 */
const NEXT: Record<AssignmentStatus, readonly AssignmentStatus[]> = {
  draft: ['active', 'archived'],
  active: ['closed', 'archived', 'draft'],
  closed: ['active', 'archived'],
  archived: ['closed', 'active'],
}

export function canBecome(from: AssignmentStatus, to: AssignmentStatus, hasWork: boolean): boolean {
  if (from === to) return true
  if (to === 'draft' && hasWork) return false
  return NEXT[from].includes(to)
}
