import { acos, atan } from '#engines/arithmetic/index.ts'
import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawCoordinatePlane } from '../../figures/coordinate-plane.ts'
import type { Problem } from '../../problem.ts'
import { solves } from '../../tools/claims.ts'
import { makeChoice } from '../../tools/options.ts'
import { plainSurd, simplifyRoot, texSurd } from '../../tools/surd.ts'
import { inBrackets } from '../../tools/terms.ts'

const write = (x: number | string, y: number | string) => `\\langle ${x}, ${y} \\rangle`

export const vectors = definePractice('math.12.vectors', (dice, difficulty) => {
  const [a, b, c, d] = [
    dice.intExcept(-7, 7, [0]),
    dice.intExcept(-7, 7, [0]),
    dice.intExcept(-7, 7, [0]),
    dice.intExcept(-7, 7, [0]),
  ]
  if (difficulty === 1) return makeVectorSum(dice, [a, b], [c, d])
  return difficulty === 2 ? makeLength(dice) : makeBoat(dice)
})

type Vector = readonly [number, number]

function makeVectorSum(dice: Dice, u: Vector, v: Vector): Problem {
  const [m, n] = [dice.int(1, 4), dice.pick([-3, -2, -1, 1, 2])]
  const result: Vector = [m * u[0] + n * v[0], m * u[1] + n * v[1]]
  const factor = (times: number) => (times === 1 ? '' : String(times))
  const expression = `${factor(m)}\\vec{u} ${n < 0 ? '-' : '+'} ${factor(Math.abs(n))}\\vec{v}`
  return {
    prompt: `Let $\\vec{u} = ${write(...u)}$ and $\\vec{v} = ${write(...v)}$. Find $${expression}$.`,
    answer: makeChoice(
      dice,
      `$${write(...result)}$`,
      [
        [`$${write(m * u[0] - n * v[0], m * u[1] - n * v[1])}$`, 'mixes up adding and subtracting'],
        [`$${write(u[0] + n * v[0], u[1] + n * v[1])}$`, 'forgets the factor of the first vector'],
        [`$${write(m * u[0] + n * v[1], m * u[1] + n * v[0])}$`, 'mixes up the components'],
      ],
      [
        [`$${write(m * u[0] + v[0], m * u[1] + v[1])}$`, 'forgets the factor of the second vector'],
        [`$${write(result[1], result[0])}$`, 'swaps the components'],
      ],
    ),
    steps: [
      {
        say: `First components: $${m} \\cdot ${inBrackets(u[0])} + ${inBrackets(n)} \\cdot ${inBrackets(v[0])} = ${result[0]}$.`,
        claims: [`${m}*(${u[0]}) + (${n})*(${v[0]}) = ${result[0]}`],
      },
      {
        say: `Second components: $${m} \\cdot ${inBrackets(u[1])} + ${inBrackets(n)} \\cdot ${inBrackets(v[1])} = ${result[1]}$. So it is $${write(...result)}$.`,
        claims: [`${m}*(${u[1]}) + (${n})*(${v[1]}) = ${result[1]}`],
      },
    ],
    hints: [
      'What do you do with the components when you scale or add vectors?',
      'Multiply each vector by its factor, then combine first with first and second with second.',
      '$10\\langle 1, 2 \\rangle + \\langle 5, 5 \\rangle = \\langle 15, 25 \\rangle$.',
    ],
    proof: [
      `${m}*(${u[0]}) + (${n})*(${v[0]}) = ${result[0]}`,
      `${m}*(${u[1]}) + (${n})*(${v[1]}) = ${result[1]}`,
    ],
  }
}

