import { evaluate, parseExpression } from '#engines/algebra/index.ts'
import type { Rational } from '#engines/algebra/numbers/rational.ts'
import { isExact } from '#engines/algebra/numbers/value.ts'

/** A number of a word problem with the unit behind it ("km/h", "%", "$", "years") and its place in the text. */
export type Quantity = { plain: string; value: Rational; unit: string; at: number }

/** A word problem with its numbers taken out: "a car travels at # for #". */
export type Story = { frame: string; quantities: Quantity[] }

const NUMBER_WORDS = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const UNITS: [RegExp, string][] = [
  [/^\s?(?:%|per ?cent\b|percent\b)/, '%'],
  [/^\s?(?:km\/h|kmh|kph|kilomet(?:er|re)s? (?:per|an) hour)\b/, 'km/h'],
  [/^\s?(?:mph|mi\/h|miles? (?:per|an) hour)\b/, 'mph'],
  [/^\s?(?:m\/s|met(?:er|re)s? per second)(?![a-z])/, 'm/s'],
  [/^\s?(?:hours?|hrs?|h)\b/, 'h'],
  [/^\s?(?:minutes?|mins?)\b/, 'min'],
  [/^\s?(?:seconds?|secs?|s)\b/, 's'],
  [/^\s?(?:days?)\b/, 'd'],
  [/^\s?(?:weeks?)\b/, 'week'],
  [/^[\s-]?(?:years?)\b/, 'year'],
  [/^\s?(?:kilomet(?:er|re)s?|km)\b/, 'km'],
  [/^\s?(?:centimet(?:er|re)s?|cm)\b/, 'cm'],
  [/^\s?(?:millimet(?:er|re)s?|mm)\b/, 'mm'],
  [/^\s?(?:met(?:er|re)s?|m)\b/, 'm'],
  [/^\s?(?:miles?|mi)\b/, 'mi'],
  [/^\s?(?:inch(?:es)?)\b/, 'in'],
  [/^\s?(?:feet|foot|ft)\b/, 'ft'],
  [/^\s?(?:yards?|yd)\b/, 'yd'],
  [/^\s?(?:kilograms?|kg)\b/, 'kg'],
  [/^\s?(?:milligrams?|mg)\b/, 'mg'],
  [/^\s?(?:grams?|g)\b/, 'g'],
  [/^\s?(?:pounds?|lbs?)\b/, 'lb'],
  [/^\s?(?:ounces?|oz)\b/, 'oz'],
  [/^\s?(?:tonnes?)\b/, 't'],
  [/^\s?(?:millilit(?:er|re)s?|ml)\b/, 'ml'],
  [/^\s?(?:lit(?:er|re)s?|l)\b/, 'l'],
  [/^\s?(?:°|degrees?\b)/, '°'],
  [/^\s?(?:dollars?)\b/, '$'],
  [/^\s?(?:euros?|€)/, '€'],
]
const NUMBER = /[$€£]?-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:(?:\s\d+)?\/\d+)?/g

/** Reads the name of a unit as it is asked for: "minutes" → "min". */
export function readUnit(name: string): string | null {
  const text = name.trim().toLowerCase()
  const found = UNITS.find(([pattern]) => pattern.exec(text)?.[0].length === text.length)
  return found?.[1] ?? null
}

export function readStory(text: string): Story {
  const lower = spellOut(text.toLowerCase())
  const quantities: Quantity[] = []
  let frame = ''
  let done = 0
  for (const match of lower.matchAll(NUMBER)) {
    if (match.index < done) continue
    const money = /^[$€£]/.exec(match[0])?.[0]
    // "10-5" and "x-5" are no negative numbers.
    const isMinus = /^-/.test(match[0]) && /[\w)]$/.test(lower.slice(0, match.index))
    const plain = match[0].replace(/[$€£,]/g, '').slice(isMinus ? 1 : 0)
    const value = readValue(plain)
    if (!value) continue
    let end = match.index + match[0].length
    let unit = money ?? ''
    for (const [pattern, name] of money ? [] : UNITS) {
      const found = pattern.exec(lower.slice(end))
      if (!found) continue
      unit = name
      end += found[0].length
      break
    }
    frame += lower.slice(done, match.index) + (isMinus ? '-#' : '#')
    quantities.push({ plain, value, unit, at: frame.length - 1 })
    done = end
  }
  return { frame: (frame + lower.slice(done)).replace(/\s+/g, ' ').trim(), quantities }
}

/** Small numbers as words count as numbers; "two numbers" must not be overlooked. */
function spellOut(text: string): string {
  return text.replace(/\b[a-z]+\b/g, (word) => {
    const index = NUMBER_WORDS.indexOf(word)
    return index < 0 ? word : String(index + 2)
  })
}

function readValue(plain: string): Rational | null {
  const parsed = parseExpression(plain)
  const value = parsed.ok ? evaluate(parsed.expression) : null
  return value && isExact(value) ? value : null
}

/** Words that change what a story says and that no pattern here reads: with one of them nothing is solved. */
const TURNS = new RegExp(
  `\\b(?:${[
    'twice|thrice|doubled?|doubles|tripled?|triples|half|halves|halved|quarter|third of|dozen|as many|as much|as long',
    'not|no|never|except|without|unless|instead|neither|nor',
    'another|again|extra|remaining|left over|rest|additional|fewer|also|both ways|round trip',
    'removed|added|lost|loses|gave|gives|given away|spends?|spent|sold|sells|broken|eaten|eats|ate|replaced?|replacement|returns?|returned',
    'at least|at most|first|then|afterwards|later|ago|next|previous|last|tomorrow|yesterday|until|already',
    'than|more|less|times|longer|shorter|larger|smaller|bigger|back',
    'minus|inverse|reciprocal|missing|apart|opposite|used to|rounded?|nearest',
    'who|why|square|cubic|squared|cubed|cents',
  ].join('|')})\\b`,
)

/** Units that stand without a number: "how many minutes", "in km". An answer in another unit would be wrong. */
export function unitsAsked(frame: string): string[] {
  return (frame.match(/[a-z]+(?:\/[a-z]+)?/g) ?? [])
    .map((word) => (word === 's' || word === 'l' ? null : readUnit(word)))
    .filter((unit) => unit !== null)
}

/** Sentences without a number that change nothing. */
const IDLE =
  /^(?:(?:a|an|one) [a-z]+ is (?:drawn|picked|taken|chosen|selected|pulled)(?: out)?(?: at random| randomly)?(?: from (?:it|the [a-z]+))?|a (?:fair )?(?:die|dice) is (?:rolled|thrown))$/

const ASKING = /\b(?:what|how|find|calculate|work out|determine|compute)\b/

/** Whether a story may take a turn that is not understood: by a word, or by a whole sentence before the question. */
export function hasTurn(frame: string, ...allowed: string[]): boolean {
  const sentences = frame.split(/[.;!?] +/)
  const last = sentences.pop() ?? ''
  if (sentences.length > 0 && !ASKING.test(last)) return true
  if (sentences.some((sentence) => !sentence.includes('#') && !IDLE.test(sentence))) return true
  let rest = frame
  for (const word of allowed) rest = rest.replaceAll(word, '')
  return TURNS.test(rest)
}
