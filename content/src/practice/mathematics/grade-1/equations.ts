import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName, pickNames } from '../../tools/words.ts'

export const equalSign = definePractice('math.1.equal-sign', (dice, difficulty) => {
  if (difficulty === 1) return chooseTrue(dice)
  if (difficulty === 2) return chooseSame(dice)
  return balance(dice)
})

function chooseTrue(dice: Dice): Problem {
  const first = dice.int(3, 7)
  const second = dice.intExcept(2, 6, [first])
  const sum = first + second
  const right = dice.pick([
    `$${sum} = ${first} + ${second}$`,
    `$${second} + ${first} = ${first} + ${second}$`,
  ])
  return {
    prompt: dice.pick([
      `Which one is true? Look at ${first}, ${second} and ${sum}.`,
      `In which one are both sides of = the same? Add ${first} and ${second} first.`,
    ]),
    answer: makeChoice(dice, right, [
      [`$${first} + ${second} = ${sum + 1}$`, 'counts one too many'],
      [`$${first} + ${second} = ${sum} + 1$`, 'stops reading after the first number behind ='],
      [`$${first} = ${second} + ${sum}$`, 'only looks for the same three numbers'],
    ]),
    steps: [
      { say: `$${first} + ${second}$ makes ${sum}.`, claims: [`${first} + ${second} = ${sum}`] },
      { say: `Both sides must be worth the same. That is so in ${right}.` },
    ],
    hints: [
      'What does the sign = tell you about its two sides?',
      'Work out the left side and the right side of each choice.',
      '10 = 9 + 1 is true: both sides are worth 10. 9 + 1 = 11 is not true.',
    ],
    proof: [
      `${sum} = ${first} + ${second}`,
      `${first} + ${second} != ${sum} + 1`,
      `${first} != ${second} + ${sum}`,
    ],
  }
}

function chooseSame(dice: Dice): Problem {
  const first = dice.int(4, 8)
  const second = dice.int(4, 8)
  const sum = first + second
  const right = `$${first - 1} + ${second + 1}$`
  return {
    prompt: dice.pick([
      `Which is worth the same as $${first} + ${second}$?`,
      `What goes on the other side of the = sign? $${first} + ${second} = \\square$`,
      `${pickName(dice)} wants both sides of a balance to be the same. One side has $${first} + ${second}$. What goes on the other side?`,
    ]),
    answer: makeChoice(dice, right, [
      [`$${first + 1} + ${second + 1}$`, 'makes both numbers bigger'],
      [`$${sum} + ${second}$`, 'writes the sum and goes on adding'],
      [`$${first} + ${second + 1}$`, 'changes only one number'],
    ]),
    steps: [
      { say: `$${first} + ${second} = ${sum}$.`, claims: [`${first} + ${second} = ${sum}`] },
      {
        say: `${right} makes ${sum}, too: one number is 1 less, the other is 1 more.`,
        claims: [`${first - 1} + ${second + 1} = ${sum}`],
      },
    ],
    hints: [
      'What must be the same on both sides?',
      `Add ${first} and ${second}. Then add each choice and look for the same number.`,
      '9 + 2 is worth 11. 8 + 3 is worth 11, too. So 9 + 2 = 8 + 3.',
    ],
    proof: [
      `${first} + ${second} = ${first - 1} + ${second + 1}`,
      `${first} + ${second} != ${first} + ${second + 1}`,
    ],
  }
}

