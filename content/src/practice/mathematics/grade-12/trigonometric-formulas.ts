import { cos, sin } from '#engines/arithmetic/index.ts'
import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { plainFraction, reduce, texFraction } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { texPi } from '../../tools/surd.ts'
import { cosineOf, sineOf } from './special-angles.ts'

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
] as const

export const angleSumFormulas = definePractice('math.12.angle-sum-formulas', (dice, difficulty) => {
  if (difficulty === 1) return makeExactSum(dice)
  return difficulty === 2 ? makeSumOfTwo(dice) : makeDoubleAngle(dice)
})

/** `naive` is what comes out when the value of a sum is taken for the sum of the values. */
const SUMS = [
  { name: 'sin', degrees: 15, parts: [45, 30], sign: -1, naive: '\\frac{\\sqrt{2} - 1}{2}' },
  { name: 'sin', degrees: 75, parts: [45, 30], sign: 1, naive: '\\frac{\\sqrt{2} + 1}{2}' },
  { name: 'cos', degrees: 15, parts: [45, 30], sign: -1, naive: '\\frac{\\sqrt{2} - \\sqrt{3}}{2}' },
  { name: 'cos', degrees: 75, parts: [45, 30], sign: 1, naive: '\\frac{\\sqrt{2} + \\sqrt{3}}{2}' },
  { name: 'sin', degrees: 105, parts: [60, 45], sign: 1, naive: '\\frac{\\sqrt{3} + \\sqrt{2}}{2}' },
  { name: 'cos', degrees: 105, parts: [60, 45], sign: 1, naive: '\\frac{1 + \\sqrt{2}}{2}' },
  { name: 'sin', degrees: 165, parts: [120, 45], sign: 1, naive: '\\frac{\\sqrt{3} + \\sqrt{2}}{2}' },
  { name: 'cos', degrees: 165, parts: [120, 45], sign: 1, naive: '\\frac{\\sqrt{2} - 1}{2}' },
] as const
const EXACT: Record<string, string> = {
  'sqrt(6)+sqrt(2)': '\\frac{\\sqrt{6} + \\sqrt{2}}{4}',
  'sqrt(6)-sqrt(2)': '\\frac{\\sqrt{6} - \\sqrt{2}}{4}',
  'sqrt(2)-sqrt(6)': '\\frac{\\sqrt{2} - \\sqrt{6}}{4}',
  '-sqrt(6)-sqrt(2)': '-\\frac{\\sqrt{6} + \\sqrt{2}}{4}',
}

function makeExactSum(dice: Dice): Problem {
  const { name, degrees, parts, sign, naive } = dice.pick(SUMS)
  const exact = (name === 'sin' ? sin : cos)((degrees * Math.PI) / 180)
  const key =
    exact > 0.5
      ? 'sqrt(6)+sqrt(2)'
      : exact > 0
        ? 'sqrt(6)-sqrt(2)'
        : exact > -0.5
          ? 'sqrt(2)-sqrt(6)'
          : '-sqrt(6)-sqrt(2)'
  const [a, b] = parts
  const usesRadians = dice.coin()
  const angle = usesRadians ? texPi({ top: degrees, bottom: 180 }) : `${degrees}^\\circ`
  const operator = sign > 0 ? '+' : '-'
  const simple =
    name === 'sin'
      ? sign > 0
        ? 'sin a + sin b'
        : 'sin a − sin b'
      : sign > 0
        ? 'cos a + cos b'
        : 'cos a − cos b'
  return {
    prompt: `Which is the exact value of $\\${name} ${angle}$?`,
    answer: makeChoice(dice, `$${EXACT[key]}$`, [
      ...Object.entries(EXACT)
        .filter(([other]) => other !== key)
        .slice(0, 2)
        .map(
          ([other, text]) =>
            [
              `$${text}$`,
              other.startsWith('-')
                ? 'gets the sign of the whole value wrong'
                : 'gets a sign inside the formula wrong',
            ] as const,
        ),
      [`$${naive}$`, `takes the value of a sum for the sum of the values (${simple})`],
    ]),
    steps: [
      {
        say: `$${degrees}^\\circ = ${a}^\\circ ${operator} ${b}^\\circ$, so use the ${sign > 0 ? 'sum' : 'difference'} formula for $\\${name}$.`,
        claims: [`${a} ${operator} ${b} = ${degrees}`],
      },
      {
        say:
          name === 'sin'
            ? `$\\sin ${a}^\\circ\\cos ${b}^\\circ ${operator} \\cos ${a}^\\circ\\sin ${b}^\\circ = ${EXACT[key]}$.`
            : `$\\cos ${a}^\\circ\\cos ${b}^\\circ ${sign > 0 ? '-' : '+'} \\sin ${a}^\\circ\\sin ${b}^\\circ = ${EXACT[key]}$.`,
        claims: [
          name === 'sin'
            ? `(${sineOf(a).plain})*(${cosineOf(b).plain}) ${operator} (${cosineOf(a).plain})*(${sineOf(b).plain}) = (${key})/4`
            : `(${cosineOf(a).plain})*(${cosineOf(b).plain}) ${sign > 0 ? '-' : '+'} (${sineOf(a).plain})*(${sineOf(b).plain}) = (${key})/4`,
        ],
      },
    ],
    hints: [
      'Of which two special angles is it the sum or difference?',
      `Write the angle as ${a}° ${sign > 0 ? 'plus' : 'minus'} ${b}° and use the formula.`,
      '$\\sin 195^\\circ = \\sin(150^\\circ + 45^\\circ) = \\frac{1}{2} \\cdot \\frac{\\sqrt{2}}{2} - \\frac{\\sqrt{3}}{2} \\cdot \\frac{\\sqrt{2}}{2} = \\frac{\\sqrt{2} - \\sqrt{6}}{4}$.',
    ],
    proof: [`${name}(${degrees}*pi/180) = (${key})/4`],
  }
}

