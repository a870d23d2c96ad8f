import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawBlocks } from '../../figures/blocks.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { countOf, pickName, pickNames } from '../../tools/words.ts'

export const tensAndOnes = definePractice('math.1.tens-and-ones', (dice, difficulty) => {
  const tens = dice.int(2, 9)
  const ones = dice.intExcept(1, 9, [tens])
  if (difficulty === 1) return readBlocks(dice, tens, ones)
  if (difficulty === 2) return readWords(dice, tens, ones)
  return tradeTen(dice, tens, ones)
})

function readBlocks(dice: Dice, tens: number, ones: number): Problem {
  const number = tens * 10 + ones
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      'Each long stick is 10. What number do the blocks show?',
      `${name} builds a number with sticks of ten and single blocks. Which number is it?`,
      `How many small blocks does ${name} have in all? A stick has 10.`,
    ]),
    figure: drawBlocks(0, tens, ones),
    answer: { kind: 'number', value: String(number) },
    steps: [
      {
        say: `Count the sticks: ${countOf(tens, 'ten')}. That is $${tens * 10}$.`,
        claims: [`${tens}*10 = ${tens * 10}`],
      },
      { say: `Count the single blocks: ${countOf(ones, 'one')}.` },
      {
        say: `$${tens * 10} + ${ones} = ${number}$. The number is ${number}.`,
        claims: [`${tens * 10} + ${ones} = ${number}`],
      },
    ],
    hints: [
      'What is one long stick worth?',
      'Count the sticks by tens first. Then count on with the single blocks.',
      '2 sticks and 2 single blocks: 10, 20, then 21, 22. The number is 22.',
    ],
    proof: [`${tens}*10 + ${ones} = ${number}`],
  }
}

function readWords(dice: Dice, tens: number, ones: number): Problem {
  const number = tens * 10 + ones
  const name = pickName(dice)
  const isBuilding = dice.coin()
  const answer = isBuilding ? number : tens
  const prompt = isBuilding
    ? dice.pick([
        `What number has ${countOf(tens, 'ten')} and ${countOf(ones, 'one')}?`,
        `${name} has ${countOf(tens, 'full box', 'full boxes')} of 10 crayons and ${countOf(ones, 'loose crayon')}. How many crayons are there?`,
      ])
    : dice.pick([
        `How many tens are in ${number}?`,
        `${name} packs ${number} eggs into cartons of 10. How many cartons get full?`,
      ])
  return {
    prompt,
    answer: { kind: 'number', value: String(answer) },
    steps: [
      { say: `In a two-digit number, the first digit counts tens and the last digit counts ones.` },
      {
        say: `${countOf(tens, 'ten')} and ${countOf(ones, 'one')} make $${tens * 10} + ${ones} = ${number}$. The answer is ${answer}.`,
        claims: [`${tens * 10} + ${ones} = ${number}`],
      },
    ],
    hints: [
      'Which digit tells about the tens?',
      isBuilding
        ? 'Write the tens first. Write the ones after them.'
        : `Count by tens: 10, 20, and so on, and stop before you pass ${number}.`,
      '3 tens and 3 ones make 30 and 3 more. That is 33.',
    ],
    proof: [`10*${tens} + ${ones} = ${number}`, `${number} - 10*${tens} < 10`],
  }
}

function tradeTen(dice: Dice, tens: number, ones: number): Problem {
  const number = tens * 10 + ones
  const say = (tenCount: number, oneCount: number) =>
    `${countOf(tenCount, 'ten')} and ${countOf(oneCount, 'one')}`
  const right = say(tens - 1, ones + 10)
  return {
    prompt: dice.pick([
      `Which is the same as ${number}?`,
      `${pickName(dice)} opens one pack of ten. Now which one still shows ${number}?`,
      `Which tens and ones make ${number} in all?`,
    ]),
    answer: makeChoice(dice, right, [
      [say(ones, tens), 'swaps tens and ones'],
      [say(tens, ones + 10), 'makes ten ones but keeps the ten'],
      [say(tens - 1, ones), 'takes a ten away without giving ten ones'],
    ]),
    steps: [
      { say: `${number} is ${say(tens, ones)}.`, claims: [`${tens}*10 + ${ones} = ${number}`] },
      { say: 'One ten can be traded for 10 ones. The number stays the same.' },
      { say: `So ${number} is also ${right}.`, claims: [`${tens - 1}*10 + ${ones + 10} = ${number}`] },
    ],
    hints: [
      'How many ones do you get when you open one ten?',
      `Work out the value of each choice and look for ${number}.`,
      '33 is 3 tens and 3 ones. Open one ten: 33 is also 2 tens and 13 ones.',
    ],
    proof: [
      `${tens - 1}*10 + ${ones + 10} = ${number}`,
      `${ones}*10 + ${tens} != ${number}`,
      `${tens}*10 + ${ones + 10} != ${number}`,
      `${tens - 1}*10 + ${ones} != ${number}`,
    ],
  }
}

export const compareNumbers = definePractice('math.1.compare-numbers', (dice, difficulty) => {
  if (difficulty === 1) return chooseSign(dice)
  if (difficulty === 2) return chooseMore(dice)
  return orderNumbers(dice)
})

