import { definePractice } from '../../define-practice.ts'
import { drawRows } from '../../figures/dots.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

export const breakApartToMultiply = definePractice('math.3.break-apart-to-multiply', (dice, difficulty) => {
  const a = dice.int(3, difficulty === 1 ? 6 : 9)
  const b = difficulty === 3 ? dice.int(12, 18) : dice.int(6, 9)
  const first = difficulty === 3 ? 10 : 5
  const rest = b - first
  const product = a * b
  if (difficulty === 1) {
    return {
      prompt: dice.pick([
        `What number goes in the box? $${a} \\times ${b} = ${a} \\times ${first} + ${a} \\times \\square$`,
        `${pickName(dice)} cuts ${a} rows of ${b} dots into ${a} rows of ${first} and ${a} rows of some more. How many dots are in each row of the second part?`,
      ]),
      figure: drawRows(a, b),
      answer: { kind: 'number', value: String(rest) },
      steps: [
        {
          say: `${b} is split into ${first} and another part: $${b} - ${first} = ${rest}$.`,
          claims: [`${b} - ${first} = ${rest}`],
        },
        {
          say: `$${a} \\times ${b} = ${a} \\times ${first} + ${a} \\times ${rest}$. The number is ${rest}.`,
          claims: [`${a}*${b} = ${a}*${first} + ${a}*${rest}`],
        },
      ],
      hints: [
        'Which of the two numbers is split into parts?',
        `${b} is split. One part is ${first}. What is the other part?`,
        '2 × 11 = 2 × 10 + 2 × 1, because 11 is 10 and 1.',
      ],
      proof: [`${a}*${b} = ${a}*${first} + ${a}*${rest}`],
    }
  }
  const isChoice = dice.coin()
  const right = `$${a} \\times ${first} + ${a} \\times ${rest}$`
  if (isChoice) {
    return {
      prompt: dice.pick([
        `Which one is the same as $${a} \\times ${b}$?`,
        `${pickName(dice)} breaks $${a} \\times ${b}$ into easy parts. Which one is right?`,
        `${a} boxes hold ${b} pens each. Which one gives the number of pens?`,
      ]),
      answer: makeChoice(dice, right, [
        [`$${a} \\times ${first} + ${rest}$`, 'multiplies only the first part'],
        [`$${a} \\times ${first} \\times ${rest}$`, 'multiplies the parts and does not add them'],
        [`$${a + first} \\times ${a + rest}$`, 'adds the factor to each part'],
      ]),
      steps: [
        { say: `Split ${b} into ${first} and ${rest}.`, claims: [`${first} + ${rest} = ${b}`] },
        {
          say: `Take each part ${a} times and add: ${right}.`,
          claims: [`${a}*${first} + ${a}*${rest} = ${a}*${b}`],
        },
      ],
      hints: [
        'How can you split the bigger number?',
        `${b} is ${first} and ${rest}. Each part must be taken ${a} times.`,
        '2 × 11 is the same as 2 × 10 + 2 × 1.',
      ],
      proof: [
        `${a}*${first} + ${a}*${rest} = ${a}*${b}`,
        `${a}*${first} + ${rest} != ${a}*${b}`,
        `${a}*${first}*${rest} != ${a}*${b}`,
      ],
    }
  }
  return {
    prompt: dice.pick([
      `Find $${a} \\times ${b}$. Break ${b} into ${first} and ${rest}.`,
      `A shelf has ${a} boards with ${b} books on each. How many books is that? Break ${b} apart to find it.`,
      `${pickName(dice)} swims ${b} laps on each of ${a} days. How many laps is that? Break ${b} into ${first} and ${rest}.`,
    ]),
    answer: { kind: 'number', value: String(product) },
    steps: [
      {
        say: `$${a} \\times ${first} = ${a * first}$ and $${a} \\times ${rest} = ${a * rest}$.`,
        claims: [`${a}*${first} = ${a * first}`, `${a}*${rest} = ${a * rest}`],
      },
      {
        say: `Add the parts: $${a * first} + ${a * rest} = ${product}$. So $${a} \\times ${b} = ${product}$.`,
        claims: [`${a * first} + ${a * rest} = ${product}`, `${a}*${b} = ${product}`],
      },
    ],
    hints: [
      'Which part is easy to multiply?',
      `Find ${a} times ${first} and ${a} times ${rest}. Then add.`,
      '2 × 11: 2 × 10 = 20 and 2 × 1 = 2. 20 + 2 = 22.',
    ],
    proof: [`${product}/${a} = ${b}`],
  }
})

export const multiplyTens = definePractice('math.3.multiply-tens', (dice, difficulty) => {
  const a = dice.int(2, difficulty === 1 ? 5 : 9)
  const tens = dice.int(2, difficulty === 1 ? 5 : 9)
  const b = tens * 10
  const product = a * b
  const name = pickName(dice)
  const isMissing = difficulty === 3 && dice.coin()
  if (isMissing) {
    return {
      prompt: dice.pick([
        `What number goes in the box? $${a} \\times \\square = ${product}$`,
        `${name} buys ${a} boxes with the same number of nails. There are ${product} nails in all. How many nails are in one box?`,
      ]),
      answer: { kind: 'number', value: String(b) },
      steps: [
        {
          say: `${product} is ${a * tens} tens. Think: ${a} times what number is ${a * tens}?`,
          claims: [`${a * tens}*10 = ${product}`],
        },
        {
          say: `$${a} \\times ${tens} = ${a * tens}$, so $${a} \\times ${b} = ${product}$. The number is ${b}.`,
          claims: [`${a}*${tens} = ${a * tens}`, `${a}*${b} = ${product}`],
        },
      ],
      hints: [
        'How many tens are in the product?',
        `Think of ${product} as tens. Which times fact with ${a} fits?`,
        '3 × box = 30: 30 is 3 tens, and 3 × 1 = 3. So 10 goes in the box.',
      ],
      proof: [`${product}/${a} = ${b}`],
    }
  }
  const isChoice = difficulty !== 1 && dice.int(1, 3) === 1
  return {
    prompt: dice.pick([
      `What is $${a} \\times ${b}$?`,
      `A bag has ${b} marbles. How many marbles are in ${a} bags?`,
      `${name} runs ${b} minutes on each of ${a} days. How many minutes is that?`,
      `A hall has ${a} rows of ${b} chairs. How many chairs are there?`,
    ]),
    answer: isChoice
      ? makeChoice(
          dice,
          String(product),
          [
            [String(a * tens), 'forgets the zero of the tens'],
            [String(product * 10), 'writes one zero too many'],
            [String((a + tens) * 10), 'adds and does not multiply'],
          ],
          [[String(a * tens + 10), 'adds ten at the end']],
        )
      : { kind: 'number', value: String(product) },
    steps: [
      {
        say: `${b} is ${tens} tens. $${a} \\times ${tens} = ${a * tens}$, so we have ${a * tens} tens.`,
        claims: [`${a}*${tens} = ${a * tens}`],
      },
      {
        say: `${a * tens} tens are ${product}. So $${a} \\times ${b} = ${product}$.`,
        claims: [`${a * tens}*10 = ${product}`],
      },
    ],
    hints: [
      'How many tens are in the bigger number?',
      `First multiply ${a} by the number of tens in ${b}. Then think: that many tens.`,
      '3 × 10: 3 times 1 ten is 3 tens, so 30.',
    ],
    proof: [`${product} = ${Array.from({ length: a }, () => b).join(' + ')}`],
  }
})