function balance(dice: Dice): Problem {
  const first = dice.int(5, 9)
  const second = dice.int(4, 9)
  const sum = first + second
  const third = dice.intExcept(2, 9, [first, second])
  const answer = sum - third
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `What number goes in the box? $${first} + ${second} = \\square + ${third}$`,
      `What number makes both sides the same? $${third} + \\square = ${first} + ${second}$`,
      `${name} has ${first} red and ${second} green blocks. A friend has ${third} red blocks and some green ones, and just as many in all. How many green blocks has the friend?`,
    ]),
    answer: { kind: 'number', value: String(answer) },
    steps: [
      { say: `One side is $${first} + ${second} = ${sum}$.`, claims: [`${first} + ${second} = ${sum}`] },
      { say: `The other side must be ${sum}, too. ${third} is there already.` },
      {
        say: `$${sum} - ${third} = ${answer}$. The missing number is ${answer}.`,
        claims: [`${sum} - ${third} = ${answer}`],
      },
    ],
    hints: [
      'Which side can you work out right away?',
      `Add ${first} and ${second}. Then think how many more than ${third} that is.`,
      '3 + 3 = box + 1: the left side is 6. 5 + 1 is 6, too. So 5 goes in the box.',
    ],
    proof: [`${first} + ${second} = ${answer} + ${third}`],
  }
}

export const missingNumber = definePractice('math.1.missing-number', (dice, difficulty) => {
  const whole = difficulty === 1 ? dice.int(6, 10) : dice.int(11, 18)
  const part = difficulty === 1 ? dice.int(2, whole - 2) : dice.int(whole - 9, 9)
  const other = whole - part
  const name = pickName(dice)
  const shapes =
    difficulty === 1
      ? ([
          [`$${part} + \\square = ${whole}$`, other],
          [`$\\square + ${part} = ${whole}$`, other],
          [`$${whole} - \\square = ${part}$`, other],
        ] as const)
      : ([
          [`$\\square - ${part} = ${other}$`, whole],
          [`$${whole} - \\square = ${part}$`, other],
          [`$${whole} = \\square + ${part}$`, other],
          [`$${other} = \\square - ${part}$`, whole],
        ] as const)
  const stories = [
    [
      `${name} had some cherries and ate ${part}. Now ${other} are left. How many cherries were there at first?`,
      whole,
    ],
    [
      `${name} has ${part} pears and picks some more. Now there are ${whole}. How many pears did ${name} pick?`,
      other,
    ],
    [
      `There were ${whole} birds in a tree. Some flew off, and ${part} are still there. How many birds flew off?`,
      other,
    ],
  ] as const
  const [ask, answer] = dice.pick(difficulty === 3 ? [...stories, ...shapes.slice(2)] : shapes)
  const isWhole = answer === whole
  const isStory = !ask.startsWith('$')
  return {
    prompt: isStory
      ? ask
      : dice.pick([`What number goes in the box? ${ask}`, `Find the missing number: ${ask}`]),
    answer: { kind: 'number', value: String(answer) },
    steps: [
      {
        say: isWhole
          ? `The whole is missing. Put the parts ${part} and ${other} together.`
          : `The whole is ${whole}, one part is ${part}. The other part is missing.`,
      },
      isWhole
        ? {
            say: `$${other} + ${part} = ${whole}$. The missing number is ${whole}.`,
            claims: [`${other} + ${part} = ${whole}`],
          }
        : {
            say: `$${whole} - ${part} = ${other}$. The missing number is ${other}.`,
            claims: [`${whole} - ${part} = ${other}`],
          },
    ],
    hints: [
      'Is the missing number a part or the whole?',
      isWhole
        ? `Put ${other} and ${part} together again.`
        : `Count on from ${part} to ${whole}, or take ${part} away from ${whole}.`,
      'Box + 1 = 20: the whole is 20, one part is 1. 20 - 1 = 19, so 19 is missing.',
    ],
    proof: isWhole ? [`${answer} - ${part} = ${other}`] : [`${part} + ${answer} = ${whole}`],
  }
})

type Story = { text: string; answer: number; sum: string; because: string; hint: string }

