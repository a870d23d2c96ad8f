import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { groupDigits, texNumber } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { answerPoint } from '../../tools/point.ts'
import { countOf, pickName } from '../../tools/words.ts'

export const expressions = definePractice('math.5.expressions', (dice, difficulty) => {
  if (difficulty === 1) return dice.coin() ? askBrackets(dice) : askWords(dice)
  if (difficulty === 2) return askNested(dice)
  return dice.coin() ? askStory(dice) : askNestedTwice(dice)
})

const EXPRESSION_HINTS = {
  start: 'Which part of the expression has to be done first?',
  example: '$(3 + 5) \\times 4$: first the parentheses, $3 + 5 = 8$, then $8 \\times 4 = 32$.',
}

function askBrackets(dice: Dice): Problem {
  const [a, b, c] = [dice.int(12, 30), dice.int(2, 9), dice.int(3, 9)]
  const isSum = dice.coin()
  const inner = isSum ? a + b : a - b
  const sign = isSum ? '+' : '-'
  const isFirst = dice.coin()
  return {
    prompt: `Work out $${isFirst ? `(${a} ${sign} ${b}) \\times ${c}` : `${c} \\times (${a} ${sign} ${b})`}$.`,
    answer: { kind: 'number', value: String(inner * c) },
    steps: [
      {
        say: `First the parentheses: $${a} ${sign} ${b} = ${inner}$.`,
        claims: [`${a} ${sign} ${b} = ${inner}`],
      },
      {
        say: `Then multiply: $${inner} \\times ${c} = ${inner * c}$.`,
        claims: [`${inner} * ${c} = ${inner * c}`],
      },
    ],
    hints: [
      EXPRESSION_HINTS.start,
      `Work out $${a} ${sign} ${b}$ first, because it stands in parentheses.`,
      EXPRESSION_HINTS.example,
    ],
    proof: [`(${a} ${sign} ${b}) * ${c} = ${inner * c}`],
  }
}

function askWords(dice: Dice): Problem {
  const [a, b, c] = [dice.int(6, 20), dice.int(2, 5), dice.int(2, 9)]
  const [word, sign, plain] = dice.pick([
    [`Add ${a} and ${b}, then multiply by ${c}.`, '+', '+'],
    [`Subtract ${b} from ${a}, then multiply by ${c}.`, '-', '-'],
  ] as const)
  return {
    prompt: `Which expression says this? "${word}"`,
    answer: makeChoice(dice, `$(${a} ${sign} ${b}) \\times ${c}$`, [
      [`$${a} ${sign} ${b} \\times ${c}$`, 'leaves out the parentheses'],
      [`$(${a} ${sign} ${b}) + ${c}$`, 'adds instead of multiplying'],
      [`$(${a} \\times ${c}) ${sign} ${b}$`, 'multiplies only the first number'],
    ]),
    steps: [
      {
        say: `The first step comes before the multiplication, so it stands in parentheses: $(${a} ${sign} ${b})$.`,
      },
      {
        say: `Then all of it is multiplied: $(${a} ${sign} ${b}) \\times ${c}$.`,
        claims: [`(${a} ${plain} ${b}) * ${c} = ${a} * ${c} ${plain} ${b} * ${c}`],
      },
    ],
    hints: [
      'What happens first, and how can you show that it happens first?',
      `Multiplication normally goes first. What keeps ${a} and ${b} together until they are worked out?`,
      '"Add 2 and 9, then multiply by 5" is $(2 + 9) \\times 5$.',
    ],
    proof: [
      `(${a} ${plain} ${b}) * ${c} != ${a} ${plain} ${b} * ${c}`,
      `(${a} ${plain} ${b}) * ${c} != ${a} * ${c} ${plain} ${b}`,
    ],
  }
}

function askNested(dice: Dice): Problem {
  const [a, b, c, d] = [dice.int(2, 9), dice.int(2, 9), dice.int(2, 6), dice.int(2, 20)]
  const inner = a + b
  const product = inner * c
  return {
    prompt: `Work out $${d} + [(${a} + ${b}) \\times ${c}]$.`,
    answer: { kind: 'number', value: String(d + product) },
    steps: [
      { say: `Inner parentheses: $${a} + ${b} = ${inner}$.`, claims: [`${a} + ${b} = ${inner}`] },
      { say: `Brackets: $${inner} \\times ${c} = ${product}$.`, claims: [`${inner} * ${c} = ${product}`] },
      {
        say: `Last, add: $${d} + ${product} = ${d + product}$.`,
        claims: [`${d} + ${product} = ${d + product}`],
      },
    ],
    hints: [
      EXPRESSION_HINTS.start,
      `Begin inside, with $${a} + ${b}$. Then do the rest of the brackets.`,
      EXPRESSION_HINTS.example,
    ],
    proof: [`${d} + ((${a} + ${b}) * ${c}) = ${d + product}`],
  }
}

