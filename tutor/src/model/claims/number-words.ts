import { compileOnce } from './compile-once.ts'

/** Languages whose number words are read. */
export const READ_LANGUAGES = ['en', 'es', 'fr', 'de', 'zh'] as const
export type ReadLanguage = (typeof READ_LANGUAGES)[number]

type WithWords = Exclude<ReadLanguage, 'zh'>
type Words = Record<string, number>
/** "zero one two" with the value of the first word. */
const count = (from: number, words: string, step = 1): Words =>
  Object.fromEntries(words.split(' ').map((word, at) => [word, from + at * step]))

const WORDS: Record<WithWords, Words> = {
  en: {
    ...count(
      0,
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    ...count(20, 'twenty thirty forty fifty sixty seventy eighty ninety', 10),
    hundred: 100,
    thousand: 1000,
  },
  es: {
    ...count(
      0,
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
    ),
    ...count(30, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa', 10),
    cien: 100,
    ...count(
      100,
      'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
      100,
    ),
    mil: 1000,
  },
  fr: {
    ...count(
      0,
      'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
    ),
    ...count(20, 'vingt trente quarante cinquante soixante', 10),
    vingts: 20,
    cent: 100,
    cents: 100,
    mille: 1000,
  },
  de: {
    ...count(
      0,
      'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    ),
    ...count(20, 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 10),
    hundert: 100,
    tausend: 1000,
  },
}
const JOINTS = { en: 'and', es: 'y', fr: 'et', de: 'und' } as const
/** Where that word joins two parts of one number; elsewhere it stands between two numbers. */
const JOINED = {
  en: '(?<=hundred|thousand)[\\s-]+and[\\s-]+',
  es: '(?<=[ei]nta)[\\s-]+y[\\s-]+',
  fr: '(?<=vingt|ante)[\\s-]+et[\\s-]+(?=un|onze)',
  de: '(?<=hundert|tausend)\\s*und\\s*',
} as const
/** Also articles and pronouns: they count only beside something that makes a number of them. */
const SMALL_ONES = { en: 'one', es: 'uno|un|una', fr: 'un|une', de: 'eins|ein|eine' } as const

const PARTS: Record<WithWords, [RegExp, number][]> = {
  en: [
    [/half|halves/, 2],
    [/thirds?/, 3],
    [/quarters?|fourths?/, 4],
    [/fifths?/, 5],
    [/sixths?/, 6],
    [/sevenths?/, 7],
    [/eighths?/, 8],
    [/ninths?/, 9],
    [/tenths?/, 10],
    [/twelfths?/, 12],
    [/sixteenths?/, 16],
    [/twentieths?/, 20],
    [/hundredths?/, 100],
  ],
  es: [
    [/medios?|mitad/, 2],
    [/tercios?/, 3],
    [/cuartos?/, 4],
    [/quintos?/, 5],
    [/sextos?/, 6],
    [/octavos?/, 8],
    [/décimos?/, 10],
  ],
  fr: [
    [/demi|moitié/, 2],
    [/tiers/, 3],
    [/quarts?/, 4],
    [/cinquièmes?/, 5],
    [/sixièmes?/, 6],
    [/huitièmes?/, 8],
    [/dixièmes?/, 10],
  ],
  de: [
    [/halb|halbe|hälfte/, 2],
    [/drittel/, 3],
    [/viertel/, 4],
    [/fünftel/, 5],
    [/sechstel/, 6],
    [/achtel/, 8],
    [/zehntel/, 10],
  ],
}

/** Writes the number words of a text as digits: "three eighths" → "3/8", "vierundachtzig" → "84", "八十四" → "84". */
export function writeDigits(text: string, language: ReadLanguage): string {
  if (language === 'zh') return writeChinese(text)
  const open = language === 'de' ? splitCompounds(text) : text
  return writeParts(writeWhole(open, language), language)
}

function makeRun(language: WithWords): RegExp {
  const words = Object.keys(WORDS[language]).sort((a, b) => b.length - a.length)
  const one = `(?:${words.join('|')})`
  const lead = language === 'en' ? '(?:a (?=hundred|thousand))?' : ''
  const joint = `(?:${JOINED[language]}|[\\s-]+)(?=${one}(?!\\p{L}))`
  return new RegExp(`(?<!\\p{L})${lead}${one}(?:${joint}${one})*(?!\\p{L})`, 'giu')
}

const RUNS: Record<WithWords, RegExp> = {
  en: makeRun('en'),
  es: makeRun('es'),
  fr: makeRun('fr'),
  de: makeRun('de'),
}

function writeWhole(text: string, language: WithWords): string {
  const ones = compileOnce(`^(?:${SMALL_ONES[language]})$`, 'i')
  return text.replace(RUNS[language], (found, at: number) => {
    if (ones.test(found) && !isCounted(text, at, found.length)) return found
    return addUp(found.toLowerCase(), language)
  })
}

const BEFORE_ONE =
  /(?:\bis|\bare|=|\bequals|\bto|\bby|\bplus|\bminus|\btimes|\bgives|\bmakes|\bleaves|\bget|\bes|\best|\bist|\bdurch|\bpar|\bentre|\bpor|[+*/-])\s*$/i
const AFTER_ONE =
  /^\s*(?:$|[.!?,;:+*/=-]|plus|minus|times|divided|more than|less than|percent|por ciento|pour cent|prozent)/i
const PART_AFTER_ONE =
  /^[\s-]*(?:half|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|sixteenth|twentieth|hundredth|medio|tercio|cuarto|quinto|sexto|octavo|demi|tiers|quart|cinquième|sixième|huitième|halb|drittel|viertel|fünftel|achtel)/i

function isCounted(text: string, at: number, length: number): boolean {
  const after = text.slice(at + length)
  return PART_AFTER_ONE.test(after) || (BEFORE_ONE.test(text.slice(0, at)) && AFTER_ONE.test(after))
}

/** Two numbers that only stand beside each other stay two: "two three" is no five. */
function addUp(run: string, language: WithWords): string {
  const values = run
    .split(/[\s-]+/)
    .flatMap((word) => (word === 'a' || word === JOINTS[language] ? [] : [WORDS[language][word] ?? 0]))
  const sums: number[] = []
  let sum: number | null = null
  let last = 0
  for (const value of values) {
    const isScale = value === 100 || value === 1000
    if (sum !== null && isScale)
      sum = value === 1000 ? sum * 1000 : sum - (sum % 100) + (sum % 100 || 1) * 100
    else if (language === 'fr' && value === 20 && last === 4) sum = (sum ?? 0) - 4 + 80
    else if (sum !== null && fits(last, value)) sum += value
    else {
      if (sum !== null) sums.push(sum)
      sum = value
    }
    last = value
  }
  return [...sums, sum ?? 0].join(' ')
}

/** Behind a ten comes a digit, behind a hundred anything smaller. French counts on from sixty and from eighty. */
function fits(last: number, value: number): boolean {
  if (last >= 100) return value < last
  if (last === 60 || last === 20) return value < 20
  return last >= 20 && last % 10 === 0 && value < 10
}

function writeParts(text: string, language: WithWords): string {
  let line = text
  for (const [words, bottom] of PARTS[language]) {
    const part = words.source
    line = line
      .replace(compileOnce(`(\\d+)(?:\\s+and\\s+a|\\s+y|\\s+et)\\s+(?:${part})(?!\\p{L})`), `$1 1/${bottom}`)
      .replace(compileOnce(`(?<![\\d./])(\\d+)[\\s-]+(?:${part})(?!\\p{L})`), `$1/${bottom}`)
  }
  return line.replace(
    language === 'en'
      ? /(?<!\p{L})(?:(?:an?|the)\s+)?(half|third|quarter|fifth|sixth|eighth|tenth)(?=\s+(?:of\s+)?(?:the\s+)?\d|\s+as(?!\p{L})|\s*(?:$|[.,!?;=)]))/giu
      : /(?<!\p{L})(?:(?:la|die|der)\s+)?(mitad|moitié|hälfte)(?!\p{L})/giu,
    (found, word: string) => {
      if (/^(?:the\s+)?(?:third|fifth|sixth|eighth|tenth)/i.test(found)) return found
      const bottom = PARTS[language].find(([words]) =>
        compileOnce(`^(?:${words.source})$`, 'i').test(word),
      )?.[1]
      return bottom ? `1/${bottom}` : found
    },
  )
}

const DE_ONES = 'ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun'
const DE_TENS = 'zwanzig|dreißig|dreissig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig'
const DE_REST = `(?:(${DE_ONES})und)?(${DE_TENS})|zehn|elf|zwölf|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn|${DE_ONES}|eins`

/** "hundertvierundvierzig" → "hundert vierzig vier". */
function splitCompounds(text: string): string {
  const compound = compileOnce(`(?<!\\p{L})(?:(${DE_ONES})?(hundert))?(?:und)?(${DE_REST})?(?!\\p{L})`)
  return text.replace(
    compound,
    (found, hundreds?: string, hundred?: string, rest?: string, one?: string, ten?: string) => {
      if (!hundred && !one) return found
      const tail = ten ? `${ten} ${one ?? ''}` : (rest ?? '')
      return [hundred ? (hundreds ?? '') : '', hundred ?? '', tail]
        .join(' ')
        .replace(/\bein\b/gi, 'eins')
        .replace(/\s+/g, ' ')
        .trim()
    },
  )
}

const ZH_DIGITS = count(0, '零 一 二 三 四 五 六 七 八 九')
const ZH_NUMBER = '[零一二两三四五六七八九十百千]+'

function writeChinese(text: string): string {
  return text
    .replace(/一半/g, '1/2')
    .replace(compileOnce(`百分之(${ZH_NUMBER})`, 'g'), (_, n: string) => `${readChinese(n)}%`)
    .replace(
      compileOnce(`(${ZH_NUMBER})分之(${ZH_NUMBER})`, 'g'),
      (_, b: string, a: string) => `${readChinese(a)}/${readChinese(b)}`,
    )
    .replace(compileOnce(ZH_NUMBER, 'g'), (found) => String(readChinese(found)))
}

function readChinese(text: string): number {
  let sum = 0
  let digit = 0
  for (const sign of text) {
    const scale = { 十: 10, 百: 100, 千: 1000 }[sign]
    if (scale) {
      sum += (digit || 1) * scale
      digit = 0
    } else digit = sign === '两' ? 2 : (ZH_DIGITS[sign] ?? 0)
  }
  return sum + digit
}
