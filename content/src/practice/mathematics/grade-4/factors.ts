import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { listFactors } from '../../tools/list-factors.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName, pickNames } from '../../tools/words.ts'

export const timesAsMany = definePractice('math.4.times-as-many', (dice, difficulty) => {
  const times = dice.int(3, difficulty === 1 ? 5 : 9)
  const few = difficulty === 1 ? dice.int(3, 9) : dice.int(6, 12)
  const many = times * few
  const [one, two] = pickNames(dice, 2) as [string, string]
  if (difficulty === 3) {
    return dice.pick([chooseEquation, askTotal, writeExpression])(dice, times, few)
  }
  const thing = dice.pick(['stamps', 'shells', 'cards', 'points'])
  const [text, answer, formula, why] = dice.pick<readonly [string, number, string, string]>(
    difficulty === 1
      ? [
          [
            `${one} has ${few} ${thing}. ${two} has ${times} times as many. How many ${thing} does ${two} have?`,
            many,
            `${few} * ${times}`,
            `${times} times as many means ${times} groups of ${few}.`,
          ],
          [
            `A puppy weighs ${few} pounds. Its mother weighs ${times} times as much. How many pounds does she weigh?`,
            many,
            `${few} * ${times}`,
            `${times} times as much means ${times} groups of ${few}.`,
          ],
        ]
      : [
          [
            `${two} has ${many} ${thing}, which is ${times} times as many as ${one} has. How many ${thing} does ${one} have?`,
            few,
            `${many} / ${times}`,
            `${many} is made of ${times} equal parts. Each part is what ${one} has.`,
          ],
          [
            `A tree is ${many} feet high. A bush is ${few} feet high. How many times as high is the tree?`,
            times,
            `${many} / ${few}`,
            `Find how many times ${few} fits into ${many}.`,
          ],
          [
            `A blue rope is ${many} meters long, a red rope ${few} meters. How many times as long is the blue rope?`,
            times,
            `${many} / ${few}`,
            `Find how many times ${few} fits into ${many}.`,
          ],
        ],
  )
  return {
    prompt: text,
    answer: { kind: 'number', value: String(answer) },
    steps: [
      { say: why },
      {
        say: `$${formula.replace('*', '\\times').replace('/', '\\div')} = ${answer}$. The answer is ${answer}.`,
        claims: [`${formula} = ${answer}`],
      },
    ],
    hints: [
      'Which is the bigger amount? Is it given or asked for?',
      formula.includes('*')
        ? `Draw ${few} once. Draw it again and again, ${times} times.`
        : `Draw the bigger amount as equal parts. Divide.`,
      'A cat weighs 2 kg, a dog weighs 10 times as much: 10 × 2 = 20 kg.',
    ],
    proof: [`${times}*${few} = ${many}`],
  }
})

function chooseEquation(dice: Dice, times: number, few: number): Problem {
  const many = times * few
  const right = `$${times} \\times n = ${many}$`
  return {
    prompt: `${pickName(dice)} has ${many} ${dice.pick(['books', 'coins', 'pens'])}. That is ${times} times as many as a friend has. Which equation finds $n$, the number that the friend has?`,
    answer: makeChoice(dice, right, [
      [`$n = ${times} \\times ${many}$`, 'makes the smaller amount bigger'],
      [`$n + ${times} = ${many}$`, 'takes "times as many" for "more than"'],
      [`$n \\div ${times} = ${many}$`, 'turns the comparison around'],
    ]),
    steps: [
      { say: `${many} is ${times} times the friend's number $n$.` },
      {
        say: `So ${right}. Then $n = ${few}$.`,
        claims: [{ equation: `${times}*n = ${many}`, solutions: [{ n: String(few) }] }],
      },
    ],
    hints: [
      'Who has more, and is that number known?',
      `Read it as a sentence: ${many} is ${times} times as many as $n$.`,
      '20 is 2 times as many as n: 2 × n = 20, so n is 10.',
    ],
    proof: [
      { equation: `${times}*n = ${many}`, solutions: [{ n: String(few) }] },
      `${times}*${few} = ${many}`,
    ],
  }
}

