/** What an entry may tell beside its sentence, by the names of `messages/en/auditLog.json`. */
export const DETAILS = [
  'status',
  'priority',
  'assignedTo',
  'title',
  'name',
  'changed',
  'before',
  'after',
  'to',
  'hours',
  'entries',
  'budgets',
  'itemId',
  'seed',
  'role',
  'grade',
  'isTeacher',
  'fields',
  'people',
  'format',
  'content',
  'subject',
  'documentType',
  'metadata',
  'organization',
  'rating',
  'avatarUrl',
  'featured',
  'firstName',
  'lastName',
  'email',
  'version',
  'broughtBack',
  'issuer',
  'deletedAccounts',
  'inactiveAccounts',
  'warned',
  'education',
  'technical',
  'marketing',
  'actorId',
  'personId',
  'action',
  'subjectType',
  'subjectId',
  'tokensADay',
  'tokensAMonth',
  'costADayMillionths',
  'costAMonthMillionths',
] as const

export const isDay = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Two names are used for several things: `from` and `to` are days of a download, a former version, or somebody. */
export function nameDetail(name: string, value: unknown): string {
  if (name !== 'from' && name !== 'to') return name
  if (isDay(value)) return name === 'from' ? 'firstDay' : 'lastDay'
  return name === 'from' ? 'broughtBack' : name
}
