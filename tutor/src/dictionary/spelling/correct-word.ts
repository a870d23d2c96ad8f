import { readFile } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { STOP_WORDS } from '../../text/words.ts'
import { listBaseForms } from '../base-forms.ts'
import { isUnfitWord } from '../unfit-words.ts'
import { countEdits } from './edit-distance.ts'
import { writeSkeleton, writeSound } from './sound.ts'
import { isInFilter } from './word-filter.ts'

/** Those of the lessons first, each part from the commonest to the rarest. */
type Words = {
  list: string[]
  sounds: string[]
  masks: Int32Array
  /** By length, so that only words about as long are looked at. */
  byLength: Map<number, number[]>
  bySound: Map<string, number[]>
  lessonWords: number
}

const SHORTEST = 4
const LONGEST = 24
const MOST_EDITS = 2
const SOUND_COST = 0.5
const SKELETON_GAIN = 0.4
const LESSON_GAIN = 0.3
const FIRST_LETTER_COST = 0.6
const STOP_COST = 0.15
const RARITY_COST = 0.6
const MOST_COST_SHORT = 1.3
const MOST_COST_LONG = 2
const LONG = 8

/** Lines of the file at a time, so that nobody waits for all of them. */
const LINES_A_TURN = 3000

let opened: Promise<Speller> | undefined

type Speller = {
  /** Whether a word, or one that it is a form of, stands in a dictionary or in a lesson. */
  isKnown: (word: string) => boolean
  /** What somebody meant who spelled a word so; null when it is known, too short, or like nothing. In small letters. */
  correct: (word: string) => string | null
}

/** Read with the first question. `tutor/evals/spelling/make-words.ts` makes both files. */
export function openSpeller(): Promise<Speller> {
  opened ??= readSpeller()
  return opened
}

async function readSpeller(): Promise<Speller> {
  const known = new Uint8Array(await readFile(new URL('./known-words.bin', import.meta.url)))
  const words = await readWords()
  const isKnown = (word: string) =>
    listBaseForms(word).some((form) => isInFilter(known, form)) || isUnfitWord(word)
  return { isKnown, correct: (word) => correctWord(words, isKnown, word) }
}

async function readWords(): Promise<Words> {
  const lines = (await readFile(new URL('./words.txt', import.meta.url), 'utf8')).trimEnd().split('\n')
  const words: Words = {
    list: [],
    sounds: [],
    masks: new Int32Array(lines.length),
    byLength: new Map(),
    bySound: new Map(),
    lessonWords: lines.indexOf(''),
  }
  for (const [at, line] of lines.entries()) {
    if (at % LINES_A_TURN === LINES_A_TURN - 1) await nextTurn()
    const [word = '', sound = ''] = line.split(' ')
    words.list.push(word)
    words.sounds.push(sound)
    words.masks[at] = maskOf(word)
    push(words.byLength, word.length, at)
    push(words.bySound, sound, at)
  }
  return words
}

function push<K>(map: Map<K, number[]>, key: K, at: number): void {
  const known = map.get(key)
  if (known) known.push(at)
  else map.set(key, [at])
}

/** Which letters a word has, a bit each. */
function maskOf(word: string): number {
  let mask = 0
  for (let n = 0; n < word.length; n += 1) mask |= 1 << (word.charCodeAt(n) - 97)
  return mask
}

function countBits(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function correctWord(words: Words, isKnown: Speller['isKnown'], word: string): string | null {
  if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word) || isKnown(word)) return null
  const squeezed = [word.replace(/(.)\1{2,}/g, '$1$1'), word.replace(/(.)\1{2,}/g, '$1')]
  const plain = squeezed.find((one) => one !== word && isKnown(one))
  if (plain !== undefined) return plain
  const sound = writeSound(word)
  const most = word.length <= SHORTEST ? 1 : MOST_EDITS
  let best: { word: string; cost: number } | null = null
  for (const at of listNear(words, word, sound, most)) {
    const cost = weigh(words, at, word, sound, most)
    if (cost !== null && (!best || cost < best.cost)) best = { word: words.list[at] ?? '', cost }
  }
  const limit = word.length >= LONG ? MOST_COST_LONG : MOST_COST_SHORT
  return best && best.cost <= limit ? best.word : null
}

/** Words that sound the same, and those of about the same letters. */
function listNear(
  { masks, byLength, bySound }: Words,
  word: string,
  sound: string,
  most: number,
): Set<number> {
  const near = new Set(bySound.get(sound) ?? [])
  const mask = maskOf(word)
  for (let length = word.length - most; length <= word.length + most; length += 1)
    for (const at of byLength.get(length) ?? [])
      if (countBits(mask ^ (masks[at] ?? 0)) <= 2 * most) near.add(at)
  return near
}

/** How far a word is from another, less for what sounds alike and for what is met more often; null when it is too far. */
function weigh({ list, sounds, lessonWords }: Words, at: number, word: string, sound: string, most: number) {
  const [other, otherSound] = [list[at] ?? '', sounds[at] ?? '']
  const isAlike = otherSound === sound
  const edits = countEdits(word, other, most)
  if (edits > most && !isAlike) return null
  const isSkeleton = !isAlike && writeSkeleton(otherSound) === writeSkeleton(sound)
  // Two letters off, and not even its consonants: that is another word.
  if (edits > 1 && !isAlike && !isSkeleton && word.length < LONG) return null
  const rarity =
    at < lessonWords ? at / lessonWords - LESSON_GAIN : (at - lessonWords) / (list.length - lessonWords)
  const isSameStart = other[0] === word[0] || otherSound[0] === sound[0]
  return (
    (isAlike ? Math.min(edits, SOUND_COST) : edits - (isSkeleton ? SKELETON_GAIN : 0)) +
    (isSameStart ? 0 : FIRST_LETTER_COST) +
    (STOP_WORDS.has(other) ? STOP_COST : 0) +
    RARITY_COST * rarity
  )
}
