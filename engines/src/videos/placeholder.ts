export type Placeholder = {
  /** Degrees on the color circle. */
  hue: number
  letters: string
}

/** What a card shows instead of a picture that would have to be fetched from the platform [V8]. */
export function drawPlaceholder({ title, videoId }: { title: string; videoId: string | null }): Placeholder {
  let hash = 7
  for (const letter of videoId ?? title) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? []
  const letters = words.slice(0, 2).map(([first = '']) => first.toUpperCase())
  return { hue: hash % 360, letters: letters.join('') }
}
