import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawMoney } from '../../figures/coins.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { countOf, pickName, pickNames } from '../../tools/words.ts'

type Story = { text: string; first: string; firstValue: number; second: string; answer: number; hint: string }

export const twoStepStories = definePractice('math.2.two-step-stories', (dice, difficulty) => {
  const story = difficulty === 1 ? tellSmall(dice) : difficulty === 2 ? tellBig(dice) : tellCompare(dice)
  return {
    prompt: story.text,
    answer: { kind: 'number', value: String(story.answer) },
    steps: [
      {
        say: `First step: $${story.first} = ${story.firstValue}$.`,
        claims: [`${story.first} = ${story.firstValue}`],
      },
      {
        say: `Second step: $${story.second} = ${story.answer}$. The answer is ${story.answer}.`,
        claims: [`${story.second} = ${story.answer}`],
      },
    ],
    hints: [
      'What happens first in the story? What happens next?',
      story.hint,
      'Sam has 11 nuts, finds 4 and eats 2. First 11 + 4 = 15, then 15 - 2 = 13. Sam has 13 nuts.',
    ],
    proof: [`${story.answer} = ${story.second.replace(String(story.firstValue), `(${story.first})`)}`],
  }
})

function tellSmall(dice: Dice): Story {
  const [a, b, c] = [dice.int(16, 30), dice.int(5, 9), dice.int(2, 4)]
  const name = pickName(dice)
  const steps = {
    first: `${a} + ${b}`,
    firstValue: a + b,
    second: `${a + b} - ${c}`,
    answer: a + b - c,
    hint: `First put ${a} and ${b} together. Then take ${c} away.`,
  }
  return dice.pick([
    { ...steps, text: `${name} has ${a} grapes, gets ${b} more and eats ${c}. How many grapes are left?` },
    {
      ...steps,
      text: `A bus has ${a} people in it. ${b} get on and ${c} get off. How many people are in it now?`,
    },
    {
      ...steps,
      text: `${name} picks ${a} red and ${b} white flowers. ${name} gives ${c} to a friend. How many flowers are left?`,
    },
  ])
}

function tellBig(dice: Dice): Story {
  const a = dice.int(60, 95)
  const [b, c] = [dice.int(12, 28), dice.int(13, 25)]
  const name = pickName(dice)
  const down = {
    first: `${a} - ${b}`,
    firstValue: a - b,
    second: `${a - b} - ${c}`,
    answer: a - b - c,
    hint: `Take ${b} away from ${a} first. Then take away ${c}.`,
  }
  const up = {
    first: `${a} - ${b}`,
    firstValue: a - b,
    second: `${a - b} + ${c}`,
    answer: a - b + c,
    hint: `Take ${b} away from ${a} first. Then add ${c}.`,
  }
  return dice.pick([
    {
      ...down,
      text: `A baker makes ${a} rolls, sells ${b} in the morning and ${c} at noon. How many rolls are left?`,
    },
    {
      ...down,
      text: `${name} wants to read a book of ${a} pages. ${name} reads ${b} pages on Monday and ${c} pages on Tuesday. How many pages are left?`,
    },
    {
      ...up,
      text: `A library shelf holds ${a} books. Children borrow ${b} and bring back ${c}. How many books are on the shelf now?`,
    },
    {
      ...up,
      text: `${name} has ${a} cents, spends ${b} cents and finds ${c} cents. How many cents does ${name} have now?`,
    },
  ])
}

function tellCompare(dice: Dice): Story {
  const [a, b] = [dice.int(25, 48), dice.int(8, 19)]
  const [one, two] = pickNames(dice, 2) as [string, string]
  const more = {
    first: `${a} + ${b}`,
    firstValue: a + b,
    second: `${a} + ${a + b}`,
    answer: 2 * a + b,
    hint: `First find how many ${two} has. Then put both numbers together.`,
  }
  const fewer = {
    first: `${a} - ${b}`,
    firstValue: a - b,
    second: `${a} + ${a - b}`,
    answer: 2 * a - b,
    hint: `First find how many ${two} has. Then put both numbers together.`,
  }
  const things = dice.pick(['cards', 'shells', 'marbles'])
  return dice.pick([
    {
      ...more,
      text: `${one} has ${a} ${things}. ${two} has ${b} more than ${one}. How many ${things} do they have together?`,
    },
    {
      ...fewer,
      text: `${one} has ${a} ${things}. ${two} has ${b} fewer than ${one}. How many ${things} do they have together?`,
    },
    {
      ...more,
      text: `${one} scores ${a} points. ${two} scores ${b} points more than ${one}. How many points is that in all?`,
    },
  ])
}

const COINS = [
  [25, 'quarter', 'quarters'],
  [10, 'dime', 'dimes'],
  [5, 'nickel', 'nickels'],
  [1, 'penny', 'pennies'],
] as const

