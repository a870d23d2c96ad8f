import { cos, sin } from '#engines/arithmetic/index.ts'
import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawGraph } from '../../figures/function-graph.ts'
import type { Problem } from '../../problem.ts'
import { plainFraction, reduce, texFraction } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { plainPi, texPi } from '../../tools/surd.ts'
import { writeSigned } from '../../tools/terms.ts'
import { SMALL_TRIPLES } from '../../tools/triples.ts'

export const trigonometricGraphs = definePractice('math.12.trigonometric-graphs', (dice, difficulty) => {
  const name = dice.pick(['sin', 'cos'] as const)
  const [a, b, d] = [dice.int(2, 5), dice.int(1, 6), dice.intExcept(-4, 4, [0])]
  if (difficulty === 1) return makeReadWave(dice, name, a, b, d)
  return difficulty === 2 ? makeWaveGraph(dice, name, Math.min(a, 3), Math.min(b, 3), d) : makeWheel(dice)
})

function makeReadWave(dice: Dice, name: 'sin' | 'cos', a: number, b: number, d: number): Problem {
  const part = dice.pick(['amplitude', 'period', 'midline', 'maximum'] as const)
  const inside = b === 1 ? 'x' : `${b}x`
  const period = { top: 2, bottom: b }
  const work = {
    amplitude: {
      value: String(a),
      say: `The amplitude is the number before $\\${name}$: $${a}$.`,
      claim: `((${d}) + ${a} - ((${d}) - ${a}))/2 = ${a}`,
    },
    period: {
      value: plainPi(period),
      say: `The period is $${texPi({ top: 2, bottom: 1 })}$ divided by $${b}$: $${texPi(period)}$.`,
      claim: `${b}*(${plainPi(period)}) = 2*pi`,
    },
    midline: {
      value: String(d),
      say: `The midline is $y = ${d}$.`,
      claim: `((${d}) + ${a} + (${d}) - ${a})/2 = ${d}`,
    },
    maximum: {
      value: String(d + a),
      say: `The greatest value is midline plus amplitude: $${d} + ${a} = ${d + a}$.`,
      claim: `(${d}) + ${a}*1 = ${d + a}`,
    },
  }[part]
  const ask = {
    amplitude: 'the amplitude',
    period: 'the period (in terms of $\\pi$)',
    midline: 'the number $m$ in the equation $y = m$ of the midline',
    maximum: 'the greatest value',
  }[part]
  return {
    prompt: `Find ${ask} of $y = ${a}\\${name}(${inside})${writeSigned(d)}$.`,
    answer: { kind: 'number', value: work.value },
    steps: [
      { say: `In $y = A\\${name}(Bx) + D$: amplitude $A$, period $\\frac{2\\pi}{B}$, midline $y = D$.` },
      { say: work.say, claims: [work.claim] },
    ],
    hints: [
      'What does each of the three numbers do to the wave?',
      {
        amplitude: 'How far does the wave swing up and down from its middle?',
        period: 'How long must $x$ grow until the inside has grown by a full turn?',
        midline: 'Around which height does the wave swing?',
        maximum: `What is the greatest value that $\\${name}$ can have? Put it in.`,
      }[part],
      '$y = 10\\sin(20x) + 30$: amplitude $10$, period $\\frac{\\pi}{10}$, midline $y = 30$, greatest value $40$.',
    ],
    proof: [work.claim],
  }
}

