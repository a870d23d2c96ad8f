import { type Expression, lettersOf, parse, print } from '#engines/algebra/index.ts'
import {
  divide,
  isZero,
  multiply,
  negate,
  type Rational,
  subtract,
} from '#engines/algebra/numbers/rational.ts'
import { isMath } from '../../reading/request.ts'
import { substitute } from '../../reading/where.ts'
import {
  coefficientsOf,
  exactValue,
  readExpression,
  whole,
  writeFraction,
  writePolynomial,
} from '../../writing/polynomial.ts'
import type { Draft, DraftStep, Solver } from '../kind.ts'

const POINT = String.raw`\(\s?(-?\d+(?:\.\d+|\/\d+)?)\s?,\s?(-?\d+(?:\.\d+|\/\d+)?)\s?\)`
const NUMBER = String.raw`(-?\d+(?:\.\d+)?(?:\/\d+)?)`
const FIND = '(?:(?:find|what is|write|give|determine|state|identify|work out)(?: me)? )?(?:the |an )?'
const LINE = String.raw`(?:equation (?:of|for) (?:the |a )?(?:straight )?line|line equation|equation|line)`
const WITH = String.raw`(?: (?:that )?(?:with|has|having|whose))?(?: a)?`
const SLOPE_POINT = new RegExp(
  String.raw`^(?:${FIND}${LINE}${WITH} )?(?:the )?(?:slope|gradient)(?: is| of| =| m =)? ?${NUMBER},? (?:and )?(?:that )?(?:passing |passes |goes |going |which passes )?(?:through|thru|at)(?: the point)? ${POINT}$`,
  'i',
)
const POINT_SLOPE = new RegExp(
  String.raw`^${FIND}${LINE} (?:that )?(?:passing |passes |goes |going )?through(?: the point)? ${POINT},? (?:and )?(?:with|that has|has|having)(?: a)? (?:slope|gradient)(?: of| =)? ?${NUMBER}$`,
  'i',
)
const SLOPE_INTERCEPT = new RegExp(
  String.raw`^${FIND}${LINE}${WITH} (?:slope|gradient)(?: is| of| =)? ?${NUMBER},?(?: and)? (?:a )?y-? ?intercept(?: is| of| =| at)? ?(?:\(0, ?)?${NUMBER}\)?$`,
  'i',
)
const TWO_POINTS = new RegExp(
  String.raw`^${FIND}${LINE} (?:that )?(?:passing |passes |goes |going )?(?:through|between|containing|joining)(?: the points)? ${POINT} and ${POINT}$`,
  'i',
)
const PROPERTY = new RegExp(
  String.raw`^${FIND}(slope|gradient|y-? ?intercept|x-? ?intercept|vertex|axis of symmetry|discriminant)(?: of| for)(?: the)?(?: line| graph| parabola| function| quadratic| equation| graph of| quadratic function)*:? (.+)$`,
  'i',
)

/** Straight lines and parabolas: slope, intercepts, equations, the vertex. */
export const LINES: Solver = {
  kinds: ['line'],
  solve(text) {
    const line = text.replace(/[?.\s]+$/, '')
    const slopePoint = SLOPE_POINT.exec(line)
    if (slopePoint) return throughPoint(...(slopePoint.slice(1, 4) as [string, string, string]))
    const pointSlope = POINT_SLOPE.exec(line)
    if (pointSlope)
      return throughPoint(pointSlope[3] as string, pointSlope[1] as string, pointSlope[2] as string)
    const intercept = SLOPE_INTERCEPT.exec(line)
    if (intercept) return throughPoint(intercept[1] as string, '0', intercept[2] as string)
    const two = TWO_POINTS.exec(line)
    if (two) return throughPoints(two.slice(1, 5) as [string, string, string, string])
    const [, name, body] = PROPERTY.exec(line) ?? []
    return name && body ? describe(name.toLowerCase().replace(/-| /g, ''), body) : null
  },
  similar(_, dice) {
    const [a, b] = [dice.int(2, 6), dice.int(1, 9)]
    return dice.pick([
      `Find the equation of the line with slope ${a} through (1, ${b}).`,
      `What is the y-intercept of y = ${a}x - ${b}?`,
      `Find the vertex of y = x^2 - ${2 * a}x + ${b}.`,
    ])
  },
}

const NUDGE = 'A line is y = mx + b. Which of m and b do you know?'

