import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawDataTable } from '../../figures/data-table.ts'
import type { Problem } from '../../problem.ts'
import { writeDecimal } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { plainSurd, simplifyRoot, texSurd } from '../../tools/surd.ts'
import { plainSum } from '../../tools/terms.ts'

export const exponentRules = definePractice('math.9.exponent-rules', (dice, difficulty) => {
  const letter = dice.pick(['x', 'a', 'n', 'y'])
  if (difficulty === 1) return dice.coin() ? makeProduct(dice, letter) : makeQuotient(dice, letter)
  return difficulty === 2 ? makePowerOfProduct(dice) : makeNegativeExponents(dice)
})

const EXAMPLE = '$8x^3 \\cdot 5x^4 = 40x^{3 + 4} = 40x^7$.'

function makeProduct(dice: Dice, letter: string): Problem {
  const [a, b, p, q] = [dice.int(2, 6), dice.int(2, 6), dice.int(2, 7), dice.int(2, 7)]
  const value = `${a * b}*${letter}^${p + q}`
  return {
    prompt: `Simplify $${a}${letter}^{${p}} \\cdot ${b}${letter}^{${q}}$.`,
    answer: { kind: 'expression', value, form: 'simplest' },
    steps: [
      { say: `Multiply the numbers: $${a} \\cdot ${b} = ${a * b}$.`, claims: [`${a}*${b} = ${a * b}`] },
      {
        say: `Same base, so add the exponents: $${letter}^{${p}} \\cdot ${letter}^{${q}} = ${letter}^{${p + q}}$.`,
        claims: [`${letter}^${p}*${letter}^${q} = ${letter}^${p + q}`],
      },
      {
        say: `Together: $${a * b}${letter}^{${p + q}}$.`,
        claims: [`${a}*${letter}^${p}*${b}*${letter}^${q} = ${value}`],
      },
    ],
    hints: [
      'How many factors are multiplied in all?',
      `Multiply $${a}$ by $${b}$, and add the exponents $${p}$ and $${q}$.`,
      EXAMPLE,
    ],
    proof: [`${a}*${letter}^${p}*${b}*${letter}^${q} = ${value}`],
  }
}

function makeQuotient(dice: Dice, letter: string): Problem {
  const [b, times, q, more] = [dice.int(2, 6), dice.int(2, 7), dice.int(2, 5), dice.int(2, 6)]
  const [top, bottom] = [`${b * times}${letter}^{${q + more}}`, `${b}${letter}^{${q}}`]
  const claim = `${b * times}*${letter}^${q + more}/(${b}*${letter}^${q}) = ${times}*${letter}^${more}`
  return {
    prompt: `Simplify $\\frac{${top}}{${bottom}}$.`,
    answer: { kind: 'expression', value: `${times}*${letter}^${more}`, form: 'simplest' },
    steps: [
      {
        say: `Divide the numbers: $${b * times} \\div ${b} = ${times}$.`,
        claims: [`${b * times}/${b} = ${times}`],
      },
      {
        say: `Subtract the exponents: $${q + more} - ${q} = ${more}$. So it is $${times}${letter}^{${more}}$.`,
        claims: [claim],
      },
    ],
    hints: [
      'Which factors stand in the numerator and in the denominator as well?',
      `Divide $${b * times}$ by $${b}$, and take the exponent $${q}$ from $${q + more}$.`,
      '$\\frac{18x^9}{9x^2} = 2x^{9 - 2} = 2x^7$.',
    ],
    proof: [claim],
  }
}