function makeSumOfTwo(dice: Dice): Problem {
  const [one, two] = dice.sample(TRIPLES, 2) as [(typeof TRIPLES)[number], (typeof TRIPLES)[number]]
  const [a, b, c] = one
  const [p, q, r] = two
  const name = dice.pick(['sin', 'cos'] as const)
  const sign = dice.pick([1, -1] as const)
  const top = name === 'sin' ? a * q + sign * b * p : b * q - sign * a * p
  const value = reduce({ top, bottom: c * r })
  const operator = sign > 0 ? '+' : '-'
  const inner = name === 'sin' ? operator : sign > 0 ? '-' : '+'
  const claim =
    name === 'sin'
      ? `${a}/${c}*${q}/${r} ${operator} ${b}/${c}*${p}/${r} = ${plainFraction(value)}`
      : `${b}/${c}*${q}/${r} ${inner} ${a}/${c}*${p}/${r} = ${plainFraction(value)}`
  return {
    prompt: `$\\alpha$ and $\\beta$ are acute angles with $\\sin\\alpha = \\frac{${a}}{${c}}$ and $\\sin\\beta = \\frac{${p}}{${r}}$. Find $\\${name}(\\alpha ${operator} \\beta)$.`,
    answer: { kind: 'fraction', value: plainFraction(value) },
    steps: [
      {
        say: `Cosines of acute angles are positive: $\\cos\\alpha = \\frac{${b}}{${c}}$ and $\\cos\\beta = \\frac{${q}}{${r}}$.`,
        claims: [`(${a}/${c})^2 + (${b}/${c})^2 = 1`, `(${p}/${r})^2 + (${q}/${r})^2 = 1`],
      },
      {
        say:
          name === 'sin'
            ? `$\\sin\\alpha\\cos\\beta ${operator} \\cos\\alpha\\sin\\beta = ${texFraction(value)}$.`
            : `$\\cos\\alpha\\cos\\beta ${inner} \\sin\\alpha\\sin\\beta = ${texFraction(value)}$.`,
        claims: [claim],
      },
    ],
    hints: [
      'Which values does the formula need besides the two sines?',
      'Find both cosines with $\\sin^2 + \\cos^2 = 1$, then put all four numbers into the formula.',
      '$\\sin\\alpha = \\frac{9}{41}$, $\\sin\\beta = \\frac{3}{5}$: $\\sin(\\alpha + \\beta) = \\frac{9}{41} \\cdot \\frac{4}{5} + \\frac{40}{41} \\cdot \\frac{3}{5} = \\frac{156}{205}$.',
    ],
    proof: [`${name}(asin(${a}/${c}) ${operator} asin(${p}/${r})) = ${plainFraction(value)}`],
  }
}

