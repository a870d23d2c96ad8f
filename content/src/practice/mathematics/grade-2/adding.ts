import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawNumberLine } from '../../figures/number-line.ts'
import type { Problem } from '../../problem.ts'
import { addInColumns, addWithoutCarrying, needsCarry } from '../../tools/column-sums.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName, pickNames } from '../../tools/words.ts'

/** Two numbers whose sum has (or has no) carried ten. */
function rollAddends(dice: Dice, least: number, most: number, isCarrying: boolean): [number, number] {
  for (let tries = 0; tries < 200; tries++) {
    const first = dice.int(least, most)
    const second = dice.int(least, most)
    if (first !== second && first + second <= most + least && needsCarry(first, second) === isCarrying)
      return [first, second]
  }
  return isCarrying ? [least + 6, least + 15] : [least + 1, least + 12]
}

function tellAdding(dice: Dice, first: number, second: number): string {
  const [one, two] = pickNames(dice, 2) as [string, string]
  return dice.pick([
    `What is $${first} + ${second}$?`,
    `${one} has ${first} stickers. ${two} has ${second} stickers. How many stickers do they have together?`,
    `A train has ${first} people in it. At the station ${second} more get on. How many people are in the train now?`,
    `${one} reads ${first} pages on Monday and ${second} pages on Tuesday. How many pages is that?`,
    `A farm sells ${first} eggs in the morning and ${second} eggs at noon. How many eggs is that in all?`,
  ])
}

function wrongSums(first: number, second: number): [string, string][] {
  const sum = first + second
  return [
    [String(addWithoutCarrying(first, second)), 'forgets the carried ten'],
    [String(Math.abs(first - second)), 'subtracts and does not add'],
    [String(sum + 10), 'carries a ten too many'],
  ]
}

export const addWithin100 = definePractice('math.2.add-within-100', (dice, difficulty) => {
  if (difficulty === 3) return dice.coin() ? addThree(dice) : chooseSum(dice, 15, 85)
  const [first, second] = rollAddends(dice, 12, 85, difficulty === 2)
  return {
    prompt: tellAdding(dice, first, second),
    answer: { kind: 'number', value: String(first + second) },
    steps: addInColumns(first, second),
    hints: [
      'Do you add ones and ones first, or ones and tens?',
      `Add the ones of ${first} and ${second} first.${difficulty === 2 ? ' You get a new ten.' : ''}`,
      difficulty === 1
        ? '11 + 13: ones 1 + 3 = 4, tens 1 + 1 = 2. So 11 + 13 = 24.'
        : '18 + 14: ones 8 + 4 = 12, write 2 and carry 1. Tens 1 + 1 + 1 = 3. So 18 + 14 = 32.',
    ],
    proof: [`${first + second} - ${second} = ${first}`],
  }
})

function chooseSum(dice: Dice, least: number, most: number): Problem {
  const [first, second] = rollAddends(dice, least, most, true)
  const sum = String(first + second)
  return {
    prompt: tellAdding(dice, first, second),
    answer: makeChoice(dice, sum, wrongSums(first, second), [
      [String(first + second - 1), 'miscounts by one'],
    ]),
    steps: addInColumns(first, second),
    hints: [
      'Will there be a new ten when you add the ones?',
      `Add the ones of ${first} and ${second}. If there are ten or more, carry one to the next place.`,
      '18 + 14: ones 8 + 4 = 12, write 2 and carry 1. Tens 1 + 1 + 1 = 3. So 18 + 14 = 32.',
    ],
    proof: [`${sum} - ${first} = ${second}`, `${addWithoutCarrying(first, second)} != ${first} + ${second}`],
  }
}