function makePowerOfProduct(dice: Dice): Problem {
  const [k, p, q, n] = [dice.pick([2, 3, -2, -3, 4]), dice.int(1, 5), dice.int(2, 5), dice.int(2, 3)]
  const head = p === 1 ? 'x' : `x^{${p}}`
  const value = `${k ** n}*x^${p * n}*y^${q * n}`
  const plain = `(${k}*x^${p}*y^${q})^${n}`
  const shown = `${k ** n}x^{${p * n}}y^{${q * n}}`
  const asksChoice = dice.coin()
  return {
    prompt: `${asksChoice ? 'Which is equal to' : 'Simplify'} $(${k}${head}y^{${q}})^{${n}}$${asksChoice ? '?' : '.'}`,
    answer: asksChoice
      ? makeChoice(
          dice,
          `$${shown}$`,
          [
            [`$${k}x^{${p * n}}y^{${q * n}}$`, 'forgets to raise the number to the power'],
            [`$${k ** n}x^{${p + n}}y^{${q + n}}$`, 'adds the exponents instead of multiplying'],
            [`$${k * n}x^{${p * n}}y^{${q * n}}$`, 'multiplies the number by the exponent'],
          ],
          [
            [`$${k ** n}x^{${p * n}}y^{${q}}$`, 'raises only the first letter'],
            [`$${-(k ** n)}x^{${p * n}}y^{${q * n}}$`, 'gets the sign of the power wrong'],
          ],
        )
      : { kind: 'expression', value, form: 'simplest' },
    steps: [
      {
        say: `Raise every factor to the power $${n}$: the number gives $${k < 0 ? `(${k})` : k}^{${n}} = ${k ** n}$.`,
        claims: [`(${k})^${n} = ${k ** n}`],
      },
      { say: `Multiply the exponents: $${shown}$.`, claims: [`${plain} = ${value}`] },
    ],
    hints: [
      'Which factors inside the bracket does the outer exponent reach?',
      `Raise $${k}$, $${head}$ and $y^{${q}}$ to the power $${n}$, one after the other.`,
      '$(5x^2y)^2 = 5^2x^4y^2 = 25x^4y^2$.',
    ],
    proof: [`${plain} = ${value}`],
  }
}

function makeNegativeExponents(dice: Dice): Problem {
  const [b, times] = [dice.int(2, 5), dice.int(2, 6)]
  const [p, q] = [dice.int(2, 5), dice.int(2, 6)]
  const [r, s] = [-dice.int(1, 4), q + dice.int(1, 4)]
  const plain = `(${b * times}*x^${p}*y^${q})/(${b}*x^(${r})*y^${s})`
  const value = `${times}*x^${p - r}/${s - q === 1 ? 'y' : `y^${s - q}`}`
  const under = s - q === 1 ? 'y' : `y^{${s - q}}`
  return {
    prompt: `Simplify, with positive exponents only: $\\frac{${b * times}x^{${p}}y^{${q}}}{${b}x^{${r}}y^{${s}}}$`,
    answer: { kind: 'expression', value, form: 'simplest' },
    steps: [
      { say: `Numbers: $${b * times} \\div ${b} = ${times}$.`, claims: [`${b * times}/${b} = ${times}`] },
      {
        say: `Exponents of $x$: $${p} - (${r}) = ${p - r}$. Exponents of $y$: $${q} - ${s} = ${q - s}$.`,
        claims: [`${p} - (${r}) = ${p - r}`, `${q} - ${s} = ${q - s}`],
      },
      {
        say: `A negative exponent moves to the denominator: $\\frac{${times}x^{${p - r}}}{${under}}$.`,
        claims: [`${plain} = ${value}`],
      },
    ],
    hints: [
      'What does a negative exponent mean?',
      `Subtract the exponents letter by letter; $${p} - (${r})$ needs care.`,
      '$\\frac{6x^2y}{2x^{-1}y^4} = 3x^{3}y^{-3} = \\frac{3x^3}{y^3}$.',
    ],
    proof: [`${plain} = ${value}`],
  }
}

export const simplifyRadicals = definePractice('math.9.simplify-radicals', (dice, difficulty) => {
  const inside = dice.pick([2, 3, 5, 6, 7])
  if (difficulty === 1) return makeSimpleRoot(dice, inside)
  return difficulty === 2 ? makeRootSum(dice, inside) : makeRationalise(dice)
})

