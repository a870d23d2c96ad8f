/** Words of a language that stand for numbers, as pupils write them in answers. */
type NumberWords = {
  /** Separated by spaces, from 0 on. */
  units: string
  tens: Record<string, number>
  scales: Record<string, number>
  /** From halves on; each as a pattern. */
  parts: Record<string, number>
  /** Between a whole number and a part, or within a number. */
  and: string
  point: string
  minus: string
  /** What else is said in a formula. */
  signs: [pattern: RegExp, sign: string][]
}

const WORDS: NumberWords[] = [
  {
    units:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: {
      twenty: 20,
      thirty: 30,
      forty: 40,
      fourty: 40,
      fifty: 50,
      sixty: 60,
      seventy: 70,
      eighty: 80,
      ninety: 90,
    },
    scales: { hundred: 100, thousand: 1000, million: 1_000_000 },
    parts: {
      'hal(?:f|ves|fs)': 2,
      'thirds?': 3,
      '(?:fourth|quarter)s?': 4,
      'fifths?': 5,
      'sixths?': 6,
      'sevenths?': 7,
      'eigh?ths?': 8,
      'nin(?:e)?ths?': 9,
      'tenths?': 10,
      'elevenths?': 11,
      'twel(?:f|v|ve)ths?': 12,
      'fifteenths?': 15,
      'sixteenths?': 16,
      'twentieths?': 20,
      'hundredths?': 100,
      'thousandths?': 1000,
    },
    and: 'and',
    point: 'point',
    minus: 'minus|negative',
    signs: [
      [/\s*\bplus\b\s*/g, ' + '],
      [/\s*\b(?:times|multiplied by)\b\s*/g, ' * '],
      [/\s*\bdivided by\b\s*/g, ' / '],
      [/\b(\d+) over (\d+)\b/g, '$1/$2'],
      [/\s*\b(?:is equal to|equals?|is)\b\s*/g, ' = '],
      [/\s*\bsquared\b/g, '^2'],
      [/\s*\bcubed\b/g, '^3'],
      [/\s*\bto the (?:power (?:of )?)?(\d+)(?:st|nd|rd|th)?\b/g, '^$1'],
      [/\b(?:the )?square root of\s*(\w+)/g, 'sqrt($1)'],
      [/\s*\bis (?:bigger|greater|more|larger) than\b\s*/g, ' > '],
      [/\s*\bis (?:less|smaller|fewer) than\b\s*/g, ' < '],
    ],
  },
  {
    units:
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
    tens: { treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90 },
    scales: { cien: 100, ciento: 100, mil: 1000 },
    parts: {
      'medi[oa]s?': 2,
      'tercios?': 3,
      'cuart[oa]s?': 4,
      'quint[oa]s?': 5,
      'sext[oa]s?': 6,
      's[ée]ptim[oa]s?': 7,
      'octav[oa]s?': 8,
      'noven[oa]s?': 9,
      'd[ée]cim[oa]s?': 10,
    },
    and: 'y',
    point: 'punto|coma',
    minus: 'menos',
    signs: [
      [/\s*\b(?:más|mas)\b\s*/g, ' + '],
      [/\s*\bpor\b\s*/g, ' * '],
      [/\s*\b(?:es igual a|igual a|es)\b\s*/g, ' = '],
    ],
  },
  {
    units:
      'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: { vingt: 20, vingts: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 },
    scales: { cent: 100, cents: 100, mille: 1000 },
    parts: {
      'demi(?:e)?s?': 2,
      tiers: 3,
      'quarts?': 4,
      'cinquièmes?': 5,
      'sixièmes?': 6,
      'septièmes?': 7,
      'huitièmes?': 8,
      'neuvièmes?': 9,
      'dixièmes?': 10,
      'douzièmes?': 12,
    },
    and: 'et',
    point: 'virgule',
    minus: 'moins',
    signs: [
      [/\s*\bplus\b\s*/g, ' + '],
      [/\s*\bfois\b\s*/g, ' * '],
      [/\s*\b(?:est égale? à|égale?|est)\b\s*/g, ' = '],
      [/\b(\d+) sur (\d+)\b/g, '$1/$2'],
    ],
  },
  {
    units:
      'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: {
      zwanzig: 20,
      dreißig: 30,
      dreissig: 30,
      vierzig: 40,
      fünfzig: 50,
      sechzig: 60,
      siebzig: 70,
      achtzig: 80,
      neunzig: 90,
    },
    scales: { hundert: 100, tausend: 1000 },
    parts: {
      'halbe[sr]?|halb': 2,
      drittel: 3,
      viertel: 4,
      fünftel: 5,
      sechstel: 6,
      siebtel: 7,
      achtel: 8,
      neuntel: 9,
      zehntel: 10,
      zwölftel: 12,
      hundertstel: 100,
    },
    and: 'und',
    point: 'komma',
    minus: 'minus',
    signs: [
      [/\s*\bplus\b\s*/g, ' + '],
      [/\s*\bmal\b\s*/g, ' * '],
      [/\s*\bgeteilt durch\b\s*/g, ' / '],
      [/\s*\b(?:ist gleich|gleich|ist)\b\s*/g, ' = '],
    ],
  },
]