function writeExpression(dice: Dice, times: number, few: number): Problem {
  const [one, two] = pickNames(dice, 2) as [string, string]
  const thing = dice.pick(['marbles', 'stickers', 'points'])
  const more = dice.pick([0, few])
  const value = more === 0 ? `${times}*n` : `${times}*n + ${more}`
  const shown = more === 0 ? `${times} \\times n` : `${times} \\times n + ${more}`
  return {
    prompt: `${one} has $n$ ${thing}. ${two} has ${times} times as many${more === 0 ? '' : ` and ${more} more`}. Write an expression with $n$ for the number of ${thing} that ${two} has.`,
    answer: { kind: 'expression', value },
    steps: [
      {
        say: `${times} times as many as $n$ is $${times} \\times n$.`,
        claims: [`${times}*n = ${Array.from({ length: times }, () => 'n').join(' + ')}`],
      },
      {
        say: more === 0 ? `So ${two} has $${shown}$ ${thing}.` : `Add the ${more} more: $${shown}$.`,
        claims: [`${value} = n*${times} + ${more}`],
      },
    ],
    hints: [
      `Who has more, and how do you get from the smaller number to the bigger one?`,
      `Think of a number for $n$, such as 10. What would you do with it to find what ${two} has?`,
      'Ana has n hats, Bo has 2 times as many and 1 more: 2 × n + 1.',
    ],
    proof: [7, 10].map((number) => `${value.replace('n', String(number))} = ${number * times + more}`),
  }
}

function askTotal(dice: Dice, times: number, few: number): Problem {
  const total = few * (times + 1)
  const [one, two] = pickNames(dice, 2) as [string, string]
  const isMore = dice.coin()
  const answer = isMore ? few * (times - 1) : total
  return {
    prompt: isMore
      ? `${one} saves ${few} dollars. ${two} saves ${times} times as much. How many dollars more does ${two} save?`
      : `${one} picks ${few} pears. ${two} picks ${times} times as many. How many pears do they pick together?`,
    answer: { kind: 'number', value: String(answer) },
    steps: [
      {
        say: `${two}: $${times} \\times ${few} = ${times * few}$.`,
        claims: [`${times}*${few} = ${times * few}`],
      },
      isMore
        ? {
            say: `$${times * few} - ${few} = ${answer}$. That is ${answer} dollars more.`,
            claims: [`${times * few} - ${few} = ${answer}`],
          }
        : {
            say: `$${few} + ${times * few} = ${answer}$. Together they pick ${answer} pears.`,
            claims: [`${few} + ${times * few} = ${answer}`],
          },
    ],
    hints: [
      `How much does ${two} have?`,
      `First multiply ${few} by ${times}. Then ${isMore ? 'compare both numbers' : 'put both numbers together'}.`,
      'Ana has 2 hats, Bo has 10 times as many: 20. Together 22; Bo has 18 more.',
    ],
    proof: [isMore ? `(${times} - 1)*${few} = ${answer}` : `(${times} + 1)*${few} = ${answer}`],
  }
}

export const factorsAndMultiples = definePractice('math.4.factors-and-multiples', (dice, difficulty) => {
  if (difficulty === 1) return dice.coin() ? chooseFactor(dice) : nextMultiple(dice)
  if (difficulty === 2) return dice.coin() ? findPartner(dice) : orderFactors(dice)
  return dice.coin() ? countFactors(dice) : commonMultiple(dice)
})