function makeSimpleRoot(dice: Dice, inside: number): Problem {
  const outside = dice.int(2, 9)
  const number = outside * outside * inside
  return {
    prompt: `${dice.pick(['Simplify', 'Write in simplest radical form:'])} $\\sqrt{${number}}$`,
    answer: { kind: 'expression', value: plainSurd({ outside, inside }), form: 'simplest' },
    steps: [
      {
        say: `Look for the greatest square factor: $${number} = ${outside * outside} \\cdot ${inside}$.`,
        claims: [`${outside * outside}*${inside} = ${number}`],
      },
      {
        say: `$\\sqrt{${number}} = \\sqrt{${outside * outside}} \\cdot \\sqrt{${inside}} = ${outside}\\sqrt{${inside}}$.`,
        claims: [`sqrt(${number}) = ${outside}*sqrt(${inside})`],
      },
    ],
    hints: [
      'Which square numbers divide the number under the root?',
      `Divide $${number}$ by square numbers such as four, nine, sixteen, … and keep the greatest one that goes.`,
      '$\\sqrt{200} = \\sqrt{100 \\cdot 2} = 10\\sqrt{2}$.',
    ],
    proof: [`(${outside}*sqrt(${inside}))^2 = ${number}`],
  }
}

function makeRootSum(dice: Dice, inside: number): Problem {
  const [p, q] = dice.sample([1, 2, 3, 4, 5], 2) as [number, number]
  const [a, b] = [dice.int(1, 4), dice.intExcept(-3, 4, [0])]
  const total = a * p + b * q
  if (total === 0) return makeSimpleRoot(dice, inside)
  const [one, two] = [p * p * inside, q * q * inside]
  const write = (times: number) => (times === 1 ? '' : String(times))
  const left = `${write(a)}\\sqrt{${one}} ${b < 0 ? '-' : '+'} ${write(Math.abs(b))}\\sqrt{${two}}`
  const plain = plainSum([
    [a, `sqrt(${one})`],
    [b, `sqrt(${two})`],
  ])
  const value = { outside: total, inside }
  return {
    prompt: `Simplify $${left}$.`,
    answer: { kind: 'expression', value: plainSurd(value), form: 'simplest' },
    steps: [
      {
        say: `Simplify each root: $\\sqrt{${one}} = ${texSurd({ outside: p, inside })}$ and $\\sqrt{${two}} = ${texSurd({ outside: q, inside })}$.`,
        claims: [
          `sqrt(${one}) = ${plainSurd({ outside: p, inside })}`,
          `sqrt(${two}) = ${plainSurd({ outside: q, inside })}`,
        ],
      },
      {
        say: `Now both have $\\sqrt{${inside}}$: $${a * p} ${b < 0 ? '-' : '+'} ${Math.abs(b * q)} = ${total}$, so the result is $${texSurd(value)}$.`,
        claims: [`${plain} = ${plainSurd(value)}`],
      },
    ],
    hints: [
      'Can roots with different numbers under them be added at once?',
      `Take the square factors out of $${one}$ and $${two}$ first.`,
      '$\\sqrt{44} + \\sqrt{99} = 2\\sqrt{11} + 3\\sqrt{11} = 5\\sqrt{11}$.',
    ],
    proof: [`${plain} = ${plainSurd(value)}`],
  }
}

