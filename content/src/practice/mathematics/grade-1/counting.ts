import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { pickName } from '../../tools/words.ts'

export const countTo120 = definePractice('math.1.count-to-120', (dice, difficulty) => {
  if (difficulty === 1) return askNext(dice)
  if (difficulty === 2) return askNearTen(dice)
  return dice.coin() ? orderBackward(dice) : countBack(dice)
})

function askNext(dice: Dice): Problem {
  const last = dice.intExcept(13, 60, [24])
  const name = pickName(dice)
  const prompt = dice.pick([
    `What number comes right after ${last}?`,
    `${name} counts: ${last - 2}, ${last - 1}, ${last}. What number does ${name} say next?`,
    `A book is open at page ${last}. What is the number of the next page?`,
    `${name} has ${last} shells and finds one more. How many shells does ${name} have now?`,
  ])
  return {
    prompt,
    answer: { kind: 'number', value: String(last + 1) },
    steps: [
      { say: `The number after ${last} is one more than ${last}.` },
      {
        say: `$${last} + 1 = ${last + 1}$, so the answer is ${last + 1}.`,
        claims: [`${last} + 1 = ${last + 1}`],
      },
    ],
    hints: [
      'When you count on by one, which part of the number changes first?',
      `Say ${last} aloud and count one more.`,
      'What comes right after 24? Count: 23, 24, 25. So 25 comes right after 24.',
    ],
    proof: [`${last + 1} - 1 = ${last}`],
  }
}

function askNearTen(dice: Dice): Problem {
  const ten = dice.intExcept(3, 11, [5]) * 10
  const name = pickName(dice)
  const [prompt, answer, known] = dice.pick([
    [`What number comes right before ${ten}?`, ten - 1, ten],
    [`What number comes right after ${ten - 1}?`, ten, ten - 1],
    [`What number is between ${ten - 1} and ${ten + 1}?`, ten, ten - 1],
    [`${name} counts back: ${ten + 2}, ${ten + 1}, ${ten}. What number comes next?`, ten - 1, ten],
    [
      `Seats in a hall have numbers. ${name} sits between seat ${ten - 2} and seat ${ten}. Which seat is it?`,
      ten - 1,
      ten,
    ],
  ] as const)
  const isAfter = answer > known
  const [sign, undo] = isAfter ? ['+', '-'] : ['-', '+']
  return {
    prompt,
    answer: { kind: 'number', value: String(answer) },
    steps: [
      { say: isAfter ? `Count on by one from ${known}.` : `Count back by one from ${known}.` },
      {
        say: `$${known} ${sign} 1 = ${answer}$, so the answer is ${answer}.`,
        claims: [`${known} ${sign} 1 = ${answer}`],
      },
    ],
    hints: [
      'Do you need to count on or to count back?',
      isAfter
        ? `Start at ${known} and count one more. All ones are used up, so a new ten begins.`
        : `Start at ${known} and count one back. You leave this ten.`,
      'What comes right before 50? Count back: 51, 50, 49. So 49 comes right before 50.',
    ],
    proof: [`${answer} ${undo} 1 = ${known}`],
  }
}

function orderBackward(dice: Dice): Problem {
  const top = dice.pick([32, 41, 53, 62, 71, 83, 92, 101, 102, 111, 113, 120])
  const numbers = [top, top - 1, top - 2, top - 3]
  return {
    prompt: `Count back from ${top}. Put the numbers in the order you say them.`,
    answer: { kind: 'ordering', items: numbers.map(String) },
    steps: [
      { say: 'When you count back, each number is one less.' },
      {
        say: `The order is ${numbers.join(', ')}.`,
        claims: numbers.slice(1).map((number, index) => `${numbers[index]} - 1 = ${number}`),
      },
    ],
    hints: [
      'Which number do you say first when you count back?',
      `Start with ${top}. Then look for the number that is one less.`,
      'Count back from 22: 22, 21, 20, 19.',
    ],
    proof: numbers.slice(1).map((number, index) => `${numbers[index]} - ${number} = 1`),
  }
}

function countBack(dice: Dice): Problem {
  const jumps = dice.int(3, 5)
  const start = dice.intExcept(4, 11, [6]) * 10 + dice.int(0, 2)
  const answer = start - jumps
  const name = pickName(dice)
  const prompt = dice.pick([
    `Start at ${start}. Count back ${jumps} numbers. Where do you stop?`,
    `${name} stands on step ${start} of a tall tower and walks down ${jumps} steps. On which step is ${name} now?`,
    `A timer shows ${start}. It counts down ${jumps} times. What does it show now?`,
  ])
  const path = Array.from({ length: jumps }, (_, index) => start - index - 1)
  return {
    prompt,
    answer: { kind: 'number', value: String(answer) },
    steps: [
      { say: `Start at ${start} and say ${jumps} numbers back: ${path.join(', ')}.` },
      { say: `You stop at ${answer}.`, claims: [`${start} - ${jumps} = ${answer}`] },
    ],
    hints: [
      'Do the numbers get bigger or smaller when you count back?',
      `Do not count ${start} itself. Say ${jumps} numbers that come before it.`,
      'Start at 61 and count back 3: 60, 59, 58. You stop at 58.',
    ],
    proof: [`${answer} + ${jumps} = ${start}`],
  }
}

export const tenMoreTenLess = definePractice('math.1.ten-more-ten-less', (dice, difficulty) => {
  const isMore = difficulty === 1 || dice.coin()
  const start =
    difficulty === 3 && isMore ? dice.int(91, 109) : dice.intExcept(isMore ? 11 : 21, isMore ? 85 : 98, [36])
  const answer = isMore ? start + 10 : start - 10
  const sign = isMore ? '+' : '-'
  const name = pickName(dice)
  const words = isMore ? 'more' : 'less'
  const plain = [`What is 10 ${words} than ${start}?`, `Find $${start} ${sign} 10$ in your head.`]
  const stories = isMore
    ? [
        `${name} has ${start} points and wins 10 points. How many points does ${name} have now?`,
        `There are ${start} birds on a lake. 10 birds fly in. How many birds are there now?`,
      ]
    : [
        `${name} has ${start} nuts and gives away 10. How many nuts are left?`,
        `A bus holds ${start} people. 10 get off. How many people are still on the bus?`,
      ]
  const isLine = difficulty === 3 && dice.coin()
  const from = Math.floor((Math.min(start, answer) - 2) / 5) * 5
  return {
    prompt: isLine ? `Mark the number that is 10 ${words} than ${start}.` : dice.pick([...plain, ...stories]),
    answer: isLine
      ? { kind: 'numberLine', value: String(answer), from: String(from), to: String(from + 20), step: '1' }
      : { kind: 'number', value: String(answer) },
    steps: [
      { say: `10 ${words} changes the tens by one. The ones stay the same.` },
      {
        say: `$${start} ${sign} 10 = ${answer}$. The answer is ${answer}.`,
        claims: [`${start} ${sign} 10 = ${answer}`],
      },
    ],
    hints: [
      'Which digit changes when you add or take away a ten?',
      `Keep the ones of ${start}. Make the tens one ${isMore ? 'more' : 'less'}.`,
      '10 more than 36: 3 tens become 4 tens, and the 6 stays. That is 46. 10 less than 36 is 26.',
    ],
    proof: [`${answer} ${isMore ? '-' : '+'} 10 = ${start}`],
  }
})