export const countMoney = definePractice('math.2.count-money', (dice, difficulty) => {
  if (difficulty === 3) return dice.coin() ? askChange(dice) : countBills(dice)
  const counts =
    difficulty === 1
      ? [0, dice.int(1, 5), dice.int(0, 3), dice.int(1, 4)]
      : [dice.int(1, 3), dice.int(1, 4), dice.int(1, 3), dice.int(0, 4)]
  const parts = COINS.flatMap(([cents, one, many], index) => {
    const count = counts[index] as number
    return count === 0 ? [] : [{ cents, count, text: countOf(count, one, many) }]
  })
  const total = parts.reduce((sum, { cents, count }) => sum + cents * count, 0)
  const list = parts.map(({ text }) => text)
  const words = `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `How many cents are ${words}?`,
      `${name} has ${words}. How many cents is that?`,
      `There are ${words} in a jar. How much money is it, in cents?`,
    ]),
    figure: drawMoney(parts.flatMap(({ cents, count }) => Array.from({ length: count }, () => cents))),
    answer: { kind: 'number', value: String(total), unit: 'cents', accept: [`${total}¢`, `${total} cents`] },
    steps: [
      {
        say: `Start with the coins that are worth most: ${parts.map(({ cents, count, text }) => `${text}: ${countOf(cents * count, 'cent')}`).join(', ')}.`,
        claims: parts.map(({ cents, count }) => `${count}*${cents} = ${cents * count}`),
      },
      {
        say: `$${parts.map(({ cents, count }) => cents * count).join(' + ')} = ${total}$. That is ${total} cents.`,
        claims: [`${parts.map(({ cents, count }) => cents * count).join(' + ')} = ${total}`],
      },
    ],
    hints: [
      'Which coins do you count first?',
      'Count the biggest coins first. A quarter is 25 cents, a dime 10, a nickel 5 and a penny 1.',
      '1 quarter, 5 dimes and 5 pennies: 25, then 75, then 80 cents.',
    ],
    proof: [`${parts.map(({ cents, count }) => `${count}*${cents}`).join(' + ')} = ${total}`],
  }
})

function askChange(dice: Dice): Problem {
  const price = dice.intExcept(21, 94, [25, 50, 75])
  const rest = 100 - price
  const thing = dice.pick(['a pen', 'an apple', 'a stamp', 'a ball', 'a bun'])
  return {
    prompt: `${pickName(dice)} pays for ${thing} with 1 dollar. It costs ${price} cents. How many cents of change are there?`,
    answer: makeChoice(dice, `${rest} cents`, [
      [`${rest + 10} cents`, 'does not pay back the traded ten'],
      [`${price} cents`, 'gives the price, not the change'],
      [`${100 + price} cents`, 'adds the price to the dollar'],
    ]),
    steps: [
      { say: '1 dollar is 100 cents.', claims: ['4*25 = 100'] },
      {
        say: `$100 - ${price} = ${rest}$. So ${rest} cents come back.`,
        claims: [`100 - ${price} = ${rest}`],
      },
    ],
    hints: [
      'How many cents are in a dollar?',
      `Count on from ${price} to the next ten, and then to 100.`,
      'A roll costs 95 cents. From 95 to 100 is 5. So 5 cents come back from a dollar.',
    ],
    proof: [`${price} + ${rest} = 100`],
  }
}

function countBills(dice: Dice): Problem {
  const [tens, fives, ones] = [dice.int(1, 4), dice.int(1, 3), dice.int(1, 4)]
  const total = tens * 10 + fives * 5 + ones
  const price = dice.int(4, 9)
  const [one, two] = pickNames(dice, 2) as [string, string]
  const words = `${countOf(tens, 'ten-dollar bill')}, ${countOf(fives, 'five-dollar bill')} and ${countOf(ones, 'one-dollar bill')}`
  return {
    prompt: `${one} has ${words}. ${dice.pick([`A gift for ${two} costs ${price} dollars.`, `A book costs ${price} dollars.`, `A ticket costs ${price} dollars.`])} How many dollars are left after buying it?`,
    figure: drawMoney([
      ...Array.from({ length: tens }, () => 1000),
      ...Array.from({ length: fives }, () => 500),
      ...Array.from({ length: ones }, () => 100),
    ]),
    answer: {
      kind: 'number',
      value: String(total - price),
      unit: 'dollars',
      accept: [`$${total - price}`, `${total - price} dollars`],
    },
    steps: [
      {
        say: `Count the bills: $${tens * 10} + ${fives * 5} + ${ones} = ${total}$ dollars.`,
        claims: [`${tens * 10} + ${fives * 5} + ${ones} = ${total}`],
      },
      {
        say: `Take away the price: $${total} - ${price} = ${total - price}$. There are ${total - price} dollars left.`,
        claims: [`${total} - ${price} = ${total - price}`],
      },
    ],
    hints: [
      'How much money is there before buying?',
      'Count the tens, then the fives, then the ones. Take the price away at the end.',
      'Five ten-dollar bills are 50 dollars. A ball costs 3 dollars. 50 - 3 = 47 dollars are left.',
    ],
    proof: [`${tens}*10 + ${fives}*5 + ${ones}*1 - ${price} = ${total - price}`],
  }
}
