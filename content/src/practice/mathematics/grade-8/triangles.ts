import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawCoordinatePlane } from '../../figures/coordinate-plane.ts'
import { drawTriangle, placeBySides } from '../../figures/triangle.ts'
import type { Problem } from '../../problem.ts'
import { groupDigits, texNumber } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { inBrackets } from '../../tools/terms.ts'
import { SMALL_TRIPLES } from '../../tools/triples.ts'

export const pythagoreanTheorem = definePractice('math.8.pythagorean-theorem', (dice, difficulty) => {
  const [p, q, r] = dice.pick(SMALL_TRIPLES)
  const k = p > 6 ? 1 : dice.int(1, p === 3 ? 6 : 2)
  const [a, b, c] = [p * k, q * k, r * k]
  const example = 'Legs 9 and 12: $81 + 144 = 225 = 15^2$, so the hypotenuse is 15.'
  if (difficulty === 3) return dice.coin() ? askRoot(dice, example) : askRightAngle(dice)
  const isLeg = difficulty === 2
  const value = isLeg ? b : c
  const story = isLeg
    ? dice.pick([
        `A ladder of ${c} ft leans against a wall. Its foot is ${a} ft from the wall. How many feet high does it reach?`,
        `A right triangle has a leg of ${a} cm and a hypotenuse of ${c} cm. How many cm is the other leg?`,
        `A rope of ${c} m runs from the top of a mast to the ground, ${a} m from its foot. How many meters high is the mast?`,
      ])
    : dice.pick([
        `A right triangle has legs of ${a} cm and ${b} cm. How many cm is the hypotenuse?`,
        `A park is ${a} m by ${b} m. How many meters is the straight path from corner to corner?`,
        `A boat sails ${a} km east, then ${b} km north. How many km is it from the start?`,
      ])
  const plain = isLeg ? `${c}^2 - ${a}^2 = ${b}^2` : `${a}^2 + ${b}^2 = ${c}^2`
  return {
    prompt: story,
    figure: drawTriangle({
      title: 'Right triangle',
      desc: `A right triangle with ${isLeg ? `a leg of ${a} and a hypotenuse of ${c}` : `legs of ${a} and ${b}`}.`,
      corners: [
        [0, 0],
        [a, 0],
        [0, b],
      ],
      rightAngle: 0,
      sides: [isLeg ? String(c) : '?', isLeg ? '?' : String(b), String(a)],
    }),
    answer:
      !isLeg && dice.int(1, 3) === 1
        ? makeChoice(
            dice,
            String(c),
            [
              [String(a + b), 'adds the legs'],
              [groupDigits(a * a + b * b), 'forgets to take the root'],
              [String(b - a), 'subtracts the legs'],
            ],
            [[String(a * b), 'multiplies the legs']],
          )
        : { kind: 'number', value: String(value) },
    steps: [
      {
        say: isLeg
          ? `The hypotenuse is ${c}: $x^2 = ${c}^2 - ${a}^2 = ${texNumber(c * c - a * a)}$.`
          : `$x^2 = ${a}^2 + ${b}^2 = ${texNumber(a * a + b * b)}$.`,
        claims: [isLeg ? `${c}^2 - ${a}^2 = ${c * c - a * a}` : `${a}^2 + ${b}^2 = ${a * a + b * b}`],
      },
      {
        say: `$x = ${value}$, because $${value}^2 = ${texNumber(value * value)}$.`,
        claims: [`${value}^2 = ${value * value}`, plain],
      },
    ],
    hints: [
      'Which side lies opposite the right angle? Is it the one you look for?',
      isLeg
        ? `Take the square of ${a} away from the square of ${c}.`
        : `Add the squares of ${a} and ${b}. What do you do with the sum?`,
      example,
    ],
    proof: [plain],
  }
})

function askRoot(dice: Dice, example: string): Problem {
  const [a, b] = dice.pick([
    [2, 3],
    [1, 4],
    [4, 5],
    [2, 5],
    [3, 7],
    [5, 6],
    [4, 7],
    [2, 7],
    [1, 6],
    [3, 8],
    [5, 8],
    [6, 7],
  ] as const)
  const sum = a * a + b * b
  return {
    prompt: dice.pick([
      `The legs of a right triangle are ${a} and ${b}. What is the exact length of the hypotenuse? Write it like sqrt(20).`,
      `A rectangle is ${a} m by ${b} m. What is the exact length of its diagonal in meters? Write it like sqrt(20).`,
    ]),
    figure: drawTriangle({
      title: 'Right triangle',
      desc: `A right triangle with legs ${a} and ${b}.`,
      corners: [
        [0, 0],
        [b, 0],
        [0, a],
      ],
      rightAngle: 0,
      sides: ['?', String(a), String(b)],
    }),
    answer: { kind: 'number', value: `sqrt(${sum})`, accept: [`√${sum}`, `√(${sum})`, `sqrt ${sum}`] },
    steps: [
      { say: `$x^2 = ${a}^2 + ${b}^2 = ${sum}$.`, claims: [`${a}^2 + ${b}^2 = ${sum}`] },
      {
        say: `${sum} is not a perfect square, so $x = \\sqrt{${sum}}$.`,
        claims: [`sqrt(${sum})^2 = ${sum}`],
      },
    ],
    hints: [
      'What is the square of the hypotenuse?',
      `Add the squares of ${a} and ${b}. Leave the root as it is if it is not whole.`,
      example,
    ],
    proof: [`sqrt(${sum})^2 = ${a}^2 + ${b}^2`],
  }
}

