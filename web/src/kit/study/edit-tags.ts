import { LONGEST_TAG, MOST_TAGS } from '#contract/study/fields.ts'

const SHOWN_SUGGESTIONS = 6

/** Adds what was typed, which may be several tags with commas between them; a tag in another case is the same tag. */
export function addTags(tags: readonly string[], typed: string): string[] {
  const all = [...tags]
  for (const piece of typed.split(/[,\n\r\t]/)) {
    const tag = piece.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TAG).trim()
    const isThere = all.some((one) => one.toLowerCase() === tag.toLowerCase())
    if (tag && !isThere && all.length < MOST_TAGS) all.push(tag)
  }
  return all
}

/** Own tags worth offering: those that hold what is typed, the ones that begin with it first. */
export function suggestTags(known: readonly string[], tags: readonly string[], typed: string): string[] {
  const wanted = typed.trim().toLowerCase()
  const free = known.filter((tag) => !tags.some((one) => one.toLowerCase() === tag.toLowerCase()))
  const begins = free.filter((tag) => tag.toLowerCase().startsWith(wanted))
  const holds = free.filter((tag) => !begins.includes(tag) && tag.toLowerCase().includes(wanted))
  return [...begins, ...holds].slice(0, SHOWN_SUGGESTIONS)
}
