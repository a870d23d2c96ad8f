export type SentencePart = { text: string } | { slot: string }

/** Words and slots in the order of the language: `move {steps} steps` has a slot between two words. */
export function splitSentence(sentence: string): SentencePart[] {
  return sentence
    .split(/(\{[^}]+\})/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? { slot: part.slice(1, -1) } : { text: part }))
}
