import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { groupDigits, texNumber } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

export const exponents = definePractice('math.6.exponents', (dice, difficulty) => {
  const base = difficulty === 1 ? dice.int(2, 10) : dice.int(2, 6)
  const power = base > 5 ? dice.int(2, 3) : dice.int(2, 4)
  const value = base ** power
  const product = Array(power).fill(base).join(' \\times ')
  const plain = Array(power).fill(base).join('*')
  const hints: Problem['hints'] = [
    'What does the small raised number count?',
    difficulty === 3
      ? `Work out $${base}^{${power}}$ first, before you multiply, add or subtract.`
      : `Write $${base}$ as a factor as many times as the exponent says.`,
    '$3^4 = 3 \\times 3 \\times 3 \\times 3 = 81$.',
  ]
  if (difficulty === 1) {
    const isChoice = dice.coin()
    return {
      prompt: isChoice
        ? `What is $${base}^{${power}}$?`
        : dice.pick([
            `Work out $${base}^{${power}}$.`,
            power === 2
              ? `A square field has ${base} rows of ${base} trees. How many trees are $${base}^2$?`
              : `There are ${base} boxes with ${base} bags in each, and ${base} marbles in each bag${power === 4 ? `. Each marble weighs ${base} grams. How many grams do all the marbles weigh` : '. How many marbles are there'}?`,
          ]),
      answer: isChoice
        ? makeChoice(
            dice,
            groupDigits(value),
            [
              [groupDigits(base * power), 'multiplies base and exponent'],
              [groupDigits(power ** base), 'swaps base and exponent'],
              [groupDigits(base + power), 'adds base and exponent'],
            ],
            [
              [groupDigits(value * base), 'uses the base once too often'],
              [groupDigits(value / base), 'uses the base once too few'],
            ],
          )
        : { kind: 'number', value: String(value) },
      steps: [
        { say: `$${base}^{${power}} = ${product}$.`, claims: [`${base}^${power} = ${plain}`] },
        { say: `$${product} = ${texNumber(value)}$.`, claims: [`${plain} = ${value}`] },
      ],
      hints,
      proof: [`${plain} = ${value}`],
    }
  }
  const [a, b] = [dice.int(2, 9), dice.int(2, 9)]
  if (difficulty === 2) {
    const [add, times] = [a, b]
    const total = add + times * base ** 2
    return {
      prompt: dice.pick([
        `Work out $${add} + ${times} \\times ${base}^2$.`,
        `A robot calculates ${add} plus ${times} times the square of ${base}. What does it get?`,
      ]),
      answer: { kind: 'number', value: String(total) },
      steps: [
        { say: `Powers first: $${base}^2 = ${base ** 2}$.`, claims: [`${base}^2 = ${base ** 2}`] },
        {
          say: `Then multiply: $${times} \\times ${base ** 2} = ${times * base ** 2}$.`,
          claims: [`${times} * ${base ** 2} = ${times * base ** 2}`],
        },
        {
          say: `Last, add: $${add} + ${times * base ** 2} = ${total}$.`,
          claims: [`${add} + ${times * base ** 2} = ${total}`],
        },
      ],
      hints: [hints[0], `Work out $${base}^2$ first, then multiply, then add.`, hints[2]],
      proof: [`${add} + ${times} * ${base}^2 = ${total}`],
    }
  }
  const inner = a + b
  const total = inner ** 2 - value
  const isPositive = total > 0
  const [tex, expression, end] = isPositive
    ? [`(${a} + ${b})^2 - ${base}^{${power}}`, `(${a} + ${b})^2 - ${base}^${power}`, total]
    : [`(${a} + ${b})^2 + ${base}^{${power}}`, `(${a} + ${b})^2 + ${base}^${power}`, inner ** 2 + value]
  return {
    prompt: `Work out $${tex}$.`,
    answer: { kind: 'number', value: String(end) },
    steps: [
      { say: `Parentheses: $${a} + ${b} = ${inner}$.`, claims: [`${a} + ${b} = ${inner}`] },
      {
        say: `Powers: $${inner}^2 = ${inner ** 2}$ and $${base}^{${power}} = ${value}$.`,
        claims: [`${inner}^2 = ${inner ** 2}`, `${base}^${power} = ${value}`],
      },
      {
        say: `$${inner ** 2} ${isPositive ? '-' : '+'} ${value} = ${texNumber(end)}$.`,
        claims: [`${inner ** 2} ${isPositive ? '-' : '+'} ${value} = ${end}`],
      },
    ],
    hints: [
      hints[0],
      `Start with $${a} + ${b}$, because it stands in parentheses. Then work out both powers.`,
      '$(2 + 3)^2 + 2^3 = 25 + 8 = 33$.',
    ],
    proof: [`${expression} = ${end}`],
  }
})