function throughPoint(slope: string, x: string, y: string): Draft {
  const [m, p, q] = [slope, x, y].map(exactValue) as [Rational, Rational, Rational]
  const b = subtract(q, multiply(m, p))
  return lineDraft(
    m,
    b,
    [
      {
        rule: 'put-in-point',
        say: `Put the point into y = mx + b to find b.`,
        before: `${y} = (${slope})*(${x}) + b`,
        after: `b = ${writeFraction(b)}`,
        facts: [{ equation: `${y} = (${slope})*(${x}) + b`, solutions: [{ b: writeFraction(b) }] }],
      },
    ],
    [[x, y]],
  )
}

function throughPoints([x1, y1, x2, y2]: [string, string, string, string]): Draft | { reason: string } {
  const run = subtract(exactValue(x2), exactValue(x1))
  if (isZero(run)) return { reason: 'This line is vertical, so it has no slope.' }
  const m = divide(subtract(exactValue(y2), exactValue(y1)), run)
  const b = subtract(exactValue(y1), multiply(m, exactValue(x1)))
  const slope = writeFraction(m)
  return lineDraft(
    m,
    b,
    [
      {
        rule: 'slope',
        say: 'The slope is the change in y over the change in x.',
        before: `((${y2}) - (${y1}))/((${x2}) - (${x1}))`,
        after: slope,
        facts: [{ same: [`((${y2}) - (${y1}))/((${x2}) - (${x1}))`, slope] }],
      },
      {
        rule: 'put-in-point',
        say: 'Put one point into y = mx + b to find b.',
        before: `${y1} = (${slope})*(${x1}) + b`,
        after: `b = ${writeFraction(b)}`,
        facts: [{ equation: `${y1} = (${slope})*(${x1}) + b`, solutions: [{ b: writeFraction(b) }] }],
      },
    ],
    [
      [x1, y1],
      [x2, y2],
    ],
  )
}

function lineDraft(m: Rational, b: Rational, steps: DraftStep[], points: [string, string][]): Draft {
  const right = writePolynomial(isZero(m) ? [b] : [b, m], 'x')
  const plain = `y = ${right}`
  const facts = points.map(([x, y]) => ({ same: [right.replace(/x/g, `(${x})`), y] as const }))
  return {
    kind: 'line',
    words: 'Find the equation of the line.',
    problem: { tex: 'y = mx + b' },
    steps: [
      ...steps,
      {
        rule: 'write-line',
        say: 'Write the equation with the slope and b.',
        before: { tex: 'y = mx + b' },
        after: plain,
        facts,
      },
    ],
    answer: { plain },
    proof: [
      ...facts,
      { same: [`(${right.replace(/x/g, '(1)')}) - (${right.replace(/x/g, '(0)')})`, writeFraction(m)] },
    ],
    nudge: NUDGE,
    hint: 'Find the slope first, then put a point in to get b.',
  }
}

/** "y = 2x + 1", "f(x) = x²" or an expression alone; also 2x + y = 6 for a line. */
function readBody(body: string): { letter: string; coefficients: Rational[]; text: string } | null {
  const plain = body.replace(/^(?:[fgh]\s?\(\s?[a-z]\s?\)|y)\s?=\s?/i, '').replace(/\s?=\s?0$/, '')
  if (!isMath(plain)) return null
  const parsed = parse(plain)
  const [statement, other] = parsed.ok ? parsed.statements : []
  if (!statement || other) return null
  const letters = lettersOf(...statement.sides)
  if (statement.relations.length === 0 && letters.length <= 1) {
    const letter = letters[0] ?? 'x'
    const coefficients = coefficientsOf(statement.sides[0] as Expression, letter)
    return coefficients && letter !== 'y'
      ? { letter, coefficients, text: print(statement.sides[0] as Expression) }
      : null
  }
  return statement.relations.join() === '=' && letters.join() === 'x,y'
    ? solveForY(statement.sides as [Expression, Expression])
    : null
}

