import type { Draft, Solver } from '../kind.ts'

const NAMES: Record<string, number> = { binary: 2, octal: 8, decimal: 10, hexadecimal: 16, hex: 16 }
const WORDS: Record<string, number> = {
  ten: 10,
  two: 2,
  eight: 8,
  sixteen: 16,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  nine: 9,
}
const B = String.raw`(binary|octal|decimal|hexadecimal|hex|base[ -](?:\d+|[a-z]+))`
const NUM = String.raw`(\d[\da-f]*|[a-f][\da-f]*\d[\da-f]*|[a-f]{2,})`
const KIND = '(?: numbers?| codes?| numerals?| system| notation| form| digits)?'
const ASK =
  '(?:(?:please )?(?:convert|change|turn|write|express|represent|give|show|what is|find|translate|rewrite) )?'
const PATTERNS: { pattern: RegExp; from: number[]; value: number; to: number[] }[] = [
  {
    pattern: new RegExp(
      `^${ASK}(?:the )?(?:number )?(?:${B}${KIND} )?${NUM}(?: ?\\(?(?:from |in |in the )?${B}${KIND}\\)?)? (?:to|into|in|as)(?: an?| the)? ${B}${KIND}$`,
    ),
    from: [1, 3],
    value: 2,
    to: [4],
  },
  {
    pattern: new RegExp(
      `^(?:what|which) ${B} number (?:is|equals|does) (?:the )?(?:${B}${KIND} )?${NUM}(?: in ${B}${KIND})?(?: (?:stand for|represent|mean))?$`,
    ),
    from: [2, 4],
    value: 3,
    to: [1],
  },
  {
    pattern: new RegExp(
      `^(?:what|which) number (?:does|is) (?:the )?${B}${KIND} ${NUM}(?: (?:stand for|represent|mean))?$`,
    ),
    from: [1],
    value: 2,
    to: [],
  },
]
const MORE: typeof PATTERNS = [
  {
    pattern: new RegExp(
      `^(?:what is|find|give)(?: the)? (?:${B}) (?:value|equivalent|representation|form|notation) of (?:the )?(?:${B}${KIND} )?${NUM}(?: in ${B}${KIND})?$`,
    ),
    from: [2, 4],
    value: 3,
    to: [1],
  },
  {
    pattern: new RegExp(
      `^(?:what|which) number in ${B} (?:is|equals) (?:the )?(?:${B}${KIND} )?${NUM}(?: in ${B}${KIND})?$`,
    ),
    from: [2, 4],
    value: 3,
    to: [1],
  },
  {
    pattern: new RegExp(`^(?:what is|write|express) ${NUM} (?:written|expressed|represented) in ${B}$`),
    from: [],
    value: 1,
    to: [2],
  },
  {
    pattern: new RegExp(`^${ASK}(?:the )?(?:number )?${NUM} from ${B}${KIND} (?:to|into) ${B}${KIND}$`),
    from: [2],
    value: 1,
    to: [3],
  },
]
const DIGITS = '0123456789ABCDEF'
const LONGEST = 40

/** Numbers written with another base: binary, octal, hexadecimal and any up to 16. */
export const BASES: Solver = {
  kinds: ['number-base'],
  solve(text) {
    const line = text
      .toLowerCase()
      .replace(/(?<=\d),(?=\d{3})/g, '')
      .replace(/(?<=\d)_\(?(\d+)\)?/g, ' base $1')
      .replace(/[?.\s]+$/, '')
    for (const { pattern, from, value, to } of [...PATTERNS, ...MORE]) {
      const found = pattern.exec(line)
      if (!found) continue
      const sources = from.map((place) => found[place]).filter((each) => each !== undefined)
      const [source, target] = [sources[0], to.map((place) => found[place])[0]].map((name) =>
        name === undefined ? 10 : baseOf(name),
      )
      if (sources.length > 1 || !source || !target || source === target) return null
      // Letters say that it is hexadecimal, but not for sure.
      if (source === 10 && /[a-f]/.test(found[value] ?? '')) return null
      return convert((found[value] ?? '').toUpperCase(), source, target)
    }
    return null
  },
  similar(_, dice) {
    return dice.pick([
      `Convert ${dice.int(9, 99)} to binary.`,
      `Write ${dice.int(9, 99)} in base ${dice.int(3, 8)}.`,
    ])
  },
}

function baseOf(name: string): number | null {
  const after = name.replace(/^base[ -]/, '')
  const base = NAMES[name] ?? WORDS[after] ?? Number(after)
  return Number.isInteger(base) && base >= 2 && base <= 16 ? base : null
}

function convert(text: string, source: number, target: number): Draft | { reason: string } {
  const digits = [...text].map((digit) => DIGITS.indexOf(digit))
  if (digits.some((digit) => digit < 0 || digit >= source))
    return { reason: `${text} is not a number in base ${source}.` }
  if (digits.length > LONGEST) return { reason: 'This number is too long for me.' }
  const value = digits.reduce((sum, digit) => sum * BigInt(source) + BigInt(digit), 0n)
  const result: bigint[] = []
  for (let rest = value; rest > 0n || result.length === 0; rest /= BigInt(target))
    result.unshift(rest % BigInt(target))
  const plain = result.map((digit) => DIGITS[Number(digit)]).join('')
  const sum = expand(digits.map(BigInt), source)
  const back = expand(result, target)
  const inBase = (numeral: string, base: number): { tex: string } => ({
    tex: base === 10 ? numeral : `\\text{${numeral}}_{${base}}`,
  })
  const steps: Draft['steps'] = []
  if (source !== 10)
    steps.push({
      rule: 'place-values',
      say: `Multiply each digit by its place value, a power of ${source}, and add.`,
      before: inBase(text, source),
      after: `${sum} = ${value}`,
      facts: [{ same: [sum, String(value)] }],
    })
  if (target !== 10)
    steps.push({
      rule: 'divide-again',
      say: `Split ${value} into powers of ${target}, the largest first. The number of each power is a digit.`,
      before: String(value),
      after: `${value} = ${back}`,
      facts: [
        { same: [back, String(value)] },
        ...result.map((digit) => ({ holds: `0 <= ${digit} < ${target}` })),
      ],
    })
  return {
    kind: 'number-base',
    words: `Write ${text}${source === 10 ? '' : ` (base ${source})`} in base ${target}.`,
    problem: inBase(text, source),
    steps,
    answer: { plain, tex: target === 10 ? plain : `\\text{${plain}}` },
    proof: [{ same: [sum, back] }, ...result.map((digit) => ({ holds: `${digit} < ${target}` }))],
    nudge: `What are the place values in base ${target === 10 ? source : target}?`,
    hint:
      target === 10
        ? 'Multiply each digit by its place value and add.'
        : `Divide by ${target} again and again and keep the remainders.`,
  }
}

function expand(digits: bigint[], base: number): string {
  return digits.map((digit, index) => `${digit}*${base}^${digits.length - 1 - index}`).join(' + ')
}
