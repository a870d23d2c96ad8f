import { acos, atan, cos, sin, tan } from '#engines/arithmetic/index.ts'
import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawTriangle } from '../../figures/triangle.ts'
import type { Problem } from '../../problem.ts'
import { writeDecimal } from '../../tools/decimal.ts'
import { plainFraction, reduce, texFraction } from '../../tools/fraction.ts'
import { TRIPLES } from '../../tools/triples.ts'

export const specialRightTriangles = definePractice('math.10.special-right-triangles', (dice, difficulty) => {
  const leg = dice.int(2, 12)
  const isHalfSquare = dice.coin()
  return isHalfSquare ? makeHalfSquare(dice, leg, difficulty) : makeHalfEquilateral(dice, leg, difficulty)
})

function makeHalfSquare(dice: Dice, leg: number, difficulty: number): Problem {
  const findsLeg = difficulty > 1 && dice.coin()
  const story =
    difficulty === 3
      ? findsLeg
        ? `The diagonal of a square is $${2 * leg}$. How long is its side, exactly?`
        : `The side of a square is $${leg}$. How long is its diagonal, exactly?`
      : findsLeg
        ? `The hypotenuse of a 45°-45°-90° triangle is $${2 * leg}$. How long is a leg, exactly?`
        : `A leg of a 45°-45°-90° triangle is $${leg}$. How long is the hypotenuse, exactly?`
  const value = `${leg}*sqrt(2)`
  return {
    prompt: story,
    answer: { kind: 'expression', value, form: 'simplest' },
    steps: [
      {
        say: 'In a 45°-45°-90° triangle the hypotenuse is $\\sqrt{2}$ times a leg.',
        claims: ['1^2 + 1^2 = (sqrt(2))^2'],
      },
      findsLeg
        ? {
            say: `$\\frac{${2 * leg}}{\\sqrt{2}} = ${leg}\\sqrt{2}$.`,
            claims: [`${2 * leg}/sqrt(2) = ${value}`],
          }
        : { say: `So it is $${leg}\\sqrt{2}$.`, claims: [`${leg}^2 + ${leg}^2 = (${value})^2`] },
    ],
    hints: [
      'Which ratio do the sides of half a square have?',
      findsLeg
        ? `Divide $${2 * leg}$ by $\\sqrt{2}$ and clear the root from the denominator.`
        : `Multiply $${leg}$ by the ratio of diagonal to side.`,
      'Leg $20$: hypotenuse $20\\sqrt{2}$. Hypotenuse $50$: leg $25\\sqrt{2}$.',
    ],
    proof: [findsLeg ? `2*(${value})^2 = ${2 * leg}^2` : `(${value})^2 = 2*${leg}^2`],
  }
}

