import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

export const divideWithin100 = definePractice('math.3.divide-within-100', (dice, difficulty) => {
  const by = difficulty === 1 ? dice.pick([2, 3, 4, 5, 10]) : dice.int(3, 9)
  const answer = difficulty === 1 ? dice.int(3, 9) : dice.int(5, 9)
  const total = by * answer
  if (difficulty === 3 && dice.int(1, 3) === 1) return matchFacts(dice)
  const name = pickName(dice)
  const stories = [
    `${name} shares ${total} cards among ${by} players. How many cards does each player get?`,
    `${total} tulips are put into vases, ${by} in each. How many vases are needed?`,
    `A ribbon of ${total} inches is cut into ${by} equal pieces. How many inches long is each piece?`,
    `${name} reads ${total} pages in ${by} days, the same number each day. How many pages is that a day?`,
  ]
  const isChoice = difficulty === 3
  return {
    prompt: dice.pick(
      difficulty === 3
        ? stories
        : [`What is $${total} \\div ${by}$?`, `Divide ${total} by ${by}.`, ...stories],
    ),
    answer: isChoice
      ? makeChoice(dice, String(answer), [
          [String(total - by), 'subtracts and does not divide'],
          [String(answer + 1), 'uses the times fact that comes next'],
          [String(total + by), 'adds and does not divide'],
        ])
      : { kind: 'number', value: String(answer) },
    steps: [
      { say: `Think of a times fact: ${by} times what number is ${total}?` },
      {
        say: `$${by} \\times ${answer} = ${total}$, so $${total} \\div ${by} = ${answer}$.`,
        claims: [`${by}*${answer} = ${total}`, `${total}/${by} = ${answer}`],
      },
    ],
    hints: [
      'Which times fact has these numbers?',
      `Count by ${by}s up to ${total} and count the jumps.`,
      '22 ÷ 2: 2 times 11 is 22, so 22 ÷ 2 = 11.',
    ],
    proof: [`${by}*${answer} = ${total}`],
  }
})

function matchFacts(dice: Dice): Problem {
  const answers = dice.sample([4, 5, 6, 7, 8, 9], 4)
  const facts = answers.map((answer) => ({ answer, by: dice.int(3, 9) }))
  const text = ({ answer, by }: { answer: number; by: number }) => `$${answer * by} \\div ${by}$`
  return {
    prompt: `Match each division with its answer: ${facts.map(text).join(', ')}.`,
    answer: { kind: 'matching', pairs: facts.map((fact) => [text(fact), String(fact.answer)]) },
    steps: [
      {
        say: 'Turn each division into a times fact.',
        claims: facts.map(({ answer, by }) => `${by}*${answer} = ${answer * by}`),
      },
      {
        say: `${facts.map((fact) => `${text(fact)} is ${fact.answer}`).join('; ')}.`,
        claims: facts.map(({ answer, by }) => `${answer * by}/${by} = ${answer}`),
      },
    ],
    hints: [
      'Which times facts do you know by heart?',
      `Start with ${text(facts[0] as { answer: number; by: number })}. Think of a times fact.`,
      '20 ÷ 2 goes with 10, because 2 × 10 = 20.',
    ],
    proof: facts.map(({ answer, by }) => `${by}*${answer} = ${answer * by}`),
  }
}

export const missingFactor = definePractice('math.3.missing-factor', (dice, difficulty) => {
  const a = difficulty === 1 ? dice.pick([2, 3, 4, 5]) : dice.int(4, 9)
  const b = dice.intExcept(3, 9, [a])
  const total = a * b
  const name = pickName(dice)
  const [ask, answer] = dice.pick<readonly [string, number]>(
    difficulty === 1
      ? ([
          [`$${a} \\times \\square = ${total}$`, b],
          [`$\\square \\times ${a} = ${total}$`, b],
        ] as const)
      : difficulty === 2
        ? ([
            [`$${total} \\div \\square = ${a}$`, b],
            [`$\\square \\div ${a} = ${b}$`, total],
            [`$${total} = \\square \\times ${a}$`, b],
          ] as const)
        : ([
            [`${name} thinks of a number, divides it by ${a} and gets ${b}. What is the number?`, total],
            [`${name} multiplies a number by ${a} and gets ${total}. What is the number?`, b],
            [
              `${total} plums are put into bags, the same number in each. There are ${a} bags. How many plums are in a bag?`,
              b,
            ],
            [`Some children share ${total} pens. Each gets ${a}. How many children are there?`, b],
          ] as const),
  )
  const isWhole = answer === total
  return {
    prompt:
      difficulty === 3
        ? ask
        : dice.pick([`What number goes in the box? ${ask}`, `Find the missing number: ${ask}`]),
    answer: { kind: 'number', value: String(answer) },
    steps: isWhole
      ? [
          { say: `Go backward: the opposite of dividing by ${a} is multiplying by ${a}.` },
          {
            say: `$${b} \\times ${a} = ${total}$. The number is ${total}.`,
            claims: [`${b}*${a} = ${total}`],
          },
        ]
      : [
          { say: `Think of the fact family of ${a} and ${total}.` },
          { say: `$${a} \\times ${b} = ${total}$. The number is ${b}.`, claims: [`${a}*${b} = ${total}`] },
        ],
    hints: [
      'Is the missing number a factor or the product?',
      isWhole
        ? `How many are there if ${b} groups of ${a} are put together again?`
        : `Count by ${a}s up to ${total}, or divide ${total} by ${a}.`,
      'Box × 2 = 20: 20 ÷ 2 = 10, so 10 goes in the box.',
    ],
    proof: [isWhole ? `${answer}/${a} = ${b}` : `${a}*${answer} = ${total}`],
  }
})