function makeLength(dice: Dice): Problem {
  const [dx, dy] = dice.pick([
    [3, 4],
    [6, 8],
    [5, 12],
    [2, 4],
    [1, 7],
    [3, 6],
    [4, 4],
    [2, 6],
    [8, 15],
    [1, 3],
    [9, 3],
    [5, 5],
  ] as const)
  const [x, y] = [dice.int(-6, 6), dice.int(-6, 6)]
  const [ex, ey] = [x + dx * dice.pick([1, -1]), y + dy * dice.pick([1, -1])]
  const surd = simplifyRoot(dx * dx + dy * dy)
  const isExact = surd.inside > 1
  return {
    prompt: `Find the length of the vector from $A(${x}, ${y})$ to $B(${ex}, ${ey})$${isExact ? ' exactly, in simplest form' : ''}.`,
    answer: isExact
      ? { kind: 'expression', value: plainSurd(surd), form: 'simplest' }
      : { kind: 'number', value: String(surd.outside) },
    steps: [
      {
        say: `The vector is end minus start: $${write(ex - x, ey - y)}$.`,
        claims: [`${ex} - (${x}) = ${ex - x}`, `${ey} - (${y}) = ${ey - y}`],
      },
      {
        say: `Its length is $\\sqrt{${inBrackets(ex - x)}^2 + ${inBrackets(ey - y)}^2} = ${texSurd(surd)}$.`,
        claims: [`sqrt((${ex - x})^2 + (${ey - y})^2) = ${plainSurd(surd)}`],
      },
    ],
    hints: [
      'How do you get the components of a vector from its two points?',
      `Subtract the coordinates of $A$ from those of $B$; then use Pythagoras.`,
      'From $(0, 0)$ to $(20, 21)$: length $\\sqrt{841} = 29$.',
    ],
    proof: [`(${ex}-(${x}))^2 + (${ey}-(${y}))^2 = (${plainSurd(surd)})^2`],
  }
}

function makeBoat(dice: Dice): Problem {
  const [m, n, k] = dice.pick([
    [3, 4, 5],
    [5, 12, 13],
    [8, 15, 17],
    [7, 24, 25],
    [6, 8, 10],
    [9, 12, 15],
  ] as const)
  const [a, b] = dice.coin() ? [m, n] : [n, m]
  const asksSpeed = dice.coin()
  const angle = String(Math.round((atan(b / a) * 180) / Math.PI))
  const [thing, push] = dice.pick([
    ['A boat heads straight across a river at', 'The current pushes it downstream at'],
    ['A drone flies due north at', 'The wind blows it east at'],
    ['A swimmer aims straight at the other bank at', 'The water carries the swimmer sideways at'],
  ] as const)
  const claim = `abs(atan(${b}/${a})*180/pi - ${angle}) <= 0.5`
  return {
    prompt: `${thing} ${a} km/h. ${push} ${b} km/h. ${asksSpeed ? 'How fast does it really move, in km/h?' : 'By how many degrees does the real path differ from the direction aimed at, to the nearest degree?'}`,
    figure: drawCoordinatePlane({
      title: 'Two velocities',
      desc: `One velocity of ${a} upwards and one of ${b} to the right.`,
      x: [0, 26],
      y: [0, 26],
      xStep: 2,
      yStep: 2,
      segments: [
        { from: [0, 0], to: [0, a], color: 'a' },
        { from: [0, a], to: [b, a], color: 'b' },
      ],
    }),
    answer: asksSpeed
      ? { kind: 'number', value: String(k), unit: 'km/h' }
      : { kind: 'number', value: angle, unit: '°', tolerance: '0.5' },
    steps: [
      { say: 'The two velocities are perpendicular; together they form a right triangle.' },
      asksSpeed
        ? { say: `$\\sqrt{${a}^2 + ${b}^2} = ${k}$ km/h.`, claims: [`${a}^2 + ${b}^2 = ${k}^2`] }
        : {
            say: `$\\tan\\alpha = \\frac{${b}}{${a}}$, so $\\alpha \\approx ${angle}^\\circ$.`,
            claims: [claim],
          },
    ],
    hints: [
      'How do you add two vectors that are perpendicular?',
      asksSpeed
        ? `The real velocity is the hypotenuse over the legs ${a} and ${b}.`
        : `In the right triangle ${b} lies opposite the angle and ${a} next to it.`,
      'Velocities $20$ and $21$: together $29$, at an angle of $46^\\circ$.',
    ],
    proof: [asksSpeed ? `${k}^2 - ${a}^2 = ${b}^2` : claim],
  }
}