function makeDoubleAngle(dice: Dice): Problem {
  const [m, n, k] = dice.pick(TRIPLES)
  const [a, b] = dice.coin() ? [m, n] : [n, m]
  const isSecond = dice.coin()
  const cosine = isSecond ? -b : b
  const name = dice.pick(['sin', 'cos'] as const)
  const value = reduce(
    name === 'sin' ? { top: 2 * a * cosine, bottom: k * k } : { top: b * b - a * a, bottom: k * k },
  )
  const claim =
    name === 'sin'
      ? `2*(${a}/${k})*(${cosine}/${k}) = ${plainFraction(value)}`
      : `1 - 2*(${a}/${k})^2 = ${plainFraction(value)}`
  return {
    prompt: `$\\sin\\theta = \\frac{${a}}{${k}}$, and $\\theta$ lies between ${isSecond ? '$\\frac{\\pi}{2}$ and $\\pi$' : '$0$ and $\\frac{\\pi}{2}$'}. Find $\\${name} 2\\theta$.`,
    answer: { kind: 'fraction', value: plainFraction(value) },
    steps: [
      ...(name === 'sin'
        ? [
            {
              say: `$\\cos\\theta = ${texFraction({ top: cosine, bottom: k })}$ in this quadrant.`,
              claims: [`(${a}/${k})^2 + (${cosine}/${k})^2 = 1`],
            },
          ]
        : [
            {
              say: `Use $\\cos 2\\theta = 1 - 2\\sin^2\\theta$; the quadrant does not matter.`,
              claims: ['1 - 2*sin(x)^2 = cos(2*x)'],
            },
          ]),
      {
        say:
          name === 'sin'
            ? `$\\sin 2\\theta = 2\\sin\\theta\\cos\\theta = ${texFraction(value)}$.`
            : `$1 - 2 \\cdot \\frac{${a * a}}{${k * k}} = ${texFraction(value)}$.`,
        claims: [claim],
      },
    ],
    hints: [
      'Is the double of an angle the double of its sine?',
      name === 'sin'
        ? 'Find $\\cos\\theta$ with the right sign first, then use $2\\sin\\theta\\cos\\theta$.'
        : 'Use $\\cos 2\\theta = 1 - 2\\sin^2\\theta$.',
      '$\\sin\\theta = \\frac{9}{41}$, acute: $\\sin 2\\theta = 2 \\cdot \\frac{9}{41} \\cdot \\frac{40}{41} = \\frac{720}{1681}$.',
    ],
    proof: [
      name === 'sin'
        ? `sin(2*${isSecond ? `(pi - asin(${a}/${k}))` : `asin(${a}/${k})`}) = ${plainFraction(value)}`
        : `cos(2*asin(${a}/${k})) = ${plainFraction(value)}`,
    ],
  }
}

export const trigonometricEquations = definePractice(
  'math.12.trigonometric-equations',
  (dice, difficulty) => {
    if (difficulty === 1) return makeBasicEquation(dice)
    return difficulty === 2 ? makeLinearTrig(dice) : makeQuadraticTrig(dice)
  },
)

function solutionsOf(name: 'sin' | 'cos', degrees: number): [number, number] {
  const other = name === 'sin' ? (540 - degrees) % 360 : 360 - degrees
  return [Math.min(degrees, other), Math.max(degrees, other)]
}

function makeBasicEquation(dice: Dice): Problem {
  const name = dice.pick(['sin', 'cos'] as const)
  const degrees = dice.pick(name === 'sin' ? [30, 45, 60, 210, 225, 240] : [30, 45, 60, 120, 135, 150])
  const value = name === 'sin' ? sineOf(degrees) : cosineOf(degrees)
  const [first, second] = solutionsOf(name, degrees)
  const isGreater = dice.coin()
  const answer = isGreater ? second : first
  return {
    prompt: `Solve $\\${name} x = ${value.tex}$ for $0^\\circ \\le x < 360^\\circ$. Give the ${isGreater ? 'greater' : 'smaller'} solution in degrees.`,
    answer: { kind: 'number', value: String(answer), unit: '°' },
    steps: [
      { say: `On the unit circle two points have this ${name === 'sin' ? 'height' : 'horizontal place'}.` },
      {
        say: `They lie at $${first}^\\circ$ and $${second}^\\circ$; the ${isGreater ? 'greater' : 'smaller'} one is $${answer}^\\circ$.`,
        claims: [`${name}(${first}*pi/180) = ${value.plain}`, `${name}(${second}*pi/180) = ${value.plain}`],
      },
    ],
    hints: [
      'How many points of the unit circle have this sine or cosine?',
      `Find the reference angle, then look in which two quadrants $\\${name}$ has the right sign.`,
      '$\\tan x = 1$: $45^\\circ$ and $225^\\circ$.',
    ],
    proof: [
      `${name}(${first}*pi/180) = ${value.plain}`,
      `${name}(${second}*pi/180) = ${value.plain}`,
      `${first} < ${second}`,
    ],
  }
}

