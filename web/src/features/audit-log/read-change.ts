/** Kept as a pair by the inbox, and as from and to by the accounts. */
const PAIRS = ['status', 'priority', 'assignedTo', 'role', 'grade', 'email']

/** The value before and the value after, where a detail tells a change. */
export function readChange(name: string, value: unknown): [before: unknown, after: unknown] | null {
  if (Array.isArray(value)) return PAIRS.includes(name) && value.length === 2 ? [value[0], value[1]] : null
  if (typeof value !== 'object' || value === null) return null
  const isFromTo = Object.keys(value).sort().join() === 'from,to'
  return isFromTo && 'from' in value && 'to' in value ? [value.from, value.to] : null
}
