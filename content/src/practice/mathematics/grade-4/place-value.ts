import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawNumberLine } from '../../figures/number-line.ts'
import type { Problem } from '../../problem.ts'
import { digitAt } from '../../tools/column-sums.ts'
import { groupDigits, texNumber } from '../../tools/decimal.ts'
import { nameNumber } from '../../tools/number-words.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

const PLACES = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands'] as const

export const placeValueToMillion = definePractice('math.4.place-value-to-million', (dice, difficulty) => {
  if (difficulty === 1) return dice.coin() ? valueOfDigit(dice) : readWords(dice)
  if (difficulty === 2) return dice.coin() ? compareLarge(dice) : fromParts(dice)
  return dice.coin() ? tenTimes(dice) : orderLarge(dice)
})

function rollDifferentDigits(dice: Dice, count: number): number {
  return Number(dice.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], count).join(''))
}

function valueOfDigit(dice: Dice): Problem {
  const number = rollDifferentDigits(dice, dice.int(4, 6))
  const place = dice.int(2, String(number).length - 1)
  const digit = digitAt(number, place)
  const value = digit * 10 ** place
  return {
    prompt: dice.pick([
      `What is the digit ${digit} worth in ${groupDigits(number)}?`,
      `A city has ${groupDigits(number)} people. What is the value of the ${digit} in this number?`,
      `${pickName(dice)} writes ${groupDigits(number)}. What does the ${digit} stand for?`,
    ]),
    answer: makeChoice(dice, groupDigits(value), [
      [groupDigits(digit), 'reads only the digit, not its place'],
      [groupDigits(value / 10), 'counts one place too few'],
      [groupDigits(value * 10), 'counts one place too many'],
    ]),
    steps: [
      { say: `Count the places from the right. The ${digit} stands in the ${PLACES[place]} place.` },
      {
        say: `$${digit} \\times ${texNumber(10 ** place)} = ${texNumber(value)}$. It is worth ${groupDigits(value)}.`,
        claims: [`${digit}*${10 ** place} = ${value}`],
      },
    ],
    hints: [
      'Which place does the digit stand in?',
      `Count from the right: ones, tens, hundreds, thousands, and so on, until you reach the ${digit}.`,
      'In 50,111 the 5 stands in the ten thousands place. It is worth 50,000.',
    ],
    proof: [
      `${Math.floor(number / 10 ** (place + 1))}*${10 ** (place + 1)} + ${value} + ${number % 10 ** place} = ${number}`,
    ],
  }
}

function readWords(dice: Dice): Problem {
  const number = dice.int(2, 98) * 1000 + dice.pick([dice.int(101, 999), dice.int(11, 99), dice.int(1, 9)])
  const [thousands, rest] = [Math.floor(number / 1000), number % 1000]
  return {
    prompt: dice.pick([
      `Write "${nameNumber(number)}" in digits.`,
      `${pickName(dice)} reads "${nameNumber(number)} miles" in a book. Which number is that?`,
    ]),
    answer: { kind: 'number', value: String(number), accept: [groupDigits(number)] },
    steps: [
      { say: `The words before "thousand" say ${thousands}. The words after it say ${rest}.` },
      {
        say: `$${texNumber(thousands * 1000)} + ${rest} = ${texNumber(number)}$. Always write three digits after the comma: ${groupDigits(number)}.`,
        claims: [`${thousands * 1000} + ${rest} = ${number}`],
      },
    ],
    hints: [
      'Which words tell the thousands?',
      'Write the part before "thousand", then a comma, then three digits for the rest. Fill empty places with 0.',
      '"one thousand ten" is 1,010: one thousand, no hundreds, one ten, no ones.',
    ],
    proof: [`${thousands}*1000 + ${rest} = ${number}`],
  }
}

function compareLarge(dice: Dice): Problem {
  const number = rollDifferentDigits(dice, 6)
  const text = String(number)
  const at = dice.int(1, 3)
  const other = Number(text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2))
  const sign = number < other ? '<' : '>'
  return {
    prompt: dice.pick([
      `Which sign goes in the box? $${texNumber(number)} \\;\\square\\; ${texNumber(other)}$`,
      `One town has ${groupDigits(number)} people, another has ${groupDigits(other)}. Which sign goes between the numbers, in this order?`,
    ]),
    answer: makeChoice(dice, sign, [
      [sign === '<' ? '>' : '<', 'compares a place further to the right'],
      ['=', 'thinks the same digits make the same number'],
    ]),
    steps: [
      {
        say: `Compare place by place from the left. The first different digits are ${text[at]} and ${text[at + 1]}.`,
      },
      {
        say: `${groupDigits(number)} is ${sign === '<' ? 'less' : 'greater'} than ${groupDigits(other)}. The sign is ${sign}.`,
        claims: [`${number} ${sign} ${other}`],
      },
    ],
    hints: [
      'Do you start comparing at the left or at the right?',
      'Go from left to right until two digits are different. They decide.',
      '120,345 and 102,345: the first digits are the same. Then 2 is greater than 0, so 120,345 is greater.',
    ],
    proof: [`${number} ${sign} ${other}`],
  }
}

