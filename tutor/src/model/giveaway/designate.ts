import { countEdits } from '../../dictionary/spelling/edit-distance.ts'
import { findStems } from '../../retrieval/stems.ts'
import { readAnswers, statesAnswer } from './state-answer.ts'
import { fold, listHidden, toWords } from './unhide.ts'

const LETTERS = 'ABCDEFGH'
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const SPELLED = ['Alpha|Alfa', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot']
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six']
const THING = '(?:one|option|choice|answer|item|entry|line|in the list|from the (?:top|left)|on the list)'
/** Words that go before a letter which stands for an option. */
const BEFORE_LETTER = String.raw`(?i:option|choice|answer|letter|click|choose|pick|take|select|tap|mark|tick|with|it's|it’s|it is|is|be|not|nor|neither|or|and|,|:|\(|^)\s*(?i:option |choice |letter |answer |is )?`

/** A fair share of the words that set one option apart from the others. */
const HALF = 0.5

export type Designation = (sentence: string) => Set<number>

/** Finds which options a sentence points to: by their words, by their letters, by their places. */
export function createDesignation(options: readonly string[], question: string): Designation {
  const asked = toWords(question)
  const askedStems = new Set(findStems(question))
  const shown = options.map((option) => {
    const words = toWords(option)
    const stems = findStems(option)
    const own = [...new Set(stems)].filter(
      (stem) => !askedStems.has(stem) && options.some((other) => !findStems(other).includes(stem)),
    )
    const value = /^\W*-?\d[\d.,/]*\s*(?:%|\p{L}{0,12}\.?)?\W*$/u.test(option) ? readAnswers([option]) : null
    return {
      words,
      value,
      own: /\d/.test(option) ? [] : own,
      letters: fold(option).replace(/[^\p{L}]/gu, ''),
    }
  })
  const things = [...asked.matchAll(/ (\p{L}{4,}?)s?(?= )/gu)].map(([, noun]) => noun).join('|')
  return (sentence) => {
    const found = new Set<number>()
    const words = toWords(sentence)
    const stems = new Set(findStems(sentence))
    const spoken: string[] = words.match(/\p{L}{5,}/gu) ?? []
    const begun = [...fold(sentence).matchAll(/(?<!\p{L})(\p{L}{3,})(?:…|\.\.\.|_{2,}|-(?=\s|$))/gu)].map(
      ([, start = '']) => start,
    )
    const hidden = listHidden(sentence).map((one) => fold(one))
    shown.forEach(({ words: own, own: parts, letters, value }, at) => {
      if (own.trim() === '' || (asked.includes(own) && options.length > 2)) return
      const isNamed = words.includes(own)
      const isMeant =
        parts.length > 0 &&
        parts.filter((part) => stems.has(part) || spoken.some((word) => isAlmost(word, part))).length >=
          Math.max(1, parts.length * HALF)
      const isHidden = letters.length > 2 && hidden.some((one) => one.includes(letters))
      const isWorth = value !== null && value.values.length > 0 && statesAnswer(sentence, value, question)
      const isMisspelled = letters.length > 5 && spoken.some((word) => countEdits(word, letters, 1) <= 1)
      const isBegun = begun.some((start) => letters.startsWith(start))
      if (isNamed || isMeant || isHidden || isWorth || isBegun || isMisspelled) found.add(at)
    })
    for (const at of listLetters(sentence, options.length)) found.add(at)
    for (const at of listPlaces(words, options.length, things)) found.add(at)
    return found
  }
}

/** One letter more, less or other, or another ending: "Jupiters", "Júpiter", "mitochondrion". */
function isAlmost(word: string, part: string): boolean {
  if (part.length < 5) return false
  const common = [...part].findIndex((letter, at) => letter !== word[at])
  const shared = common < 0 ? part.length : common
  return shared >= Math.max(5, part.length - 2) && Math.abs(word.length - part.length) <= 3
}

function listLetters(sentence: string, count: number): number[] {
  const bare = sentence.replace(/[*_`"“”]/g, '')
  const last = LETTERS[count - 1] ?? 'A'
  const behind = String.raw`(?=\s*(?:$|[.,!?;:)\]]|and\b|or\b|nor\b|is\b|because\b|again\b|looks\b|here\b|fits\b))`
  const after = new RegExp(
    `${BEFORE_LETTER}\\(?([A-${last}]|(?<=\\()[a-${last.toLowerCase()}](?=\\)))${behind}`,
    'gm',
  )
  const small = new RegExp(`\\b(?:option|letter|choice)\\s*\\(?([a-${last.toLowerCase()}])\\b`, 'gi')
  const found = [...bare.matchAll(after), ...bare.matchAll(small)]
  const listed = /(?:not|neither|nor|no)\b/i.test(bare)
    ? [
        ...bare.matchAll(
          new RegExp(`(?<![\\p{L}'’])([A-${last}])(?=\\s*(?:[,.!?]|or\\b|and\\b|nor\\b|$))`, 'gu'),
        ),
      ]
    : []
  const spelled = SPELLED.slice(0, count).flatMap((name, at) =>
    new RegExp(`\\b(?:${name})\\b`).test(bare) ? [at] : [],
  )
  if (spelled.length > 0) return spelled
  const alone = /^\W*([A-Ha-h])\W*$/.exec(bare)
  return [...found, ...listed, ...(alone ? [alone] : [])]
    .map(([, letter = '']) => LETTERS.indexOf(letter.toUpperCase()))
    .filter((at) => at >= 0 && at < count)
}

/** "The second one", "option 2", "the last choice". In an order of work, "first" points to nothing. */
function listPlaces(words: string, count: number, things: string): number[] {
  const found: number[] = []
  for (let at = 0; at < Math.min(count, ORDINALS.length); at += 1) {
    const nth = new RegExp(
      `\\b${ORDINALS[at]} (?:(?:\\p{L}+ )?${THING}${things === '' ? '' : `|(?:${things})`})\\b`,
      'u',
    )
    const number = new RegExp(`\\b(?:option|choice|number|no|answer) (?:${at + 1}|${NUMBERS[at]})\\b`)
    if (nth.test(words) || number.test(words)) found.push(at)
  }
  if (new RegExp(`\\b(?:last|bottom) ${THING}\\b`).test(words)) found.push(count - 1)
  if (new RegExp(`\\btop ${THING}\\b`).test(words)) found.push(0)
  return found
}
