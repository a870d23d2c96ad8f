import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { groupDigits, texNumber, writeDecimal, writeFixed } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { countOf, pickName } from '../../tools/words.ts'

const PLACES = ['ones', 'tenths', 'hundredths', 'thousandths'] as const
const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** Whole numbers from 0 to 999 in words. */
function sayNumber(value: number): string {
  if (value < 20) return SMALL[value] ?? ''
  if (value < 100) return `${TENS[Math.floor(value / 10)]}${value % 10 ? `-${SMALL[value % 10]}` : ''}`
  return `${SMALL[Math.floor(value / 100)]} hundred${value % 100 ? ` ${sayNumber(value % 100)}` : ''}`
}

/** "1 tenth", "3 tenths". */
function countPlace(digit: number, place: number): string {
  return countOf(digit, PLACES[place]?.slice(0, -1) ?? '')
}

function rollDifferentDigits(dice: Dice, count: number): number[] {
  return dice.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], count)
}

export const decimalPlaceValue = definePractice('math.5.decimal-place-value', (dice, difficulty) => {
  if (difficulty === 1) return askDigitValue(dice)
  return difficulty === 2 ? askWordForm(dice) : dice.coin() ? askExpandedForm(dice) : askTimesAsMuch(dice)
})

function askDigitValue(dice: Dice): Problem {
  const digits = rollDifferentDigits(dice, 4)
  const place = dice.int(1, 3)
  const digit = digits[place] ?? 0
  const number = `${digits[0]}.${digits.slice(1).join('')}`
  const value = writeDecimal(digit, place)
  const reader = pickName(dice)
  return {
    prompt: dice.pick([
      `What is the value of the digit ${digit} in ${number}? Write it as a decimal.`,
      `A stopwatch shows ${number} seconds. What is the digit ${digit} worth? Write it as a decimal.`,
      `${reader} measured a leaf that weighs ${number} grams. Write the value of the digit ${digit} as a decimal.`,
    ]),
    answer: { kind: 'number', value, form: 'decimal', accept: [countPlace(digit, place)] },
    steps: [
      {
        say: `The places after the point are tenths, hundredths and thousandths. The ${digit} stands in the ${PLACES[place]} place.`,
      },
      {
        say: `So it is worth ${countPlace(digit, place)}: $\\frac{${digit}}{${10 ** place}} = ${value}$.`,
        claims: [`${digit}/${10 ** place} = ${value}`],
      },
    ],
    hints: [
      'What are the names of the places to the right of the decimal point?',
      `Say the places of ${number} one by one until you reach the ${digit}. Which place is it?`,
      'In 5.284 the 8 stands in the hundredths place, so it is worth 8 hundredths: 0.08.',
    ],
    proof: [`${value} * ${10 ** place} = ${digit}`],
  }
}

function askWordForm(dice: Dice): Problem {
  const whole = dice.int(1, 40)
  const places = dice.pick([2, 3])
  const part = places === 2 ? dice.int(2, 9) : dice.int(11, 98)
  const words = `${sayNumber(whole)} and ${sayNumber(part)} ${PLACES[places]}`
  const right = writeFixed(whole * 10 ** places + part, places)
  return {
    prompt: dice.pick([
      `Which number is ${words}?`,
      `A radio host reads out "${words}". Which decimal is that?`,
      `Choose the decimal for these words: ${words}.`,
    ]),
    answer: makeChoice(dice, right, [
      [`${whole}.${part}`, 'leaves out the zero that keeps the place'],
      [`${whole}.00${part}`, 'puts in one zero too many'],
      [groupDigits(`${whole}${part}`), 'reads the decimal part as whole ones'],
    ]),
    steps: [
      {
        say: `The word "and" stands for the decimal point. Before it ${whole === 1 ? 'is 1 whole' : `are ${whole} wholes`}.`,
      },
      {
        say: `${part} ${PLACES[places]} need ${places} places after the point, so a zero keeps the empty place: ${right}.`,
        claims: [`${whole} + ${part}/${10 ** places} = ${right}`],
      },
    ],
    hints: [
      'Which word tells you where the decimal point goes, and which word names the last place?',
      `The last digit must stand in the ${PLACES[places]} place. Does every option do that?`,
      'Six and four hundredths: 6 wholes, no tenths, 4 hundredths, so 6.04.',
    ],
    proof: [`(${right} - ${whole}) * ${10 ** places} = ${part}`],
  }
}

function askExpandedForm(dice: Dice): Problem {
  const digits = rollDifferentDigits(dice, 4)
  const gap = dice.int(1, 2)
  digits[gap] = 0
  const units = Number(digits.join(''))
  const value = writeFixed(units, 3)
  const shown = digits.map((digit, place) => ({ digit, place })).filter(({ digit }) => digit > 0)
  const tex = shown
    .map(
      ({ digit, place }) => `${digit} \\times ${place === 0 ? '1' : `\\frac{1}{${texNumber(10 ** place)}}`}`,
    )
    .join(' + ')
  const plain = shown.map(({ digit, place }) => `${digit}*(1/${10 ** place})`).join(' + ')
  return {
    prompt: `Write as one decimal: $${tex}$.`,
    answer: { kind: 'number', value, form: 'decimal' },
    steps: [
      {
        say: `Put each digit in its place: ${shown.map(({ digit, place }) => countPlace(digit, place)).join(', ')}.`,
      },
      {
        say: `There are no ${PLACES[gap]}, so a zero stands there: ${value}.`,
        claims: [`${plain} = ${value}`],
      },
    ],
    hints: [
      'Which place does each fraction name?',
      `Which place between ones and thousandths is missing in the sum? Something must keep it free.`,
      '$5 \\times 1 + 2 \\times \\frac{1}{100}$ has 5 ones, no tenths and 2 hundredths: 5.02.',
    ],
    proof: [`${plain} = ${value}`],
  }
}

