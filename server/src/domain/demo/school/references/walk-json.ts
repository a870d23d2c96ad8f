/** `*` stands for every entry of a list or a record. */
type Path = readonly string[]

/** 'steps.*.day' */
export const readPath = (path: string): Path => (path === '' ? [] : path.split('.'))

/** The same value with what stands at the path replaced; where there is nothing, nothing is made. */
export function replaceAt(
  value: unknown,
  [step, ...rest]: Path,
  replace: (found: unknown) => unknown,
): unknown {
  if (step === undefined) return value === null ? null : replace(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return step === '*' ? value.map((one) => replaceAt(one, rest, replace)) : value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      step === '*' || step === key ? replaceAt(one, rest, replace) : one,
    ]),
  )
}
