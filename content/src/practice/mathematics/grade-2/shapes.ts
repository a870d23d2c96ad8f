import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawFractionBar, drawFractionCircle } from '../../figures/fraction-bar.ts'
import { countCorners, drawShape, drawShapes } from '../../figures/shape.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { countOf, pickName } from '../../tools/words.ts'

const NAMED = ['triangle', 'pentagon', 'hexagon', 'rectangle'] as const

export const shapesBySides = definePractice('math.2.shapes-by-sides', (dice, difficulty) => {
  if (difficulty === 1) return nameShape(dice)
  if (difficulty === 2) return dice.coin() ? findLetter(dice) : countInAll(dice)
  return askSolid(dice)
})

function nameShape(dice: Dice): Problem {
  const name = dice.pick(NAMED)
  const sides = countCorners(name)
  const more = dice.pick(['on a box', 'on a rug', 'in a puzzle', 'on a wall', 'on a stamp'])
  return {
    prompt: dice.pick([
      `${pickName(dice)} sees this shape ${more}. What is it called?`,
      `Name the shape that you see ${more}.`,
    ]),
    figure: drawShape(name, dice.pick([0, 20, 340])),
    answer: makeChoice(dice, name, [
      ['hexagon', sides === 5 ? 'counts one side too many' : 'does not count the sides'],
      ['pentagon', sides === 6 ? 'counts one side too few' : 'does not count the sides'],
      ['triangle', 'thinks any shape with corners is a triangle'],
      ['circle', 'does not look if the sides are straight'],
    ]),
    steps: [
      {
        say: `Count the sides: ${sides}.`,
        claims: [`${sides} = ${Array.from({ length: sides }, () => 1).join('+')}`],
      },
      { say: `A shape with ${sides} straight sides like this is a ${name}.` },
    ],
    hints: [
      'How can you tell shapes apart?',
      'Count the straight sides, one after the other.',
      'A shape with 8 straight sides is an octagon.',
    ],
    proof: [
      `${sides} = ${Array.from({ length: sides }, () => 1).join('+')}`,
      `${sides} != ${sides === 5 ? 6 : 5}`,
    ],
  }
}

function findLetter(dice: Dice): Problem {
  const shown = dice.sample(['triangle', 'square', 'pentagon', 'hexagon', 'octagon'], 4)
  const target = dice.int(0, 3)
  const sides = countCorners(shown[target] as string)
  const letter = (index: number) => String.fromCharCode(65 + index)
  const ask = dice.pick([
    `Which shape has ${sides} corners?`,
    `Which shape has ${sides} sides?`,
    `${pickName(dice)} looks for a ${shown[target]}. Which one is it?`,
  ])
  return {
    prompt: ask,
    figure: drawShapes(shown),
    answer: makeChoice(
      dice,
      letter(target),
      shown.flatMap((name, index) =>
        index === target
          ? []
          : [
              [
                letter(index),
                countCorners(name) > sides ? 'counts too few sides' : 'counts too many sides',
              ] as const,
            ],
      ),
    ),
    steps: [
      { say: `A ${shown[target]} has ${sides} sides and ${sides} corners.`, claims: [`${sides} > 2`] },
      {
        say: `Count the sides of each shape. ${letter(target)} has ${sides}. The answer is ${letter(target)}.`,
      },
    ],
    hints: [
      'What do you need to count?',
      `Count the sides of each shape and look for ${sides === 8 ? 'eight' : sides}.`,
      'A shape with 7 sides also has 7 corners.',
    ],
    proof: shown.map((name, index) => `${countCorners(name)} ${index === target ? '=' : '!='} ${sides}`),
  }
}

function countInAll(dice: Dice): Problem {
  const [first, second] = dice.sample(NAMED, 2) as [string, string]
  const [a, b] = [dice.int(2, 4), dice.int(1, 3)]
  const [x, y] = [countCorners(first), countCorners(second)]
  const total = a * x + b * y
  const what = dice.pick(['sides', 'corners'])
  return {
    prompt: `${pickName(dice)} draws ${countOf(a, first)} and ${countOf(b, second)}. How many ${what} is that in all?`,
    answer: { kind: 'number', value: String(total) },
    steps: [
      {
        say: `One ${first} has ${x} ${what}. Add ${x} for each: that is ${a * x}.`,
        claims: [`${Array.from({ length: a }, () => x).join('+')} = ${a * x}`],
      },
      {
        say: `One ${second} has ${y} ${what}. Add ${y} for each: that is ${b * y}.`,
        claims: [`${Array.from({ length: b }, () => y).join('+')} = ${b * y}`],
      },
      { say: `$${a * x} + ${b * y} = ${total}$.`, claims: [`${a * x} + ${b * y} = ${total}`] },
    ],
    hints: [
      `How many ${what} does one shape have?`,
      `Count the ${what} of the shapes of one kind first. Then count the other kind and add.`,
      '2 octagons have 8 + 8 = 16 sides.',
    ],
    proof: [`${a}*${x} + ${b}*${y} = ${total}`],
  }
}

