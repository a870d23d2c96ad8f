import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { writeDecimal, writeMoney } from '../../tools/decimal.ts'
import { plainFraction, reduce, texFraction } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { inBrackets, plainPolynomial, texPolynomial } from '../../tools/terms.ts'
import { pickName } from '../../tools/words.ts'

export const arithmeticSequences = definePractice('math.11.arithmetic-sequences', (dice, difficulty) => {
  const [first, step] = [dice.int(-9, 15), dice.intExcept(-7, 9, [0])]
  if (difficulty === 1) return makeArithmeticTerm(dice, first, step)
  return difficulty === 2 ? makeArithmeticRule(first, step) : makeArithmeticSum(dice)
})

function makeArithmeticTerm(dice: Dice, first: number, step: number): Problem {
  const n = dice.int(10, 40)
  const value = first + (n - 1) * step
  return {
    prompt: `Find term number $${n}$ of the arithmetic sequence $${[0, 1, 2, 3].map((k) => first + k * step).join(', ')}, \\ldots$`,
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `The common difference is $${first + step} - ${inBrackets(first)} = ${step}$.`,
        claims: [`${first + step} - (${first}) = ${step}`],
      },
      {
        say: `From the first term there are $${n - 1}$ steps: $${first} + ${n - 1} \\cdot ${inBrackets(step)} = ${value}$.`,
        claims: [`${first} + (${n} - 1)*(${step}) = ${value}`],
      },
    ],
    hints: [
      'By how much does the sequence change each time?',
      `How many steps lie between the first term and term number $${n}$? Not $${n}$ itself.`,
      '$100, 103, 106, \\ldots$: term number $50$ is $100 + 49 \\cdot 3 = 247$.',
    ],
    proof: [`(${value} - (${first}))/(${step}) + 1 = ${n}`],
  }
}

function makeArithmeticRule(first: number, step: number): Problem {
  const rule = [step, first - step]
  const value = plainPolynomial(rule, 'n')
  const p = (Math.abs(first) % 3) + 2
  const q = p + 3
  const [termP, termQ] = [first + (p - 1) * step, first + (q - 1) * step]
  return {
    prompt: `In an arithmetic sequence $a_{${p}} = ${termP}$ and $a_{${q}} = ${termQ}$. Write a rule: $a_n = \\ldots$`,
    answer: { kind: 'expression', value, accept: [`a_n=${value}`] },
    steps: [
      {
        say: `From term $${p}$ to term $${q}$ there are $${q - p}$ steps: $d = \\frac{${termQ} - ${inBrackets(termP)}}{${q - p}} = ${step}$.`,
        claims: [`(${termQ} - (${termP}))/${q - p} = ${step}`],
      },
      {
        say: `Go back to the first term: $a_1 = ${termP} - ${p - 1} \\cdot ${inBrackets(step)} = ${first}$.`,
        claims: [`${termP} - ${p - 1}*(${step}) = ${first}`],
      },
      {
        say: `$a_n = ${first} + (n - 1) \\cdot ${inBrackets(step)} = ${texPolynomial(rule, 'n')}$.`,
        claims: [`${first} + (n-1)*(${step}) = ${value}`],
      },
    ],
    hints: [
      'How many steps lie between the two given terms?',
      `Divide the difference of $${termQ}$ and $${termP}$ by the number of steps to get the common difference.`,
      '$a_2 = 30$, $a_4 = 50$: $d = 10$, $a_1 = 20$, so $a_n = 10n + 10$.',
    ],
    proof: [`${plainPolynomial(rule, `${p}`)} = ${termP}`, `${plainPolynomial(rule, `${q}`)} = ${termQ}`],
  }
}