export const numberStories = definePractice('math.1.number-stories', (dice, difficulty) => {
  const story = difficulty === 1 ? tellSimple(dice) : difficulty === 2 ? tellCompare(dice) : tellLong(dice)
  return {
    prompt: story.text,
    answer: { kind: 'number', value: String(story.answer) },
    steps: [
      { say: story.because },
      {
        say: `$${story.sum} = ${story.answer}$. The answer is ${story.answer}.`,
        claims: [`${story.sum} = ${story.answer}`],
      },
    ],
    hints: [
      'What happens in the story? Do you put together, take away or compare?',
      story.hint,
      difficulty === 3
        ? 'Sam has 2 kites, gets 2 more, and loses 1. 2 + 2 = 4, and 4 - 1 = 3. Sam has 3 kites.'
        : 'Sam has 3 kites and Pia has 1. How many more has Sam? 3 - 1 = 2, so Sam has 2 more.',
    ],
    proof: [`${story.answer} = ${story.sum}`],
  }
})

function tellSimple(dice: Dice): Story {
  const [a, b] = [dice.int(6, 12), dice.int(2, 5)]
  const name = pickName(dice)
  const add = {
    answer: a + b,
    sum: `${a} + ${b}`,
    because: `More come, so add ${b} to ${a}.`,
    hint: `Start at ${a} and count on ${b}.`,
  }
  const take = {
    answer: a - b,
    sum: `${a} - ${b}`,
    because: `Some go away, so take ${b} from ${a}.`,
    hint: `Start at ${a} and count back ${b}.`,
  }
  return dice.pick([
    { ...add, text: `${a} children are on the playground. ${b} more come. How many children are there now?` },
    {
      ...add,
      text: `${name} finds ${a} leaves in the morning and ${b} leaves at noon. How many leaves is that?`,
    },
    { ...take, text: `${name} bakes ${a} cookies. The family eats ${b}. How many cookies are left?` },
    {
      ...take,
      text: `${a} fish swim in a tank. ${b} are moved to a pond. How many fish are still in the tank?`,
    },
  ])
}

function tellCompare(dice: Dice): Story {
  const big = dice.int(11, 19)
  const small = dice.intExcept(3, 9, [big - 10])
  const [one, two] = pickNames(dice, 2) as [string, string]
  const shared = {
    answer: big - small,
    sum: `${big} - ${small}`,
    because: `Compare: how far is it from ${small} to ${big}? Take ${small} away from ${big}.`,
    hint: `Count on from ${small} to ${big}.`,
  }
  return dice.pick([
    {
      ...shared,
      text: `${one} has ${big} crayons. ${two} has ${small} crayons. How many more crayons does ${one} have than ${two}?`,
    },
    {
      ...shared,
      text: `A red tower has ${big} blocks. A blue tower has ${small} blocks. How many blocks is the blue tower shorter?`,
    },
    {
      ...shared,
      text: `${one} wants ${big} beads on a chain. There are ${small} on it now. How many more beads does ${one} need?`,
    },
    {
      ...shared,
      text: `${big} dogs and ${small} cats live in a street. How many fewer cats than dogs are there?`,
    },
  ])
}

function tellLong(dice: Dice): Story {
  const [a, b] = [dice.int(5, 9), dice.int(4, 8)]
  const c = dice.intExcept(2, 6, [a])
  const name = pickName(dice)
  const plus = {
    answer: a + b - c,
    sum: `${a} + ${b} - ${c}`,
    because: `First add ${a} and ${b}: that is ${a + b}. Then take ${c} away.`,
    hint: `First put ${a} and ${b} together. Then take ${c} away.`,
  }
  const all = {
    answer: a + b + c,
    sum: `${a} + ${b} + ${c}`,
    because: `Three groups come together, so add all three. $${a} + ${b} = ${a + b}$.`,
    hint: `Add ${a} and ${b} first. Then add ${c}.`,
  }
  return dice.pick([
    {
      ...plus,
      text: `${name} has ${a} marbles and wins ${b} more. Then ${name} loses ${c}. How many marbles does ${name} have now?`,
    },
    {
      ...plus,
      text: `${a} people are on a bus. ${b} get on and ${c} get off. How many people are on the bus now?`,
    },
    {
      ...all,
      text: `${name} sees ${a} ants, ${b} bees and ${c} snails. How many little animals does ${name} see?`,
    },
    { ...all, text: `A basket has ${a} plums, ${b} figs and ${c} dates. How many fruits are in it?` },
  ])
}