function askTimesAsMuch(dice: Dice): Problem {
  const [digit = 3, a = 1, b = 2, c = 4, d = 5, e = 6] = rollDifferentDigits(dice, 6)
  const far = dice.coin()
  const large = `${a}.${digit}${b}${c}`
  const small = far ? `${d}.${e}${a}${digit}` : `${d}.${e}${digit}${a}`
  const times = far ? 100 : 10
  const [high, low] = [writeDecimal(digit, 1), writeDecimal(digit, far ? 3 : 2)]
  return {
    prompt: `The digit ${digit} stands in both numbers: ${large} and ${small}. How many times as much is it worth in ${large} as in ${small}?`,
    answer: { kind: 'number', value: String(times), accept: [`${times} times`] },
    steps: [
      {
        say: `In ${large} the ${digit} is worth ${high}; in ${small} it is worth ${low}.`,
        claims: [`${digit}/10 = ${high}`, `${digit}/${far ? 1000 : 100} = ${low}`],
      },
      {
        say: `Each place is worth ten times the place on its right. The digit is ${far ? 'two places' : 'one place'} further left, so it is worth ${times} times as much.`,
        claims: [`${low} * ${times} = ${high}`],
      },
    ],
    hints: [
      'In which place does the digit stand in each number?',
      `Write what the ${digit} is worth in ${large}, then what it is worth in ${small}, and compare.`,
      'In 4.2 and 3.52 the 2 is worth 0.2 and 0.02. 0.2 is 10 times 0.02.',
    ],
    proof: [`${high} / ${low} = ${times}`],
  }
}

export const powersOfTen = definePractice('math.5.powers-of-ten', (dice, difficulty) => {
  const power = dice.int(1, difficulty === 1 ? 2 : 3)
  const factor = 10 ** power
  const units = dice.int(11, 989)
  const places = dice.int(1, 2)
  const isTimes = dice.coin()
  const start = writeDecimal(units, places)
  const end = isTimes ? writeDecimal(units * factor, places) : writeDecimal(units, places + power)
  const sign = isTimes ? '\\times' : '\\div'
  const plain = isTimes ? '*' : '/'
  const factorTex = difficulty === 1 ? texNumber(factor) : `10^{${power}}`
  const way = isTimes ? 'left' : 'right'
  const claim = `${start} ${plain} ${factor} = ${end}`
  const hints: Problem['hints'] = [
    'Does the number get larger or smaller, and how do its digits move?',
    difficulty === 3
      ? `Compare the place of the first digit in ${start} with its place in the other number.`
      : `Each ${isTimes ? 'multiplication by' : 'division by'} ten moves every digit of ${start} one place to the ${way}.`,
    '$4.7 \\times 10^2$: multiply by ten twice. $4.7 \\to 47 \\to 470$.',
  ]
  const shift = {
    say: `$${factorTex}$ has ${power === 1 ? 'one zero' : `${power} zeros`}${difficulty === 1 ? '' : ' when it is written out'}, so every digit moves ${power === 1 ? 'one place' : `${power} places`} to the ${way}.`,
    claims: [`10^${power} = ${factor}`],
  }
  const result = { say: `$${texNumber(start)} ${sign} ${factorTex} = ${texNumber(end)}$.`, claims: [claim] }
  if (difficulty === 3) {
    return {
      prompt: dice.pick([
        `Which exponent is missing? $${texNumber(start)} ${sign} 10^{?} = ${texNumber(end)}$`,
        `A calculator turned ${texNumber(start).replaceAll('{,}', ',')} into ${texNumber(end).replaceAll('{,}', ',')} when it ${isTimes ? 'multiplied' : 'divided'} by $10^n$. What is $n$?`,
      ]),
      answer: { kind: 'number', value: String(power) },
      steps: [
        { say: `Every digit has moved ${power === 1 ? 'one place' : `${power} places`} to the ${way}.` },
        {
          say: `One place is one factor of ten, so the exponent is ${power}.`,
          claims: [`${start} ${plain} 10^${power} = ${end}`],
        },
      ],
      hints,
      proof: [`${start} ${plain} 10^${power} = ${end}`],
    }
  }
  return {
    prompt: dice.pick([
      `Work out $${texNumber(start)} ${sign} ${factorTex}$.`,
      isTimes
        ? `One bead weighs ${start} grams. How many grams do $${factorTex}$ such beads weigh?`
        : `A ribbon of ${start} meters is cut into $${factorTex}$ equal pieces. How many meters long is each piece?`,
      isTimes
        ? `A photo ${start} millimeters wide is shown $${factorTex}$ times as wide on a wall. How many millimeters wide is it there?`
        : `${start} liters of paint fill $${factorTex}$ equal tubes. How many liters are in each tube?`,
    ]),
    answer: { kind: 'number', value: end },
    steps: [shift, result],
    hints,
    proof: [claim],
  }
})