function solveForY([left, right]: [Expression, Expression]): {
  letter: string
  coefficients: Rational[]
  text: string
} | null {
  const difference: Expression = { kind: 'subtract', left, right }
  const at = (x: string, y: string): Rational =>
    exactValue(
      print(
        substitute(
          difference,
          new Map([
            ['x', readExpression(x)],
            ['y', readExpression(y)],
          ]),
        ),
      ),
    )
  const [c, a, b] = [at('0', '0'), subtract(at('1', '0'), at('0', '0')), subtract(at('0', '1'), at('0', '0'))]
  const isFlat = isZero(
    subtract(
      at('2', '3'),
      [a, a, b, b, b].reduce((sum, each) => subtract(sum, negate(each)), c),
    ),
  )
  if (!isFlat || isZero(b)) return null
  const coefficients = [negate(divide(c, b)), negate(divide(a, b))]
  return { letter: 'x', coefficients, text: writePolynomial(coefficients, 'x') }
}

function describe(name: string, body: string): Draft | { reason: string } | null {
  const read = readBody(body)
  if (!read) return null
  const { coefficients, letter, text } = read
  const [c = whole(0), b = whole(0), a] = coefficients
  const show = (
    rule: string,
    say: string,
    before: string,
    result: string,
    facts: Draft['proof'],
    answer: Draft['answer'] = { plain: result },
  ): Draft => ({
    kind: 'line',
    words: `Find the ${name.replace(/^([xy])intercept$/, '$1-intercept')}.`,
    problem: text,
    steps: [{ rule, say, before, after: answer.tex ? { tex: answer.tex } : result, facts }],
    answer,
    proof: facts,
    nudge: NUDGES[name] ?? NUDGE,
    hint: say,
  })
  const at = (value: string): string =>
    text.replace(new RegExp(`(?<![a-z])${letter}(?![a-z])`, 'g'), `(${value})`)
  if (name === 'slope' || name === 'gradient') {
    if (a || coefficients.length > 2) return { reason: 'Only a straight line has one slope.' }
    const m = writeFraction(b)
    return show('read-slope', `The slope is the number in front of ${letter} when y stands alone.`, text, m, [
      { same: [`(${at('1')}) - (${at('0')})`, m] },
    ])
  }
  if (name === 'yintercept') {
    const value = writeFraction(c)
    return show('put-in-zero', `The graph meets the y-axis where ${letter} is 0.`, at('0'), value, [
      { same: [at('0'), value] },
    ])
  }
  if (name === 'xintercept') {
    if (a || isZero(b)) return null
    const value = writeFraction(negate(divide(c, b)))
    return show(
      'set-zero',
      'The graph meets the x-axis where y is 0.',
      `${text} = 0`,
      `${letter} = ${value}`,
      [{ equation: `${text} = 0`, solutions: [{ [letter]: value }] }],
      { plain: value },
    )
  }
  if (!a || coefficients.length !== 3) return { reason: 'I look for this in quadratic functions.' }
  if (name === 'discriminant') {
    const value = writeFraction(subtract(multiply(b, b), multiply(whole(4), multiply(a, c))))
    const line = `(${writeFraction(b)})^2 - 4*(${writeFraction(a)})*(${writeFraction(c)})`
    return show('discriminant', 'Work out b² − 4ac.', line, value, [{ same: [line, value] }])
  }
  const h = negate(divide(b, multiply(whole(2), a)))
  const x = writeFraction(h)
  const line = `-(${writeFraction(b)})/(2*(${writeFraction(a)}))`
  if (name === 'axisofsymmetry')
    return show('vertex-x', 'The axis of symmetry is x = −b/(2a).', line, x, [{ same: [line, x] }], {
      plain: `${letter} = ${x}`,
    })
  const y = writeFraction(exactValue(at(x)))
  const square = `(${writeFraction(a)})*(${letter} - (${x}))^2 + (${y})`
  const draft = show('vertex-x', 'The vertex is at x = −b/(2a).', line, x, [{ same: [line, x] }], {
    plain: `${x}, ${y}`,
    tex: `(${x},\\; ${y})`,
  })
  return {
    ...draft,
    steps: [
      {
        rule: 'vertex-x',
        say: 'The vertex is at x = −b/(2a).',
        before: line,
        after: x,
        facts: [{ same: [line, x] }],
      },
      {
        rule: 'vertex-y',
        say: `Put ${x} in to get its height.`,
        before: at(x),
        after: y,
        facts: [{ same: [at(x), y] }],
      },
    ],
    proof: [{ same: [text, square] }],
  }
}

const NUDGES: Record<string, string> = {
  vertex: 'A parabola is symmetric. Where is its middle?',
  discriminant: 'Which numbers are a, b and c?',
  axisofsymmetry: 'A parabola is symmetric. Where is its middle?',
}
