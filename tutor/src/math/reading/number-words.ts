const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const VALUES = new Map<string, number>([
  ...ONES.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
])
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
])
const WORD = [...VALUES.keys(), ...SCALES.keys()].join('|')
const RUN = new RegExp(String.raw`(?<![\w-])(?:${WORD})(?:(?:[ -]| and )(?:${WORD}))*(?![\w-]|\/)`, 'gi')
/** "One" is a number beside a sign or another number; elsewhere it may be a word like any other. */
const SIGN_BEHIND =
  /^ (?:plus|minus|times|divided|more|less|take|\+|-|×|\*|half|third|quarter|fourth|fifth|sixth|eighth|tenth)\b/i
const SIGN_BEFORE = /(?:plus|minus|times|by|away|than|\+|-|×|\*|and) $/i

/** "three hundred forty-two" → "342". Places such as "tens" and "third" stay words. */
export function writeDigits(text: string): string {
  return text.replace(RUN, (run, at: number) => {
    const words = run
      .toLowerCase()
      .split(/[ -]/)
      .filter((word) => word !== 'and')
    // "six and nine" are two numbers, and "hundred" alone may be a place.
    if (/ and /i.test(run) && !/hundred and|thousand and/i.test(run))
      return run
        .split(/ and /i)
        .map((part) => writeDigits(part))
        .join(' and ')
    if (!VALUES.has(words[0] ?? '')) return run
    if (words.length === 1 && (words[0] === 'one' || words[0] === 'zero')) {
      const isNumber = SIGN_BEHIND.test(text.slice(at + run.length)) || SIGN_BEFORE.test(text.slice(0, at))
      return isNumber && !/^ (?:of|or)\b/i.test(text.slice(at + run.length))
        ? String(VALUES.get(words[0]))
        : run
    }
    const value = readRun(words)
    return value === null ? run : String(value)
  })
}

/** Null where the words do not make one number: "two three". */
function readRun(words: string[]): number | null {
  let [total, part, last] = [0, 0, Number.POSITIVE_INFINITY]
  for (const word of words) {
    const scale = SCALES.get(word)
    if (scale === 100) {
      if (part === 0 || part > 9) return null
      part *= 100
      last = 100
    } else if (scale) {
      if (part === 0) return null
      total += part * scale
      part = 0
      last = scale
    } else {
      const value = VALUES.get(word) ?? 0
      const room = last >= 100 ? 100 : last >= 20 ? 10 : 0
      if (value >= room) return null
      part += value
      last = value
    }
  }
  return total + part
}