function makeHalfEquilateral(dice: Dice, short: number, difficulty: number): Problem {
  const cases = [
    {
      given: `the side opposite 30° is $${short}$`,
      want: 'the side opposite 60°',
      value: `${short}*sqrt(3)`,
      tex: `${short}\\sqrt{3}`,
      claim: `${short}^2 + (${short}*sqrt(3))^2 = (2*${short})^2`,
    },
    {
      given: `the hypotenuse is $${2 * short}$`,
      want: 'the side opposite 60°',
      value: `${short}*sqrt(3)`,
      tex: `${short}\\sqrt{3}`,
      claim: `(${2 * short})^2 - ${short}^2 = (${short}*sqrt(3))^2`,
    },
    {
      given: `the side opposite 60° is $${3 * short}$`,
      want: 'the hypotenuse',
      value: `${2 * short}*sqrt(3)`,
      tex: `${2 * short}\\sqrt{3}`,
      claim: `(${2 * short}*sqrt(3))^2 - (${short}*sqrt(3))^2 = (${3 * short})^2`,
    },
  ]
  const chosen =
    difficulty === 1 ? cases[0] : difficulty === 2 ? cases[1] : dice.pick([cases[2], cases[2], cases[1]])
  if (!chosen) throw new RangeError('No case')
  return {
    prompt: `In a 30°-60°-90° triangle ${chosen.given}. Find ${chosen.want}, exactly.`,
    figure: drawTriangle({
      title: 'A triangle with angles of 30, 60 and 90 degrees',
      desc: 'A right triangle with a short side opposite 30 degrees and a longer one opposite 60 degrees.',
      corners: [
        [0, 0],
        [1.732, 0],
        [0, 1],
      ],
      angles: ['', '30°', '60°'],
      rightAngle: 0,
    }),
    answer: { kind: 'expression', value: chosen.value, form: 'simplest' },
    steps: [
      {
        say: 'The sides opposite 30°, 60° and 90° are as $1 : \\sqrt{3} : 2$.',
        claims: ['1^2 + (sqrt(3))^2 = 2^2'],
      },
      {
        say: `The short side is $${chosen === cases[2] ? `\\frac{${3 * short}}{\\sqrt{3}} = ${short}\\sqrt{3}` : short}$, so ${chosen.want} is $${chosen.tex}$.`,
        claims: [chosen.claim],
      },
    ],
    hints: [
      'This triangle is half of an equilateral one. What does that say about its shortest side and its hypotenuse?',
      'Find the short side first; the side opposite 60° is $\\sqrt{3}$ times as long, the hypotenuse twice as long.',
      'Short side $15$: the others are $15\\sqrt{3}$ and $30$.',
    ],
    proof: [chosen.claim],
  }
}

export const rightTriangleTrigonometry = definePractice(
  'math.10.right-triangle-trigonometry',
  (dice, difficulty) => {
    if (difficulty === 1) return makeRatio(dice)
    return difficulty === 2 ? makeSideFromAngle(dice) : makeAngleFromSides(dice)
  },
)

function makeRatio(dice: Dice): Problem {
  const [m, n, k] = dice.pick(TRIPLES)
  const [a, b] = dice.coin() ? [m, n] : [n, m]
  const name = dice.pick(['sin', 'cos', 'tan'] as const)
  const [top, bottom, words] = {
    sin: [a, k, 'opposite over hypotenuse'],
    cos: [b, k, 'adjacent over hypotenuse'],
    tan: [a, b, 'opposite over adjacent'],
  }[name] as [number, number, string]
  const value = reduce({ top, bottom })
  return {
    prompt: `In right triangle $ABC$ with the right angle at $C$, $BC = ${a}$, $AC = ${b}$ and $AB = ${k}$. Find $\\${name} A$ as a fraction.`,
    figure: drawTriangle({
      title: 'Right triangle ABC',
      desc: `Right angle at C, BC = ${a}, AC = ${b}, AB = ${k}.`,
      corners: [
        [0, 0],
        [Math.min(b, 3 * a), 0],
        [Math.min(b, 3 * a), Math.min(a, 3 * b)],
      ],
      cornerNames: ['A', 'C', 'B'],
      sides: [String(a), String(k), String(b)],
      rightAngle: 1,
    }),
    answer: { kind: 'fraction', value: plainFraction(value) },
    steps: [
      {
        say: `Seen from $A$: opposite is $BC = ${a}$, adjacent is $AC = ${b}$, hypotenuse is $AB = ${k}$.`,
        claims: [`${a}^2 + ${b}^2 = ${k}^2`],
      },
      {
        say: `$\\${name} A$ is ${words}: $${texFraction(value)}$.`,
        claims: [`${top}/${bottom} = ${plainFraction(value)}`],
      },
    ],
    hints: [
      'Which sides are opposite and adjacent, seen from $A$?',
      `The ${{ sin: 'sine', cos: 'cosine', tan: 'tangent' }[name]} is ${words}.`,
      'Opposite $28$, adjacent $45$, hypotenuse $53$: $\\sin = \\frac{28}{53}$, $\\cos = \\frac{45}{53}$, $\\tan = \\frac{28}{45}$.',
    ],
    proof: [`(${plainFraction(value)})*${bottom} = ${top}`, `${a}^2 + ${b}^2 = ${k}^2`],
  }
}