export const evaluateExpressions = definePractice('math.6.evaluate-expressions', (dice, difficulty) => {
  const [a, b, x] = [dice.int(2, 9), dice.int(2, 15), dice.int(2, 10)]
  const letter = dice.pick(['x', 'n', 't', 'k'])
  const who = pickName(dice)
  if (difficulty === 1) {
    const value = a * x + b
    return {
      prompt: dice.pick([
        `Work out $${a}${letter} + ${b}$ for $${letter} = ${x}$.`,
        `A taxi ride costs $${a}${letter} + ${b}$ dollars for ${letter} miles. How many dollars is it for ${x} miles?`,
        `${who} earns $${a}${letter} + ${b}$ points in ${letter} rounds. How many points is that in ${x} rounds?`,
      ]),
      answer: { kind: 'number', value: String(value) },
      steps: [
        { say: `Put ${x} in the place of ${letter}: $${a} \\times ${x} + ${b}$.` },
        { say: `$${a * x} + ${b} = ${value}$.`, claims: [`${a} * ${x} + ${b} = ${value}`] },
      ],
      hints: [
        `What does a number directly in front of a letter mean?`,
        `Write ${x} instead of ${letter}, with a times sign after ${a}.`,
        '$5y + 1$ for $y = 4$: $5 \\times 4 + 1 = 21$.',
      ],
      proof: [`${a}*${x} + ${b} = ${value}`],
    }
  }
  if (difficulty === 2) {
    const [words, value, example, worth] = dice.pick<[string, string, string, (x: number) => number]>([
      [
        `${b} more than ${a} times a number $x$`,
        `${a}*x + ${b}`,
        '"3 less than twice n" is $2n - 3$.',
        (x) => a * x + b,
      ],
      [
        `${a} times the sum of a number $x$ and ${b}`,
        `${a}*(x + ${b})`,
        '"4 times the sum of n and 1" is $4(n + 1)$.',
        (x) => (x + b) * a,
      ],
      [
        `${b} less than ${a} times a number $x$`,
        `${a}*x - ${b}`,
        '"3 less than twice n" is $2n - 3$.',
        (x) => a * x - b,
      ],
      [
        `a number $x$ divided by ${a}, plus ${b}`,
        `x/${a} + ${b}`,
        '"n divided by 5, minus 2" is $\\frac{n}{5} - 2$.',
        (x) => x / a + b,
      ],
      [
        `the dollars for ${a} books at $x$ dollars each and one pen for ${b} dollars`,
        `${a}*x + ${b}`,
        '2 caps at c dollars and a bag for 9 dollars: $2c + 9$.',
        (x) => a * x + b,
      ],
      [
        `the money left from ${a * 20} dollars after buying ${b} tickets at $x$ dollars each`,
        `${a * 20} - ${b}*x`,
        '50 dollars minus 4 snacks at s dollars: $50 - 4s$.',
        (x) => a * 20 - b * x,
      ],
    ])
    const tex = value.replaceAll('*', '')
    return {
      prompt: `Write an expression for ${words}.`,
      answer: { kind: 'expression', value },
      steps: [
        { say: 'Find what happens to x first, and what comes after it.' },
        {
          say: `The expression is $${tex}$.`,
          claims: [`${value} = ${value.replace(/(\d+)\*\(x \+ (\d+)\)/, '$1*x + $1*$2')}`],
        },
      ],
      hints: [
        'What is done with the number first?',
        `Which words in "${words}" mean multiply, divide, add or subtract?`,
        example,
      ],
      // Worked out from the words, for two numbers.
      proof: [a, 3 * a].map((number) => `${value.replace('x', `(${number})`)} = ${worth(number)}`),
    }
  }
  const y = dice.int(2, 6)
  const value = a * x ** 2 - b * y
  const isGood = value > 0
  const total = isGood ? value : a * x ** 2 + b * y
  const sign = isGood ? '-' : '+'
  return {
    prompt: dice.pick([
      `Work out $${a}x^2 ${sign} ${b}y$ for $x = ${x}$ and $y = ${y}$.`,
      `Find the value of $${a}x^2 ${sign} ${b}y$ when $x$ is ${x} and $y$ is ${y}.`,
    ]),
    answer: { kind: 'number', value: String(total) },
    steps: [
      { say: `Power first: $${x}^2 = ${x ** 2}$.`, claims: [`${x}^2 = ${x ** 2}`] },
      {
        say: `Products: $${a} \\times ${x ** 2} = ${a * x ** 2}$ and $${b} \\times ${y} = ${b * y}$.`,
        claims: [`${a} * ${x ** 2} = ${a * x ** 2}`, `${b} * ${y} = ${b * y}`],
      },
      {
        say: `$${a * x ** 2} ${sign} ${b * y} = ${total}$.`,
        claims: [`${a * x ** 2} ${sign} ${b * y} = ${total}`],
      },
    ],
    hints: [
      'In which order do you work out powers, products and sums?',
      `Only the x is squared, not the ${a}. Begin with $${x}^2$.`,
      '$2x^2 + 5y$ for $x = 3$, $y = 1$: $2 \\times 9 + 5 = 23$.',
    ],
    proof: [`${a}*${x}^2 ${sign} ${b}*${y} = ${total}`],
  }
})