function makeRationalise(dice: Dice): Problem {
  const under = dice.pick([2, 3, 5, 6, 7])
  const times = dice.int(2, 6)
  const top = under * times
  if (dice.coin()) {
    return {
      prompt: `Write $\\frac{${top}}{\\sqrt{${under}}}$ without a root in the denominator.`,
      answer: { kind: 'expression', value: `${times}*sqrt(${under})`, form: 'simplest' },
      steps: [
        {
          say: `Multiply numerator and denominator by $\\sqrt{${under}}$: $\\frac{${top}\\sqrt{${under}}}{${under}}$.`,
          claims: [`${top}/sqrt(${under}) = ${top}*sqrt(${under})/${under}`],
        },
        {
          say: `Divide: $${times}\\sqrt{${under}}$.`,
          claims: [`${top}*sqrt(${under})/${under} = ${times}*sqrt(${under})`],
        },
      ],
      hints: [
        'Which factor turns the denominator into a whole number?',
        `Multiply above and below by $\\sqrt{${under}}$.`,
        '$\\frac{22}{\\sqrt{11}} = \\frac{22\\sqrt{11}}{11} = 2\\sqrt{11}$.',
      ],
      proof: [`${times}*sqrt(${under})*sqrt(${under}) = ${top}`],
    }
  }
  const [a, b] = [dice.pick([6, 10, 14, 15, 21, 30]), dice.pick([2, 3, 5, 6, 10])]
  const surd = simplifyRoot(a * b)
  const value = { outside: surd.outside * times, inside: surd.inside }
  return {
    prompt: `Multiply and simplify: $${times}\\sqrt{${a}} \\cdot \\sqrt{${b}}$`,
    answer: { kind: 'expression', value: plainSurd(value), form: 'simplest' },
    steps: [
      {
        say: `Put both under one root: $${times}\\sqrt{${a * b}}$.`,
        claims: [`sqrt(${a})*sqrt(${b}) = sqrt(${a * b})`],
      },
      {
        say: `Take out the square factor: $\\sqrt{${a * b}} = ${texSurd(surd)}$. The result is $${texSurd(value)}$.`,
        claims: [`${times}*sqrt(${a})*sqrt(${b}) = ${plainSurd(value)}`],
      },
    ],
    hints: [
      'How do you multiply two square roots?',
      `Multiply $${a}$ by $${b}$ under one root, then look for a square factor.`,
      '$3\\sqrt{22} \\cdot \\sqrt{2} = 3\\sqrt{44} = 6\\sqrt{11}$.',
    ],
    proof: [`(${times}*sqrt(${a})*sqrt(${b}))^2 = (${plainSurd(value)})^2`],
  }
}

const GROWERS = [
  ['A colony of bacteria', 'bacteria', 'hours'],
  ['The number of users of an app', 'users', 'months'],
  ['A rumor at school', 'people who know it', 'hours'],
  ['The carpet of algae on a pond', 'square meters', 'weeks'],
] as const

export const exponentialGrowth = definePractice('math.9.exponential-growth', (dice, difficulty) => {
  if (difficulty === 1) return makeNextValue(dice)
  return difficulty === 2 ? makeLinearOrNot(dice) : makeGrowthRule(dice)
})

function makeNextValue(dice: Dice): Problem {
  const [thing, unit, time] = dice.pick(GROWERS)
  const [start, factor, count] = [5 * dice.int(1, 12), dice.int(2, 4), dice.int(3, 4)]
  const value = start * factor ** count
  const word = { 2: 'doubles', 3: 'triples', 4: 'grows to four times as much' }[factor]
  return {
    prompt: `${thing} starts with ${start} ${unit}. In each of the ${time} that follow, the number ${word}. What is the number after ${count} ${time}?`,
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `Each of the ${time} multiplies by $${factor}$, so the rule is $${start} \\cdot ${factor}^{t}$.`,
      },
      {
        say: `After $${count}$ ${time}: $${start} \\cdot ${factor}^{${count}} = ${start} \\cdot ${factor ** count} = ${value}$.`,
        claims: [`${start}*${factor}^${count} = ${value}`],
      },
    ],
    hints: [
      'Is the same number added each time, or is the same factor used each time?',
      `Multiply $${start}$ by the growth factor again and again, ${count} times.`,
      '$4$ doubling for three hours: $4 \\cdot 2^3 = 32$.',
    ],
    proof: [`${start}${`*${factor}`.repeat(count)} = ${value}`],
  }
}

