import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { digitAt } from '../../tools/column-sums.ts'
import { nameNumber } from '../../tools/number-words.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName, pickNames } from '../../tools/words.ts'

export const writeNumbers = definePractice('math.2.write-numbers', (dice, difficulty) => {
  if (difficulty === 1) return fromParts(dice)
  if (difficulty === 2) return dice.coin() ? fromWords(dice) : missingPart(dice)
  return dice.coin() ? withZero(dice) : matchWords(dice)
})

function fromParts(dice: Dice): Problem {
  const [a, b, c] = [dice.intExcept(2, 9, [6]), dice.int(1, 9), dice.int(1, 9)]
  const number = a * 100 + b * 10 + c
  const parts = [a * 100, b * 10, c]
  return {
    prompt: dice.pick([
      `Write as one number: $${parts.join(' + ')}$`,
      `${pickName(dice)} lays down cards with ${parts.join(', ')} and adds them. Which number is it?`,
      `What number has the parts ${parts.join(', ')}?`,
    ]),
    answer: { kind: 'number', value: String(number) },
    steps: [
      { say: `${a * 100} gives ${a} hundreds, ${b * 10} gives the tens, ${c} gives the ones.` },
      {
        say: `$${parts.join(' + ')} = ${number}$. The number is ${number}.`,
        claims: [`${parts.join(' + ')} = ${number}`],
      },
    ],
    hints: [
      'Which part tells the hundreds digit?',
      `Write the first digit of ${a * 100}, then the first digit of ${b * 10}, then ${c}.`,
      '600 + 10 + 2: 6 hundreds, 1 ten, 2 ones. The number is 612.',
    ],
    proof: [`${number} - ${a * 100} - ${b * 10} = ${c}`],
  }
}

function fromWords(dice: Dice): Problem {
  const number = dice.int(121, 999)
  const [a, b, c] = [digitAt(number, 2), digitAt(number, 1), digitAt(number, 0)]
  return {
    prompt: dice.pick([
      `Write "${nameNumber(number)}" in digits.`,
      `${pickName(dice)} hears the number "${nameNumber(number)}". How is it written in digits?`,
      `A sign says "${nameNumber(number)} steps". Which number is that?`,
    ]),
    answer: { kind: 'number', value: String(number) },
    steps: [
      { say: `The word before "hundred" gives the first digit. Then come the tens and the ones.` },
      {
        say: `$${a * 100} + ${b * 10} + ${c} = ${number}$. The number is ${number}.`,
        claims: [`${a * 100} + ${b * 10} + ${c} = ${number}`],
      },
    ],
    hints: [
      'Which word tells you the hundreds?',
      'Write a digit for the hundreds, one for the tens and one for the ones. Use 0 if a place is empty.',
      '"one hundred twelve" is 1 hundred, 1 ten and 2 ones: 112.',
    ],
    proof: [`${a}*100 + ${b}*10 + ${c} = ${number}`],
  }
}

function missingPart(dice: Dice): Problem {
  const [a, b, c] = [dice.int(2, 9), dice.int(1, 9), dice.int(1, 9)]
  const number = a * 100 + b * 10 + c
  const parts = [a * 100, b * 10, c]
  const gap = dice.int(0, 1)
  const answer = parts[gap] as number
  return {
    prompt: `What number goes in the box? $${number} = ${parts.map((part, index) => (index === gap ? '\\square' : part)).join(' + ')}$`,
    answer: { kind: 'number', value: String(answer) },
    steps: [
      {
        say: `${number} has ${a} hundreds, ${b === 1 ? '1 ten' : `${b} tens`} and ${c === 1 ? '1 one' : `${c} ones`}.`,
        claims: [`${parts.join(' + ')} = ${number}`],
      },
      {
        say: `The ${gap === 0 ? 'hundreds' : 'tens'} are missing. They are worth ${answer}.`,
        claims: [`${number} - ${parts.filter((_, index) => index !== gap).join(' - ')} = ${answer}`],
      },
    ],
    hints: [
      'Which part of the number is not there yet?',
      `The ${gap === 0 ? 'hundreds' : 'tens'} of ${number} are missing. What is that digit worth?`,
      '111 = box + 10 + 1: the hundreds are missing, so 100 goes in the box.',
    ],
    proof: [`${parts.join(' + ')} = ${number}`],
  }
}