function chooseFactor(dice: Dice): Problem {
  const number = dice.pick([18, 20, 24, 28, 30, 32, 36, 40, 42, 45, 48])
  const right = dice.pick(listFactors(number).filter((factor) => factor > 2 && factor < number))
  const wrong = dice.sample(
    [7, 8, 9, 11, 13, 14, 16].filter((value) => number % value !== 0),
    2,
  )
  return {
    prompt: dice.pick([
      `Which number is a factor of ${number}?`,
      `${pickName(dice)} puts ${number} chairs into equal rows. How many chairs can be in one row?`,
    ]),
    answer: makeChoice(dice, String(right), [
      [String(number * 2), 'takes a multiple for a factor'],
      [String(wrong[0]), 'does not check if something is left over'],
      [String(wrong[1]), 'guesses a number that is close'],
    ]),
    steps: [
      { say: `A factor of ${number} divides it with nothing left over.` },
      {
        say: `$${number} \\div ${right} = ${number / right}$, so ${right} is a factor.`,
        claims: [`${right}*${number / right} = ${number}`],
      },
    ],
    hints: [
      'What does "factor" mean?',
      `Divide ${number} by each choice. Which one leaves nothing over?`,
      '5 is a factor of 35, because 5 × 7 = 35.',
    ],
    proof: [
      `${right}*${number / right} = ${number}`,
      ...wrong.map((value) => `${value}*${Math.floor(number / value)} != ${number}`),
      `2*${number} > ${number}`,
    ],
  }
}

function nextMultiple(dice: Dice): Problem {
  const factor = dice.intExcept(3, 9, [5])
  const count = dice.int(4, 8)
  const row = [factor * (count - 2), factor * (count - 1), factor * count]
  const answer = factor * (count + 1)
  return {
    prompt: dice.pick([
      `${row.join(', ')} are multiples of ${factor}. What is the next multiple of ${factor}?`,
      `${pickName(dice)} lists multiples of ${factor}: ${row.join(', ')}. Which one comes next?`,
    ]),
    answer: { kind: 'number', value: String(answer) },
    steps: [
      { say: `Multiples of ${factor} grow by ${factor} each time.` },
      {
        say: `$${row[2]} + ${factor} = ${answer}$, and $${factor} \\times ${count + 1} = ${answer}$.`,
        claims: [`${row[2]} + ${factor} = ${answer}`, `${factor}*${count + 1} = ${answer}`],
      },
    ],
    hints: [
      'How do you get from one multiple to the next?',
      `Count on by ${factor} from ${row[2]}.`,
      '20, 25, 30 are multiples of 5. The next one is 35.',
    ],
    proof: [`${answer}/${factor} = ${count + 1}`],
  }
}

function findPartner(dice: Dice): Problem {
  const [a, b] = [dice.int(3, 9), dice.int(6, 12)]
  return {
    prompt: dice.pick([
      `${a} is one factor of ${a * b}. Which number is the other factor of the pair?`,
      `${pickName(dice)} finds a factor pair of ${a * b}. One number is ${a}. What is the other?`,
      `${a * b} tiles lie in ${a} equal rows. ${a} and the length of a row are a factor pair. How long is a row?`,
    ]),
    answer: { kind: 'number', value: String(b) },
    steps: [
      { say: `Two numbers of a factor pair have the product ${a * b}.` },
      { say: `$${a * b} \\div ${a} = ${b}$. The other factor is ${b}.`, claims: [`${a * b}/${a} = ${b}`] },
    ],
    hints: [
      'What do the two numbers of a factor pair make together?',
      `Think: ${a} times what number is ${a * b}?`,
      '2 is a factor of 26. 2 × 13 = 26, so its partner is 13.',
    ],
    proof: [`${a}*${b} = ${a * b}`],
  }
}

