export const TOPICS = [
  'suicide',
  'selfHarm',
  'overdose',
  'eatingDisorder',
  'sexualViolence',
  'abuse',
] as const
export type Topic = (typeof TOPICS)[number]

/** The hard words of one language, in small letters without marks, and what is said about them. */
export type WordTexts = {
  /** What asks for a word and says nothing else; the group is the word. */
  asked: readonly RegExp[]
  words: Record<Topic, RegExp>
  explanations: Record<Topic, string>
  whereToTurn: string
}
