/** Spellings of the same unit; the first is the short one. */
const SPELLINGS = [
  ['mm', 'millimeter', 'millimetre'],
  ['cm', 'centimeter', 'centimetre'],
  ['m', 'meter', 'metre'],
  ['km', 'kilometer', 'kilometre'],
  ['in', 'inch', 'inche'],
  ['ft', 'foot', 'feet'],
  ['yd', 'yard'],
  ['mi', 'mile'],
  ['g', 'gram'],
  ['kg', 'kilogram'],
  ['mg', 'milligram'],
  ['lb', 'pound'],
  ['oz', 'ounce'],
  ['l', 'liter', 'litre'],
  ['ml', 'milliliter', 'millilitre'],
  ['s', 'sec', 'second'],
  ['min', 'minute'],
  ['h', 'hr', 'hour'],
  ['$', 'dollar', 'usd'],
  ['¢', 'cent', 'ct'],
  ['€', 'euro'],
  ['£', 'gbp'],
  ['°', 'degree', 'deg'],
  ['%', 'percent'],
  ['gal', 'gallon'],
  ['qt', 'quart'],
  ['pt', 'pint'],
  ['yr', 'year'],
  ['mi/h', 'mph'],
  ['km/h', 'kph', 'kmh'],
] as const
const SHORT: ReadonlyMap<string, string> = new Map(
  SPELLINGS.flatMap(([short, ...others]) => others.map((other) => [other, short] as const)),
)

const SHORT_UNITS: ReadonlySet<string> = new Set(SPELLINGS.map(([short]) => short))

/** Words that stand after a number and change it; "5 and a half" is not five of something. */
const NUMBER_WORDS =
  /\b(?:and|or|half|halve|third|quarter|fourth|fifth|tenth|hundred|thousand|million|billion|dozen|plus|minus|times|over|point|remainder|rem|r|x|to|of|squared|cubed)s?\b/i

/** One spelling for a unit: "square centimetres", "sq cm", "cm^2" and "cm²" are all "cm2". */
function normalizeUnit(unit: string): string {
  return unit
    .toLowerCase()
    .replace(/[\\{}^.]/g, '')
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .trim()
    .replace(/\b(?:square|sq)\s+([a-z]+)/g, '$12')
    .replace(/\b(?:cubic|cu)\s+([a-z]+)/g, '$13')
    .replace(/[a-z°€£¢%$]+/g, shorten)
    .replace(/\s*(?:\bper\b|\/)\s*/g, '/')
}

function shorten(word: string): string {
  const single = word.length > 2 ? word.replace(/ies$/, 'y').replace(/(?<=x|sh|ch|ss)es$|(?<!s)s$/, '') : word
  return SHORT.get(word) ?? SHORT.get(single) ?? single
}

export function isSameUnit(a: string, b: string): boolean {
  return normalizeUnit(a) === normalizeUnit(b)
}

/** Whether a text behind a number says what is counted or measured: "apples", "cm²", but not the x of "4x". */
export function isUnit(text: string, wanted: string | undefined): boolean {
  if (wanted !== undefined && isSameUnit(text, wanted)) return true
  if (NUMBER_WORDS.test(text)) return false
  const words = normalizeUnit(text).split(/[ /]+/)
  return words.every((word) => /^[a-z]{2,}$/.test(word) || SHORT_UNITS.has(word.replace(/[23]$/, '')))
}

const BEFORE = /^\s*([-−]?)\s*([$€£])\s*(?=[-−\d.])/
const UNIT_WORD = '(?:[a-z]+|[°$€£¢%])(?:\\^?[23]|[²³])?\\.?'
const AFTER = new RegExp(`^(.*?[\\d)½¼¾⅓⅔π])\\s*(${UNIT_WORD}(?:\\s*[ /]\\s*${UNIT_WORD})*)$`, 'i')

/** Parts "3 cm" or "$5" into the number and the unit; a text without a unit stays whole. */
export function splitUnit(text: string): { number: string; unit: string } {
  const before = BEFORE.exec(text)
  if (before) return { number: `${before[1]}${text.slice(before[0].length)}`, unit: before[2] as string }
  const after = AFTER.exec(text)
  return after ? { number: after[1] as string, unit: after[2] as string } : { number: text, unit: '' }
}
