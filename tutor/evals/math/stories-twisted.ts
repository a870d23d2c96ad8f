/** Sentences after which no number of a story can be trusted: who answers as before has not read them. */
const TURNS = [
  'Then half of them are lost.',
  'Some of them disappear.',
  'Everything is doubled.',
  'Each of them gets a few more.',
  'The dog ate a few.',
  'His brother has as many.',
  'Everyone gets double.',
  'There is a $2 discount.',
  'It costs $3 more today.',
  'The next day the same happens again.',
  'But 2 of them do not count.',
  'A quarter of them are old.',
]

/** The story with one such sentence before its question. */
export function twistStory(story: string): string[] {
  const sentences = story.split(/(?<=\.) (?=[A-Z])/)
  const question = sentences.at(-1)
  if (sentences.length < 2 || question === undefined) return []
  return TURNS.map((turn) => [...sentences.slice(0, -1), turn, question].join(' '))
}
