type Range = { from: number; to: number }

/**
 * Which bytes a `Range` header asks for: null for all of them, 'outside' where there are none such. Several ranges at
 * once, and what is no range of bytes, are answered with the whole, as the standard allows.
 */
export function readRange(header: string | undefined, size: number): Range | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'outside' : { from: size - length, to: size - 1 }
  }
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < from) return null
  return from >= size ? 'outside' : { from, to }
}
