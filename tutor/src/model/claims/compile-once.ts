const compiled = new Map<string, RegExp>()

/** Every sentence is read with the same hundred patterns; to make one takes longer than to use it. For `replace` only. */
export function compileOnce(source: string, flags = 'giu'): RegExp {
  const key = `${flags} ${source}`
  const known = compiled.get(key)
  if (known) return known
  const made = new RegExp(source, flags)
  compiled.set(key, made)
  return made
}