function makeSideFromAngle(dice: Dice): Problem {
  const angle = dice.int(20, 70)
  const length = dice.int(5, 40)
  const [story, name] = dice.pick([
    [
      `A kite string ${length} m long makes an angle of ${angle}° with the ground. How high is the kite`,
      'sin',
    ],
    [`A ramp ${length} m long rises at an angle of ${angle}°. How far does it reach along the ground`, 'cos'],
    [
      `From ${length} m away, the top of a tree is seen at an angle of elevation of ${angle}°. How tall is the tree`,
      'tan',
    ],
  ] as const)
  const radians = (angle * Math.PI) / 180
  const exact = length * { sin, cos, tan }[name](radians)
  const value = writeDecimal(Math.round(exact * 10), 1)
  const claim = `abs(${length}*${name}(${angle}*pi/180) - ${value}) <= 0.05`
  return {
    prompt: `${story}, to the nearest tenth of a meter?`,
    answer: { kind: 'number', value, unit: 'm', tolerance: '0.05' },
    steps: [
      {
        say: `The known and the wanted side are tied by the ${{ sin: 'sine', cos: 'cosine', tan: 'tangent' }[name]}: $x = ${length} \\cdot \\${name} ${angle}^\\circ$.`,
      },
      { say: `With a calculator: $x \\approx ${value}$ m.`, claims: [claim] },
    ],
    hints: [
      'Make a sketch: which side is known, which one is wanted, seen from the angle?',
      `Is it opposite, adjacent or hypotenuse? Choose the ratio that ties the wanted side to $${length}$ m.`,
      'A $50$ m string at $40^\\circ$: height $50 \\cdot \\sin 40^\\circ \\approx 32.1$ m.',
    ],
    proof: [claim],
  }
}

function makeAngleFromSides(dice: Dice): Problem {
  const isSlope = dice.coin()
  const [rise, run] = isSlope ? [dice.int(2, 9), dice.int(12, 60)] : [dice.int(5, 20), dice.int(10, 30)]
  const exact = isSlope ? atan(rise / run) : acos(rise / (rise + run))
  const value = String(Math.round((exact * 180) / Math.PI))
  const claim = isSlope
    ? `abs(atan(${rise}/${run})*180/pi - ${value}) <= 0.5`
    : `abs(acos(${rise}/${rise + run})*180/pi - ${value}) <= 0.5`
  return {
    prompt: isSlope
      ? `A road climbs ${rise} m over a horizontal distance of ${run} m. At which angle does it climb, to the nearest degree?`
      : `A ladder ${rise + run} dm long stands with its foot ${rise} dm from a wall. Which angle does it make with the ground, to the nearest degree?`,
    answer: { kind: 'number', value, unit: '°', tolerance: '0.5' },
    steps: [
      {
        say: isSlope
          ? `Opposite over adjacent: $\\tan \\alpha = \\frac{${rise}}{${run}}$.`
          : `Adjacent over hypotenuse: $\\cos \\alpha = \\frac{${rise}}{${rise + run}}$.`,
      },
      { say: `With the inverse function: $\\alpha \\approx ${value}^\\circ$.`, claims: [claim] },
    ],
    hints: [
      'Which two sides of the right triangle do you know, seen from the angle?',
      isSlope
        ? 'You know opposite and adjacent. Which ratio uses these two, and how do you undo it?'
        : 'You know adjacent and hypotenuse. Which ratio uses these two, and how do you undo it?',
      'Rise $1$, run $2$: $\\tan \\alpha = 0.5$, $\\alpha \\approx 27^\\circ$.',
    ],
    proof: [claim],
  }
}