export const equivalentExpressions = definePractice('math.6.equivalent-expressions', (dice, difficulty) => {
  const [a, b, c] = [dice.int(2, 9), dice.int(2, 9), dice.int(2, 9)]
  if (difficulty === 1) {
    const right = `$${a}x + ${a * b}$`
    const isChoice = dice.coin()
    return {
      prompt: isChoice
        ? `Which expression is equal to $${a}(x + ${b})$ for every $x$?`
        : dice.pick([
            `Write $${a}(x + ${b})$ without parentheses.`,
            `A rectangle is ${a} wide and $x + ${b}$ long. Write its area without parentheses.`,
            `${a} friends each buy a drink for x dollars and a snack for ${b} dollars. Write the total without parentheses.`,
          ]),
      answer: isChoice
        ? makeChoice(dice, right, [
            [`$${a}x + ${b}$`, 'multiplies only the first term'],
            [`$x + ${a * b}$`, 'multiplies only the second term'],
            [`$${a * b}x$`, 'joins terms that are not alike'],
            [`$${a}x + ${a + b}$`, 'adds instead of multiplying'],
          ])
        : { kind: 'expression', value: `${a}*x + ${a * b}`, form: 'expanded' },
      steps: [
        {
          say: `Multiply both terms by ${a}: $${a} \\times x$ and $${a} \\times ${b}$.`,
          claims: [`${a} * ${b} = ${a * b}`],
        },
        { say: `$${a}(x + ${b}) = ${a}x + ${a * b}$.`, claims: [`${a}*(x + ${b}) = ${a}*x + ${a * b}`] },
      ],
      hints: [
        'How many terms are inside the parentheses, and which of them are multiplied?',
        `Multiply x by ${a}, and do not forget to multiply ${b} too.`,
        '$5(y + 4) = 5y + 20$.',
      ],
      proof: [`${a}*(x + ${b}) = ${a}*x + ${a * b}`],
    }
  }
  if (difficulty === 2) {
    const [d, letter] = [dice.int(1, 9), dice.pick(['x', 'n', 'y'])]
    const sum = a + c
    return {
      prompt: dice.pick([
        `Combine like terms: $${a}${letter} + ${b} + ${c}${letter} + ${d}$.`,
        `Two parts of a path are $${a}${letter} + ${b}$ and $${c}${letter} + ${d}$ meters. Write the total length as short as possible.`,
      ]),
      answer: { kind: 'expression', value: `${sum}*${letter} + ${b + d}`, form: 'simplest' },
      steps: [
        {
          say: `Terms with ${letter}: $${a}${letter} + ${c}${letter} = ${sum}${letter}$.`,
          claims: [`${a}*${letter} + ${c}*${letter} = ${sum}*${letter}`],
        },
        {
          say: `Numbers: $${b} + ${d} = ${b + d}$. Together $${sum}${letter} + ${b + d}$.`,
          claims: [`${a}*${letter} + ${b} + ${c}*${letter} + ${d} = ${sum}*${letter} + ${b + d}`],
        },
      ],
      hints: [
        'Which terms are alike?',
        `Put $${a}${letter}$ and $${c}${letter}$ together, and the plain numbers together.`,
        '$3y + 2 + 5y + 4 = 8y + 6$.',
      ],
      proof: [`${a}*${letter} + ${b} + ${c}*${letter} + ${d} = ${sum}*${letter} + ${b + d}`],
    }
  }
  const [factor, m, n] = [
    dice.int(2, 9),
    ...dice.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 3],
      [5, 2],
      [1, 3],
      [1, 4],
      [5, 4],
      [3, 2],
    ] as const),
  ] as const
  const inner = m === 1 ? 'x' : `${m}x`
  return {
    prompt: dice.pick([
      `Factor $${factor * m}x + ${factor * n}$: take out the greatest common factor.`,
      `Write $${factor * m}x + ${factor * n}$ as a product with the greatest common factor in front.`,
    ]),
    answer: { kind: 'expression', value: `${factor}*(${m === 1 ? '' : `${m}*`}x + ${n})`, form: 'factored' },
    steps: [
      {
        say: `The greatest common factor of ${factor * m} and ${factor * n} is ${factor}.`,
        claims: [`${factor} * ${m} = ${factor * m}`, `${factor} * ${n} = ${factor * n}`],
      },
      {
        say: `$${factor * m}x + ${factor * n} = ${factor}(${inner} + ${n})$.`,
        claims: [`${factor * m}*x + ${factor * n} = ${factor}*(${m}*x + ${n})`],
      },
    ],
    hints: [
      'Which numbers divide both terms?',
      `Find the largest number that divides both ${factor * m} and ${factor * n}. What is left of each term?`,
      '$12y + 18 = 6(2y + 3)$.',
    ],
    proof: [`${factor}*(${m}*x + ${n}) = ${factor * m}*x + ${factor * n}`],
  }
})
