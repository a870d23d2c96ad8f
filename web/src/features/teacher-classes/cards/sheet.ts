import type { DrawnPictures, PrintedCard } from '#contract/teaching/sign-in-cards.ts'

/** What was made just now, and is told this once. */
export type Sheet =
  | { kind: 'cards'; cards: readonly PrintedCard[] }
  | { kind: 'pictures'; drawn: readonly DrawnPictures[] }
  | { kind: 'poster'; code: string }
