import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawCutSquares } from '../../figures/cut-shapes.ts'
import { drawFractionCircle } from '../../figures/fraction-bar.ts'
import { countCorners, drawShape } from '../../figures/shape.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { proveShape } from '../../tools/prove-shape.ts'
import { pickName, pickNames } from '../../tools/words.ts'

const PLACES = [
  'on a sign',
  'on a kite',
  'on a flag',
  'in a tile floor',
  'in a picture',
  'on a box',
  'in a quilt',
]

export const nameShapes = definePractice('math.1.name-shapes', (dice, difficulty) => {
  if (difficulty === 1) return chooseName(dice)
  if (difficulty === 2) return countSides(dice)
  return dice.coin() ? guessRiddle(dice) : putTogether(dice)
})

function chooseName(dice: Dice): Problem {
  const name = dice.pick(['triangle', 'square', 'rectangle', 'circle', 'hexagon'])
  const wrong = (
    [
      ['square', 'thinks every shape with straight sides is a square'],
      ['triangle', 'does not count the sides'],
      ['circle', 'does not look if the sides are straight'],
      ['rectangle', 'does not look if all sides are the same'],
    ] as const
  ).filter(([text]) => text !== name && !(name === 'square' && text === 'rectangle'))
  const sides = countCorners(name)
  return {
    prompt: dice.pick([
      `${pickName(dice)} sees this shape ${dice.pick(PLACES)}. What is it called?`,
      `This shape is ${dice.pick(PLACES)}. What is its name?`,
    ]),
    figure: drawShape(name, name === 'circle' ? 0 : dice.pick([0, 15, 345])),
    answer: makeChoice(dice, name, wrong),
    steps: [
      sides === 0
        ? { say: 'The shape is round. It has no straight sides and no corners.', claims: ['0 != 3'] }
        : { say: `Count the straight sides: there are ${sides}.`, claims: [`${sides} > 2`] },
      { say: `It is a ${name}.${name === 'square' ? ' All its sides are the same.' : ''}` },
    ],
    hints: [
      'Does it have straight sides or is it round?',
      'Count the sides and the corners. Look if all sides are the same.',
      'A shape with 5 straight sides and 5 corners is called a pentagon.',
    ],
    proof: proveShape(name),
  }
}

/** Of all the angles of a shape with so many sides, in degrees. */
const ANGLE_SUMS: Record<number, number> = { 3: 180, 4: 360, 6: 720 }

function countSides(dice: Dice): Problem {
  const shapes = dice.sample(['triangle', 'square', 'rectangle', 'hexagon', 'trapezoid'], 2) as [
    string,
    string,
  ]
  const what = dice.pick(['sides', 'corners'])
  const counts = shapes.map(countCorners) as [number, number]
  const isPair = dice.coin()
  const total = isPair ? counts[0] + counts[1] : counts[0]
  return {
    prompt: isPair
      ? `${pickName(dice)} draws a ${shapes[0]} and a ${shapes[1]}. How many ${what} do they have together?`
      : `How many ${what} does a ${shapes[0]} have? ${dice.pick(['Look at one', 'Think of one', 'Find one'])} ${dice.pick(PLACES)}.`,
    ...(isPair ? {} : { figure: drawShape(shapes[0]) }),
    answer: { kind: 'number', value: String(total) },
    steps: [
      {
        say: `A ${shapes[0]} has ${counts[0]} ${what}.`,
        claims: [`${counts[0]} = ${Array.from({ length: counts[0] }, () => 1).join('+')}`],
      },
      isPair
        ? {
            say: `A ${shapes[1]} has ${counts[1]} ${what}. $${counts[0]} + ${counts[1]} = ${total}$.`,
            claims: [`${counts[0]} + ${counts[1]} = ${total}`],
          }
        : { say: `So the answer is ${total}.` },
    ],
    hints: [
      `Where are the ${what} of a shape?`,
      isPair
        ? `Draw both shapes. Count the ${what} of the ${shapes[0]} first, then go on with the ${shapes[1]}.`
        : `Put your finger on one place and count the ${what} all the way around.`,
      'A pentagon has 5 sides and 5 corners. Two pentagons have 10 sides.',
    ],
    proof: isPair
      ? [`${total} - ${counts[1]} = ${counts[0]}`]
      : [`(${total} - 2)*180 = ${ANGLE_SUMS[total]}`],
  }
}

const RIDDLES = [
  ['square', 'four sides that are all the same, and four square corners', 4],
  ['triangle', 'three straight sides and three corners', 3],
  ['rectangle', 'two long sides, two short sides and four square corners', 4],
  ['circle', 'no straight sides and no corners, and I can roll', 0],
  ['hexagon', 'six straight sides and six corners', 6],
] as const

