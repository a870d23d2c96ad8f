import { writeInDigits } from './number-words.ts'
import { isSameMath, writeAsTyped } from './plain-math.ts'
import { listReadings, NEGATION } from './tidy-answer.ts'

const LETTERS = 'abcdefgh'
/** How a place is named, from the first on. */
const ORDINALS: string[][] = [
  [
    'first',
    '1st',
    'one',
    'primer',
    'primero',
    'primera',
    '1º',
    '1ª',
    'premier',
    'première',
    '1er',
    '1re',
    'erste',
    'ersten',
    'erstes',
    'top',
    '第一',
  ],
  [
    'second',
    '2nd',
    'two',
    'segundo',
    'segunda',
    '2º',
    '2ª',
    'deuxième',
    'second',
    'seconde',
    '2e',
    'zweite',
    'zweiten',
    'zweites',
    '第二',
  ],
  [
    'third',
    '3rd',
    'three',
    'tercer',
    'tercero',
    'tercera',
    '3º',
    '3ª',
    'troisième',
    '3e',
    'dritte',
    'dritten',
    'drittes',
    '第三',
  ],
  ['fourth', '4th', 'four', 'cuarto', 'cuarta', '4º', 'quatrième', '4e', 'vierte', 'vierten', '第四'],
  ['fifth', '5th', 'five', 'quinto', 'quinta', 'cinquième', '5e', 'fünfte', 'fünften', '第五'],
  ['sixth', '6th', 'six', 'sexto', 'sexta', 'sixième', '6e', 'sechste', 'sechsten', '第六'],
]
const LAST = [
  'last',
  'bottom',
  'final',
  'último',
  'ultimo',
  'última',
  'ultima',
  'dernier',
  'dernière',
  'derniere',
  'letzte',
  'letzten',
  '最后',
]
const THING =
  '(?:one|option|answer|choice|letter|number|nr|no|opción|opcion|respuesta|letra|número|la|el|réponse|option|lettre|numéro|antwort|möglichkeit|buchstabe|nummer|die|das|der|le|the|in|is|个|項|项|选项)'
const AROUND = new RegExp(
  `^(?:${THING}(?![\\p{L}])\\s*|#)+|\\s*(?<![\\p{L}])(?:one|option|answer|choice|opción|réponse|antwort)$|个$`,
  'giu',
)

/** Signs that pupils say in words, and words with several names. */
const SAME: string[][] = [
  [
    '<',
    'less than',
    'less',
    'smaller',
    'smaller than',
    'is less than',
    'menor que',
    'kleiner als',
    'plus petit que',
    '小于',
  ],
  [
    '>',
    'greater than',
    'greater',
    'bigger',
    'more than',
    'larger',
    'bigger than',
    'larger than',
    'mayor que',
    'größer als',
    'plus grand que',
    '大于',
  ],
  [
    '=',
    'equal',
    'equals',
    'equal to',
    'the same',
    'same',
    'they are equal',
    'igual',
    'iguales',
    'gleich',
    'égal',
    '等于',
  ],
  [
    'true',
    't',
    'yes',
    'y',
    'yep',
    'yeah',
    'yup',
    'correct',
    'right',
    'verdadero',
    'sí',
    'si',
    'vrai',
    'oui',
    'wahr',
    'richtig',
    'ja',
    'stimmt',
    '对',
    '是',
  ],
  [
    'false',
    'f',
    'no',
    'n',
    'nope',
    'nah',
    'wrong',
    'incorrect',
    'not true',
    'falso',
    'faux',
    'non',
    'falsch',
    'nein',
    '错',
    '不对',
  ],
]
const SMALL = new Set(
  "a an the is are was were it its it's of to in on at and that this one be they i think guess say because so for with as by from option answer el la los las un una es de que le les une du des est der die das ein eine ist und".split(
    ' ',
  ),
)

/** Which of the options is meant, by its place; null where none or more than one could be. */
export function chooseOption(options: readonly string[], sent: string): number | null {
  const exact = chooseExactly(options, sent)
  if (exact !== null) return exact
  const typed = /\\|\$.*\$/.test(sent) ? writeAsTyped(sent) : sent
  const shown = options.map((option) => normalize(writeAsTyped(option)))
  if (isContradiction(shown, typed)) return null
  for (const reading of listReadings(typed)) {
    const place =
      chooseByText(shown, reading) ?? chooseByPlace(shown, reading) ?? chooseByMeaning(shown, reading)
    if (place !== null) return place
  }
  return chooseByWords(shown, typed)
}

/** Sign for sign, with or without its letter: some options differ in a capital or a full stop alone. */
export function chooseExactly(options: readonly string[], sent: string): number | null {
  const plain = options.map(writeAsTyped)
  const [, letter = '', rest = ''] = /^\s*\(?([a-h])[).:]+\s*(\S.*?)\s*$/i.exec(sent) ?? []
  const place = LETTERS.indexOf(letter.toLowerCase())
  const isSame = (text: string) => (option: string) => option === text || option === writeAsTyped(text)
  const isAlike = (text: string) => (option: string) =>
    option.toLowerCase().trim() === writeAsTyped(text).toLowerCase()
  const found = [isSame, isAlike].map((rule) => onlyOne(plain, rule(sent.trim()))).find((one) => one !== null)
  if (found !== undefined) return found
  if (
    letter === '' ||
    ![options[place], plain[place]].some((option) => option?.toLowerCase() === rest.toLowerCase())
  )
    return null
  return place
}

export const normalize = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”"«»]/g, '')
    .replace(/[‐‑–−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!?。]+$/, '')

