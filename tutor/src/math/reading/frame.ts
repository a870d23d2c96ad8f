import { evaluate, parseExpression } from '#engines/algebra/index.ts'
import type { Rational } from '#engines/algebra/numbers/rational.ts'
import { isExact } from '#engines/algebra/numbers/value.ts'

/** A number as it was written; `value` is null where it is not exact, such as √7. */
export type Given = { plain: string; value: Rational | null; sign: '' | '%' | '$' }

/** A problem in small letters whose numbers are taken out: "round #0 to the nearest ten". */
export type Frame = { words: string; given: Given[] }

const SIZE = String.raw`(?:\d{1,3}(?:,\d{3})+(?![\d,])|\d+)(?:\.\d+)?|\.\d+`
const FRACTION = String.raw`(?:\d+ )?\d+(?:\.\d+)?\/\d+(?:\.\d+)?(?![\d/])|\(\d+\/\d+\)`
const ROOT = String.raw`\d*(?:√|sqrt|cbrt|∛)\s?\(?(?:${SIZE})\)?`
const CALL = String.raw`(?:sin|cos|tan)\(\d+(?:\.\d+)?\*pi\/180\)|ln\(\d+(?:\.\d+)?\)(?:\/ln\(\d+\))?`
const POWER = String.raw`\d+(?:\^\(\d+\/\d+\)|\^\(?-?\d+\)?|[²³])|pi\b`
const NUMBER = new RegExp(
  String.raw`(?<![\w.])(?<minus>-\s?)?(?<money>\$\s?)?(?<plain>${CALL}|${ROOT}|${POWER}|${FRACTION}|${SIZE})(?<percent>\s?%|\spercent\b)?`,
  'g',
)

const ROOTS: [RegExp, string][] = [
  [/\b(?:the )?square root of (\d+(?:\.\d+)?)/gi, '√$1'],
  [/\b(?:the )?cube root of (\d+(?:\.\d+)?)/gi, 'cbrt($1)'],
  [/\b(?:the )?fourth root of (\d+)/gi, '$1^(1/4)'],
  [/π/g, 'pi'],
  [/\b(sin|cos|tan) ?\(? ?(\d+(?:\.\d+)?) ?(?:°|degrees)\)?/gi, '$1($2*pi/180)'],
  [/\blog(?:_\(?| base )(\d+)\)?(?: of)? ?\(?(\d+(?:\.\d+)?)\)?/gi, 'ln($2)/ln($1)'],
  [/\blog ?\(?(\d+(?:\.\d+)?)\)?/gi, 'ln($1)/ln(10)'],
  [/\bln (\d+(?:\.\d+)?)/gi, 'ln($1)'],
]

export function readFrame(typed: string): Frame {
  const given: Given[] = []
  const text = ROOTS.reduce((line, [words, sign]) => line.replace(words, sign), typed)
  const words = text.toLowerCase().replace(NUMBER, (...match) => {
    const { minus, money, plain, percent } = match.at(-1) as Record<string, string | undefined>
    const before = text.slice(0, match.at(-3) as number)
    // After a number a minus takes away, as in "9 -4".
    const isTakingAway = minus !== undefined && /[\d)a-z%]\s*$/i.test(before) && !/[a-z]{2} $/i.test(before)
    const size = (plain ?? '').replace(/(?<=\d),(?=\d)/g, '')
    const written = `${minus && !isTakingAway ? '-' : ''}${size}${percent ? '%' : ''}`
    given.push({ plain: written, value: readExact(written), sign: percent ? '%' : money ? '$' : '' })
    return `${isTakingAway ? '- ' : ''}#${given.length - 1}`
  })
  return { words: words.replace(/\s+/g, ' ').trim(), given }
}

function readExact(plain: string): Rational | null {
  const parsed = parseExpression(plain)
  const value = parsed.ok ? evaluate(parsed.expression) : null
  return value && isExact(value) ? value : null
}

/** Takes what a pattern finds out of the words; null where it finds nothing. */
export function take(words: string, key: RegExp): { found: RegExpExecArray; rest: string } | null {
  const found = key.exec(words)
  if (!found) return null
  return { found, rest: `${words.slice(0, found.index)} ${words.slice(found.index + found[0].length)}` }
}

/** The numbers that words name by their places: "#2 and #0". */
export function namedIn(words: string, { given }: Frame): Given[] {
  return [...words.matchAll(/#(\d+)/g)].map(([, place]) => given[Number(place)] as Given)
}

/** The words without the places of numbers. */
export function withoutNumbers(words: string): string {
  return words.replace(/#\d+/g, ' ')
}
