import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { plainFraction, reduce, texFraction } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { texSum } from '../../tools/terms.ts'

export const conicSections = definePractice('math.12.conic-sections', (dice, difficulty) => {
  if (difficulty === 1) return makeConicKind(dice)
  return difficulty === 2 ? makeEllipse(dice) : dice.pick([makeHyperbola, makeFocus])(dice)
})

function makeConicKind(dice: Dice): Problem {
  const kind = dice.pick(['circle', 'ellipse', 'hyperbola', 'parabola'] as const)
  const [p, q] = dice.sample([2, 3, 4, 5, 6, 9], 2) as [number, number]
  const [d, e, f] = [dice.intExcept(-8, 8, [0]), dice.intExcept(-8, 8, [0]), dice.int(20, 60)]
  const [a, b] = { circle: [p, p], ellipse: [p, q], hyperbola: [p, -q], parabola: [p, 0] }[kind] as [
    number,
    number,
  ]
  const equation = `${texSum([
    [a, 'x^2'],
    [b, 'y^2'],
    [d, 'x'],
    [e, 'y'],
  ])} = ${f}`
  const reason = {
    circle: 'they have equal coefficients',
    ellipse: 'they have different coefficients of the same sign',
    hyperbola: 'they have opposite signs',
    parabola: 'only one letter is squared',
  }[kind]
  return {
    prompt: `Which conic section is given by $${equation}$?`,
    answer: makeChoice(dice, kind, [
      ['circle', 'thinks that two squares always make a circle'],
      ['ellipse', 'overlooks the relation of the two square terms'],
      ['hyperbola', 'looks at the signs of the linear terms'],
      ['parabola', 'looks at the linear terms instead of the squares'],
    ]),
    steps: [
      {
        say: `Look at the square terms: ${reason}.`,
        claims: [
          kind === 'circle'
            ? `${a} = ${b}`
            : kind === 'parabola'
              ? `${a} != 0`
              : `${a}*(${b}) ${kind === 'ellipse' ? '>' : '<'} 0`,
        ],
      },
      { say: `So it is a ${kind}.`.replace('a ellipse', 'an ellipse') },
    ],
    hints: [
      'Which terms decide about the kind of conic?',
      'Compare the numbers before $x^2$ and $y^2$: are both there, equal, of the same sign?',
      '$7x^2 + 7y^2 = 10$ is a circle, $7x^2 - 8y^2 = 10$ a hyperbola.',
    ],
    proof: [
      kind === 'circle'
        ? `${a} - ${b} = 0`
        : kind === 'parabola'
          ? `${a}*0 = 0`
          : `${a}*(${b}) ${kind === 'ellipse' ? '>' : '<'} 0`,
      ...(kind === 'ellipse' ? [`${a} != ${b}`] : []),
    ],
  }
}

function makeEllipse(dice: Dice): Problem {
  const [c, b, a] = dice.pick([
    [3, 4, 5],
    [4, 3, 5],
    [5, 12, 13],
    [12, 5, 13],
    [8, 6, 10],
    [6, 8, 10],
    [8, 15, 17],
    [15, 8, 17],
  ] as const)
  const isWide = dice.coin()
  const part = dice.pick(['major', 'minor', 'focus'] as const)
  const value = { major: 2 * a, minor: 2 * b, focus: c }[part]
  const equation = isWide
    ? `\\frac{x^2}{${a * a}} + \\frac{y^2}{${b * b}} = 1`
    : `\\frac{x^2}{${b * b}} + \\frac{y^2}{${a * a}} = 1`
  const ask = {
    major: 'How long is its major axis (from end to end)?',
    minor: 'How long is its minor axis (from end to end)?',
    focus: 'How far are its foci from its center?',
  }[part]
  return {
    prompt: `An ellipse has the equation $${equation}$. ${ask}`,
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `The greater denominator is $a^2 = ${a * a}$, the other $b^2 = ${b * b}$: $a = ${a}$, $b = ${b}$.`,
        claims: [`sqrt(${a * a}) = ${a}`, `sqrt(${b * b}) = ${b}`],
      },
      part === 'focus'
        ? { say: `$c^2 = a^2 - b^2 = ${c * c}$, so $c = ${c}$.`, claims: [`${a * a} - ${b * b} = ${c}^2`] }
        : {
            say: `The axis is twice as long as the half axis: $${value}$.`,
            claims: [`2*${part === 'major' ? a : b} = ${value}`],
          },
    ],
    hints: [
      'Which of the two denominators belongs to the longer half axis?',
      part === 'focus'
        ? 'Subtract the smaller denominator from the greater one and take the root.'
        : 'Take the root of the denominator that fits; that is only half of the axis.',
      '$\\frac{x^2}{625} + \\frac{y^2}{49} = 1$: axes $50$ and $14$, foci $24$ from the center.',
    ],
    proof: [
      part === 'focus'
        ? `${a * a} - ${b * b} = ${value}^2`
        : `(${value}/2)^2 = ${part === 'major' ? a * a : b * b}`,
    ],
  }
}

