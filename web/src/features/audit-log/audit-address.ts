import { AUDIT_ACTIONS, type AuditAction } from '#contract/admin/audit-actions.ts'
import type { SearchAt } from '../../kit/navigation/app-target.ts'
import { readDay, readId } from '../../kit/navigation/read-query.ts'

/** Which side of an entry the person of the filters stands on. */
export const INVOLVEMENTS = ['person', 'actor', 'subject'] as const
export type Involvement = (typeof INVOLVEMENTS)[number]

/** What an address of the log asks for; other screens link to a part of it, `?subjectType=user&subjectId=12`. */
export type AuditAddress = {
  person: { as: Involvement; id: number } | null
  /** A thing that is no account: `video_content` 7. */
  thing: { type: string; id: number | null } | null
  action: AuditAction | null
  from: string | null
  to: string | null
}

export const WHOLE_LOG: AuditAddress = { person: null, thing: null, action: null, from: null, to: null }

export function readAuditAddress(query: Record<string, unknown>): AuditAddress {
  const { subjectType } = query
  const type = typeof subjectType === 'string' && /^[a-z_]{1,50}$/.test(subjectType) ? subjectType : null
  const subjectId = readId(query.subjectId)
  return {
    person: readPerson(query, type === 'user' ? subjectId : null),
    thing: type === null || (type === 'user' && subjectId !== null) ? null : { type, id: subjectId },
    action: readAction(query.action),
    from: readDay(query.from),
    to: readDay(query.to),
  }
}

function readPerson(query: Record<string, unknown>, subjectId: number | null): AuditAddress['person'] {
  const personId = readId(query.personId)
  if (personId !== null) return { as: 'person', id: personId }
  const actorId = readId(query.actorId)
  if (actorId !== null) return { as: 'actor', id: actorId }
  return subjectId === null ? null : { as: 'subject', id: subjectId }
}

function readAction(value: unknown): AuditAction | null {
  return typeof value === 'string' && value in AUDIT_ACTIONS ? (value as AuditAction) : null
}

/** As the server is asked, and as the address says it. */
export function writeAuditAddress(props: AuditAddress): SearchAt<'/admin/audit-log'> {
  const { person, thing, action, from, to } = props
  return {
    ...(person?.as === 'person' && { personId: person.id }),
    ...(person?.as === 'actor' && { actorId: person.id }),
    ...(person?.as === 'subject' && { subjectType: 'user', subjectId: person.id }),
    ...(thing && person?.as !== 'subject' && { subjectType: thing.type }),
    ...(thing?.id && person?.as !== 'subject' && { subjectId: thing.id }),
    ...(action && { action }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

export const isWhole = (address: AuditAddress) => Object.keys(writeAuditAddress(address)).length === 0
