import { definePractice } from '../../define-practice.ts'
import { drawCoordinatePlane } from '../../figures/coordinate-plane.ts'
import type { Problem } from '../../problem.ts'
import { writeDecimal } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { answerPoint } from '../../tools/point.ts'
import { inBrackets } from '../../tools/terms.ts'
import { pickName } from '../../tools/words.ts'

export const negativeNumbers = definePractice('math.6.negative-numbers', (dice, difficulty) => {
  if (difficulty === 2) {
    const size = dice.int(1, 19)
    const isHalf = size % 2 === 1
    const value = writeDecimal(-size * 5, 1)
    return {
      prompt: dice.pick([
        `Place ${value} on the number line.`,
        `The temperature in °C is ${value}. Show it on the number line.`,
        `A diver is at ${value} m (0 is the water's surface). Show that depth on the number line.`,
      ]),
      answer: { kind: 'numberLine', value, from: '-10', to: '2', step: '0.5' },
      steps: [
        { say: 'Negative numbers lie to the left of 0.', claims: [`${value} < 0`] },
        {
          say: `Go ${writeDecimal(size * 5, 1)} to the left of 0${isHalf ? ', which ends halfway between two whole numbers' : ''}.`,
          claims: [`0 - ${writeDecimal(size * 5, 1)} = ${value}`],
        },
      ],
      hints: [
        'On which side of zero do numbers with a minus sign lie?',
        'Count from zero to the left. Each small mark is half a unit.',
        'For -3.5, go 3 whole steps to the left of 0 and half a step more.',
      ],
      proof: [`${value} + ${writeDecimal(size * 5, 1)} = 0`],
    }
  }
  const size = dice.int(3, difficulty === 1 ? 60 : 25)
  if (difficulty === 1) {
    const [story, isBelow] = dice.pick([
      [`A submarine is ${size} m below sea level. Sea level is 0.`, true],
      [`The temperature is ${size} degrees below zero.`, true],
      [`${pickName(dice)} owes a friend ${size} dollars, and has nothing else.`, true],
      [`A hill is ${size} m above sea level. Sea level is 0.`, false],
      [`A game score drops from 0 by ${size} points.`, true],
    ] as const)
    const value = isBelow ? -size : size
    return {
      prompt: `${story} Which number says that?`,
      answer: { kind: 'number', value: String(value) },
      steps: [
        {
          say: `Zero is the start. ${isBelow ? 'What is below zero, or owed, is negative' : 'What is above zero is positive'}.`,
        },
        {
          say: `So the number is ${value}.`,
          claims: [
            isBelow ? `0 - ${size} = ${value}` : `0 + ${size} = ${value}`,
            `${value} ${isBelow ? '<' : '>'} 0`,
          ],
        },
      ],
      hints: [
        'What does zero mean here?',
        `Is it more or less than zero? Think about the sign in front of ${size}.`,
        '7 degrees below zero is written -7, 7 degrees above zero is 7.',
      ],
      proof: [`${value} ${isBelow ? '+' : '-'} ${size} = 0`],
    }
  }
  const isTwice = dice.coin()
  const [shift, start] = [dice.int(size + 2, size + 20), -size]
  if (isTwice) {
    return {
      prompt: `What is ${dice.pick([`the opposite of the opposite of ${start}`, `$-(-a)$ for $a = ${start}$`])}?`,
      answer: { kind: 'number', value: String(start) },
      steps: [
        {
          say: `The opposite of ${start} is ${size}, on the other side of 0.`,
          claims: [`${start} + ${size} = 0`],
        },
        { say: `The opposite of ${size} is ${start} again.`, claims: [`0 - ${size} = ${start}`] },
      ],
      hints: [
        'Where does a number go when you take its opposite?',
        `Jump from ${start} to the other side of zero. Then jump once more.`,
        'The opposite of 9 is -9, and the opposite of that is 9.',
      ],
      proof: [`-(-(${start})) = ${start}`],
    }
  }
  return {
    prompt: dice.pick([
      `In the morning it is ${start} degrees. It gets ${shift} degrees warmer. What is the temperature then?`,
      `A diver at ${start} m sits in a lift that goes up ${shift} m. At which height is the diver then (0 is sea level)?`,
    ]),
    answer: { kind: 'number', value: String(start + shift) },
    steps: [
      { say: `From ${start} up to 0 are ${size}.`, claims: [`${start} + ${size} = 0`] },
      {
        say: `$${shift} - ${size} = ${shift - size}$ are left, so it ends at ${start + shift}.`,
        claims: [`${start} + ${shift} = ${start + shift}`],
      },
    ],
    hints: [
      'Do you pass zero on the way?',
      `How far is it from ${start} up to zero? How much of ${shift} is left then?`,
      'From -4 up 10: 4 steps to 0, then 6 more, so 6.',
    ],
    proof: [`${start + shift} - ${shift} = ${start}`],
  }
})