function makeArithmeticSum(dice: Dice): Problem {
  const [first, step, n] = [dice.int(2, 20), dice.int(1, 6), dice.int(8, 25)]
  const last = first + (n - 1) * step
  const sum = (n * (first + last)) / 2
  const name = pickName(dice)
  const story = dice.pick([
    `A theater has ${first} seats in the first row, and each further row has ${step} more. How many seats are there in ${n} rows?`,
    `${name} saves \\$${first} in the first week and each week \\$${step} more than the week before. How many dollars are saved after ${n} weeks?`,
    `Find the sum of the first $${n}$ terms of $${first}, ${first + step}, ${first + 2 * step}, \\ldots$`,
    `${name} runs ${first} km in the first week of training and ${step} km more each week. How many kilometers is that in ${n} weeks?`,
  ])
  return {
    prompt: story,
    answer: { kind: 'number', value: String(sum) },
    steps: [
      {
        say: `Last term: $${first} + ${n - 1} \\cdot ${step} = ${last}$.`,
        claims: [`${first} + ${n - 1}*${step} = ${last}`],
      },
      {
        say: `Sum: $\\frac{${n}(${first} + ${last})}{2} = ${sum}$.`,
        claims: [`${n}*(${first} + ${last})/2 = ${sum}`],
      },
    ],
    hints: [
      'What do you get when you add the first and the last term, the second and the last but one, …?',
      `Find term number ${n}, then take the mean of first and last times the number of terms.`,
      '$1 + 2 + \\ldots + 100 = \\frac{100 \\cdot 101}{2} = 5050$.',
    ],
    proof: [`${n}*${first} + ${step}*${n}*(${n}-1)/2 = ${sum}`],
  }
}

export const geometricSequences = definePractice('math.11.geometric-sequences', (dice, difficulty) => {
  if (difficulty === 1) return makeGeometricTerm(dice)
  return difficulty === 2 ? makeGeometricSum(dice) : makeInfiniteSum(dice)
})

function makeGeometricTerm(dice: Dice): Problem {
  const [first, ratio] = [dice.int(1, 9), dice.pick([2, 3, -2, -3, 4, 5])]
  const n = Math.abs(ratio) > 3 ? dice.int(4, 5) : dice.int(5, 8)
  const value = first * ratio ** (n - 1)
  const terms = [0, 1, 2].map((k) => first * ratio ** k)
  const asksChoice = dice.coin()
  return {
    prompt: `Find term number $${n}$ of the geometric sequence $${terms.join(', ')}, \\ldots$`,
    answer: asksChoice
      ? makeChoice(
          dice,
          `$${value}$`,
          [
            [`$${first * ratio ** n}$`, 'takes one step too many'],
            [`$${first + (n - 1) * (ratio - 1) * first}$`, 'treats the sequence as arithmetic'],
            [
              `$${first * ratio * (n - 1)}$`,
              'multiplies by the number of steps instead of repeating the factor',
            ],
          ],
          [
            [`$${-value}$`, 'gets the sign of the power wrong'],
            [`$${first * ratio ** (n - 2)}$`, 'takes one step too few'],
          ],
        )
      : { kind: 'number', value: String(value) },
    steps: [
      {
        say: `The common ratio is $${first * ratio} \\div ${first} = ${ratio}$.`,
        claims: [`${first * ratio}/${first} = ${ratio}`],
      },
      {
        say: `After $${n - 1}$ steps: $${first} \\cdot ${inBrackets(ratio)}^{${n - 1}} = ${value}$.`,
        claims: [`${first}*(${ratio})^${n - 1} = ${value}`],
      },
    ],
    hints: [
      'By which factor does each term come from the one before?',
      `How many times is the factor used on the way from the first term to term number $${n}$?`,
      '$10, 60, 360, \\ldots$: term number $4$ is $10 \\cdot 6^3 = 2160$.',
    ],
    proof: [`${value}/(${ratio})^${n - 1} = ${first}`],
  }
}