function guessRiddle(dice: Dice): Problem {
  const [name, clue, count] = dice.pick(RIDDLES)
  const start = dice.pick([
    'I am a flat shape.',
    `${pickName(dice)} draws me on paper.`,
    `You can find me ${dice.pick(PLACES)}.`,
  ])
  return {
    prompt: `${start} I have ${clue}. What am I? Write one word.`,
    answer: { kind: 'text', value: name, accept: [`a ${name}`] },
    steps: [
      { say: `The clue says: ${clue}.`, claims: [count === 0 ? '0 < 3' : `${count} > 2`] },
      { say: `A shape like this is called a ${name}.` },
    ],
    hints: [
      'Can you draw a shape that fits the clue?',
      'Think of the shapes you know and check the number of sides of each.',
      'I have five straight sides. Count them: a pentagon.',
    ],
    proof: proveShape(name),
  }
}

function putTogether(dice: Dice): Problem {
  const [name, text, sides, proof] = dice.pick<[string, string, number, string[]]>([
    [
      'square',
      'Two same rectangles, each 2 long and 1 wide, are put side by side along their long sides',
      4,
      ['1 + 1 = 2', '2*(2*1) = 2^2'],
    ],
    ['rectangle', 'Two same squares are put side by side', 4, ['(s + s)*s = 2*s^2', '1 + 1 != 1']],
    [
      'hexagon',
      'Six same triangles with equal sides are put around one point',
      6,
      ['6*60 = 360', '(6 - 2)*180 = 6*(60 + 60)'],
    ],
    [
      'circle',
      'Two half circles are put together along their straight sides',
      0,
      ['180 + 180 = 360', '2*(pi*r^2/2) = pi*r^2'],
    ],
  ])
  const wrong = [
    ['triangle', 'does not count the sides of the new shape'],
    ['rectangle', 'thinks two shapes always make a longer one'],
    ['circle', 'does not look at the edge of the new shape'],
    ['square', 'thinks squares always make a square'],
    ['hexagon', 'counts all sides of both shapes'],
  ] as const
  return {
    prompt: `${text}. ${dice.pick(['What shape do you get?', `What new shape does ${pickName(dice)} see?`, 'Which shape do they make?'])}`,
    answer: makeChoice(
      dice,
      name,
      wrong.filter(([option]) => !(name === 'square' && option === 'rectangle')),
    ),
    steps: [
      {
        say:
          sides === 0
            ? 'The straight sides meet inside. The edge is round all the way.'
            : `Sides that touch are now inside. Count the sides of the edge: ${sides}.`,
        claims: [sides === 0 ? '0 < 1' : `${sides} > 3`],
      },
      { say: `The new shape is a ${name}.` },
    ],
    hints: [
      'Can you draw the shapes so that they touch?',
      'Draw it. Then count only the sides on the edge of the new shape.',
      'Two same triangles with a square corner, put together along their longest side, can make a rectangle.',
    ],
    proof,
  }
}

export const halvesAndQuarters = definePractice('math.1.halves-and-quarters', (dice, difficulty) => {
  if (difficulty === 1) return chooseEqualCut(dice)
  if (difficulty === 2) return nameParts(dice)
  return sharePart(dice)
})

function chooseEqualCut(dice: Dice): Problem {
  const isHalf = dice.coin()
  const word = isHalf ? 'halves' : 'quarters'
  const good = isHalf ? [1, 1] : [1, 1, 1, 1]
  const others = isHalf
    ? [
        [[1, 3], 'does not look if the parts are the same'],
        [[1, 1, 1], 'does not count the parts'],
      ]
    : [
        [[1, 2, 2, 3], 'does not look if the parts are the same'],
        [[1, 1], 'takes halves for quarters'],
      ]
  const shown = dice.shuffle([
    { cut: good, mistake: '' },
    ...others.map(([cut, mistake]) => ({ cut: cut as number[], mistake: mistake as string })),
  ])
  const letter = (index: number) => String.fromCharCode(65 + index)
  const rightIndex = shown.findIndex(({ mistake }) => mistake === '')
  const wrong = shown.flatMap(({ mistake }, index) =>
    mistake === '' ? [] : [[letter(index), mistake] as const],
  )
  const count = good.length
  return {
    prompt: dice.pick([
      `Which square is cut into ${word}?`,
      `${pickName(dice)} wants to cut a cake into ${word}. Which picture is right?`,
      `Which piece of paper is folded into ${word}?`,
    ]),
    figure: drawCutSquares(shown.map(({ cut }) => cut)),
    answer: makeChoice(dice, letter(rightIndex), wrong),
    steps: [
      {
        say: `${isHalf ? 'Halves' : 'Quarters'} are ${isHalf ? 'two' : 'four'} parts of the same size.`,
        claims: [`${count}*(1/${count}) = 1`],
      },
      {
        say: `Only ${letter(rightIndex)} has ${isHalf ? 'two' : 'four'} equal parts. The answer is ${letter(rightIndex)}.`,
      },
    ],
    hints: [
      `How many parts do ${word} have?`,
      'Look at each picture: count its parts, and look if they are all the same.',
      'A bar with three equal parts is cut into thirds. If one part is bigger, they are not thirds.',
    ],
    proof: shown.map(({ cut, mistake }) => {
      const whole = cut.join(' + ')
      if (mistake === '') return `(${whole})/${count} = ${cut[0]}`
      return cut.length === count ? `(${whole})/${count} != ${cut[0]}` : `${cut.length} != ${count}`
    }),
  }
}

