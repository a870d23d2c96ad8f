import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawFractionBar, drawFractionCircle } from '../../figures/fraction-bar.ts'
import { drawNumberLine } from '../../figures/number-line.ts'
import type { Problem } from '../../problem.ts'
import { showFraction } from '../../tools/fraction-text.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

export const partsOfAWhole = definePractice('math.3.parts-of-a-whole', (dice, difficulty) => {
  const bottom = dice.pick(difficulty === 1 ? [2, 3, 4, 6] : [3, 4, 5, 6, 8])
  const top = dice.int(1, bottom - 1)
  if (difficulty === 3) return dice.coin() ? findRest(dice, top, bottom) : choosePart(dice, top, bottom)
  const thing = dice.pick(['pizza', 'garden', 'flag', 'cake', 'wall', 'chocolate bar'])
  const isRound = thing === 'pizza' || thing === 'cake'
  return {
    prompt: dice.pick([
      `What fraction of the ${thing} is colored? Write it like 1/10.`,
      `${pickName(dice)} colors a part of a ${thing}. What fraction is it? Write it like 1/10.`,
      `The picture shows a ${thing}. Which fraction of it is colored? Write it like 1/10.`,
    ]),
    figure: isRound ? drawFractionCircle(bottom, top) : drawFractionBar(bottom, top),
    answer: { kind: 'fraction', value: `${top}/${bottom}` },
    steps: [
      {
        say: `There are ${bottom} equal parts. So the bottom number is ${bottom}.`,
        claims: [`${bottom}*(1/${bottom}) = 1`],
      },
      {
        say: `${top === 1 ? 'One part is' : `${top} parts are`} colored. The fraction is ${showFraction(top, bottom)}.`,
        claims: [`${top}*(1/${bottom}) = ${top}/${bottom}`],
      },
    ],
    hints: [
      'Into how many equal parts is the whole cut?',
      'Count all parts for the bottom number. Count the colored parts for the top number.',
      'A bar has 10 equal parts, and 3 are colored: the fraction is 3/10.',
    ],
    proof: [`${top}/${bottom} + ${bottom - top}/${bottom} = 1`],
  }
})

function findRest(dice: Dice, top: number, bottom: number): Problem {
  const rest = bottom - top
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `A pie is cut into ${bottom} equal pieces. ${name} eats ${top}. What fraction of the pie is left? Write it like 1/10.`,
      `${name} paints ${showFraction(top, bottom)} of a fence. What fraction is still to be painted? Write it like 1/10.`,
      `A bed of flowers has ${bottom} equal parts. ${top} of them ${top === 1 ? 'has' : 'have'} roses. What fraction has no roses? Write it like 1/10.`,
    ]),
    answer: { kind: 'fraction', value: `${rest}/${bottom}` },
    steps: [
      { say: `The whole is ${showFraction(bottom, bottom)}.`, claims: [`${bottom}/${bottom} = 1`] },
      {
        say: `Take ${top} of the ${bottom} parts away. $${bottom} - ${top} = ${rest}$, so ${showFraction(rest, bottom)} is left.`,
        claims: [`${bottom}/${bottom} - ${top}/${bottom} = ${rest}/${bottom}`],
      },
    ],
    hints: [
      'How many equal parts make the whole?',
      `All parts together are ${bottom}. How many of them are not used?`,
      'A bar has 10 parts, and 3 are eaten. 7 are left: that is 7/10.',
    ],
    proof: [`${rest}/${bottom} + ${top}/${bottom} = 1`],
  }
}