function withZero(dice: Dice): Problem {
  const a = dice.int(2, 9)
  const b = dice.intExcept(2, 9, [a])
  const isTensEmpty = dice.coin()
  const number = isTensEmpty ? a * 100 + b : a * 100 + b * 10
  const part = isTensEmpty ? b : b * 10
  return {
    prompt: dice.pick([
      `Which one is "${nameNumber(number)}"?`,
      `${pickName(dice)} wants to write "${nameNumber(number)}" in digits. Which one is right?`,
    ]),
    answer: makeChoice(dice, String(number), [
      [`${a}${b}`, 'leaves out the zero'],
      [`${a}00${part}`, 'writes 100s as they sound and then the rest'],
      [isTensEmpty ? `${a}${b}0` : `${a}0${b}`, 'puts the zero in the wrong place'],
    ]),
    steps: [
      { say: `There are ${a} hundreds and no ${isTensEmpty ? 'tens' : 'ones'}. The empty place needs a 0.` },
      {
        say: `$${a * 100} + ${part} = ${number}$. It is written ${number}.`,
        claims: [`${a * 100} + ${part} = ${number}`],
      },
    ],
    hints: [
      'Which place is empty in this number?',
      `Write ${a} for the hundreds. Then think: is there a word for the tens? Is there a word for the ones?`,
      '"one hundred one" has 1 hundred, no tens and 1 one: 101.',
    ],
    proof: [`${number} - ${a}*100 = ${part}`],
  }
}

function matchWords(dice: Dice): Problem {
  const a = dice.int(2, 9)
  const b = dice.intExcept(2, 9, [a])
  const numbers = dice.shuffle([a * 100 + b, a * 100 + b * 10, b * 100 + a, b * 100 + a * 10])
  return {
    prompt: `Match each number with its words: ${numbers.join(', ')}.`,
    answer: { kind: 'matching', pairs: numbers.map((number) => [String(number), nameNumber(number)]) },
    steps: [
      { say: 'Read the hundreds first. Then look where the 0 is: no tens or no ones?' },
      {
        say: `${numbers.map((number) => `${number}: ${nameNumber(number)}`).join('; ')}.`,
        claims: numbers.map(
          (number) =>
            `${digitAt(number, 2)}*100 + ${digitAt(number, 1)}*10 + ${digitAt(number, 0)} = ${number}`,
        ),
      },
    ],
    hints: [
      'Which digit tells the hundreds?',
      `Start with ${numbers[0]}: read the first digit with the word "hundred". Then read the rest.`,
      '101 is "one hundred one". 110 is "one hundred ten".',
    ],
    proof: numbers.map((number) => `${number} = ${Math.floor(number / 100)}*100 + ${number % 100}`),
  }
}

export const compareTo1000 = definePractice('math.2.compare-to-1000', (dice, difficulty) => {
  if (difficulty === 1) return chooseSign(dice)
  if (difficulty === 2) return choosePlace(dice)
  return orderNumbers(dice)
})

function chooseSign(dice: Dice): Problem {
  const digits = dice.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3) as [number, number, number]
  const number = Number(digits.join(''))
  const other = Number([digits[0], digits[2], digits[1]].join(''))
  const [left, right] = dice.int(1, 6) === 1 ? [number, number] : [number, other]
  const sign = left < right ? '<' : left > right ? '>' : '='
  return {
    prompt: dice.pick([
      `Which sign goes in the box? $${left} \\;\\square\\; ${right}$`,
      `Compare ${left} and ${right}. Which sign goes between them?`,
    ]),
    answer: makeChoice(dice, sign, [
      ['<', left === right ? 'thinks one side must be less' : 'compares the ones, not the tens'],
      ['>', left === right ? 'thinks one side must be more' : 'compares the ones, not the tens'],
      ['=', 'looks only at the hundreds'],
    ]),
    steps: [
      {
        say:
          left === right
            ? 'All digits are the same in each place.'
            : `The hundreds are the same. Compare the tens: ${digitAt(left, 1)} and ${digitAt(right, 1)}.`,
      },
      {
        say: `${left} is ${sign === '=' ? 'the same as' : sign === '<' ? 'less than' : 'more than'} ${right}. The sign is ${sign}.`,
        claims: [`${left} ${sign} ${right}`],
      },
    ],
    hints: [
      'Which place do you compare first?',
      `Are the hundreds of ${left} and ${right} the same? Then go on to the tens.`,
      '120 and 102: the hundreds are the same. 2 tens are more than 0 tens. So 120 is more than 102.',
    ],
    proof: [`${left} ${sign} ${right}`],
  }
}