function makeGeometricSum(dice: Dice): Problem {
  const [first, ratio, n] = [dice.int(1, 8), dice.pick([2, 3, 4]), dice.int(4, 7)]
  const sum = (first * (ratio ** n - 1)) / (ratio - 1)
  const name = pickName(dice)
  const word = { 2: 'twice', 3: 'three times', 4: 'four times' }[ratio]
  const story = dice.pick([
    `Find the sum of the first $${n}$ terms of $${first}, ${first * ratio}, ${first * ratio * ratio}, \\ldots$`,
    `${name} shares a photo with ${first} ${first === 1 ? 'friend' : 'friends'} on the first day, and each day with ${word} as many people as the day before. With how many people in all in ${n} days?`,
    `A prize pays \\$${first} on the first day and each day ${word} as much as the day before. How many dollars is that in ${n} days?`,
  ])
  return {
    prompt: story,
    answer: { kind: 'number', value: String(sum) },
    steps: [
      {
        say: `First term $${first}$, ratio $${ratio}$, $${n}$ terms: $S = ${first} \\cdot \\frac{${ratio}^{${n}} - 1}{${ratio} - 1}$.`,
      },
      {
        say: `$${first} \\cdot \\frac{${ratio ** n - 1}}{${ratio - 1}} = ${sum}$.`,
        claims: [`${first}*(${ratio}^${n} - 1)/(${ratio} - 1) = ${sum}`],
      },
    ],
    hints: [
      'Is there a shorter way than adding all terms?',
      'Use $S_n = a_1 \\cdot \\frac{r^n - 1}{r - 1}$ with first term, ratio and number of terms from the text.',
      '$10 + 100 + 1000$: $10 \\cdot \\frac{10^3 - 1}{9} = 1110$.',
    ],
    proof: [`${Array.from({ length: n }, (_, k) => first * ratio ** k).join(' + ')} = ${sum}`],
  }
}

function makeInfiniteSum(dice: Dice): Problem {
  const ratio = reduce({ top: dice.pick([1, 1, 2, 3, -1]), bottom: dice.pick([3, 4, 5]) })
  if (ratio.bottom === 1) return makeInfiniteSum(dice)
  const first = dice.int(2, 24)
  const value = reduce({ top: first * ratio.bottom, bottom: ratio.bottom - ratio.top })
  const second = reduce({ top: first * ratio.top, bottom: ratio.bottom })
  const third = reduce({ top: second.top * ratio.top, bottom: second.bottom * ratio.bottom })
  const terms = [texFraction(second), texFraction(third)].map((term) =>
    term.startsWith('-') ? `- ${term.slice(1)}` : `+ ${term}`,
  )
  return {
    prompt: `Find the sum of the infinite geometric series $${first} ${terms.join(' ')} + \\ldots$`.replace(
      /\+ \\ldots\$$/,
      ratio.top < 0 ? '- \\ldots$' : '+ \\ldots$',
    ),
    answer: { kind: 'fraction', value: plainFraction(value) },
    steps: [
      {
        say: `The ratio is $r = ${texFraction(ratio)}$, and $|r| < 1$, so the sum exists.`,
        claims: [
          `(${plainFraction(second)})/${first} = ${plainFraction(ratio)}`,
          `abs(${plainFraction(ratio)}) < 1`,
        ],
      },
      {
        say: `$S = \\frac{a_1}{1 - r} = \\frac{${first}}{1 - ${ratio.top < 0 ? `(${texFraction(ratio)})` : texFraction(ratio)}} = ${texFraction(value)}$.`,
        claims: [`${first}/(1 - (${plainFraction(ratio)})) = ${plainFraction(value)}`],
      },
    ],
    hints: [
      'Do the terms become smaller and smaller? By which factor?',
      'Use $S = \\frac{a_1}{1 - r}$ with the ratio of the second to the first term.',
      '$30 + 3 + 0.3 + \\ldots$: $\\frac{30}{1 - \\frac{1}{10}} = \\frac{100}{3}$.',
    ],
    proof: [`${first} + (${plainFraction(ratio)})*(${plainFraction(value)}) = ${plainFraction(value)}`],
  }
}

export const exponentialModels = definePractice('math.11.exponential-models', (dice, difficulty) => {
  if (difficulty === 1) return makeHalving(dice)
  return difficulty === 2 ? makeInterest(dice) : makeRateFromValues(dice)
})