const SOLIDS = [
  ['cube', 'faces', 6, '3*2'],
  ['cube', 'corners', 8, '4 + 4'],
  ['cube', 'edges', 12, '4 + 4 + 4'],
  ['box shaped like a brick', 'faces', 6, '3*2'],
  ['box shaped like a brick', 'edges', 12, '3*4'],
] as const

function askSolid(dice: Dice): Problem {
  const [solid, what, count, why] = dice.pick(SOLIDS)
  const copies = dice.int(1, 3)
  const total = count * copies
  const name = pickName(dice)
  return {
    prompt:
      copies === 1
        ? dice.pick([
            `How many ${what} does a ${solid} have?`,
            `${name} builds a ${solid} from paper. How many ${what} does it have?`,
            `${name} holds a ${solid}. How many ${what} can ${name} count?`,
          ])
        : `${name} has ${copies === 2 ? 'two' : 'three'} ${solid === 'cube' ? 'cubes' : 'boxes shaped like a brick'}. How many ${what} do they have in all?`,
    answer: { kind: 'number', value: String(total) },
    steps: [
      what === 'faces'
        ? {
            say: 'There is a top and a bottom, a front and a back, a left and a right side: 6 faces.',
            claims: ['3*2 = 6'],
          }
        : what === 'corners'
          ? { say: 'There are 4 corners at the top and 4 at the bottom: 8.', claims: ['4 + 4 = 8'] }
          : {
              say: 'There are 4 edges at the top, 4 at the bottom and 4 upright: 12.',
              claims: ['4 + 4 + 4 = 12'],
            },
      {
        say:
          copies === 1
            ? `So the answer is ${total}.`
            : `For all of them: $${Array.from({ length: copies }, () => count).join(' + ')} = ${total}$.`,
        claims: [`${copies}*${count} = ${total}`],
      },
    ],
    hints: [
      `Where are the ${what}? Hold a box in your hand.`,
      what === 'faces'
        ? 'Count the flat sides in pairs: top and bottom, front and back, left and right.'
        : 'Count those at the top, those at the bottom and those in between.',
      'A can has 2 flat round faces: one at the top and one at the bottom.',
    ],
    proof: [`${copies}*(${why}) = ${total}`],
  }
}

const PART_NAMES: Record<number, readonly [one: string, many: string]> = {
  2: ['half', 'halves'],
  3: ['third', 'thirds'],
  4: ['fourth', 'fourths'],
}
const COUNT_WORDS = ['no', 'one', 'two', 'three', 'four']

function nameParts(count: number, parts: number): string {
  const [one, many] = PART_NAMES[parts] as readonly [string, string]
  return `${COUNT_WORDS[count]} ${count === 1 ? one : many}`
}

export const halvesThirdsFourths = definePractice('math.2.halves-thirds-fourths', (dice, difficulty) => {
  const parts = dice.pick([2, 3, 4])
  if (difficulty === 1) return nameCut(dice, parts)
  if (difficulty === 2) return nameColored(dice, parts)
  return dice.coin() ? comparePieces(dice) : countPieces(dice, parts)
})

function nameCut(dice: Dice, parts: number): Problem {
  const right = PART_NAMES[parts]?.[1] as string
  const isRound = dice.coin()
  const thing = dice.pick(
    isRound ? ['pizza', 'cake', 'pie'] : ['sandwich', 'flag', 'sheet of paper', 'garden'],
  )
  return {
    prompt: dice.pick([
      `A ${thing} is cut like this. What are the parts called?`,
      `${pickName(dice)} cuts a ${thing} into equal parts. What are they called?`,
    ]),
    figure: isRound ? drawFractionCircle(parts, 0) : drawFractionBar(parts, 0),
    answer: makeChoice(
      dice,
      right,
      [
        ['halves', 'calls every equal part a half'],
        ['thirds', 'counts the cuts, not the parts'],
        ['fourths', 'counts one part too many'],
      ],
      [['wholes', 'does not see the cuts']],
    ),
    steps: [
      { say: `Count the equal parts: ${parts}.`, claims: [`${parts}*(1/${parts}) = 1`] },
      { say: `${parts} equal parts are called ${right}.` },
    ],
    hints: [
      'Are all parts the same size?',
      'Count the parts, not the lines between them.',
      'Five equal parts are called fifths.',
    ],
    proof: [`${Array.from({ length: parts }, () => `1/${parts}`).join(' + ')} = 1`],
  }
}

