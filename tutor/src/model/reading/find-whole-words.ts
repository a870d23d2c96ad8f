import type { Span } from '../../reading/reading-port.ts'

/** Where words stand in a text as whole words, whatever the spaces and capitals; null when they do not. */
export function findWholeWords(text: string, words: string): Span | null {
  if (!/[\p{L}\p{N}]/u.test(words)) return null
  const pattern = words
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('\\s+')
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').exec(text)
  return found && { start: found.index, end: found.index + found[0].length }
}