function makeHalving(dice: Dice): Problem {
  const count = dice.int(2, 5)
  const period = dice.int(2, 12)
  const start = 2 ** count * dice.int(3, 25)
  const value = start / 2 ** count
  const [story, unit, time] = dice.pick([
    [`${start} mg of a medicine are in the blood. Half of it is gone every ${period} hours.`, 'mg', 'hours'],
    [`A sample holds ${start} g of a radioactive substance with a half-life of ${period} days.`, 'g', 'days'],
    [`A pond has ${start} kg of algae. A treatment halves the amount every ${period} weeks.`, 'kg', 'weeks'],
  ] as const)
  return {
    prompt: `${story} How many ${unit === 'mg' ? 'milligrams' : unit === 'g' ? 'grams' : 'kilograms'} are left after ${count * period} ${time}?`,
    answer: { kind: 'number', value: String(value), unit },
    steps: [
      {
        say: `$${count * period} \\div ${period} = ${count}$, so it is halved $${count}$ times.`,
        claims: [`${count * period}/${period} = ${count}`],
      },
      {
        say: `$${start} \\cdot \\left(\\frac{1}{2}\\right)^{${count}} = ${value}$ ${unit}.`,
        claims: [`${start}*(1/2)^${count} = ${value}`],
      },
    ],
    hints: [
      'How many half-lives pass?',
      `Divide ${count * period} by ${period}, and halve ${start} that many times.`,
      '$800$ g with a half-life of $20$ years, after $60$ years: $800 \\cdot \\frac{1}{8} = 100$ g.',
    ],
    proof: [`${value}*2^${count} = ${start}`],
  }
}

function makeInterest(dice: Dice): Problem {
  const name = pickName(dice)
  const [start, percent, years] = [100 * dice.int(5, 60), dice.pick([2, 3, 4, 5, 6, 8]), dice.int(2, 3)]
  const cents = Math.round(start * 100 * (1 + percent / 100) ** years)
  const value = writeDecimal(cents, 2)
  const factor = writeDecimal(100 + percent, 2)
  const claim = `abs(${start}*${factor}^${years} - ${value}) <= 0.005`
  return {
    prompt: `${name} puts ${writeMoney(start * 100)} into an account with ${percent}% interest a year, compounded yearly. How many dollars are there after ${years} years, to the cent?`,
    answer: { kind: 'number', value, tolerance: '0.01' },
    steps: [
      {
        say: `Each year multiplies by $1 + \\frac{${percent}}{100} = ${factor}$.`,
        claims: [`1 + ${percent}/100 = ${factor}`],
      },
      {
        say: `$${start} \\cdot ${factor}^{${years}} ${cents * 100 ** years === start * 100 * (100 + percent) ** years ? '=' : '\\approx'} ${value}$ dollars.`,
        claims: [claim],
      },
    ],
    hints: [
      'By which factor does the money grow in one year?',
      `Multiply $${start}$ by the yearly factor once for each of the ${years} years.`,
      '$1000$ dollars at $10\\%$ for two years: $1000 \\cdot 1.1^2 = 1210$ dollars.',
    ],
    proof: [claim],
  }
}

function makeRateFromValues(dice: Dice): Problem {
  const percent = dice.pick([5, 10, 20, 25, 30, 40, 50])
  const isGrowth = dice.coin()
  const factor = isGrowth ? 100 + percent : 100 - percent
  const start = 400 * dice.int(1, 12)
  const end = (start * factor * factor) / 10000
  const [thing, unit] = dice.pick([
    ['The number of bees in a hive', 'bees'],
    ['The price of a machine', 'dollars'],
    ['The number of visitors of a park', 'visitors'],
  ] as const)
  return {
    prompt: `${thing} ${isGrowth ? 'grows' : 'falls'} from ${start} to ${end} ${unit} in two years, by the same percentage each year. What is the percentage?`,
    answer: { kind: 'number', value: String(percent), unit: '%', accept: [`${percent}%`] },
    steps: [
      {
        say: `Two years multiply by $b^2 = \\frac{${end}}{${start}} = ${writeDecimal(factor * factor, 4)}$.`,
        claims: [`${end}/${start} = ${writeDecimal(factor * factor, 4)}`],
      },
      {
        say: `So $b = ${writeDecimal(factor, 2)}$, which is a ${isGrowth ? 'growth' : 'loss'} of ${percent}% each year.`,
        claims: [`${writeDecimal(factor, 2)}^2 = ${writeDecimal(factor * factor, 4)}`],
      },
    ],
    hints: [
      'Which factor is used twice on the way from the first number to the last?',
      `Divide ${end} by ${start} and take the square root.`,
      'From $1000$ to $1254.4$ in two years: $b = \\sqrt{1.2544} = 1.12$, so $12\\%$.',
    ],
    proof: [`${start}*(1 ${isGrowth ? '+' : '-'} ${percent}/100)^2 = ${end}`],
  }
}
