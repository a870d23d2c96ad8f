import { LONGEST_TAG } from '#contract/study/fields.ts'

/** The tag of a deck's cards: the assignment's title, as far as it can be a tag. */
export function nameDeck(title: string): string {
  return title
    .replace(/[,\s]+/g, ' ')
    .slice(0, LONGEST_TAG)
    .trim()
}
