/** One tag in two spellings of its case is one tag: the first stays. */
export function uniqueTags(tags: readonly string[]): string[] {
  const known = new Set<string>()
  return tags.filter((tag) => {
    const key = tag.toLowerCase()
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}