function makeLinearOrNot(dice: Dice): Problem {
  const [start, factor] = [dice.int(2, 9), dice.int(2, 4)]
  const add = start * (factor - 1)
  const isExponential = dice.coin()
  const values = [0, 1, 2, 3].map((t) => (isExponential ? start * factor ** t : start + add * t))
  const exponentialRule = `$y = ${start} \\cdot ${factor}^{x}$`
  const linearRule = `$y = ${start} + ${add}x$`
  return {
    prompt: 'Which rule fits the table?',
    figure: drawDataTable({
      title: 'A table of values',
      desc: `x: 0, 1, 2, 3; y: ${values.join(', ')}.`,
      rows: [
        ['x', 0, 1, 2, 3],
        ['y', ...values],
      ],
    }),
    answer: makeChoice(
      dice,
      isExponential ? exponentialRule : linearRule,
      [
        [isExponential ? linearRule : exponentialRule, 'looks only at the first two values'],
        [`$y = ${factor} \\cdot ${start}^{x}$`, 'swaps starting value and factor'],
        [`$y = ${isExponential ? factor : add} + ${start}x$`, 'swaps starting value and step'],
      ],
      [
        [`$y = ${start} \\cdot ${factor + 1}^{x}$`, 'takes the growth as the factor plus one'],
        [`$y = ${start + 1} + ${add}x$`, 'starts counting one step late'],
      ],
    ),
    steps: [
      isExponential
        ? {
            say: `From step to step $y$ is multiplied by $${factor}$: ${values.join(', ')}. That is exponential.`,
            claims: [`${values[0]}*${factor} = ${values[1]}`, `${values[1]}*${factor} = ${values[2]}`],
          }
        : {
            say: `From step to step $y$ grows by $${add}$: ${values.join(', ')}. That is linear.`,
            claims: [`${values[0]} + ${add} = ${values[1]}`, `${values[1]} + ${add} = ${values[2]}`],
          },
      {
        say: `At $x = 0$ the value is $${start}$. So the rule is ${isExponential ? exponentialRule : linearRule}.`,
        claims: [isExponential ? `${start}*${factor}^0 = ${start}` : `${start} + ${add}*0 = ${start}`],
      },
    ],
    hints: [
      'Do the values have equal differences or equal ratios?',
      'Compare the step from the second to the third value with the step from the first to the second.',
      '$10, 20, 40, 80$ doubles each time: $y = 10 \\cdot 2^x$. $10, 20, 30, 40$ adds $10$ each time: $y = 10 + 10x$.',
    ],
    proof: [
      isExponential ? `${start}*${factor}^3 = ${values[3]}` : `${start} + ${add}*3 = ${values[3]}`,
      `${start}*${factor}^2 != ${start} + ${add}*2`,
    ],
  }
}

function makeGrowthRule(dice: Dice): Problem {
  const percent = dice.pick([2, 4, 5, 8, 10, 12, 15, 20, 25])
  const start = 100 * dice.int(3, 40)
  const isGrowth = dice.coin()
  const factor = writeDecimal(isGrowth ? 100 + percent : 100 - percent, 2)
  const story = isGrowth
    ? dice.pick([
        `A town of ${start} people grows by ${percent}% each year.`,
        `A painting worth ${start} dollars gains ${percent}% in value each year.`,
      ])
    : dice.pick([
        `A scooter worth ${start} dollars loses ${percent}% of its value each year.`,
        `A forest with ${start} old trees loses ${percent}% of them each year.`,
      ])
  return {
    prompt: `${story} Write an expression for the number after $t$ years.`,
    answer: { kind: 'expression', value: `${start}*${factor}^t`, accept: [`y=${start}*${factor}^t`] },
    steps: [
      {
        say: `${isGrowth ? 'Growing' : 'Shrinking'} by ${percent}% means multiplying by $1 ${isGrowth ? '+' : '-'} \\frac{${percent}}{100} = ${factor}$.`,
        claims: [`1 ${isGrowth ? '+' : '-'} ${percent}/100 = ${factor}`],
      },
      {
        say: `After $t$ years: $${start} \\cdot ${factor}^{t}$.`,
        claims: [`${start}*${factor}^2 = ${start}*${factor}*${factor}`],
      },
    ],
    hints: [
      'By which factor is the number multiplied in one year?',
      `Start with $${start}$ and multiply once for each year. The factor is ${isGrowth ? 'more' : 'less'} than one by ${percent} hundredths.`,
      '$500$ growing by $3\\%$ a year: $500 \\cdot 1.03^t$.',
    ],
    proof: [`${start}*${factor} = ${start} ${isGrowth ? '+' : '-'} ${start}*${percent}/100`],
  }
}