function nameParts(dice: Dice): Problem {
  const [parts, colored, right] = dice.pick([
    [2, 1, 'one half'],
    [4, 1, 'one quarter'],
    [4, 2, 'two quarters'],
    [4, 3, 'three quarters'],
  ] as const)
  const wrong = [
    ['one half', 'thinks every part is a half'],
    ['one quarter', 'counts only one of the parts'],
    ['three quarters', 'counts the white parts'],
    ['two halves', 'counts all parts'],
  ] as const
  const thing = dice.pick(['pizza', 'pie', 'cake', 'pancake', 'clay plate'])
  return {
    prompt: dice.pick([
      `How much of the circle is colored? Think of a ${thing}.`,
      `The colored part of the ${thing} is for ${pickName(dice)}. How much is it?`,
    ]),
    figure: drawFractionCircle(parts, colored),
    answer: makeChoice(
      dice,
      right,
      wrong.filter(([text]) => !(right === 'two quarters' && text === 'one half')),
    ),
    steps: [
      {
        say: `The circle has ${parts} equal parts. One part is called a ${parts === 2 ? 'half' : 'quarter'}.`,
        claims: [`${parts}*(1/${parts}) = 1`],
      },
      {
        say: `${colored === 1 ? 'One part is' : `${colored} parts are`} colored: ${right}.`,
        claims: [`${colored}*(1/${parts}) = ${colored}/${parts}`],
      },
    ],
    hints: [
      'Into how many equal parts is the circle cut?',
      'First name one part. Then count the colored parts.',
      'A circle has 3 equal parts, and 1 is colored: that is one third.',
    ],
    proof: [`${parts - colored}/${parts} + ${colored}/${parts} = 1`],
  }
}

function sharePart(dice: Dice): Problem {
  const [one, two] = pickNames(dice, 2) as [string, string]
  const thing = dice.pick(['sandwich', 'melon', 'pie', 'cake'])
  if (dice.coin()) {
    const wholes = dice.int(2, 5)
    const parts = dice.pick([2, 4])
    return {
      prompt: `${one} has ${wholes} ${thing === 'sandwich' ? 'sandwiches' : `${thing}s`} and cuts each one into ${parts === 2 ? 'halves' : 'quarters'}. How many pieces are there?`,
      answer: { kind: 'number', value: String(wholes * parts) },
      steps: [
        { say: `Each one gives ${parts} equal pieces.` },
        {
          say: `Count by ${parts}s, ${wholes} times: $${Array.from({ length: wholes }, () => parts).join(' + ')} = ${wholes * parts}$.`,
          claims: [`${Array.from({ length: wholes }, () => parts).join('+')} = ${wholes * parts}`],
        },
      ],
      hints: [
        'How many pieces does one of them give?',
        `Draw them all, cut each one and count all pieces.`,
        '1 apple cut into quarters gives 4 pieces. 10 apples cut into halves give 20 pieces.',
      ],
      proof: [`${wholes}*${parts} = ${wholes * parts}`],
    }
  }
  const isMore = dice.coin()
  const right = isMore ? `${one}` : `${two}`
  return {
    prompt: `Two ${thing === 'sandwich' ? 'sandwiches' : `${thing}s`} are the same size. ${one} eats one half of the first. ${two} eats one quarter of the second. Who eats ${isMore ? 'more' : 'less'}?`,
    answer: makeChoice(dice, right, [
      [isMore ? two : one, 'thinks that more parts mean bigger parts'],
      ['They eat the same.', 'thinks that one part is always the same size'],
    ]),
    steps: [
      {
        say: 'Two halves make a whole, but it takes four quarters. So a half is bigger than a quarter.',
        claims: ['1/2 > 1/4', '2*(1/2) = 1', '4*(1/4) = 1'],
      },
      {
        say: `${one} eats a half, ${two} eats a quarter. The one who eats ${isMore ? 'more' : 'less'} is ${right}.`,
      },
    ],
    hints: [
      'Are the parts bigger when you cut into more parts?',
      'Draw two same circles. Cut one into halves and one into quarters. Look at one part of each.',
      'One third of a bar is bigger than one tenth of it: with more parts, each part is smaller.',
    ],
    proof: isMore ? ['1/2 - 1/4 = 1/4'] : ['1/4 - 1/2 = -1/4'],
  }
}
