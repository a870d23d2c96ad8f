import { writeAsWords } from './defuse.ts'

/** Sentences with gaps, filled with what the product knows. A gap is `{name}`. */
export const FACTS = {
  helloName: 'Hello, {name}!',
  readAs: 'I read {pairs}.',
  place: '- {link}',
  placeInSubject: '- {link} ({subject})',
  step: '- {link}: {reason}',
  skill: '- {title}',
  keyTerms: 'Key terms: {terms}.',
  questionHint: '{hint}',
  cardCount: '{count} cards were made.',
  oneCard: '{count} card was made.',
} as const

export type FactId = keyof typeof FACTS

export function fact(id: FactId, values: Record<string, string>): string {
  return FACTS[id].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** A title that leads to a page of the product; elsewhere nothing leads. */
export function linkTo(title: string, path: string): string {
  const words = writeAsWords(title.replace(/\s+/g, ' ').trim())
  return /^\/(?!\/)[^\s()<>\\]*$/.test(path) ? `[${words}](${path})` : words
}