export const absoluteValue = definePractice('math.6.absolute-value', (dice, difficulty) => {
  if (difficulty === 1) {
    const number = dice.pick([-1, 1]) * dice.int(2, 49)
    const isStory = dice.coin()
    const size = Math.abs(number)
    return {
      prompt: isStory ? `How far from zero is ${number} on the number line?` : `What is $|${number}|$?`,
      answer: { kind: 'number', value: String(size) },
      steps: [
        { say: 'The absolute value is the distance from zero, and a distance is never negative.' },
        { say: `$|${number}| = ${size}$.`, claims: [`abs(${number}) = ${size}`] },
      ],
      hints: [
        'What does the absolute value measure?',
        `Count the steps between ${number} and zero.`,
        '$|-6| = 6$ and $|6| = 6$: both are 6 steps from zero.',
      ],
      proof: [`abs(${number}) = ${size}`],
    }
  }
  if (difficulty === 2) {
    const numbers = dice
      .sample([-9, -7.5, -6, -4.2, -3, -1.5, -0.5, 0, 0.8, 2, 3.5, 5], 5)
      .sort((a, b) => a - b)
    const claims = numbers.slice(1).map((number, index) => `${numbers[index]} < ${number}`)
    return {
      prompt: `${dice.pick(['Put these numbers in order', 'These are temperatures at night. Put them in order'])} from least to greatest: ${dice.shuffle(numbers).join(', ')}.`,
      answer: { kind: 'ordering', items: numbers.map(String) },
      steps: [
        {
          say: 'Further left on the number line is less. Among negative numbers, the one further from 0 is the least.',
        },
        { say: `$${numbers.join(' < ')}$.`, claims },
      ],
      hints: [
        'Which of the numbers lies furthest to the left on a number line?',
        'Sort the negative ones first: a larger distance from zero means further left.',
        '-5, 2 and -8 in order: -8, -5, 2.',
      ],
      proof: claims,
    }
  }
  const [a, b] = [dice.int(15, 60), dice.int(3, 14)]
  const [who, other] = ['A', 'B']
  const [things, question, unit] = dice.pick([
    [`Diver ${who} is at -${a} m, diver ${other} at -${b} m.`, 'deeper', 'm'],
    [`Account ${who} shows -${a} dollars, account ${other} shows -${b} dollars.`, 'more in debt', 'dollars'],
    [`City ${who} has -${a} degrees, city ${other} has -${b} degrees.`, 'colder', 'degrees'],
  ] as const)
  const difference = a - b
  const noun = things.split(' ')[0]
  return {
    prompt: `${things} Which is ${question}, and by how much?`,
    answer: makeChoice(dice, `${noun} ${who}, by ${difference} ${unit}`, [
      [`${noun} ${other}, by ${difference} ${unit}`, 'takes the number nearer to zero as further down'],
      [`${noun} ${who}, by ${a + b} ${unit}`, 'adds the distances from zero'],
      [`${noun} ${other}, by ${a + b} ${unit}`, 'orders negative numbers like positive ones and adds'],
    ]),
    steps: [
      {
        say: `$|-${a}| = ${a}$ and $|-${b}| = ${b}$: ${noun} ${who} is further from zero.`,
        claims: [`abs(-${a}) > abs(-${b})`],
      },
      { say: `The difference is $${a} - ${b} = ${difference}$.`, claims: [`${a} - ${b} = ${difference}`] },
    ],
    hints: [
      'Which one is further from zero?',
      `Compare the distances ${a} and ${b} from zero. Both are on the same side.`,
      '-20 m is deeper than -12 m, by $20 - 12 = 8$ m.',
    ],
    proof: [`-${a} < -${b}`, `abs(-${a}) - abs(-${b}) = ${difference}`],
  }
})

