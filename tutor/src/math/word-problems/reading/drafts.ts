import type { Clause } from './clause.ts'

export type Draft = Pick<Clause, 'objects' | 'comparison' | 'predicate' | 'places' | 'adverbs' | 'particle'>

export const emptyDraft = (): Draft => ({
  objects: [],
  comparison: null,
  predicate: [],
  places: [],
  adverbs: [],
  particle: null,
})
