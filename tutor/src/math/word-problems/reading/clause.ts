import type { Comparison } from './comparisons.ts'
import type { Phrase } from './phrases.ts'

export type Place = { preposition: string; phrase: Phrase }

/** Who does what with how much, where and when. */
export type Clause = {
  source: string
  subjects: Phrase[]
  isThere: boolean
  verb: string
  isPassive: boolean
  isNegated: boolean
  /** "wants to", "must", "can": it has not happened. */
  modal: string | null
  particle: string | null
  objects: Phrase[]
  comparison: Comparison | null
  /** "rotten" in "15 are rotten", "boy" in "11 are boys". */
  predicate: string[]
  places: Place[]
  adverbs: string[]
  /** The subject or verb was left out and taken over. */
  isElliptic: boolean
  /** "19 keys, 4 fewer than Cy": says more of what stands before the comma. */
  isBeside?: boolean
  /** ", who drives 18 miles to work,": told beside the story. */
  isAside?: boolean
}