function orderFactors(dice: Dice): Problem {
  const number = dice.pick([12, 18, 20, 24, 28, 30, 32, 36, 40, 42, 48])
  const middle = listFactors(number).filter((factor) => factor > 1 && factor < number)
  const pairs = middle.filter((factor) => factor * factor < number).slice(0, 3)
  return {
    prompt: `Match each factor of ${number} with its partner: ${pairs.join(', ')}${pairs.length < 3 ? ', 1' : ''}.`,
    answer: {
      kind: 'matching',
      pairs: [...pairs, ...(pairs.length < 3 ? [1] : [])].map((factor) => [
        String(factor),
        String(number / factor),
      ]),
    },
    steps: [
      {
        say: `Partners have the product ${number}.`,
        claims: pairs.map((factor) => `${factor}*${number / factor} = ${number}`),
      },
      {
        say: `${pairs.map((factor) => `${factor} and ${number / factor}`).join('; ')}${pairs.length < 3 ? `; 1 and ${number}` : ''}.`,
      },
    ],
    hints: [
      'What must the two numbers make when you multiply them?',
      `Divide ${number} by ${pairs[0]} to find the first partner.`,
      'Partners of 50: 1 and 50, 2 and 25, 5 and 10.',
    ],
    proof: pairs.map((factor) => `${number}/${factor} = ${number / factor}`),
  }
}

function countFactors(dice: Dice): Problem {
  const number = dice.pick([12, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 32, 36, 40, 42])
  const factors = listFactors(number)
  return {
    prompt: dice.pick([
      `How many factors does ${number} have?`,
      `${pickName(dice)} finds all factors of ${number}, with 1 and ${number}. How many are there?`,
      `In how many ways can ${number} dots be put into equal rows? Each factor of ${number} is one way.`,
    ]),
    answer: { kind: 'number', value: String(factors.length) },
    steps: [
      {
        say: `Look for pairs with the product ${number}: ${factors
          .filter((factor) => factor * factor <= number)
          .map((factor) => `$${factor} \\times ${number / factor}$`)
          .join(', ')}.`,
        claims: factors
          .filter((factor) => factor * factor <= number)
          .map((factor) => `${factor}*${number / factor} = ${number}`),
      },
      { say: `The factors are ${factors.join(', ')}. There are ${factors.length} factors.` },
    ],
    hints: [
      'How can you be sure not to miss one?',
      `Go through the small numbers one by one. Check if each divides ${number}, and write its partner next to it.`,
      'Factors of 10: 1 × 10 and 2 × 5. So there are 4 factors: 1, 2, 5, 10.',
    ],
    proof: [
      `${factors.map(() => 1).join(' + ')} = ${factors.length}`,
      ...Array.from({ length: Math.floor(Math.sqrt(number)) }, (_, index) => index + 1).map(
        (value) => `${value}*${Math.floor(number / value)} ${number % value === 0 ? '=' : '<'} ${number}`,
      ),
    ],
  }
}

function commonMultiple(dice: Dice): Problem {
  const [a, b, least] = dice.pick([
    [4, 6, 12],
    [3, 4, 12],
    [6, 8, 24],
    [2, 7, 14],
    [4, 10, 20],
    [6, 9, 18],
    [3, 8, 24],
    [5, 6, 30],
    [8, 10, 40],
    [9, 12, 36],
  ] as const)
  return {
    prompt: dice.pick([
      `Which is the smallest number that is a multiple of both ${a} and ${b}?`,
      `One light blinks every ${a} seconds, another every ${b} seconds. They blink together now. After how many seconds do they blink together again?`,
      `${pickName(dice)} waters one plant every ${a} days and another every ${b} days. Today both get water. In how many days do both get water again?`,
    ]),
    answer: { kind: 'number', value: String(least) },
    steps: [
      {
        say: `Multiples of ${b}: ${Array.from({ length: least / b }, (_, index) => (index + 1) * b).join(', ')}.`,
        claims: [`${least / b}*${b} = ${least}`],
      },
      {
        say: `The first of them that is a multiple of ${a}, too, is ${least}: $${a} \\times ${least / a} = ${least}$.`,
        claims: [`${a}*${least / a} = ${least}`],
      },
    ],
    hints: [
      'Can you list the multiples of one of the numbers?',
      `List the multiples of ${b}. Stop at the first one that ${a} divides.`,
      'Multiples of 15: 15, 30. 30 is also a multiple of 10, so 30 is the first in both lists of 10 and 15.',
    ],
    proof: [`${least}/${a} = ${least / a}`, `${least}/${b} = ${least / b}`],
  }
}