function askRightAngle(dice: Dice): Problem {
  const [p, q, r] = dice.pick(SMALL_TRIPLES)
  const isRight = dice.coin()
  const c = isRight ? r : r + dice.pick([-1, 1])
  const total = p * p + q * q
  const yes = `Yes, because ${p}² + ${q}² = ${c}².`
  const no = `No, because ${p}² + ${q}² is not ${c}².`
  return {
    prompt: `A triangle has sides of ${p}, ${q} and ${c} ${dice.pick(['cm', 'ft', 'm'])}. Does it have a right angle?`,
    figure: drawTriangle({
      title: 'Triangle',
      desc: `A triangle with sides ${p}, ${q} and ${c}.`,
      corners: placeBySides(p, q, c),
      sides: [String(p), String(q), String(c)],
    }),
    answer: makeChoice(dice, isRight ? yes : no, [
      [isRight ? no : yes, 'makes a slip in the squares'],
      [`No, because ${p} + ${q} is not ${c}.`, 'forgets the squares'],
      ['Yes, every triangle with whole sides has one.', 'does not test the sides'],
    ]),
    steps: [
      {
        say: `$${p}^2 + ${q}^2 = ${total}$ and $${c}^2 = ${c * c}$.`,
        claims: [`${p}^2 + ${q}^2 = ${total}`, `${c}^2 = ${c * c}`],
      },
      {
        say: isRight
          ? 'They are equal, so there is a right angle opposite the longest side.'
          : 'They are not equal, so there is no right angle.',
        claims: [`${total} ${isRight ? '=' : '!='} ${c * c}`],
      },
    ],
    hints: [
      'What must be true for the squares of the sides?',
      `Compare the squares of ${p} and ${q}, added, with the square of ${c}.`,
      'Sides 6, 8, 10: $36 + 64 = 100$, so there is a right angle.',
    ],
    proof: [`${p}^2 + ${q}^2 ${isRight ? '=' : '!='} ${c}^2`],
  }
}

export const distance = definePractice('math.8.distance', (dice, difficulty) => {
  const [p, q] = dice.pick(
    difficulty === 1
      ? ([
          [3, 4, 5],
          [6, 8, 10],
        ] as const)
      : ([
          [3, 4, 5],
          [6, 8, 10],
          [5, 12, 13],
          [9, 12, 15],
          [8, 15, 17],
        ] as const),
  )
  const [across, up] = dice.coin() ? [p, q] : [q, p]
  const isRoot = difficulty === 3
  const [m, n] = [dice.int(1, 6), dice.int(1, 6)]
  const [dx, dy] = isRoot ? [m, m === n ? n + 1 : n] : [across, up]
  const way = dice.pick([-1, 1])
  const x1 = difficulty === 1 ? -Math.floor(dx / 2) : dice.int(-8, 2)
  const y1 = difficulty === 1 ? -way * Math.floor(dy / 2) : dice.int(-6, 6)
  const [x2, y2] = [x1 + dx, y1 + way * dy]
  const sum = dx * dx + dy * dy
  const root = Math.round(Math.sqrt(sum))
  const isWhole = root * root === sum
  const value = isWhole ? String(root) : `sqrt(${sum})`
  const [a, b] = [`(${x1}, ${y1})`, `(${x2}, ${y2})`]
  return {
    prompt: dice
      .pick([
        `How far is it from A${a} to B${b}?`,
        `A drone flies straight from A${a} to B${b}. One unit is one km. How many km is that?`,
        `What is the length of the segment from A${a} to B${b}?`,
      ])
      .concat(isRoot ? ' Give the exact length; you may write it like sqrt(20).' : ''),
    ...(difficulty === 1
      ? {
          figure: drawCoordinatePlane({
            title: 'Two points',
            desc: `A at ${a} and B at ${b}.`,
            x: [-6, 6],
            y: [-6, 6],
            segments: [{ from: [x1, y1], to: [x2, y2] }],
            points: [
              { x: x1, y: y1, label: 'A' },
              { x: x2, y: y2, label: 'B' },
            ],
          }),
        }
      : {}),
    answer: { kind: 'number', value, ...(isWhole ? {} : { accept: [`√${sum}`, `√(${sum})`] }) },
    steps: [
      {
        say: `Across: $${x2} - ${inBrackets(x1)} = ${dx}$. Up or down: $|${y2} - ${inBrackets(y1)}| = ${dy}$.`,
        claims: [`${x2} - (${x1}) = ${dx}`, `abs(${y2} - (${y1})) = ${dy}`],
      },
      {
        say: `These are the legs of a right triangle: $${dx}^2 + ${dy}^2 = ${sum}$.`,
        claims: [`${dx}^2 + ${dy}^2 = ${sum}`],
      },
      {
        say: `The distance is $\\sqrt{${sum}}${isWhole ? ` = ${root}` : ''}$.`,
        claims: isWhole ? [`${root}^2 = ${sum}`] : [`sqrt(${sum})^2 = ${sum}`],
      },
    ],
    hints: [
      'Which right triangle has the segment as its longest side?',
      `How far is it across from ${x1} to ${x2}, and how far up or down from ${y1} to ${y2}?`,
      'From (1, 1) to (10, 13): 9 across and 12 up, $\\sqrt{81 + 144} = 15$.',
    ],
    proof: [`(${x2} - (${x1}))^2 + (${y2} - (${y1}))^2 = (${value})^2`],
  }
})
