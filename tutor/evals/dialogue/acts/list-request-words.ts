import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Act } from '../../../src/dialogue/acts/act.ts'
import { splitWords, tidyMessage } from '../../../src/dialogue/acts/split-words.ts'
import { type Phrase, readPhrases, readTuneHalf } from './read-phrases.ts'
import { TOPICS } from './topics.ts'

// `node tutor/evals/dialogue/acts/list-request-words.ts`: the words of requests, which name no topic, from phrases of acts that
// seldom have one. To be run when phrases were added.
const TARGET = fileURLToPath(new URL('../../../src/dialogue/acts/request-words.txt', import.meta.url))
const ABOUT_THE_REQUEST: readonly Act[] = [
  'again',
  'simpler',
  'differently',
  'example',
  'hint',
  'show',
  'next',
  'summarize',
  'stuck',
  'bored',
  'proud',
  'small-talk',
  'feelings',
  'what-next',
  'yes-no',
  'dont-know',
  'check',
  'back',
  'make-quiz',
]
const ABOUT_A_TOPIC: readonly Act[] = ['fact', 'define', 'how', 'why', 'compare', 'quiz', 'problem', 'answer']
const FEWEST = 2
/** A word of requests stands in them this many times as often as in questions about a topic. */
const OFTENER = 2.5

const lines = (['en', 'es', 'fr', 'de'] as const).map((language) => {
  const topics = new Set((TOPICS[language] ?? []).flatMap((topic) => splitWords(tidyMessage(topic))))
  const spoken = [...readPhrases(), ...readTuneHalf()].filter((phrase) => phrase.language === language)
  const counts = countWords(spoken.filter(({ act }) => ABOUT_THE_REQUEST.includes(act)))
  const topical = countWords(spoken.filter(({ act }) => ABOUT_A_TOPIC.includes(act)))
  const words = [...counts].filter(
    ([word, count]) =>
      count >= FEWEST &&
      count >= OFTENER * (topical.get(word) ?? 0) &&
      /\p{L}/u.test(word) &&
      !topics.has(word),
  )
  return `${language} ${words
    .map(([word]) => word)
    .toSorted()
    .join(' ')}`
})
writeFileSync(TARGET, `${lines.join('\n')}\n`)

function countWords(phrases: readonly Phrase[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { text } of phrases)
    for (const word of new Set(splitWords(tidyMessage(text)))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
