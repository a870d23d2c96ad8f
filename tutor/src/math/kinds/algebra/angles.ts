import { evaluate } from '#engines/algebra/index.ts'
import { makeRational, type Rational } from '#engines/algebra/numbers/rational.ts'
import { isExact } from '#engines/algebra/numbers/value.ts'
import { readExpression, writeFraction } from '../../writing/polynomial.ts'
import type { Draft, Solver } from '../kind.ts'

type Name = 'sin' | 'cos' | 'tan'

const ASK =
  '(?:(?:find|what is|evaluate|calculate|compute|give|work out|determine)(?: the)?(?: exact)?(?: value)?(?: of)? (?:the )?)?'
const VALUE = new RegExp(
  `^${ASK}(?<name>sine|cosine|tangent|sin|cos|tan)(?: of)? ?\\(? ?(?<minus>-)?(?:(?<degrees>\\d+) ?(?:°|degrees?|deg)?|(?<radians>(?:\\d+ ?\\*? ?)?(?:pi|π)(?: ?\\/ ?\\d+)?)(?: radians?)?) ?\\)?(?: ?°| degrees)?$`,
)
const TO_RADIANS = new RegExp(
  `^(?:convert |change |write |express )?${ASK}(-?\\d+) ?(?:°|degrees?|deg) (?:in|to|into|as) radians?$`,
)
const TO_DEGREES = new RegExp(
  `^(?:convert |change |write |express )?${ASK}(-?(?:\\d+ ?\\*? ?)?(?:pi|π)(?: ?\\/ ?\\d+)?)(?: radians?)? (?:in|to|into|as) degrees?$`,
)
const INVERSE =
  /^(?:find |what is )?(?:the )?(?:acute )?angle (?:whose|with) (?:a )?(sine|cosine|tangent|sin|cos|tan)(?: is| of| =)? (-?\d+(?:\/\d+)?|√\d+\/\d+|sqrt\(\d+\)\/\d+)$/
const SINES: Record<number, string> = { 0: '0', 30: '1/2', 45: 'sqrt(2)/2', 60: 'sqrt(3)/2', 90: '1' }
const TANGENTS: Record<number, string> = { 0: '0', 30: 'sqrt(3)/3', 45: '1', 60: 'sqrt(3)' }

/** Sine, cosine and tangent of angles that every student knows; degrees and radians. */
export const ANGLES: Solver = {
  kinds: ['trigonometry'],
  solve(text) {
    const line = text.toLowerCase().replace(/[?.\s]+$/, '')
    const groups = VALUE.exec(line)?.groups
    if (groups?.name) return findValue(groups.name.slice(0, 3) as Name, degreesOf(groups), groups.radians)
    const radians = TO_RADIANS.exec(line)?.[1]
    if (radians) return toRadians(BigInt(radians))
    const degrees = TO_DEGREES.exec(line)?.[1]
    if (degrees) return toDegrees(plainPi(degrees))
    const [, name, value] = INVERSE.exec(line) ?? []
    return name && value ? findAngle(name.slice(0, 3) as Name, value.replace(/√(\d+)/, 'sqrt($1)')) : null
  },
  similar(_, dice) {
    return dice.pick([
      'Find sin 30°.',
      'Find cos 60°.',
      'Find tan 45°.',
      'Find sin 150°.',
      `Convert ${dice.int(1, 11) * 15} degrees to radians.`,
    ])
  },
}

const plainPi = (text: string): string =>
  text
    .replace(/π/g, 'pi')
    .replace(/(?<=\d) ?\*? ?(?=pi)/, '*')
    .replace(/ /g, '')

function degreesOf({ minus, degrees, radians }: Record<string, string | undefined>): bigint | null {
  const sign = minus ? -1n : 1n
  if (degrees) return sign * BigInt(degrees)
  const value = degreesFrom(plainPi(radians ?? ''))
  return value && value.bottom === 1n ? sign * value.top : null
}

function degreesFrom(pi: string): Rational | null {
  const value = evaluate(readExpression(pi.replace('pi', '180')))
  return value && isExact(value) ? value : null
}

/** The exact value where the angle is a multiple of 30° or 45°. */
export function exactTrig(name: Name, degrees: number): string | null {
  const turn = ((degrees % 360) + 360) % 360
  if (name === 'cos') return exactTrig('sin', turn + 90)
  const [inside, sign] =
    name === 'sin'
      ? turn <= 180
        ? [Math.min(turn, 180 - turn), '']
        : [Math.min(turn - 180, 360 - turn), '-']
      : turn % 180 <= 90
        ? [turn % 180, '']
        : [180 - (turn % 180), '-']
  const value = (name === 'sin' ? SINES : TANGENTS)[inside]
  if (value === undefined) return null
  return value === '0' ? '0' : `${sign}${value}`
}