function askNestedTwice(dice: Dice): Problem {
  const [a, b, c, d] = [dice.int(4, 9), dice.int(1, 3), dice.int(2, 5), dice.int(1, 9)]
  const [inner, k] = [a - b, dice.int(2, 4)]
  const middle = inner * c + d
  return {
    prompt: `Work out $${k} \\times \\{[(${a} - ${b}) \\times ${c}] + ${d}\\}$.`,
    answer: { kind: 'number', value: String(k * middle) },
    steps: [
      { say: `Parentheses: $${a} - ${b} = ${inner}$.`, claims: [`${a} - ${b} = ${inner}`] },
      {
        say: `Brackets: $${inner} \\times ${c} = ${inner * c}$.`,
        claims: [`${inner} * ${c} = ${inner * c}`],
      },
      { say: `Braces: $${inner * c} + ${d} = ${middle}$.`, claims: [`${inner * c} + ${d} = ${middle}`] },
      {
        say: `Last: $${k} \\times ${middle} = ${k * middle}$.`,
        claims: [`${k} * ${middle} = ${k * middle}`],
      },
    ],
    hints: [
      EXPRESSION_HINTS.start,
      `Go from inside to outside: start with $${a} - ${b}$.`,
      EXPRESSION_HINTS.example,
    ],
    proof: [`${k} * (((${a} - ${b}) * ${c}) + ${d}) = ${k * middle}`],
  }
}

function askStory(dice: Dice): Problem {
  const [groups, first, second] = [dice.int(3, 8), dice.int(4, 12), dice.int(2, 9)]
  const extra = dice.int(2, first + second - 1)
  const who = pickName(dice)
  const story = dice.pick([
    `${who} packs ${groups} bags. Each bag gets ${first} plums and ${second} pears. Then ${who} eats ${extra} of the fruits. How many are left?`,
    `${who} sets up ${groups} rows of ${first} chairs and ${second} stools each. Then ${extra} seats are taken away. How many are left?`,
    `A game gives ${first} points and ${second} bonus points in each of ${groups} rounds. At the end ${extra} points are taken off. What is the score?`,
  ])
  return {
    prompt: `${story} Which expression fits?`,
    answer: makeChoice(dice, `$${groups} \\times (${first} + ${second}) - ${extra}$`, [
      [`$${groups} \\times ${first} + ${second} - ${extra}$`, 'multiplies only the first part'],
      [`$${groups} \\times (${first} + ${second} - ${extra})$`, 'takes the amount away from every group'],
      [`$${groups} + (${first} + ${second}) - ${extra}$`, 'adds the number of groups instead of multiplying'],
    ]),
    steps: [
      {
        say: `One group has $${first} + ${second}$, and there are ${groups} groups: $${groups} \\times (${first} + ${second})$.`,
      },
      {
        say: `At the end ${extra} are taken away once: $${groups} \\times (${first} + ${second}) - ${extra} = ${groups * (first + second) - extra}$.`,
        claims: [`${groups} * (${first} + ${second}) - ${extra} = ${groups * (first + second) - extra}`],
      },
    ],
    hints: [
      'What is in one group? What happens to all groups together?',
      `Write $${first} + ${second}$ for one group. Where do the ${groups} and the ${extra} belong?`,
      '5 boxes with 2 red and 3 blue pens, 4 pens lost: $5 \\times (2 + 3) - 4$.',
    ],
    proof: [
      `${groups} * (${first} + ${second}) - ${extra} = ${groups} * ${first} + ${groups} * ${second} - ${extra}`,
      `${groups} * (${first} + ${second}) - ${extra} != ${groups} * ${first} + ${second} - ${extra}`,
      `${groups} * (${first} + ${second}) - ${extra} != ${groups} * (${first} + ${second} - ${extra})`,
    ],
  }
}

