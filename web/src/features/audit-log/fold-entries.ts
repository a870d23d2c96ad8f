import { AUDIT_ACTIONS, type AuditSentence } from '#contract/admin/audit-actions.ts'
import type { AuditEntry } from '#contract/admin/audit-log.ts'

/** What stands in one row: an entry, and the others that the same look at a list wrote. */
export type AuditRow = { entry: AuditEntry; others: AuditEntry[] }

/** One call shows many people. Older versions wrote an entry for each of them. */
const LISTS: readonly AuditSentence[] = [
  'sawStudentList',
  'sawSubmissions',
  'sawGradebook',
  'sawClassFigures',
  'sawClassSkills',
  'sawClassIdeas',
  'sawOnline',
]
const SAME_LOOK_MS = 60_000

/** Whom a single entry of a look at many names; null where it is about one person or thing. */
export function listShown({ details }: AuditEntry): unknown[] | null {
  return Array.isArray(details.personIds) ? details.personIds : null
}

export const findSentence = (action: string): AuditSentence | null =>
  action in AUDIT_ACTIONS ? AUDIT_ACTIONS[action as keyof typeof AUDIT_ACTIONS] : null

/** Newest first, as they come from the server. */
export function foldEntries(entries: readonly AuditEntry[]): AuditRow[] {
  const rows: AuditRow[] = []
  for (const entry of entries) {
    const last = rows.at(-1)
    if (last && isSameLook(last, entry)) last.others.push(entry)
    else rows.push({ entry, others: [] })
  }
  return rows
}

function isSameLook({ entry: first, others }: AuditRow, entry: AuditEntry): boolean {
  const sentence = findSentence(entry.action)
  return (
    sentence !== null &&
    LISTS.includes(sentence) &&
    entry.action === first.action &&
    entry.actor !== null &&
    listShown(entry) === null &&
    listShown(first) === null &&
    entry.actor.id === first.actor?.id &&
    Date.parse(first.createdAt) - Date.parse(entry.createdAt) <= SAME_LOOK_MS &&
    JSON.stringify(entry.details) === JSON.stringify(first.details) &&
    // The same person twice is another look.
    [first, ...others].every(({ subjectId }) => subjectId !== entry.subjectId)
  )
}