function addThree(dice: Dice): Problem {
  const first = dice.int(1, 3) * 10 + dice.int(2, 8)
  const second = dice.int(1, 3) * 10 + (10 - (first % 10))
  const third = dice.int(11, 28)
  const [a, b, c] = dice.shuffle([first, second, third]) as [number, number, number]
  const sum = a + b + c
  return {
    prompt: dice.pick([
      `What is $${a} + ${b} + ${c}$?`,
      `Three classes have ${a}, ${b} and ${c} children. How many children is that?`,
      `${pickName(dice)} jumps ${a}, ${b} and ${c} times. How many jumps is that in all?`,
    ]),
    answer: { kind: 'number', value: String(sum) },
    steps: [
      {
        say: `${first} and ${second} are easy to add, because their ones make 10: $${first} + ${second} = ${first + second}$.`,
        claims: [`${first} + ${second} = ${first + second}`],
      },
      {
        say: `Add the last number: $${first + second} + ${third} = ${sum}$.`,
        claims: [`${first + second} + ${third} = ${sum}`],
      },
    ],
    hints: [
      'You may add in any order. Which two numbers fit together well?',
      'Look for two numbers whose ones make 10. Add them first.',
      '19 + 30 + 11: 19 + 11 = 30, and 30 + 30 = 60.',
    ],
    proof: [`${a} + ${b} + ${c} = ${sum}`],
  }
}

export const addWithin1000 = definePractice('math.2.add-within-1000', (dice, difficulty) => {
  if (difficulty === 3 && dice.coin()) return chooseSum(dice, 150, 800)
  const [first, second] = rollAddends(dice, difficulty === 1 ? 110 : 125, 820, difficulty !== 1)
  const isMissing = difficulty === 3
  const sum = first + second
  const [one, two] = pickNames(dice, 2) as [string, string]
  return {
    prompt: isMissing
      ? `${one} has ${first} points. ${two} has ${second} points more than ${one}. How many points does ${two} have?`
      : tellAdding(dice, first, second),
    answer: { kind: 'number', value: String(sum) },
    steps: addInColumns(first, second),
    hints: [
      'Which place do you add first?',
      `Write ${first} and ${second} one below the other: ones under ones, tens under tens. Add the ones.`,
      difficulty === 1
        ? '101 + 102: ones 1 + 2 = 3, tens 0, hundreds 1 + 1 = 2. So 101 + 102 = 203.'
        : '118 + 114: ones 8 + 4 = 12, carry 1. Tens 1 + 1 + 1 = 3. Hundreds 2. So 118 + 114 = 232.',
    ],
    proof: [`${sum} - ${first} = ${second}`],
  }
})

export const numberLineSums = definePractice('math.2.number-line-sums', (dice, difficulty) => {
  if (difficulty === 1) return land(dice)
  if (difficulty === 2) return readJump(dice)
  return findDistance(dice)
})

function rollJump(dice: Dice): {
  from: number
  to: number
  start: number
  size: number
  end: number
  isRight: boolean
} {
  const from = dice.int(1, 7) * 10
  const isRight = dice.coin()
  const start = isRight ? from + dice.int(2, 9) : from + dice.int(12, 19)
  const size = dice.int(3, 10)
  return { from, to: from + 20, start, size, end: isRight ? start + size : start - size, isRight }
}

function land(dice: Dice): Problem {
  const { from, to, start, size, end, isRight } = rollJump(dice)
  const sign = isRight ? '+' : '-'
  return {
    prompt: dice.pick([
      `Start at ${start} and jump ${size} to the ${isRight ? 'right' : 'left'}. Mark where you land.`,
      `A frog sits at ${start} and hops ${size} ${isRight ? 'forward' : 'back'}. Mark where it is now.`,
      `Show $${start} ${sign} ${size}$ on the line. Mark the answer.`,
    ]),
    answer: { kind: 'numberLine', value: String(end), from: String(from), to: String(to), step: '1' },
    steps: [
      { say: `Start at ${start}. Jumps to the ${isRight ? 'right add' : 'left take away'}.` },
      {
        say: `$${start} ${sign} ${size} = ${end}$. You land at ${end}.`,
        claims: [`${start} ${sign} ${size} = ${end}`],
      },
    ],
    hints: [
      'Do the numbers grow or shrink when you go this way?',
      `Put your finger on ${start} and count ${size} steps.`,
      'Start at 2 and jump 1 to the right: you land at 3. Jump 1 to the left: you land at 1.',
    ],
    proof: [`${end} ${isRight ? '-' : '+'} ${size} = ${start}`],
  }
}