function makeWaveGraph(dice: Dice, name: 'sin' | 'cos', a: number, b: number, d: number): Problem {
  const rule = name === 'sin' ? sin : cos
  const other = name === 'sin' ? 'cos' : 'sin'
  const write = (what: string, high: number, fast: number, shift: number) =>
    `$y = ${high}\\${what}(${fast === 1 ? '' : fast}x)${writeSigned(shift)}$`
  return {
    prompt: 'Which equation belongs to the graph?',
    figure: drawGraph({
      title: 'A wave',
      desc: `A wave around the height ${d} with an amplitude of ${a} and ${b} full ${b === 1 ? 'wave' : 'waves'} between 0 and 6.28.`,
      x: [0, 7],
      y: [-8, 8],
      curves: [{ rule: (x) => a * rule(b * x) + d }],
    }),
    answer: makeChoice(dice, write(name, a, b, d), [
      [write(other, a, b, d), 'mixes up sine and cosine: does not look where the wave starts'],
      [write(name, a, b === 1 ? 2 : 1, d), 'does not look how many waves fit into a full turn'],
      [write(name, a + Math.abs(d), b, 0).replace(/\$$/, '$'), 'takes the greatest height as the amplitude'],
    ]),
    steps: [
      {
        say: `Midline $y = ${d}$, amplitude $${a}$, and $${b}$ full ${b === 1 ? 'wave' : 'waves'} on $2\\pi \\approx 6.28$.`,
        claims: [`${b}*(2*pi/${b}) = 2*pi`],
      },
      {
        say: `It starts ${name === 'sin' ? 'on the midline' : 'at a peak'}, so it is ${write(name, a, b, d)}.`,
        claims: [name === 'sin' ? `${a}*sin(0) + (${d}) = ${d}` : `${a}*cos(0) + (${d}) = ${a + d}`],
      },
    ],
    hints: [
      'Where does the wave start at $x = 0$: in the middle or at a peak?',
      'Read the middle height, the swing from it, and how many waves fit between zero and about six and a quarter.',
      '$y = 4\\cos(5x)$ starts at a peak of $4$ and has five waves on $2\\pi$.',
    ],
    proof: [
      name === 'sin' ? `${a}*sin(0) + (${d}) = ${d}` : `${a}*cos(0) + (${d}) = ${a + d}`,
      `${a}*sin(pi/2) = ${a}`,
    ],
  }
}

function makeWheel(dice: Dice): Problem {
  const [radius, low, minutes] = [dice.int(8, 40), dice.int(1, 6), dice.pick([4, 6, 8, 10, 12, 20])]
  const middle = radius + low
  const part = dice.pick([1, 2, 3] as const)
  const time = (minutes * part) / 4
  const value = part === 2 ? low + 2 * radius : middle
  return {
    prompt: `A Ferris wheel has radius ${radius} m, its lowest point is ${low} m above the ground, and it turns once in ${minutes} minutes. A gondola starts at the lowest point, so its height is $h(t) = ${middle} - ${radius}\\cos\\left(\\frac{2\\pi}{${minutes}}t\\right)$. How high is it after ${time} ${time === 1 ? 'minute' : 'minutes'}, in meters?`,
    answer: { kind: 'number', value: String(value), unit: 'm' },
    steps: [
      {
        say: `After ${time} of ${minutes} minutes the wheel has made $${texFraction(reduce({ top: part, bottom: 4 }))}$ of a turn: the angle is $${texPi({ top: part, bottom: 2 })}$.`,
        claims: [`2*pi/${minutes}*${time} = ${plainPi({ top: part, bottom: 2 })}`],
      },
      {
        say: `$h = ${middle} - ${radius}\\cos ${texPi({ top: part, bottom: 2 })} = ${value}$ m.`,
        claims: [`${middle} - ${radius}*cos(${plainPi({ top: part, bottom: 2 })}) = ${value}`],
      },
    ],
    hints: [
      'Which part of a full turn has the wheel made?',
      `Put $t = ${time}$ into the angle first; then take the cosine.`,
      'Radius $50$, lowest point $2$ m: after half a turn the height is $52 + 50 = 102$ m.',
    ],
    proof: [`${middle} - ${radius}*cos(2*pi*${time}/${minutes}) = ${value}`],
  }
}

type Identity = {
  left: string
  plain: string
  right: string
  rightPlain: string
  wrong: readonly (readonly [string, string])[]
  move: string
  hint: string
}

