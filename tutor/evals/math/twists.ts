/** Sentences and words that change what a story asks: whoever solves it as before has not read it. */
const SENTENCES = [
  'Then everything doubles.',
  'Half of it is gone.',
  '3 more are added.',
  'It shrinks by two.',
  'The second one is twice as big.',
  'Give the answer in minutes.',
  'One is missing.',
]
const WORDS: [RegExp, string][] = [
  [/How far/i, 'How much farther than 10 km'],
  [/Find the/i, 'Find half the'],
  [/What is the/i, 'What is the difference between 100 and the'],
  [/What is/i, 'What is twice'],
  [/ and /, ' minus '],
  [/ of /, ' of the inverse of '],
  [/\bsum\b/, 'product'],
  [/\barea\b/, 'surface area'],
  [/consecutive/, 'consecutive prime'],
]

export function twist(story: string): string[] {
  const sentences = story.split('. ')
  const inserted = SENTENCES.flatMap((sentence) => [
    `${sentence} ${story}`,
    `${story.replace(/[.?]?$/, '.')} ${sentence}`,
    ...(sentences.length > 1
      ? [[...sentences.slice(0, -1), sentence.slice(0, -1), sentences.at(-1)].join('. ')]
      : []),
  ])
  const replaced = WORDS.filter(([word]) => word.test(story)).map(([word, other]) =>
    story.replace(word, other),
  )
  return [...inserted, ...replaced]
}