function fromParts(dice: Dice): Problem {
  const places = dice.sample([0, 1, 2, 3, 4, 5], 4).sort((a, b) => b - a)
  const parts = places.map((place) => dice.int(1, 9) * 10 ** place)
  const number = parts.reduce((sum, part) => sum + part, 0)
  return {
    prompt: dice.pick([
      `Write as one number: $${parts.map(texNumber).join(' + ')}$`,
      `${pickName(dice)} adds ${parts.map((part) => groupDigits(part)).join(' + ')}. Which number is it?`,
    ]),
    answer: { kind: 'number', value: String(number), accept: [groupDigits(number)] },
    steps: [
      {
        say: `The parts fill these places: ${places.map((place) => PLACES[place]).join(', ')}. All other places get a 0.`,
      },
      {
        say: `$${parts.map(texNumber).join(' + ')} = ${texNumber(number)}$. The number is ${groupDigits(number)}.`,
        claims: [`${parts.join(' + ')} = ${number}`],
      },
    ],
    hints: [
      'Which places are filled and which are empty?',
      `Start with ${groupDigits(parts[0] as number)}. How many digits does the number have?`,
      '20,000 + 300 + 1: ten thousands and hundreds and ones are filled. The number is 20,301.',
    ],
    proof: [`${number} - ${parts.slice(1).join(' - ')} = ${parts[0]}`],
  }
}

function tenTimes(dice: Dice): Problem {
  const digit = dice.int(2, 9)
  const low = dice.int(0, 3)
  const jump = dice.int(1, 2)
  const high = low + jump
  const times = 10 ** jump
  return {
    prompt: dice.pick([
      `How many times as much is a ${digit} in the ${PLACES[high]} place as a ${digit} in the ${PLACES[low]} place?`,
      `${pickName(dice)} moves the digit ${digit} from the ${PLACES[low]} place to the ${PLACES[high]} place. How many times as much is it worth then?`,
    ]),
    answer: { kind: 'number', value: String(times) },
    steps: [
      {
        say: `In the ${PLACES[low]} place it is worth ${groupDigits(digit * 10 ** low)}, in the ${PLACES[high]} place ${groupDigits(digit * 10 ** high)}.`,
        claims: [
          `${digit}*${10 ** low} = ${digit * 10 ** low}`,
          `${digit}*${10 ** high} = ${digit * 10 ** high}`,
        ],
      },
      {
        say: `$${texNumber(digit * 10 ** high)} \\div ${texNumber(digit * 10 ** low)} = ${times}$. That is ${times} times as much.`,
        claims: [`${digit * 10 ** high}/${digit * 10 ** low} = ${times}`],
      },
    ],
    hints: [
      'What happens to the value when a digit moves one place to the left?',
      `Write the value of ${digit} in both places and compare.`,
      'A 1 in the hundred thousands place is worth 100,000; in the ten thousands place 10,000. That is ten times as much.',
    ],
    proof: [`${times}*${digit * 10 ** low} = ${digit * 10 ** high}`],
  }
}

function orderLarge(dice: Dice): Problem {
  const base = rollDifferentDigits(dice, 5)
  const chosen = dice.shuffle([base, base + 900, base - 1000, base + 90 * 10 + 9])
  const isUp = dice.coin()
  const items = [...chosen].sort((a, b) => (isUp ? a - b : b - a))
  const shown = chosen.join() === items.join() ? [...chosen].reverse() : chosen
  const claims = items.slice(1).map((value, index) => `${items[index]} ${isUp ? '<' : '>'} ${value}`)
  return {
    prompt: `Order from ${isUp ? 'least to greatest' : 'greatest to least'}: ${shown.map((value) => groupDigits(value)).join('; ')}.`,
    answer: { kind: 'ordering', items: items.map((value) => groupDigits(value)) },
    steps: [
      { say: 'Compare the places from the left: ten thousands, thousands, hundreds, and so on.', claims },
      { say: `The order is ${items.map((value) => groupDigits(value)).join('; ')}.` },
    ],
    hints: [
      'Which place decides first?',
      `Find the ${isUp ? 'least' : 'greatest'} number first. Compare the thousands, then the hundreds.`,
      '10,500, 10,050 and 11,000 from least to greatest: 10,050; 10,500; 11,000.',
    ],
    proof: claims,
  }
}