function chooseSign(dice: Dice): Problem {
  const tens = dice.int(1, 8)
  const ones = dice.int(tens + 1, 9)
  const pair = dice.shuffle([tens * 10 + ones, ones * 10 + tens])
  const [left, right] =
    dice.int(1, 5) === 1 ? [pair[0] as number, pair[0] as number] : (pair as [number, number])
  const sign = left < right ? '<' : left > right ? '>' : '='
  const mistakes: [string, string][] = [
    ['<', left > right ? 'looks at the ones, not at the tens' : 'thinks one side must be more'],
    ['>', left < right ? 'looks at the ones, not at the tens' : 'thinks one side must be more'],
    ['=', 'thinks the same digits make the same number'],
  ]
  return {
    prompt: dice.pick([
      `Which sign goes in the box? $${left} \\;\\square\\; ${right}$`,
      `Compare ${left} and ${right}. Which sign goes between them?`,
    ]),
    answer: makeChoice(dice, sign, mistakes),
    steps: [
      {
        say: `Compare the tens first: ${left} has ${countOf(Math.floor(left / 10), 'ten')}, ${right} has ${countOf(Math.floor(right / 10), 'ten')}.`,
      },
      {
        say: `${left} is ${sign === '=' ? 'the same as' : sign === '<' ? 'less than' : 'more than'} ${right}. The sign is ${sign}.`,
        claims: [`${left} ${sign} ${right}`],
      },
    ],
    hints: [
      'Which digit should you look at first?',
      `Look at the tens of ${left} and the tens of ${right}. The open side of the sign faces the bigger number.`,
      '52 and 25: 5 tens are more than 2 tens. So 52 is more than 25, and the open side faces 52.',
    ],
    proof: [`${left} ${sign} ${right}`],
  }
}

function chooseMore(dice: Dice): Problem {
  const isMost = dice.coin()
  const tens = dice.int(2, 8)
  const numbers = [tens * 10 + dice.int(6, 9), (tens + 1) * 10 + dice.int(0, 3), tens * 10 + dice.int(0, 5)]
  const people = pickNames(dice, 3)
  const things = dice.pick(['stickers', 'marbles', 'beads', 'stamps'])
  const sorted = [...numbers].sort((a, b) => (isMost ? b - a : a - b))
  const [best, second, third] = sorted as [number, number, number]
  const owner = (number: number) => people[numbers.indexOf(number)] as string
  const order = dice.shuffle([0, 1, 2])
  const list = order.map((index) => `${people[index]} has ${numbers[index]}`).join(', ')
  const word = isMost ? 'most' : 'fewest'
  return {
    prompt: `${list}. Who has the ${word} ${things}?`.replace(
      `${numbers[order[0] as number]},`,
      `${numbers[order[0] as number]} ${things},`,
    ),
    answer: makeChoice(dice, owner(best), [
      [
        owner(second),
        second % 10 > best % 10 === isMost ? 'compares the ones, not the tens' : 'stops after two numbers',
      ],
      [owner(third), isMost ? 'looks for the fewest' : 'looks for the most'],
    ]),
    steps: [
      { say: `Compare the tens first. When the tens are the same, compare the ones.` },
      {
        say: `${best} is the ${isMost ? 'biggest' : 'smallest'} number. It belongs to ${owner(best)}.`,
        claims: isMost
          ? [`${best} > ${second}`, `${second} > ${third}`]
          : [`${best} < ${second}`, `${second} < ${third}`],
      },
    ],
    hints: [
      `Does "${word}" mean the biggest or the smallest number?`,
      `Look at the tens of ${[...numbers].sort((a, b) => a - b).join(', ')}. If tens are the same, look at the ones.`,
      '14, 19 and 20: 20 has 2 tens, so it is the biggest. 14 has fewer ones than 19, so it is the smallest.',
    ],
    proof: isMost
      ? [`${best} > ${second}`, `${best} > ${third}`]
      : [`${best} < ${second}`, `${best} < ${third}`],
  }
}

function orderNumbers(dice: Dice): Problem {
  const tens = dice.int(3, 8)
  const ones = dice.intExcept(2, 9, [tens])
  const pool = [tens * 10 + ones, ones * 10 + tens, tens * 10, tens * 10 + 1, 100 + dice.int(0, 9)]
  const chosen = dice.sample(pool, 4)
  const isUp = dice.coin()
  const items = [...chosen].sort((a, b) => (isUp ? a - b : b - a))
  const shown = chosen.join() === items.join() ? [...chosen].reverse() : chosen
  const sign = isUp ? '<' : '>'
  const claims = items.slice(1).map((number, index) => `${items[index]} ${sign} ${number}`)
  return {
    prompt: isUp
      ? `Put the numbers in order. Start with the smallest: ${shown.join(', ')}.`
      : `Put the numbers in order. Start with the biggest: ${shown.join(', ')}.`,
    answer: { kind: 'ordering', items: items.map(String) },
    steps: [
      { say: 'Three-digit numbers are bigger than two-digit numbers. Then compare tens, and then ones.' },
      { say: `The order is ${items.join(', ')}.`, claims },
    ],
    hints: [
      'Which digit tells you most about how big a number is?',
      `Find the ${isUp ? 'smallest' : 'biggest'} of the four numbers first. Then look at the three that are left.`,
      '12, 21 and 20 from small to big: 12 has one ten. 20 and 21 have two tens, and 20 has fewer ones. So 12, 20, 21.',
    ],
    proof: claims,
  }
}