function choosePart(dice: Dice, top: number, bottom: number): Problem {
  return {
    prompt: dice.pick([
      `${pickName(dice)} cuts a ribbon into ${bottom} equal pieces and uses ${top}. What fraction of the ribbon is used?`,
      `${bottom} equal tiles cover a table. ${top} ${top === 1 ? 'is' : 'are'} blue. What fraction of the table is blue?`,
      `A week of camp has ${bottom} days. On ${top} of them it rains. On what fraction of the days does it rain?`,
    ]),
    answer: makeChoice(
      dice,
      showFraction(top, bottom),
      (
        [
          [top, bottom - top, 'puts the other parts at the bottom'],
          [bottom, top, 'turns the fraction upside down'],
          [bottom - top, bottom, 'counts the parts that are left'],
          [1, bottom, 'names only one part'],
          [top, bottom + 1, 'counts the whole as one more part'],
        ] as const
      )
        .filter(([a, b]) => a * bottom !== b * top)
        .map(([a, b, mistake]) => [showFraction(a, b), mistake] as const),
    ),
    steps: [
      {
        say: `There are ${bottom} equal parts in the whole: the bottom number.`,
        claims: [`${bottom}*(1/${bottom}) = 1`],
      },
      {
        say: `${top} of them ${top === 1 ? 'counts' : 'count'}: the top number. The fraction is ${showFraction(top, bottom)}.`,
        claims: [`${top}*(1/${bottom}) = ${top}/${bottom}`],
      },
    ],
    hints: [
      'What does the bottom number of a fraction tell?',
      `The whole has ${bottom} equal parts. Put the number of all parts at the bottom.`,
      '3 of 10 equal parts are red: the fraction is 3/10.',
    ],
    proof: [`${top}*(1/${bottom}) = ${top}/${bottom}`, `${bottom}/${top} != ${top}/${bottom}`],
  }
}

export const fractionsOnNumberLine = definePractice('math.3.fractions-on-number-line', (dice, difficulty) => {
  const bottom = dice.pick(difficulty === 1 ? [2, 3, 4] : [4, 5, 6, 8])
  const wholes = difficulty === 3 ? 2 : 1
  const top = difficulty === 3 ? dice.int(bottom + 1, 2 * bottom - 1) : dice.int(1, bottom - 1)
  if (difficulty !== 1 && dice.coin()) return readPoint(dice, top, bottom, wholes)
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `Mark ${showFraction(top, bottom)} on the number line.`,
      `A path goes from 0 to ${wholes}. ${name} has walked ${showFraction(top, bottom)} of a mile. Mark the place.`,
      `Where is ${showFraction(top, bottom)}? Mark the point between 0 and ${wholes}.`,
      `${name} jumps from 0 to ${showFraction(top, bottom)}. Mark where ${name} lands.`,
    ]),
    answer: {
      kind: 'numberLine',
      value: `${top}/${bottom}`,
      from: '0',
      to: String(wholes),
      step: `1/${bottom}`,
    },
    steps: [
      {
        say: `Each whole is cut into ${bottom} equal steps. One step is ${showFraction(1, bottom)}.`,
        claims: [`${bottom}*(1/${bottom}) = 1`],
      },
      {
        say: `Go ${top} ${top === 1 ? 'step' : 'steps'} from 0. That is ${showFraction(top, bottom)}.`,
        claims: [`${top}*(1/${bottom}) = ${top}/${bottom}`],
      },
    ],
    hints: [
      'Into how many steps is one whole cut?',
      `Start at 0. Which number of the fraction tells how many steps to go?`,
      'For 3/10, go 3 steps of one tenth from 0.',
    ],
    proof: [`${top}/${bottom} = ${top}*(1/${bottom})`, `${top}/${bottom} < ${wholes}`],
  }
})

function readPoint(dice: Dice, top: number, bottom: number, wholes: number): Problem {
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `Which fraction is at point P? Write it like 1/10.`,
      `${name} stops at point P on the way from 0 to ${wholes}. Which fraction is it? Write it like 1/10.`,
      `Read the number line from 0 to ${wholes}. What fraction does ${name} see at P? Write it like 1/10.`,
    ]),
    figure: drawNumberLine({
      from: 0,
      to: wholes,
      step: 1 / bottom,
      labels: Array.from({ length: wholes + 1 }, (_, at) => ({ at, label: String(at) })),
      points: [{ at: top / bottom, label: 'P' }],
    }),
    answer: { kind: 'fraction', value: `${top}/${bottom}` },
    steps: [
      {
        say: `From 0 to 1 there are ${bottom} equal steps. Each is ${showFraction(1, bottom)}.`,
        claims: [`${bottom}*(1/${bottom}) = 1`],
      },
      {
        say: `P is ${top} ${top === 1 ? 'step' : 'steps'} from 0, so it is ${showFraction(top, bottom)}.`,
        claims: [`${top}*(1/${bottom}) = ${top}/${bottom}`],
      },
    ],
    hints: [
      'How many equal steps are there from 0 to 1?',
      'Count the steps from 0 to 1 for the bottom number. Count the steps from 0 to P for the top number.',
      'There are 10 steps from 0 to 1, and the point is 3 steps from 0: 3/10.',
    ],
    proof: [`${top}*(1/${bottom}) = ${top}/${bottom}`],
  }
}
