/** A place in the text as it was sent. */
export type Span = { start: number; end: number }

export type ReadingTask = {
  text: string
  /** Whom it is read by; decides which words are hard and how much is asked. */
  grade: number | null
}

export type ReadingLevel = {
  /** About which grade reads the text with ease, 13 for college; null when the text is too short or not English. */
  grade: number | null
  /** Flesch–Kincaid grade and new Dale–Chall score, as the formulas give them. */
  fleschKincaid: number | null
  daleChall: number | null
  words: number
  sentences: number
  /** How long a reader of that grade takes, at least one. */
  minutes: number
}

export type HardWord = Span & {
  /** As it stands in the text, where it comes first. */
  word: string
  syllables: number
  /** What it means by the dictionary, at most two meanings, the commonest first; none when it does not know. */
  senses: string[]
}

export type QuestionKind = 'mainIdea' | 'detail' | 'vocabulary' | 'inference' | 'sequence'

export type ReadingQuestion = {
  kind: QuestionKind
  question: string
  /** Three or four, the answer among them; null for a question that the reader answers in their own words. */
  options: string[] | null
  /** Words of the text. */
  answer: string
  /** The sentence that holds the answer, as it stands in the text. */
  evidence: Span & { text: string }
}

export type Reading = {
  isEnglish: boolean
  level: ReadingLevel
  hardWords: HardWord[]
  questions: ReadingQuestion[]
}