const CHINESE = '零一二三四五六七八九'
const CHINESE_NUMBER = /[零一二两三四五六七八九十百千]+/g

/** What a text says in numbers, in each of the languages in which it says any; formulas and digits stay as they are. */
export function writeInDigits(text: string): string[] {
  if (!/\p{L}/u.test(text)) return []
  const lower = text.toLowerCase()
  const readings = [...READERS.map((read) => read(lower)), readChinese(lower)]
  return [...new Set(readings)].filter((reading) => reading !== lower)
}

function createReader({ units, tens, scales, parts, and, point, minus, signs }: NumberWords) {
  const values = new Map<string, number>([
    ...units.split(' ').map((word, n) => [word, n] as const),
    ...units.split(' ').map((word, n) => [dropAccents(word), n] as const),
    ...Object.entries(tens),
    ...(and === 'und' ? joinGerman(units.split(' '), tens) : []),
    ...Object.entries(scales),
  ])
  const words = [...values.keys()].sort((a, b) => b.length - a.length).join('|')
  const run = new RegExp(
    `(?<![\\p{L}])(?:${words})(?:(?:\\s+(?:${and}\\s+)?|-(?:${and}-)?)(?:${words}))*(?![\\p{L}])`,
    'gu',
  )
  const partList = Object.entries(parts)
  const anyPart = partList.map(([word]) => word).join('|')
  const partOf = (word: string) =>
    partList.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(word))?.[1]
  const one = '(?:an?|une?|una?|einen?|eine?|1)'
  const wholeAndPart = new RegExp(
    `(\\d+)(?:\\s+${and})?\\s+(?:${one}\\s+)?(${anyPart})(?![\\p{L}])|(?:${one}\\s+)?(?<![\\p{L}])(${anyPart})(?![\\p{L}])`,
    'gu',
  )
  const andPart = new RegExp(
    `(\\d+)\\s+${and}\\s+(?=(?:${one}\\s+|\\d+\\s+)?(?:${anyPart})(?![\\p{L}]))`,
    'gu',
  )
  const numbers = scales
  return (text: string): string => {
    let written = text.replace(run, (found) => String(addUp(found, and, values, numbers)))
    written = written.replace(new RegExp(`(\\d)\\s+(?:${point})\\s+(\\d+)`, 'g'), '$1.$2')
    // "Two and a half" is one number; "two halves" are another.
    written = written.replace(andPart, '$1 & ')
    written = written.replace(wholeAndPart, (_, count?: string, part?: string, alone?: string) =>
      alone === undefined ? `${count}/${partOf(part ?? '')}` : `1/${partOf(alone)}`,
    )
    written = written.replace(/(\d+) & (?:an? )?/g, '$1 ')
    for (const [pattern, sign] of signs) written = written.replace(pattern, sign)
    return written
      .replace(new RegExp(`(?<![\\p{L}\\d]\\s?)(?:${minus})\\s+(?=[\\d])`, 'gu'), '-')
      .replace(new RegExp(`\\s*(?<![\\p{L}])(?:${minus})(?![\\p{L}])\\s*`, 'gu'), ' - ')
      .replace(/\s+/g, ' ')
      .trim()
  }
}

function addUp(
  found: string,
  and: string,
  values: ReadonlyMap<string, number>,
  scales: Record<string, number>,
): number {
  let total = 0
  let current = 0
  const whole = values.get(found)
  if (whole !== undefined) return whole
  for (const word of found.split(/[\s-]+/)) {
    if (word === and) continue
    const value = values.get(word) ?? 0
    if (value === 20 && /^vingts?$/.test(word) && current % 100 === 4) current += 76
    else if (!(word in scales)) current += value
    else if (value === 100) current = Math.max(1, current) * 100
    else {
      total += Math.max(1, current) * value
      current = 0
    }
  }
  return total + current
}

/** "einundzwanzig" is one word. */
function joinGerman(units: string[], tens: Record<string, number>): [string, number][] {
  return Object.entries(tens).flatMap(([ten, value]) =>
    units
      .slice(1, 10)
      .map((unit, n): [string, number] => [`${unit === 'eins' ? 'ein' : unit}und${ten}`, value + n + 1]),
  )
}

function dropAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

const READERS = WORDS.map(createReader)

function readChinese(text: string): string {
  return text
    .replace(/负(?=[\d零一二两三四五六七八九十])/g, '-')
    .replace(CHINESE_NUMBER, (found) => String(countChinese(found)))
    .replace(/(\d+)\s*又\s*(\d+)\s*分之\s*(\d+)/g, '$1 $3/$2')
    .replace(/(\d+)\s*分之\s*(\d+)/g, '$2/$1')
    .replace(/(\d+)点(\d+)/g, '$1.$2')
    .replace(/一半|半/g, '1/2')
    .replace(/等于/g, '=')
}

function countChinese(found: string): number {
  let total = 0
  let digit: number | null = null
  for (const sign of found) {
    const scale = { 十: 10, 百: 100, 千: 1000 }[sign]
    if (scale !== undefined) {
      total += (digit ?? 1) * scale
      digit = null
    } else digit = sign === '两' ? 2 : CHINESE.indexOf(sign)
  }
  return total + (digit ?? 0)
}