const IDENTITIES: readonly Identity[] = [
  {
    left: '\\frac{1 - \\cos^2 x}{\\sin x}',
    plain: '(1 - cos(x)^2)/sin(x)',
    right: '\\sin x',
    rightPlain: 'sin(x)',
    wrong: [
      ['\\cos x', 'cancels as if 1 − cos² x were sin x cos x'],
      ['\\sin^2 x', 'forgets to divide'],
      ['\\tan x', 'mixes up the identities'],
    ],
    move: 'Replace $1 - \\cos^2 x$ by $\\sin^2 x$',
    hint: 'Write the numerator as one square.',
  },
  {
    left: '\\tan x \\cos x',
    plain: 'tan(x)*cos(x)',
    right: '\\sin x',
    rightPlain: 'sin(x)',
    wrong: [
      ['1', 'takes tangent and cosine for reciprocals'],
      ['\\cos^2 x', 'replaces the tangent by the cosine'],
      ['\\frac{\\cos^2 x}{\\sin x}', 'turns the tangent upside down'],
    ],
    move: 'Replace $\\tan x$ by $\\frac{\\sin x}{\\cos x}$',
    hint: 'Write the tangent as a quotient and cancel.',
  },
  {
    left: '(\\sin x + \\cos x)^2 - 2\\sin x \\cos x',
    plain: '(sin(x)+cos(x))^2 - 2*sin(x)*cos(x)',
    right: '1',
    rightPlain: '1',
    wrong: [
      ['\\sin^2 x - \\cos^2 x', 'loses a sign when squaring'],
      ['0', 'thinks that everything cancels'],
      ['1 - 2\\sin x \\cos x', 'forgets the middle term of the square'],
    ],
    move: 'Expand the square and use $\\sin^2 x + \\cos^2 x = 1$',
    hint: 'Expand the square. Which sum of two squares do you know?',
  },
  {
    left: '\\frac{\\sin^2 x}{1 - \\cos x}',
    plain: 'sin(x)^2/(1-cos(x))',
    right: '1 + \\cos x',
    rightPlain: '1+cos(x)',
    wrong: [
      ['1 - \\cos x', 'gets the sign of the difference of squares wrong'],
      ['\\sin x', 'cancels a sine with a bracket'],
      ['\\cos x', 'cancels the ones'],
    ],
    move: 'Write $\\sin^2 x$ as $1 - \\cos^2 x$ and factor it',
    hint: 'Write the numerator with cosines only and factor it as a difference of squares.',
  },
  {
    left: '\\sin^2 x - \\cos^2 x + 1',
    plain: 'sin(x)^2 - cos(x)^2 + 1',
    right: '2\\sin^2 x',
    rightPlain: '2*sin(x)^2',
    wrong: [
      ['0', 'takes sin² − cos² for −1'],
      ['2\\cos^2 x', 'replaces the wrong square'],
      ['2', 'takes sin² − cos² for 1'],
    ],
    move: 'Write $1 - \\cos^2 x$ as $\\sin^2 x$',
    hint: 'Put the constant and the square of the cosine together: which square is that?',
  },
  {
    left: '\\frac{\\cos x}{1 - \\sin^2 x}',
    plain: 'cos(x)/(1-sin(x)^2)',
    right: '\\frac{1}{\\cos x}',
    rightPlain: '1/cos(x)',
    wrong: [
      ['\\cos x', 'turns the fraction upside down'],
      ['1', 'cancels cosine and cosine squared completely'],
      ['\\frac{1}{\\sin x}', 'replaces 1 − sin² x by sin x cos x'],
    ],
    move: 'Replace $1 - \\sin^2 x$ by $\\cos^2 x$',
    hint: 'Write the denominator as one square and cancel.',
  },
]

export const trigonometricIdentities = definePractice(
  'math.12.trigonometric-identities',
  (dice, difficulty) => {
    if (difficulty === 1) return makeOtherRatio(dice)
    return difficulty === 2 ? makeSimplify(dice) : makeExpressionValue(dice)
  },
)

function makeOtherRatio(dice: Dice): Problem {
  const [m, n, k] = dice.pick(SMALL_TRIPLES)
  const [opposite, adjacent] = dice.coin() ? [m, n] : [n, m]
  const quadrant = dice.pick([1, 2, 3, 4] as const)
  const [sine, cosine] = [
    quadrant <= 2 ? opposite : -opposite,
    quadrant === 1 || quadrant === 4 ? adjacent : -adjacent,
  ]
  const givesSine = dice.coin()
  const [given, wanted] = givesSine ? [sine, cosine] : [cosine, sine]
  const [one, two] = givesSine ? ['sin', 'cos'] : ['cos', 'sin']
  const write = (top: number) => texFraction({ top, bottom: k })
  const word = ['', 'first', 'second', 'third', 'fourth'][quadrant]
  return {
    prompt: `$\\${one} \\theta = ${write(given)}$ and $\\theta$ ends in the ${word} quadrant. Find $\\${two} \\theta$.`,
    answer: { kind: 'fraction', value: plainFraction({ top: wanted, bottom: k }) },
    steps: [
      {
        say: `$\\sin^2\\theta + \\cos^2\\theta = 1$, so $\\${two}^2\\theta = 1 - \\frac{${given * given}}{${k * k}} = \\frac{${wanted * wanted}}{${k * k}}$.`,
        claims: [`1 - (${given}/${k})^2 = ${wanted * wanted}/${k * k}`],
      },
      {
        say: `In the ${word} quadrant $\\${two}\\theta$ is ${wanted > 0 ? 'positive' : 'negative'}: $${write(wanted)}$.`,
        claims: [`(${wanted}/${k})^2 = ${wanted * wanted}/${k * k}`],
      },
    ],
    hints: [
      'Which identity ties sine and cosine of the same angle?',
      `Square $${write(given)}$, take it from one, and take the root. Which sign does the ${word} quadrant ask for?`,
      'First quadrant, $\\sin\\theta = \\frac{9}{41}$: $\\cos\\theta = \\sqrt{1 - \\frac{81}{1681}} = \\frac{40}{41}$.',
    ],
    proof: [
      `(${given}/${k})^2 + (${wanted}/${k})^2 = 1`,
      `${wanted} ${(givesSine ? quadrant === 1 || quadrant === 4 : quadrant <= 2) ? '>' : '<'} 0`,
    ],
  }
}