function makeHyperbola(dice: Dice): Problem {
  const [a, b] = dice.sample([2, 3, 4, 5, 6, 7], 2) as [number, number]
  const slope = reduce({ top: b, bottom: a })
  return {
    prompt: `The hyperbola $\\frac{x^2}{${a * a}} - \\frac{y^2}{${b * b}} = 1$ has two asymptotes. Find the slope of the rising one.`,
    answer: { kind: 'fraction', value: plainFraction(slope) },
    steps: [
      { say: `$a = ${a}$ and $b = ${b}$.`, claims: [`${a}^2 = ${a * a}`, `${b}^2 = ${b * b}`] },
      {
        say: `Far out the 1 does not matter: $y = \\pm\\frac{b}{a}x$. The rising one has slope $${texFraction(slope)}$.`,
        claims: [`(${plainFraction(slope)})^2 = ${b * b}/${a * a}`],
      },
    ],
    hints: [
      'What happens to the equation when $x$ and $y$ are very large?',
      `Leave out the 1 and solve $\\frac{x^2}{${a * a}} = \\frac{y^2}{${b * b}}$ for $y$.`,
      '$\\frac{x^2}{100} - \\frac{y^2}{81} = 1$: asymptotes $y = \\pm\\frac{9}{10}x$.',
    ],
    proof: [`1/${a * a} - (${plainFraction(slope)})^2/${b * b} = 0`],
  }
}

function makeFocus(dice: Dice): Problem {
  const p = dice.int(1, 9)
  const isUp = dice.coin()
  const sign = dice.pick([1, -1])
  const [squared, other] = isUp ? ['x', 'y'] : ['y', 'x']
  const point = (value: number) => (isUp ? `$(0, ${value})$` : `$(${value}, 0)$`)
  const swapped = (value: number) => (isUp ? `$(${value}, 0)$` : `$(0, ${value})$`)
  const factor = 4 * p * sign
  return {
    prompt: `Where is the focus of the parabola $${squared}^2 = ${factor}${other}$?`,
    answer: makeChoice(dice, point(p * sign), [
      [point(-p * sign), 'looks to the side where the parabola does not open'],
      [swapped(p * sign), 'puts the focus on the wrong axis'],
      [point(factor), 'forgets to divide by four'],
    ]),
    steps: [
      {
        say: `Compare with $${squared}^2 = 4p${other}$: $4p = ${factor}$, so $p = ${p * sign}$.`,
        claims: [`4*(${p * sign}) = ${factor}`],
      },
      {
        say: `The focus lies on the ${isUp ? '$y$' : '$x$'}-axis: ${point(p * sign)}.`,
        claims: [`(${2 * p})^2 = ${factor}*(${p * sign})`],
      },
    ],
    hints: [
      'Along which axis does the parabola open?',
      `Compare $${squared}^2 = ${factor}${other}$ with $${squared}^2 = 4p${other}$.`,
      '$x^2 = 400y$: $p = 100$, the focus is $(0, 100)$.',
    ],
    proof: [`(${2 * p})^2 = ${factor}*(${p * sign})`, `4*(${p * sign}) = ${factor}`],
  }
}