export const multiplyWholeNumbers = definePractice('math.5.multiply-whole-numbers', (dice, difficulty) => {
  const a = difficulty === 1 ? dice.int(23, 98) : difficulty === 2 ? dice.int(123, 896) : dice.int(1204, 6897)
  const b = dice.intExcept(12, difficulty === 1 ? 49 : 89, [20, 30, 40, 50, 60, 70, 80])
  const [tens, ones] = [Math.floor(b / 10) * 10, b % 10]
  const product = a * b
  const [big, total] = [groupDigits(a), texNumber(product)]
  const bare = `Work out $${texNumber(a)} \\times ${b}$.`
  const isChoice = dice.int(1, 4) === 1
  const right = groupDigits(product)
  return {
    prompt: isChoice
      ? bare.replace('Work out', 'Which is the product').replace(/\.$/, '?')
      : dice.pick([
          bare,
          difficulty === 1
            ? `A hall has ${b} rows with ${big} seats in each. How many seats are there?`
            : `A ship carries ${b} containers with ${big} parcels in each. How many parcels are there?`,
          `A factory makes ${big} screws an hour. How many does it make in ${b} hours?`,
          `A school orders ${b} boxes with ${big} sheets of paper each. How many sheets is that?`,
        ]),
    answer: isChoice
      ? makeChoice(dice, right, [
          [groupDigits(a * ones + (a * tens) / 10), 'forgets that the tens digit stands for tens'],
          [groupDigits(a * tens), 'leaves out the ones'],
          [groupDigits(product - 10 * tens), 'forgets one regrouped ten'],
        ])
      : { kind: 'number', value: String(product) },
    steps: [
      { say: `Split ${b} into ${tens} and ${ones}.`, claims: [`${tens} + ${ones} = ${b}`] },
      {
        say: `$${texNumber(a)} \\times ${tens} = ${texNumber(a * tens)}$ and $${texNumber(a)} \\times ${ones} = ${texNumber(a * ones)}$.`,
        claims: [`${a} * ${tens} = ${a * tens}`, `${a} * ${ones} = ${a * ones}`],
      },
      {
        say: `Add: $${texNumber(a * tens)} + ${texNumber(a * ones)} = ${total}$.`,
        claims: [`${a * tens} + ${a * ones} = ${product}`],
      },
    ],
    hints: [
      'Can you split one factor into tens and ones and multiply twice?',
      `Multiply ${big} by the tens of ${b}, then by its ones, and add both.`,
      '$46 \\times 23$: $46 \\times 20 = 920$ and $46 \\times 3 = 138$, together $1{,}058$.',
    ],
    proof: [`${product} / ${b} = ${a}`],
  }
})

export const divideWholeNumbers = definePractice('math.5.divide-whole-numbers', (dice, difficulty) => {
  const divisor = dice.intExcept(12, difficulty === 1 ? 35 : 64, [20, 30, 40, 50, 60])
  const quotient = difficulty === 3 ? dice.int(52, 140) : dice.int(12, 39)
  const rest = difficulty === 1 ? 0 : dice.int(1, divisor - 1)
  const total = divisor * quotient + rest
  const big = groupDigits(total)
  const check = {
    say: `Check: $${divisor} \\times ${quotient}${rest ? ` + ${rest}` : ''} = ${texNumber(total)}$.`,
    claims: [`${divisor} * ${quotient} + ${rest} = ${total}`],
  }
  const divide = {
    say: `${divisor} fits ${quotient} times into ${big}${rest ? `, with ${rest} left over` : ''}.`,
    claims: [`${divisor} * ${quotient} = ${total - rest}`, `${rest} < ${divisor}`],
  }
  const hints: Problem['hints'] = [
    'About how many times does the divisor fit? Use a round number to guess.',
    `Take away multiples of ${divisor} from ${big}: large ones first, then as often as it still fits.`,
    '$200 \\div 16$: $16 \\times 10 = 160$, 40 are left, $16 \\times 2 = 32$, 8 are left. So 12 R 8.',
  ]
  const proof = [`${divisor} * ${quotient} + ${rest} = ${total}`, `${rest} < ${divisor}`]
  if (rest === 0) {
    return {
      prompt: dice.pick([
        `Work out $${texNumber(total)} \\div ${divisor}$.`,
        `${big} eggs are packed in trays of ${divisor}. How many trays are full?`,
        `${big} pages are read in ${divisor} days, the same number each day. How many pages a day is that?`,
      ]),
      answer: { kind: 'number', value: String(quotient) },
      steps: [divide, check],
      hints,
      proof,
    }
  }
  const [question, value, reason] = dice.pick([
    [
      `${big} people travel by bus. Each bus has ${divisor} seats. How many buses are needed?`,
      quotient + 1,
      `One more bus is needed for the ${rest} left over: ${quotient + 1} buses.`,
    ],
    [
      `${big} stickers are put into packs of ${divisor}. How many full packs can be made?`,
      quotient,
      `Only full packs count, so the answer is ${quotient}.`,
    ],
    [
      `${big} seeds are planted in rows of ${divisor}. How many seeds are left over?`,
      rest,
      `The seeds that do not fill a row are left over: ${rest}.`,
    ],
    [`$${texNumber(total)} \\div ${divisor}$`, -1, `So the answer is ${quotient} R ${rest}.`],
  ] as const)
  return {
    prompt: value < 0 ? `Divide with remainder: ${question}. Write it like "12 R 3".` : question,
    answer:
      value < 0
        ? {
            kind: 'text',
            value: `${quotient} R ${rest}`,
            accept: [
              `${quotient}R${rest}`,
              `${quotient} R${rest}`,
              `${quotient} remainder ${rest}`,
              `${quotient} rem ${rest}`,
            ],
          }
        : { kind: 'number', value: String(value) },
    steps: [divide, check, { say: reason }],
    hints,
    proof: value > quotient ? [...proof, `${divisor} * ${value} >= ${total}`] : proof,
  }
})

