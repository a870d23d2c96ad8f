export const isDay = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Two names are used for several things: `from` and `to` are days of a download, a former version, or somebody. */
export function nameDetail(name: string, value: unknown): string {
  if (name !== 'from' && name !== 'to') return name
  if (isDay(value)) return name === 'from' ? 'firstDay' : 'lastDay'
  return name === 'from' ? 'broughtBack' : name
}

/** Kept as a pair by the inbox, and as from and to by the accounts. */
const PAIRS = ['status', 'priority', 'assignedTo', 'role', 'grade', 'email']

export function readChange(name: string, value: unknown): [before: unknown, after: unknown] | null {
  if (Array.isArray(value)) return PAIRS.includes(name) && value.length === 2 ? [value[0], value[1]] : null
  if (typeof value !== 'object' || value === null) return null
  const isFromTo = Object.keys(value).sort().join() === 'from,to'
  return isFromTo && 'from' in value && 'to' in value ? [value.from, value.to] : null
}