function chooseByText(shown: readonly string[], reading: string): number | null {
  const text = normalize(reading)
  const squeezed = text.replaceAll(' ', '')
  return (
    onlyOne(shown, (option) => option === text) ??
    onlyOne(shown, (option) => option.replaceAll(' ', '') === squeezed)
  )
}

/** "b", "B)", "option b", "b) 12", "the second one", "2nd", "last". */
function chooseByPlace(shown: readonly string[], reading: string): number | null {
  const [, letter, rest = ''] =
    /^\(?([a-h])(?:[).:\]-]+|\s|$)\s*(.*)$/.exec(normalize(reading).replace(AROUND, '').trim()) ?? []
  if (letter !== undefined) {
    const place = LETTERS.indexOf(letter)
    if (place >= shown.length) return null
    if (rest === '') return place
    // The letter counts only where what stands behind it is the same option.
    return chooseByText(shown, rest) === place || chooseByMeaning(shown, rest) === place ? place : null
  }
  const text = normalize(reading).replace(AROUND, '').trim()
  if (LAST.includes(text)) return shown.length - 1
  const place = ORDINALS.findIndex((names) => names.includes(text))
  if (place >= 0 && place < shown.length) return isNamed(reading) || !hasNumbers(shown) ? place : null
  const digit = /^\(?([1-8])[).:]?$/.exec(text)?.[1]
  if (digit === undefined || hasNumbers(shown) || Number(digit) > shown.length) return null
  return Number(digit) - 1
}

/** The letter of one option and the words of another. The first letter may be an article. */
function isContradiction(shown: readonly string[], typed: string): boolean {
  return listReadings(typed).some((reading) => {
    const [, letter = '', mark = '', rest = ''] = /^\(?([a-h])([).:\]-]+|\s)\s*(\S.*)$/i.exec(reading) ?? []
    const place = LETTERS.indexOf(letter.toLowerCase())
    if (letter === '' || place >= shown.length || (letter === 'a' && mark.trim() === '')) return false
    const other = chooseByText(shown, rest) ?? chooseByMeaning(shown, rest) ?? chooseByWords(shown, rest)
    return other !== null && other !== place
  })
}

/** "The two" among numbers may be the number; "the second" and "number two" are places. */
const isNamed = (reading: string): boolean =>
  /(?:\d(?:st|nd|rd|th|[ºªe])|first|second|third|fourth|fifth|sixth|option|choice|primer|segund|tercer|cuart|quint|premi|deuxi|troisi|quatri|erste|zweite|dritte|vierte|第)/iu.test(
    reading,
  )

const hasNumbers = (shown: readonly string[]): boolean => shown.some((option) => /\d/.test(option))

/** The same number or expression in another form, a sign in words, yes for true. */
function chooseByMeaning(shown: readonly string[], reading: string): number | null {
  const text = normalize(reading)
  for (const form of [text, ...writeInDigits(text)]) {
    const equal = onlyOne(shown, (option) => isSameMath(option, form))
    if (equal !== null) return equal
  }
  const names = SAME.find((group) => group.includes(text))
  if (!names) return null
  return (
    onlyOne(shown, (option) => names.includes(option)) ??
    onlyOne(shown, (option) => names.includes(option.split(/[\s,]/)[0] ?? ''))
  )
}

/** Words that only one of the options has, however they are spelled. */
function chooseByWords(shown: readonly string[], typed: string): number | null {
  const negated = NEGATION.exec(normalize(typed))?.[0]
  if (negated !== undefined && !shown.some((option) => option.includes(negated))) return null
  const optionWords = shown.map((option) => new Set(splitWords(option)))
  const sets = splitWords(typed)
    .filter((word) => !SMALL.has(word))
    .map((word) => findHolders(optionWords, word))
  const known = sets.filter(({ size }) => size > 0)
  if (known.length === 0 || known.length * 2 < sets.length) return null
  const shared = known.reduce((left, right) => new Set([...left].filter((place) => right.has(place))))
  return shared.size === 1 ? ([...shared][0] ?? null) : null
}

function findHolders(optionWords: readonly ReadonlySet<string>[], word: string): Set<number> {
  const places = (isHeld: (words: ReadonlySet<string>) => boolean) =>
    new Set(optionWords.flatMap((words, place) => (isHeld(words) ? [place] : [])))
  const exact = places((words) => words.has(word))
  if (exact.size > 0 || word.length < LEAST_LETTERS) return exact
  return places((words) => [...words].some((other) => isSlip(other, word)))
}

const splitWords = (text: string): string[] =>
  normalize(text)
    .split(/[^\p{L}\p{N}'/.,-]+/u)
    .map((word) => word.replace(/^[-'.,/]+|[-'.,/]+$/g, ''))
    .filter((word) => word !== '')

const LEAST_LETTERS = 4

/** One slip in a short word, two in a long one, or an ending more. */
function isSlip(word: string, typed: string): boolean {
  if (word.length < LEAST_LETTERS || word[0] !== typed[0] || /\d/.test(word + typed)) return false
  const most = Math.min(word.length, typed.length) >= 8 ? 2 : 1
  return (
    countSlips(word, typed, most) <= most ||
    word === `${typed}s` ||
    typed === `${word}s` ||
    word === `${typed}es`
  )
}

/** Letters to change, add, leave out or swap (Damerau and Levenshtein), given up above `most`. */
function countSlips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, n) => n)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(
        Math.min(
          (rows[i - 1]?.[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (rows[i - 1]?.[j - 1] ?? 0) + cost,
          isSwap ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? most + 1
}

function onlyOne(shown: readonly string[], isMeant: (option: string) => boolean): number | null {
  const places = shown.flatMap((option, place) => (isMeant(option) ? [place] : []))
  return places.length === 1 ? (places[0] ?? null) : null
}