function readJump(dice: Dice): Problem {
  const { from, to, start, size, end, isRight } = rollJump(dice)
  const sign = isRight ? '+' : '-'
  const right = `$${start} ${sign} ${size} = ${end}$`
  const other = isRight ? start - size : start + size
  return {
    prompt: `Which number sentence fits the jump that starts at ${start}? ${dice.pick(['Look at the arrow.', 'Watch where it starts and where it ends.', `${pickName(dice)} drew it.`])}`,
    figure: drawNumberLine({
      from,
      to,
      step: 1,
      labels: [0, 5, 10, 15, 20].map((shift) => ({ at: from + shift, label: String(from + shift) })),
      jumps: [{ from: start, to: end, label: `jump of ${size}` }],
    }),
    answer: makeChoice(dice, right, [
      [`$${start} ${isRight ? '-' : '+'} ${size} = ${other}$`, 'mixes up left and right'],
      [`$${start} + ${end} = ${start + end}$`, 'adds the start and the end'],
      [
        `$${start} ${sign} ${size + 1} = ${isRight ? end + 1 : end - 1}$`,
        'counts the start as the first step',
      ],
    ]),
    steps: [
      {
        say: `The jump starts at ${start} and goes ${size} to the ${isRight ? 'right, so add' : 'left, so take away'}.`,
      },
      {
        say: `It ends at ${end}. The number sentence is ${right}.`,
        claims: [`${start} ${sign} ${size} = ${end}`],
      },
    ],
    hints: [
      'Which way does the arrow go? Is that adding or taking away?',
      `The jump starts at ${start}. How many steps is it long?`,
      'A jump starts at 2 and goes 3 to the right: 2 + 3 = 5.',
    ],
    proof: [`${end} ${isRight ? '-' : '+'} ${size} = ${start}`],
  }
}

function findDistance(dice: Dice): Problem {
  const low = dice.int(11, 60)
  const high = low + dice.int(12, 38)
  const next = Math.ceil((low + 1) / 10) * 10
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `How far is it from ${low} to ${high} on a number line?`,
      `A snail crawls on a number line from ${low} to ${high}. How many steps is that?`,
      `${name} marks ${low} and ${high} on a number line. How far apart are they?`,
    ]),
    figure: drawNumberLine({
      from: 10,
      to: 100,
      step: 10,
      labels: [10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((at) => ({ at, label: String(at) })),
      points: [
        { at: low, label: String(low) },
        { at: high, label: String(high) },
      ],
    }),
    answer: { kind: 'number', value: String(high - low) },
    steps: [
      {
        say: `Jump from ${low} to the next ten: $${next} - ${low} = ${next - low}$.`,
        claims: [`${next} - ${low} = ${next - low}`],
      },
      {
        say: `Jump on from ${next} to ${high}: $${high} - ${next} = ${high - next}$.`,
        claims: [`${high} - ${next} = ${high - next}`],
      },
      {
        say: `Together that is $${next - low} + ${high - next} = ${high - low}$.`,
        claims: [`${next - low} + ${high - next} = ${high - low}`],
      },
    ],
    hints: [
      'Can you make the way in a few easy jumps?',
      `Jump from ${low} to the next full ten first. Then go on to ${high}.`,
      'From 8 to 11: 2 steps to 10, then 1 step to 11. That is 3.',
    ],
    proof: [`${low} + ${high - low} = ${high}`],
  }
}
