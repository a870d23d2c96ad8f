export { isFamiliarWord } from './familiar-words.ts'
export { type Counts, measureReadability, type Readability } from './measure.ts'
export { countSyllables } from './syllables.ts'