export const numberPatterns = definePractice('math.5.number-patterns', (dice, difficulty) => {
  const stepA = dice.int(2, 6)
  const times = dice.int(2, difficulty === 1 ? 2 : 4)
  const stepB = stepA * times
  const place = dice.int(5, 8)
  const [endA, endB] = [stepA * (place - 1), stepB * (place - 1)]
  const rules = dice.pick([
    `Pattern A starts at 0 and adds ${stepA} each time. Pattern B starts at 0 and adds ${stepB} each time.`,
    `A small jar starts empty and gets ${stepA} beads a day (pattern A). A big jar starts empty and gets ${stepB} beads a day (pattern B).`,
    `${pickName(dice)} saves in two boxes that start with 0 coins: box A gets ${stepA} coins a week, box B gets ${stepB} coins a week.`,
  ])
  const listA = [0, 1, 2, 3].map((index) => index * stepA).join(', ')
  const listB = [0, 1, 2, 3].map((index) => index * stepB).join(', ')
  const write = {
    say: `A: ${listA}, … and B: ${listB}, …`,
    claims: [`3 * ${stepA} = ${3 * stepA}`, `3 * ${stepB} = ${3 * stepB}`],
  }
  const hints: Problem['hints'] = [
    'What do the first few numbers of both patterns look like, one under the other?',
    `Write the numbers of A by adding ${stepA} and below them those of B by adding ${stepB}.`,
    'A: 0, 3, 6, 9 and B: 0, 6, 12, 18. Each number of B is 2 times the number of A above it.',
  ]
  if (difficulty === 1) {
    return {
      prompt: `${rules} The first number of each pattern is 0. What is number ${place} of pattern B?`,
      answer: { kind: 'number', value: String(endB) },
      steps: [
        write,
        {
          say: `From number 1 to number ${place} you add ${stepB} exactly ${countOf(place - 1, 'time')}: ${endB}.`,
          claims: [`${stepB} * (${place} - 1) = ${endB}`],
        },
      ],
      hints,
      proof: [`0 + (${place} - 1) * ${stepB} = ${endB}`],
    }
  }
  if (difficulty === 2) {
    return {
      prompt: `${rules} Every number of pattern B is how many times the number of pattern A in the same place (after the start)?`,
      answer: { kind: 'number', value: String(times), accept: [`${times} times`] },
      steps: [
        write,
        {
          say: `$${stepB} \\div ${stepA} = ${times}$, and it is the same in every place.`,
          claims: [`${stepB} / ${stepA} = ${times}`, `${2 * stepB} / ${2 * stepA} = ${times}`],
        },
      ],
      hints,
      proof: [`${times} * ${stepA} = ${stepB}`],
    }
  }
  return {
    prompt: `${rules} The first pair (A, B) is (0, 0). Write pair number ${place} like (200, 500).`,
    answer: answerPoint(endA, endB),
    steps: [
      write,
      {
        say: `Number ${place} of A: $${place - 1} \\times ${stepA} = ${endA}$.`,
        claims: [`(${place} - 1) * ${stepA} = ${endA}`],
      },
      {
        say: `Number ${place} of B: $${place - 1} \\times ${stepB} = ${endB}$. The pair is (${endA}, ${endB}).`,
        claims: [`(${place} - 1) * ${stepB} = ${endB}`],
      },
    ],
    hints,
    proof: [`${endB} = ${times} * ${endA}`, `(${place} - 1) * ${stepA} = ${endA}`],
  }
})