function nameColored(dice: Dice, parts: number): Problem {
  const colored = dice.int(1, parts - 1)
  const right = nameParts(colored, parts)
  const other = parts === 4 ? 3 : parts + 1
  return {
    prompt: dice.pick([
      `How much of the picture is colored? ${pickName(dice)} colored it.`,
      `${pickName(dice)} paints a part of a board. How much is colored?`,
      `The colored part of the pie goes to ${pickName(dice)}. How much is it?`,
    ]),
    figure: dice.coin() ? drawFractionBar(parts, colored) : drawFractionCircle(parts, colored),
    answer: makeChoice(
      dice,
      right,
      [
        [
          parts - colored === colored ? nameParts(parts, parts) : nameParts(parts - colored, parts),
          'counts the white parts',
        ],
        [nameParts(colored, other), 'counts the parts wrong'],
        [nameParts(parts, parts), 'counts all parts'],
      ].filter(([text]) => !(right === 'two fourths' && text === 'one half')) as [string, string][],
      [[nameParts(1, parts === 2 ? 3 : 2), 'calls any part by the first name that comes to mind']].filter(
        ([text]) => !(right === 'two fourths' && text === 'one half'),
      ) as [string, string][],
    ),
    steps: [
      {
        say: `The whole is cut into ${parts} equal parts. One part is one ${PART_NAMES[parts]?.[0]}.`,
        claims: [`${parts}*(1/${parts}) = 1`],
      },
      {
        say: `${colored === 1 ? 'One part is' : `${colored} parts are`} colored: ${right}.`,
        claims: [`${colored}*(1/${parts}) = ${colored}/${parts}`],
      },
    ],
    hints: [
      'Into how many equal parts is the whole cut?',
      'Count all parts to find their name. Then count the colored ones.',
      'A bar has 5 equal parts, and 2 are colored: two fifths.',
    ],
    proof: [`${colored}/${parts} + ${parts - colored}/${parts} = 1`],
  }
}

function comparePieces(dice: Dice): Problem {
  const order = [2, 3, 4]
  const isBig = dice.coin()
  const items = (isBig ? order : [...order].reverse()).map((parts) => nameParts(1, parts))
  const thing = dice.pick(['pizza', 'cake', 'chocolate bar', 'pie', 'melon', 'rope', 'field'])
  return {
    prompt: `Think of one ${thing}. Put the parts in order, from ${isBig ? 'biggest to smallest' : 'smallest to biggest'}.`,
    answer: { kind: 'ordering', items },
    steps: [
      {
        say: 'The more equal parts there are, the smaller is each part.',
        claims: ['1/2 > 1/3', '1/3 > 1/4'],
      },
      { say: `The order is ${items.join(', ')}.` },
    ],
    hints: [
      'Do the parts get bigger or smaller when you share with more people?',
      `Draw the same ${thing} three times. Cut it into 2, 3 and 4 equal parts.`,
      'One fifth is bigger than one tenth: with more parts, each part is smaller.',
    ],
    proof: isBig ? ['1/2 - 1/3 = 1/6', '1/3 - 1/4 = 1/12'] : ['1/3 - 1/4 = 1/12', '1/2 - 1/3 = 1/6'],
  }
}

function countPieces(dice: Dice, parts: number): Problem {
  const wholes = dice.int(2, 5)
  const total = wholes * parts
  const many = PART_NAMES[parts]?.[1] as string
  const thing = dice.pick(['apples', 'pies', 'pears', 'bars'])
  return {
    prompt: dice.pick([
      `How many ${many} are in ${wholes} whole ${thing}?`,
      `${pickName(dice)} cuts ${wholes} ${thing} into ${many}. How many pieces are there?`,
    ]),
    answer: { kind: 'number', value: String(total) },
    steps: [
      { say: `One whole has ${parts} ${many}.`, claims: [`${parts}*(1/${parts}) = 1`] },
      {
        say: `$${Array.from({ length: wholes }, () => parts).join(' + ')} = ${total}$. There are ${total}.`,
        claims: [`${Array.from({ length: wholes }, () => parts).join('+')} = ${total}`],
      },
    ],
    hints: [
      `How many ${many} make one whole?`,
      `Draw the ${thing} and cut each one. Add the pieces.`,
      'One whole has 5 fifths. Two wholes have 5 + 5 = 10 fifths.',
    ],
    proof: [`${wholes}/(1/${parts}) = ${total}`],
  }
}