export const fourQuadrants = definePractice('math.6.four-quadrants', (dice, difficulty) => {
  const [x, y] = [dice.pick([-1, 1]) * dice.int(1, 6), dice.pick([-1, 1]) * dice.int(1, 6)]
  const [px, py] = x > 0 && y > 0 ? [-x, y] : [x, y]
  const plane = { x: [-7, 7], y: [-7, 7] } as const
  const hints = (move: string): Problem['hints'] => [
    'Which number goes sideways, and which one up or down?',
    move,
    'The point (-2, 5) is 2 to the left and 5 up; its mirror image across the y-axis is (2, 5).',
  ]
  if (difficulty === 1) {
    const isChoice = dice.coin() && Math.abs(px) !== Math.abs(py)
    return {
      prompt: dice.pick([
        `${pickName(dice)} marks point P. Where is it? Write it like (-20, 30).`,
        'Read the coordinates of P. Write them like (-20, 30).',
        `${pickName(dice)} buries a treasure at P. Which pair of numbers says where? Write it like (-20, 30).`,
      ]),
      figure: drawCoordinatePlane({
        ...plane,
        title: 'A point in the plane',
        desc: `Point P is ${Math.abs(px)} to the ${px < 0 ? 'left' : 'right'} of the y-axis and ${Math.abs(py)} ${py < 0 ? 'below' : 'above'} the x-axis.`,
        points: [{ x: px, y: py, label: 'P' }],
      }),
      answer: isChoice
        ? makeChoice(dice, `(${px}, ${py})`, [
            [`(${py}, ${px})`, 'swaps the coordinates'],
            [`(${-px}, ${py})`, 'takes the wrong sign for left and right'],
            [`(${px}, ${-py})`, 'takes the wrong sign for up and down'],
          ])
        : answerPoint(px, py),
      steps: [
        {
          say: `P is ${Math.abs(px)} to the ${px < 0 ? 'left' : 'right'}: $x = ${px}$.`,
          claims: [`${px} ${px < 0 ? '<' : '>'} 0`],
        },
        {
          say: `P is ${Math.abs(py)} ${py < 0 ? 'down' : 'up'}: $y = ${py}$. So P is (${px}, ${py}).`,
          claims: [`${py} ${py < 0 ? '<' : '>'} 0`],
        },
      ],
      hints: hints(
        'Start at (0, 0). Go left or right until you are level with P, then go up or down. Left and down are negative.',
      ),
      proof: [
        `abs(${px}) = ${Math.abs(px)}`,
        `${px} ${px < 0 ? '<' : '>'} 0`,
        `${py} ${py < 0 ? '<' : '>'} 0`,
      ],
    }
  }
  if (difficulty === 2) {
    const axis = dice.pick(['x', 'y'] as const)
    const [qx, qy] = axis === 'x' ? [px, -py] : [-px, py]
    return {
      prompt: dice.pick([
        `The point (${px}, ${py}) is reflected across the ${axis}-axis. Write its image like (-20, 30).`,
        `A mirror lies along the ${axis}-axis. Which point is the mirror image of (${px}, ${py})? Write it like (-20, 30).`,
      ]),
      figure: drawCoordinatePlane({
        ...plane,
        title: 'The point in the plane',
        desc: `The point (${px}, ${py}).`,
        points: [{ x: px, y: py, label: 'P' }],
      }),
      answer: answerPoint(qx, qy),
      steps: [
        { say: `Across the ${axis}-axis only the ${axis === 'x' ? 'y' : 'x'}-coordinate changes its sign.` },
        {
          say: `The image is (${qx}, ${qy}).`,
          claims: [axis === 'x' ? `${py} + ${inBrackets(qy)} = 0` : `${px} + ${inBrackets(qx)} = 0`],
        },
      ],
      hints: hints(
        `The image is just as far from the ${axis}-axis as (${px}, ${py}), on the other side. Which coordinate tells that distance?`,
      ),
      proof: [
        `${qx}^2 = ${px}^2`,
        axis === 'x'
          ? `${inBrackets(qy)} + ${inBrackets(py)} = 0`
          : `${inBrackets(qx)} + ${inBrackets(px)} = 0`,
      ].map((claim) => claim.replace(/(-\d+)\^/g, '($1)^')),
    }
  }
  const isLevel = dice.coin()
  const [from, to, same] = [-dice.int(2, 9), dice.int(2, 9), dice.pick([-1, 1]) * dice.int(1, 8)]
  const distance = to - from
  const [p, q] = isLevel
    ? [`(${from}, ${same})`, `(${to}, ${same})`]
    : [`(${same}, ${from})`, `(${same}, ${to})`]
  return {
    prompt: dice.pick([
      `How far is it from ${p} to ${q} on the coordinate plane, in units?`,
      `On a city map one unit is one block. The school is at ${p}, the park at ${q}. How many blocks is the straight way?`,
      `${p} and ${q} are two neighboring corners of a square. How many units long is its side?`,
    ]),
    answer: { kind: 'number', value: String(distance) },
    steps: [
      {
        say: `Both points have the same ${isLevel ? 'y' : 'x'}-coordinate, so look at the other one: ${from} and ${to}.`,
      },
      {
        say: `They are on different sides of zero: $|${from}| + |${to}| = ${-from} + ${to} = ${distance}$.`,
        claims: [`abs(${from}) + abs(${to}) = ${distance}`],
      },
    ],
    hints: hints(`How far is ${from} from zero, and how far is ${to}? The way passes through zero.`),
    proof: [`abs(${to} - (${from})) = ${distance}`],
  }
})