function choosePlace(dice: Dice): Problem {
  const hundreds = dice.int(3, 8)
  const values = [
    hundreds * 100 + dice.int(70, 99),
    (hundreds + 1) * 100 + dice.int(0, 9),
    hundreds * 100 + dice.int(10, 60),
  ]
  const names = pickNames(dice, 3)
  const isMost = dice.coin()
  const sorted = [...values].sort((a, b) => (isMost ? b - a : a - b)) as [number, number, number]
  const owner = (value: number) => names[values.indexOf(value)] as string
  const what = dice.pick(['points', 'meters', 'steps', 'stamps'])
  const list = dice.shuffle([0, 1, 2]).map((index) => `${names[index]} has ${values[index]}`)
  const verb = what === 'meters' ? 'ran' : 'has'
  return {
    prompt: `Who ${verb} the ${isMost ? 'most' : 'fewest'} ${what}? ${list.join(', ').replaceAll(' has ', ` ${verb} `)}.`,
    answer: makeChoice(dice, owner(sorted[0]), [
      [owner(sorted[1]), isMost ? 'looks at the tens before the hundreds' : 'does not compare the tens'],
      [owner(sorted[2]), isMost ? 'looks for the fewest' : 'sees small digits and forgets their place'],
    ]),
    steps: [
      { say: 'Compare the hundreds first. If they are the same, compare the tens.' },
      {
        say: `${sorted[0]} is the ${isMost ? 'biggest' : 'smallest'} number. It is ${owner(sorted[0])}.`,
        claims: isMost
          ? [`${sorted[0]} > ${sorted[1]}`, `${sorted[1]} > ${sorted[2]}`]
          : [`${sorted[0]} < ${sorted[1]}`, `${sorted[1]} < ${sorted[2]}`],
      },
    ],
    hints: [
      `Are you looking for the biggest or the smallest number?`,
      'Look at the hundreds of all three numbers. Then look at the tens.',
      '199, 201 and 150: 201 has the most hundreds, so it is the biggest. 150 has fewer tens than 199.',
    ],
    proof: isMost
      ? [`${sorted[0]} > ${sorted[1]}`, `${sorted[0]} > ${sorted[2]}`]
      : [`${sorted[0]} < ${sorted[1]}`, `${sorted[0]} < ${sorted[2]}`],
  }
}

function orderNumbers(dice: Dice): Problem {
  const [a, b, c] = dice.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 3) as [number, number, number]
  const pool = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [c, a, b],
    [a, 0, b],
    [b, 0, a],
  ].map((digits) => Number(digits.join('')))
  const chosen = dice.sample(pool, 4)
  const isUp = dice.coin()
  const items = [...chosen].sort((x, y) => (isUp ? x - y : y - x))
  const shown = chosen.join() === items.join() ? [...chosen].reverse() : chosen
  const claims = items.slice(1).map((number, index) => `${items[index]} ${isUp ? '<' : '>'} ${number}`)
  return {
    prompt: `Order the numbers from ${isUp ? 'least to greatest' : 'greatest to least'}: ${shown.join(', ')}.`,
    answer: { kind: 'ordering', items: items.map(String) },
    steps: [
      { say: 'Compare hundreds, then tens, then ones.' },
      { say: `The order is ${items.join(', ')}.`, claims },
    ],
    hints: [
      'Which place tells you most?',
      `Look for the ${isUp ? 'smallest' : 'biggest'} hundreds digit. If two are the same, compare their tens.`,
      'From least to greatest: 100, 110, 111. All have 1 hundred; 100 has no tens; 111 has one more than 110.',
    ],
    proof: claims,
  }
}