export const roundLargeNumbers = definePractice('math.4.round-large-numbers', (dice, difficulty) => {
  if (difficulty === 3) return estimateTotal(dice)
  const place = difficulty === 1 ? dice.pick([2, 3]) : dice.pick([3, 4])
  const unit = 10 ** place
  const number = difficulty === 1 ? dice.int(1200, 9800) : dice.int(12000, 950000)
  const low = Math.floor(number / unit) * unit
  const high = low + unit
  const decider = digitAt(number, place - 1)
  const rounded = decider >= 5 ? high : low
  const word = PLACES[place]?.slice(0, -1) ?? ''
  const isLine = difficulty === 1 && dice.coin()
  const prompt = dice.pick([
    `Round ${groupDigits(number)} to the nearest ${word}.`,
    `A stadium has ${groupDigits(number)} seats. How many is that to the nearest ${word}?`,
    `${pickName(dice)} rounds ${groupDigits(number)} to the nearest ${word}. Which number is it?`,
  ])
  const isChoice = !isLine && dice.coin()
  return {
    prompt,
    ...(isLine
      ? {
          figure: drawNumberLine({
            from: low,
            to: high,
            step: unit / 10,
            labels: [
              { at: low, label: groupDigits(low) },
              { at: high, label: groupDigits(high) },
            ],
            points: [{ at: number, label: groupDigits(number) }],
          }),
        }
      : {}),
    answer: isChoice
      ? makeChoice(
          dice,
          groupDigits(rounded),
          [
            [groupDigits(rounded === high ? low : high), 'looks at the wrong digit'],
            [groupDigits(Math.round(number / (unit * 10)) * unit * 10), 'rounds to a place that is too big'],
            [
              groupDigits(Math.round(number / (unit / 10)) * (unit / 10)),
              'rounds to a place that is too small',
            ],
          ],
          [
            [groupDigits(rounded + unit), 'rounds up twice'],
            [groupDigits(rounded - unit), 'rounds down twice'],
          ],
        )
      : { kind: 'number', value: String(rounded), accept: [groupDigits(rounded)] },
    steps: [
      {
        say: `${groupDigits(number)} lies between ${groupDigits(low)} and ${groupDigits(high)}.`,
        claims: [`${low} <= ${number}`, `${number} < ${high}`],
      },
      {
        say: `The digit after the ${PLACES[place]} place is ${decider}, so round ${decider >= 5 ? 'up' : 'down'}: ${groupDigits(rounded)}.`,
        claims: [decider >= 5 ? `${number} >= ${low + unit / 2}` : `${number} < ${low + unit / 2}`],
      },
    ],
    hints: [
      `Which digit stands in the ${PLACES[place]} place?`,
      `Look at the digit to the right of the ${PLACES[place]} place. Is it 5 or more?`,
      place === 2
        ? '1,150 to the nearest hundred: the digit after the hundreds is 5, so round up to 1,200.'
        : '10,400 to the nearest thousand: the digit after the thousands is 4, so round down to 10,000.',
    ],
    proof: [
      decider >= 5 ? `${high} - ${number} <= ${number} - ${low}` : `${number} - ${low} < ${high} - ${number}`,
    ],
  }
})

function estimateTotal(dice: Dice): Problem {
  const [a, b] = [dice.int(21, 78) * 1000 + dice.int(100, 499), dice.int(11, 19) * 1000 + dice.int(501, 899)]
  const [x, y] = [Math.round(a / 1000) * 1000, Math.round(b / 1000) * 1000]
  const isSum = dice.coin()
  const answer = isSum ? x + y : x - y
  const sign = isSum ? '+' : '-'
  return {
    prompt: isSum
      ? dice.pick([
          `Estimate $${texNumber(a)} + ${texNumber(b)}$ by rounding both numbers to the nearest thousand.`,
          `A park had ${groupDigits(a)} visitors in May and ${groupDigits(b)} in June. Round both to the nearest thousand. About how many visitors is that?`,
        ])
      : dice.pick([
          `Estimate $${texNumber(a)} - ${texNumber(b)}$ by rounding both numbers to the nearest thousand.`,
          `One lake is ${groupDigits(a)} years old, another ${groupDigits(b)} years. Round both to the nearest thousand. About how many years older is the first?`,
        ]),
    answer: { kind: 'number', value: String(answer), accept: [groupDigits(answer)] },
    steps: [
      {
        say: `${groupDigits(a)} rounds to ${groupDigits(x)}, and ${groupDigits(b)} rounds to ${groupDigits(y)}.`,
        claims: [`abs(${a} - ${x}) < 500`, `abs(${b} - ${y}) < 500`],
      },
      {
        say: `$${texNumber(x)} ${sign} ${texNumber(y)} = ${texNumber(answer)}$. The estimate is ${groupDigits(answer)}.`,
        claims: [`${x} ${sign} ${y} = ${answer}`],
      },
    ],
    hints: [
      'What do you do first: round or calculate?',
      `Round ${groupDigits(a)} and ${groupDigits(b)} to thousands. Look at the hundreds digit of each.`,
      '5,100 + 3,900: 5,100 rounds to 5,000 and 3,900 rounds to 4,000. About 9,000.',
    ],
    proof: [`abs(${a} - ${x}) < 500`, `abs(${b} - ${y}) < 500`, `${x} ${sign} ${y} = ${answer}`],
  }
}
