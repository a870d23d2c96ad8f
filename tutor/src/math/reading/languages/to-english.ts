import { CHINESE, CHINESE_UNITS } from './chinese.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import type { LanguageTable } from './language-table.ts'
import { SPANISH } from './spanish.ts'

const EUROPEAN = [SPANISH, FRENCH, GERMAN]
const HAN = /[\u4e00-\u9fff]/
/** What the tables write, and what stands in formulas: with any other word nothing is translated. */
const WRITTEN = new Set(
  [...EUROPEAN, CHINESE]
    .flatMap(({ phrases }) => phrases.flatMap(([, english]) => english.toLowerCase().match(/[a-z]+/g) ?? []))
    .concat(
      'sin cos tan log ln sqrt pi cm mm km kg ml list unit hours minutes seconds days weeks meters kilometers centimeters millimeters kilograms grams liters milliliters'.split(
        ' ',
      ),
    ),
)
const ARTICLES =
  /\b(?:el|la|los|las|un|una|unos|unas|le|les|une|der|die|das|den|dem|ein|eine|einen|por favor|s'il te plait|s'il vous plait|bitte|mir|me|moi)\b/g
const FULL_WIDTH: [RegExp, string][] = [
  [/，/g, ','],
  [/[。？！?]/g, ''],
  [/（/g, '('],
  [/）/g, ')'],
  [/＋/g, '+'],
  [/－/g, '-'],
  [/＝/g, '='],
  [/％/g, '%'],
  [/[×✕]/g, ' × '],
]

/** A problem in Spanish, French, German or Chinese as the same one in English; null where a word of it is not known. */
export function toEnglish(text: string): string | null {
  if (HAN.test(text))
    return checked(
      translate(
        FULL_WIDTH.reduce((line, [from, to]) => line.replace(from, to), text),
        CHINESE,
      ),
      text,
    )
  const plain = foldAccents(text)
  for (const table of EUROPEAN) {
    const line = readDecimals(readNumbers(plain, table))
    if (line === null) continue
    const english = checked(translate(line, table), plain)
    if (english !== null) return english
  }
  return null
}

function foldAccents(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[¿¡]/g, '')
    .replace(/’/g, "'")
    .replace(/[\s.?!]+$/, '')
}

function readNumbers(text: string, { numbers }: LanguageTable): string {
  return text.replace(/[a-z]+/g, (word) =>
    numbers.includes(word) ? String(numbers.indexOf(word) + 2) : word,
  )
}

/** A comma between digits is a decimal one here; a dot before three digits may group thousands, so that is left. */
function readDecimals(text: string): string | null {
  if (/\d\.\d{3}(?!\d)/.test(text) && !/\d,\d/.test(text)) return null
  return text.replace(/(?<=\d),(?=\d)/g, '.')
}

function translate(text: string, { phrases }: LanguageTable): string {
  const line = phrases.reduce(
    (rest, [pattern, english]) => rest.replace(new RegExp(pattern.source, `g${pattern.flags}`), english),
    text,
  )
  return line
    .replace(/UNIT\(([^)]*)\)/g, (_, unit: string) => CHINESE_UNITS[unit] ?? unit)
    .replace(/LIST\(([^)]*)\)/g, (_, list: string) => list.replace(/[、，和,]\s*/g, ', '))
    .replace(ARTICLES, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function checked(english: string, original: string): string | null {
  if (english === original || HAN.test(english) || areKnown(original)) return null
  return areKnown(english) ? english : null
}

function areKnown(text: string): boolean {
  if (HAN.test(text)) return false
  const words = text.match(/[a-z]{2,}/gi) ?? []
  return words.every((word) => WRITTEN.has(word.toLowerCase()) || /^[a-cxyz]{2,3}$/.test(word))
}