function makeLinearTrig(dice: Dice): Problem {
  const name = dice.pick(['sin', 'cos'] as const)
  const degrees = dice.pick(name === 'sin' ? [30, 210] : [60, 120])
  const half = degrees === 30 || degrees === 60 ? 1 : -1
  const a = 2 * dice.int(1, 5)
  const b = dice.intExcept(-7, 7, [0])
  const right = (a / 2) * half + b
  const [first, second] = solutionsOf(name, degrees)
  const pi = (value: number) => texPi({ top: value, bottom: 180 })
  const write = (one: number, two: number) => `$x = ${pi(one)}$ or $x = ${pi(two)}$`
  const [wrongFirst, wrongSecond] = solutionsOf(
    name,
    name === 'sin' ? (degrees === 30 ? 210 : 30) : degrees === 60 ? 120 : 60,
  )
  const [crossFirst, crossSecond] = solutionsOf(
    name === 'sin' ? 'cos' : 'sin',
    name === 'sin' ? (half > 0 ? 60 : 120) : half > 0 ? 30 : 210,
  )
  return {
    prompt: `Solve $${a}\\${name} x ${b < 0 ? '-' : '+'} ${Math.abs(b)} = ${right}$ for $0 \\le x < 2\\pi$.`,
    answer: makeChoice(dice, write(first, second), [
      [write(wrongFirst, wrongSecond), 'gets the sign of the value wrong'],
      [write(crossFirst, crossSecond), 'mixes up sine and cosine'],
      [`$x = ${pi(first)}$ only`, 'forgets the second solution'],
    ]),
    steps: [
      {
        say: `Solve for $\\${name} x$: $\\${name} x = ${half > 0 ? '' : '-'}\\frac{1}{2}$.`,
        claims: [`(${right} - (${b}))/${a} = ${half}/2`],
      },
      {
        say: `On the unit circle: ${write(first, second)}.`,
        claims: [`${name}(${first}*pi/180) = ${half}/2`, `${name}(${second}*pi/180) = ${half}/2`],
      },
    ],
    hints: [
      `How would you solve it if $\\${name} x$ were a single letter?`,
      `Get $\\${name} x$ alone, then look for two places on the unit circle.`,
      '$20\\sin x = 20$: $\\sin x = 1$, so $x = \\frac{\\pi}{2}$.',
    ],
    proof: [
      `${a}*${name}(${first}*pi/180) + (${b}) = ${right}`,
      `${a}*${name}(${second}*pi/180) + (${b}) = ${right}`,
    ],
  }
}

function makeQuadraticTrig(dice: Dice): Problem {
  const name = dice.pick(['sin', 'cos'] as const)
  // (2u - s)(u - t) with u = ±1/2 giving two solutions and t giving none, one or two.
  const s = dice.pick([1, -1])
  const t = dice.pick([1, -1, 0, 2, -2, 3, -3, 4, -4])
  const [b, c] = [-(s + 2 * t), s * t]
  const count = 2 + (t === 0 ? 2 : Math.abs(t) === 1 ? 1 : 0)
  const f = `\\${name}`
  const middle = `${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}${f} x`
  const tail = c === 0 ? '' : c < 0 ? ` - ${-c}` : ` + ${c}`
  return {
    prompt: `How many solutions does $2${f}^2 x ${middle}${tail} = 0$ have for $0 \\le x < 2\\pi$?`,
    answer: { kind: 'number', value: String(count) },
    steps: [
      {
        say: `With $u = ${f} x$: $(2u ${s < 0 ? '+' : '-'} 1)${t === 0 ? 'u' : `(u ${t < 0 ? '+' : '-'} ${Math.abs(t)})`} = 0$.`,
        claims: [`(2*u - (${s}))*(u - (${t})) = 2*u^2 + (${b})*u + (${c})`],
      },
      {
        say: `$u = ${s < 0 ? '-' : ''}\\frac{1}{2}$ gives two solutions; $u = ${t}$ gives ${Math.abs(t) > 1 ? 'none, because it lies outside −1 to 1' : Math.abs(t) === 1 ? 'one' : 'two'}.`,
        claims: [Math.abs(t) > 1 ? `abs(${t}) > 1` : `abs(${t}) <= 1`],
      },
      { say: `Together $${count}$ solutions.`, claims: [`2 + ${count - 2} = ${count}`] },
    ],
    hints: [
      `Which kind of equation is it if you write $u$ for $${f} x$?`,
      'Factor the quadratic equation in $u$. For each value, ask how many points of the unit circle fit; values beyond the circle fit nowhere.',
      '$\\sin^2 x = \\sin x$: $\\sin x = 0$ at $0$ and $\\pi$, $\\sin x = 1$ at $\\frac{\\pi}{2}$: three solutions.',
    ],
    proof: [
      `2*(${s}/2)^2 + (${b})*(${s}/2) + (${c}) = 0`,
      `2*(${t})^2 + (${b})*(${t}) + (${c}) = 0`,
      `2 + ${t === 0 ? 2 : Math.abs(t) === 1 ? 1 : 0} = ${count}`,
    ],
  }
}
