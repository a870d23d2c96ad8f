export { isFamiliarWord } from './familiar-words.ts'
export { type Counts, measureReadability } from './measure.ts'
export { countSyllables } from './syllables.ts'
