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
] as const
const SHORT: ReadonlyMap<string, string> = new Map(
  SPELLINGS.flatMap(([short, ...others]) => others.map((other) => [other, short] as const)),
)

/** One spelling for a unit: "square centimetres", "sq cm", "cm^2" and "cm²" are all "cm2". */
export function normalizeUnit(unit: string): string {
  const text = unit
    .toLowerCase()
    .replace(/[\\{}^.$]/g, (sign) => (sign === '$' ? '$' : ''))
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replace(/\b(?:square|sq)\s+(\S+)/g, '$12')
    .replace(/\b(?:cubic|cu)\s+(\S+)/g, '$13')
    .trim()
  return text.replace(/[a-z°€£¢%$]+/g, (word) => shorten(word)).replace(/\s*(?:\bper\b|\/)\s*/g, '/')
}

function shorten(word: string): string {
  const single = word.length > 2 ? word.replace(/s$/, '') : word
  return SHORT.get(word) ?? SHORT.get(single) ?? single
}

const BEFORE = /^\s*([-−]?)\s*([$€£])\s*(?=[-−\d.])/
const AFTER = /^(.*[\d)%²³])\s*((?:[a-z°$€£¢%]|sq\.? |cu\.? )[a-z°$€£¢%\d^²³/. ]*)$/i

/** Parts "3 cm" or "$5" into the number and the unit; a text without a unit stays whole. */
export function splitUnit(text: string): { number: string; unit: string } {
  const before = BEFORE.exec(text)
  if (before) return { number: `${before[1]}${text.slice(before[0].length)}`, unit: before[2] as string }
  const after = AFTER.exec(text)
  return after
    ? { number: after[1] as string, unit: (after[2] as string).trim() }
    : { number: text, unit: '' }
}
