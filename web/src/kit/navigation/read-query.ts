/** Addresses are typed by people, too: what one cannot mean is read as nothing. */
export function readId(value: unknown): number | null {
  const id = Number(value)
  return Number.isInteger(id) && id > 0 ? id : null
}

export function readDay(value: unknown): string | null {
  const isDay =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
  return isDay ? value : null
}

/** The router reads digits as a number. */
export function readText(value: unknown, longest = Number.POSITIVE_INFINITY): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longest) : ''
}