export const dotProduct = definePractice('math.12.dot-product', (dice, difficulty) => {
  const [a, b, c, d] = [
    dice.intExcept(-6, 6, [0]),
    dice.intExcept(-6, 6, [0]),
    dice.intExcept(-6, 6, [0]),
    dice.intExcept(-6, 6, [0]),
  ]
  if (difficulty === 1) {
    const value = a * c + b * d
    return {
      prompt: `Find the dot product of $${write(a, b)}$ and $${write(c, d)}$.`,
      answer: { kind: 'number', value: String(value) },
      steps: [
        {
          say: `Multiply matching components: $${a} \\cdot ${inBrackets(c)} = ${a * c}$ and $${b} \\cdot ${inBrackets(d)} = ${b * d}$.`,
          claims: [`${a}*(${c}) = ${a * c}`, `${b}*(${d}) = ${b * d}`],
        },
        {
          say: `Add: $${a * c} + ${inBrackets(b * d)} = ${value}$.`,
          claims: [`${a * c} + (${b * d}) = ${value}`],
        },
      ],
      hints: [
        'Is the result a vector or a number?',
        'Multiply first with first and second with second, then add.',
        '$\\langle 10, 2 \\rangle \\cdot \\langle 3, 7 \\rangle = 30 + 14 = 44$.',
      ],
      proof: [`${a}*(${c}) + (${b})*(${d}) = ${value}`],
    }
  }
  return difficulty === 2 ? makePerpendicular(dice, a, b) : makeAngleBetween(dice)
})

function makePerpendicular(dice: Dice, a: number, b: number): Problem {
  const times = dice.intExcept(-4, 4, [0])
  const other = -a * times
  const k = b * times
  return {
    prompt: `For which $k$ are $${write(a, b)}$ and $${write('k', other)}$ perpendicular?`,
    answer: { kind: 'number', value: String(k), accept: [`k=${k}`] },
    steps: [
      {
        say: `Perpendicular means dot product zero: $${a === 1 ? '' : a === -1 ? '-' : a}k + ${inBrackets(b)} \\cdot ${inBrackets(other)} = 0$.`,
        claims: [solves(`${a}*k+(${b})*(${other})=0`, 'k', k)],
      },
      { say: `So $k = ${k}$.`, claims: [`${a}*(${k}) + (${b})*(${other}) = 0`] },
    ],
    hints: [
      'Which value has the dot product of perpendicular vectors?',
      `Write the dot product of $${write(a, b)}$ and $${write('k', other)}$ and set it equal to zero.`,
      '$\\langle 10, 1 \\rangle$ and $\\langle k, -30 \\rangle$: $10k - 30 = 0$, $k = 3$.',
    ],
    proof: [`${a}*(${k}) + (${b})*(${other}) = 0`],
  }
}

function makeAngleBetween(dice: Dice): Problem {
  const [u, v] = [
    [dice.intExcept(-5, 5, [0]), dice.intExcept(-5, 5, [0])],
    [dice.intExcept(-5, 5, [0]), dice.intExcept(-5, 5, [0])],
  ] as [Vector, Vector]
  const dot = u[0] * v[0] + u[1] * v[1]
  if (u[0] * v[1] === u[1] * v[0]) return makeAngleBetween(dice)
  const [p, q] = [u[0] ** 2 + u[1] ** 2, v[0] ** 2 + v[1] ** 2]
  const value = String(Math.round((acos(dot / Math.sqrt(p * q)) * 180) / Math.PI))
  const claim = `abs(acos((${u[0]}*(${v[0]}) + (${u[1]})*(${v[1]}))/(sqrt(${p})*sqrt(${q})))*180/pi - ${value}) <= 0.5`
  return {
    prompt: `Find the angle between $${write(...u)}$ and $${write(...v)}$ to the nearest degree.`,
    answer: { kind: 'number', value, unit: '°', tolerance: '0.5' },
    steps: [
      {
        say: `Dot product: $${dot}$. Lengths: $\\sqrt{${p}}$ and $\\sqrt{${q}}$.`,
        claims: [
          `${u[0]}*(${v[0]}) + (${u[1]})*(${v[1]}) = ${dot}`,
          `(${u[0]})^2 + (${u[1]})^2 = ${p}`,
          `(${v[0]})^2 + (${v[1]})^2 = ${q}`,
        ],
      },
      {
        say: `$\\cos\\theta = \\frac{${dot}}{\\sqrt{${p}} \\cdot \\sqrt{${q}}}$, so $\\theta \\approx ${value}^\\circ$.`,
        claims: [claim],
      },
    ],
    hints: [
      'How is the dot product tied to the angle between two vectors?',
      'Divide the dot product by the product of both lengths: that is the cosine of the angle.',
      '$\\langle 10, 0 \\rangle$ and $\\langle 10, 10 \\rangle$: $\\cos\\theta = \\frac{100}{10 \\cdot 10\\sqrt{2}}$, $\\theta = 45^\\circ$.',
    ],
    proof: [claim],
  }
}