function findValue(
  name: Name,
  degrees: bigint | null,
  radians: string | undefined,
): Draft | { reason: string } | null {
  if (degrees === null) return null
  if (name === 'tan' && (degrees - 90n) % 180n === 0n) return { reason: 'The tangent has no value there.' }
  const value = exactTrig(name, Number(degrees))
  if (value === null)
    return { reason: 'This angle has no simple value. To how many places should it be rounded?' }
  const call = `${name}(${degrees}*pi/180)`
  const shown = radians
    ? {
        tex: `\\${name}\\left(${plainPi(radians)
          .replace('*', '')
          .replace('pi', '\\pi ')
          .replace(/^(.*)\/(\d+)$/, '\\frac{$1}{$2}')}\\right)`,
      }
    : { tex: `\\${name}(${degrees}°)` }
  return {
    kind: 'trigonometry',
    words: `Find the value.`,
    problem: shown,
    steps: [
      {
        rule: 'known-angle',
        say: 'Use the special triangles: half a square, and half an equilateral triangle.',
        before: shown,
        after: value,
        facts: [{ same: [call, value] }],
      },
    ],
    answer: { plain: value },
    proof: [
      { same: [call, value] },
      name === 'tan'
        ? { same: [`sin(${degrees}*pi/180)/cos(${degrees}*pi/180)`, value] }
        : { holds: `-1 <= ${value} <= 1` },
    ],
    nudge: 'Is this one of the angles in a special triangle?',
    hint: 'Draw a right triangle with this angle, or look at the unit circle.',
  }
}

function toRadians(degrees: bigint): Draft {
  const value = makeRational(degrees, 180n)
  const top = value.top === 1n ? 'pi' : value.top === -1n ? '-pi' : `${value.top}*pi`
  const plain = value.top === 0n ? '0' : value.bottom === 1n ? top : `${top}/${value.bottom}`
  return convert(`${degrees}*pi/180`, plain, { plain }, `${degrees}^\\circ`)
}

function toDegrees(radians: string): Draft | null {
  const value = degreesFrom(radians)
  if (!value) return null
  const plain = writeFraction(value)
  return convert(
    `(${radians})*180/pi`,
    plain,
    { plain, unit: '°' },
    radians.replace('*', '').replace('pi', '\\pi '),
  )
}

function convert(line: string, result: string, answer: Draft['answer'], shown: string): Draft {
  return {
    kind: 'trigonometry',
    words: 'Convert the angle.',
    problem: { tex: shown },
    steps: [
      {
        rule: 'half-turn',
        say: 'Half a turn is 180 degrees or π.',
        before: line,
        after: result,
        facts: [{ same: [line, result] }],
      },
    ],
    answer,
    proof: [{ same: [line, result] }],
    nudge: 'How many degrees is π?',
    hint: 'Which part of half a turn is this angle?',
  }
}

function findAngle(name: Name, value: string): Draft | { reason: string } {
  const angle = [0, 30, 45, 60, 90].find(
    (degrees) => exactTrig(name, degrees) !== null && isSame(exactTrig(name, degrees) as string, value),
  )
  if (angle === undefined) return { reason: 'This is no angle that I know by heart.' }
  const call = `${name}(${angle}*pi/180)`
  return {
    kind: 'trigonometry',
    words: `Find the angle.`,
    problem: `${name}(x) = ${value}`,
    steps: [
      {
        rule: 'known-angle',
        say: 'Look for it among the special angles from 0° to 90°.',
        before: `${name}(x) = ${value}`,
        after: { tex: `${angle}^\\circ` },
        facts: [{ same: [call, value] }],
      },
    ],
    answer: { plain: String(angle), unit: '°' },
    proof: [{ same: [call, value] }],
    nudge: 'Which special triangle has this ratio?',
    hint: 'Think of the angles 30°, 45° and 60°.',
  }
}

function isSame(a: string, b: string): boolean {
  const [x, y] = [a, b].map((text) => evaluate(readExpression(text)))
  if (!x || !y) return false
  if (isExact(x) && isExact(y)) return x.top * y.bottom === y.top * x.bottom
  const [m, n] = [x, y].map((value) =>
    isExact(value) ? Number(value.top) / Number(value.bottom) : value.near,
  ) as [number, number]
  return Math.abs(m - n) < 1e-12
}