function makeSimplify(dice: Dice): Problem {
  const identity = dice.pick(IDENTITIES)
  const letter = dice.pick(['x', 't', 'u'])
  const put = (text: string) => text.replace(/(?<![a-z\\])x\b/g, letter)
  return {
    prompt: `Simplify $${put(identity.left)}$ where it is defined.`,
    answer: makeChoice(
      dice,
      `$${put(identity.right)}$`,
      identity.wrong.map(([text, mistake]) => [`$${put(text)}$`, mistake] as const),
    ),
    steps: [
      { say: `${put(identity.move)}.` },
      {
        say: `What is left is $${put(identity.right)}$.`,
        claims: [`${identity.plain} = ${identity.rightPlain}`],
      },
    ],
    hints: [
      'Which basic identity fits a part of the expression?',
      identity.hint,
      '$\\cos x \\cdot \\frac{1}{\\cos x} + \\tan^2 x = 1 + \\tan^2 x = \\frac{1}{\\cos^2 x}$.',
    ],
    proof: [`${identity.plain} = ${identity.rightPlain}`],
  }
}

function makeExpressionValue(dice: Dice): Problem {
  const [m, n] = dice.sample([1, 2, 3, 4, 5], 2) as [number, number]
  const [p, q, r, s] = [
    dice.int(1, 4),
    dice.intExcept(-4, 4, [0]),
    dice.int(1, 4),
    dice.intExcept(-4, 4, [0]),
  ]
  const [top, bottom] = [p * m + q * n, r * m + s * n]
  if (bottom === 0 || top === 0) return makeExpressionValue(dice)
  const value = reduce({ top, bottom })
  const write = (a: number, b: number) =>
    `${a === 1 ? '' : a}\\sin\\theta ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}\\cos\\theta`
  const tangent = reduce({ top: m, bottom: n })
  return {
    prompt: `$\\tan\\theta = ${texFraction(tangent)}$. Find the value of $\\frac{${write(p, q)}}{${write(r, s)}}$.`,
    answer: { kind: 'fraction', value: plainFraction(value) },
    steps: [
      {
        say: `Divide numerator and denominator by $\\cos\\theta$: $\\frac{${p === 1 ? '' : p}\\tan\\theta${writeSigned(q)}}{${r === 1 ? '' : r}\\tan\\theta${writeSigned(s)}}$.`,
      },
      {
        say: `Put in $${texFraction(tangent)}$: the value is $${texFraction(value)}$.`,
        claims: [
          `(${p}*(${plainFraction(tangent)}) + (${q}))/(${r}*(${plainFraction(tangent)}) + (${s})) = ${plainFraction(value)}`,
        ],
      },
    ],
    hints: [
      'How can you make tangents appear in the fraction?',
      'Divide every term above and below by $\\cos\\theta$.',
      '$\\tan\\theta = 7$: $\\frac{\\sin\\theta}{\\sin\\theta + \\cos\\theta} = \\frac{7}{7 + 1} = \\frac{7}{8}$.',
    ],
    proof: [
      `(${p}*sin(atan(${m}/${n})) + (${q})*cos(atan(${m}/${n})))/(${r}*sin(atan(${m}/${n})) + (${s})*cos(atan(${m}/${n}))) = ${plainFraction(value)}`,
    ],
  }
}
