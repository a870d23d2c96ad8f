export const FIELDS = ['name', 'email', 'subject', 'message'] as const
export type FieldName = (typeof FIELDS)[number]
export type Message = Record<FieldName, string>
export type Problem = 'missing' | 'badEmail'
export type Problems = Partial<Record<FieldName, Problem>>

/** As loose as the browser's own idea of an address: what is really wrong with it the server says. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Documented: all four fields are required, and the email must be one. */
export function checkMessage(message: Message): Problems {
  const missing = FIELDS.filter((name) => message[name].trim() === '')
  const problems: Problems = Object.fromEntries(missing.map((name) => [name, 'missing']))
  const email = message.email.trim()
  return email !== '' && !EMAIL.test(email) ? { ...problems, email: 'badEmail' } : problems
}

/** What the server found wrong, by field; anything else is no matter of a field. */
export function readProblems(issues: readonly { field: string }[]): Problems {
  const found = FIELDS.filter((name) => issues.some(({ field }) => field === name))
  return Object.fromEntries(found.map((name) => [name, name === 'email' ? 'badEmail' : 'missing']))
}
