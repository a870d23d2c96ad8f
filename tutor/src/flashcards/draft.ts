import type { Casing } from '../text/casing.ts'
import type { Material } from '../text/material.ts'
import type { Term } from '../text/terms.ts'

/** A card that has still to prove itself. */
export type Draft = {
  front: string
  back: string
  passage: string
  /** The sentence that the passage is, or begins with; null for the row of a table. */
  sentence: number | null
  section: number
  /** Where in the text it comes from, for the order. */
  place: number
  weight: number
}

export type Ground = {
  material: Material
  casing: Casing
  /** Weight of a term by its lemmas, at most 1. */
  weighTerm: (key: string) => number
  terms: readonly Term[]
}

/** How good a kind of question is to learn with; a heavier term adds up to one. */
export const KIND_WEIGHT = {
  definition: 3,
  name: 2.9,
  glossary: 2.9,
  list: 2.7,
  fact: 2.3,
  date: 2.2,
  table: 2.1,
  deed: 1.7,
  blank: 1.1,
} as const
