/**
 * A name in the file for what has another number, day or zone in each installation. The two control characters around it
 * stand in no text that people write. With a `#` in front it becomes a number, not a part of a text.
 */
const OPEN = '\u0002'
const CLOSE = '\u0003'
const MARK = new RegExp(`${OPEN}(#?)(\\w+):([^${CLOSE}]*)${CLOSE}`, 'g')

export const markText = (kind: string, name: string | number): string => `${OPEN}${kind}:${name}${CLOSE}`
export const markNumber = (kind: string, name: string | number): string => `${OPEN}#${kind}:${name}${CLOSE}`

/** What a mark names is not in this installation. */
export const MISSING = Symbol('missing')
type Missing = typeof MISSING

/** Of a kind of thing and its name, what it is called here. */
export type Resolve = (kind: string, name: string) => string | number | Missing

/** Every mark replaced. An entry of a list that names what is missing goes; elsewhere the whole value is missing. */
export function resolveMarks(value: unknown, resolve: Resolve): unknown {
  if (typeof value === 'string') return resolveText(value, resolve)
  if (Array.isArray(value))
    return value.map((one) => resolveMarks(one, resolve)).filter((one) => one !== MISSING)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, one]) => [key, resolveMarks(one, resolve)] as const)
  return entries.some(([, one]) => one === MISSING) ? MISSING : Object.fromEntries(entries)
}

function resolveText(text: string, resolve: Resolve): unknown {
  if (!text.includes(OPEN)) return text
  let whole: unknown
  const resolved = text.replace(MARK, (_, isNumber: string, kind: string, name: string) => {
    const found = resolve(kind, name)
    if (found === MISSING || isNumber) whole = found
    return String(found)
  })
  return whole ?? resolved
}
