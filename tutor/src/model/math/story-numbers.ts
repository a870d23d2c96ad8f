/** Numbers written as words. They may be used in a formula; not all of them must ("two friends"). */
const WORDS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1_000,
}
/** Words that change what comes out: a formula without them is another story. Any of the numbers may stand for one. */
const WEIGHTY: [RegExp, number[]][] = [
  [/\b(?:twice|double[ds]?|doubling)\b/, [2]],
  [/\b(?:triple[ds]?|thrice)\b/, [3]],
  [/\bquadruple[ds]?\b/, [4]],
  [/\b(?:half|halves|halved)\b/, [2, 0.5]],
  [/\b(?:a|one|two) thirds?\b/, [3]],
  [/\b(?:a|one|three)[- ](?:quarter|fourth)s?\b/, [4, 0.25, 0.75]],
  [/\bdozen\b/, [12]],
]

export type StoryNumbers = {
  allowed: ReadonlySet<number>
  /** Each of these must be used, in one of its forms. */
  needed: number[][]
}

/** The numbers that a formula for the text may hold, and those that it must. */
export function listNumbers(text: string): StoryNumbers {
  const small = text.toLowerCase().replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
  const hasPercent = /%|\bper ?cent\b/.test(small)
  const digits = (small.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  const words = (small.match(/[a-z]+/g) ?? []).flatMap((word) => WORDS[word] ?? [])
  const weighty = WEIGHTY.filter(([pattern]) => pattern.test(small)).map(([, numbers]) => numbers)
  const toForms = (number: number) => (hasPercent ? [number, number / 100] : [number])
  const needed = [...digits.map(toForms), ...weighty]
  return { allowed: new Set([...needed.flat(), ...words, ...(hasPercent ? [100] : [])]), needed }
}

/** Units of one kind that a formula without units would mix up. */
const UNITS: Record<string, RegExp>[] = [
  {
    seconds: /\b(?:seconds?|secs?)\b/,
    minutes: /\b(?:minutes?|mins?)\b/,
    hours: /\b(?:hours?|hrs?)\b|\/h\b/,
    days: /\b(?:days?|daily)\b/,
    weeks: /\b(?:weeks?|weekly)\b/,
    months: /\b(?:months?|monthly)\b/,
    years: /\b(?:years?|yearly)\b/,
  },
  {
    mm: /\b(?:mm|millimet(?:er|re)s?)\b/,
    cm: /\b(?:cm|centimet(?:er|re)s?)\b/,
    m: /(?:(?<=\d ?)m|\bmet(?:er|re)s?)\b/,
    km: /\b(?:km|kilomet(?:er|re)s?)\b/,
    inches: /\binch(?:es)?\b/,
    feet: /\b(?:feet|foot|ft)\b/,
    yards: /\byards?\b/,
    miles: /\b(?:miles?|mph)\b/,
  },
  {
    mg: /\b(?:mg|milligrams?)\b/,
    g: /(?:(?<=\d ?)g|\bgrams?)\b/,
    kg: /\b(?:kg|kilograms?)\b/,
    ounces: /\b(?:oz|ounces?)\b/,
  },
  { ml: /\b(?:ml|millilit(?:er|re)s?)\b/, l: /(?:(?<=\d ?)l|\blit(?:er|re)s?)\b/ },
  { cents: /\bcents?\b|¢/, dollars: /\$|\bdollars?\b/ },
]

export function listUnitFaults(text: string): string | null {
  const small = text.toLowerCase()
  const mixed = UNITS.map((kind) => Object.keys(kind).filter((unit) => kind[unit]?.test(small))).find(
    ({ length }) => length > 1,
  )
  return mixed ? `Different units of one kind cannot be put into symbols: ${mixed.join(', ')}.` : null
}
