import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { countOf, pickName, pickNames } from '../../tools/words.ts'

export const subtractWithin20 = definePractice('math.1.subtract-within-20', (dice, difficulty) => {
  const whole = difficulty === 1 ? dice.int(5, 10) : dice.int(11, 18)
  const part = difficulty === 1 ? dice.int(2, whole - 1) : dice.int(whole - 9, 9)
  if (difficulty === 3) return dice.coin() ? chooseDifference(dice, whole, part) : askFewer(dice, whole, part)
  const rest = whole - part
  const name = pickName(dice)
  const ones = whole - 10
  return {
    prompt: dice.pick([
      `What is $${whole} - ${part}$?`,
      `Take ${part} away from ${whole}. What is left?`,
      `${name} has ${whole} grapes and eats ${part}. How many grapes are left?`,
      `${whole} frogs sit on a log. ${part} hop off. How many frogs are still there?`,
      `${name} has ${whole} balloons. ${part} of them pop. How many balloons are left?`,
    ]),
    answer: { kind: 'number', value: String(rest) },
    steps:
      difficulty === 1
        ? [
            { say: `Start at ${whole} and count back ${part}.` },
            { say: `$${whole} - ${part} = ${rest}$.`, claims: [`${whole} - ${part} = ${rest}`] },
          ]
        : [
            { say: `Go back to ten first: $${whole} - ${ones} = 10$.`, claims: [`${whole} - ${ones} = 10`] },
            {
              say: `${part} is ${ones} and ${part - ones}. So take ${part - ones} more away.`,
              claims: [`${ones} + ${part - ones} = ${part}`],
            },
            {
              say: `$10 - ${part - ones} = ${rest}$, so $${whole} - ${part} = ${rest}$.`,
              claims: [`${whole} - ${part} = ${rest}`],
            },
          ],
    hints: [
      'Will you have more or less than at the start?',
      difficulty === 1
        ? `Start at ${whole}. Count back one for each of the ${part}.`
        : `Go from ${whole} back to 10 first. How many of the ${part} are still to take away?`,
      difficulty === 1
        ? '4 - 3: start at 4 and count back: 3, 2, 1. So 4 - 3 = 1.'
        : '19 - 12: 19 - 9 = 10, and 3 more away is 7. So 19 - 12 = 7.',
    ],
    proof: [`${rest} + ${part} = ${whole}`],
  }
})

function chooseDifference(dice: Dice, whole: number, part: number): Problem {
  const rest = whole - part
  return {
    prompt: dice.pick([
      `Which number is $${whole} - ${part}$?`,
      `${pickName(dice)} has ${whole} tickets and uses ${part}. How many tickets are left?`,
      `A baker makes ${whole} rolls and sells ${part}. How many rolls are left?`,
    ]),
    answer: makeChoice(
      dice,
      String(rest),
      [
        [String(rest + 1), 'counts the start number as the first jump back'],
        [String(whole + part), 'adds and does not take away'],
        [String(10 + part - (whole - 10)), 'takes the smaller ones digit from the bigger one'],
      ],
      [[String(rest + 10), 'forgets to take from the ten']],
    ),
    steps: [
      { say: `Think of adding: ${part} and what number make ${whole}?` },
      {
        say: `$${part} + ${rest} = ${whole}$, so $${whole} - ${part} = ${rest}$.`,
        claims: [`${part} + ${rest} = ${whole}`, `${whole} - ${part} = ${rest}`],
      },
    ],
    hints: [
      'Can an adding fact help you here?',
      `Count on from ${part} until you get to ${whole}. How many jumps is that?`,
      '19 - 12: count on from 12 to 19. That is 7 jumps. So 19 - 12 = 7.',
    ],
    proof: [`${rest} + ${part} = ${whole}`],
  }
}

function askFewer(dice: Dice, whole: number, part: number): Problem {
  const [one, two] = pickNames(dice, 2) as [string, string]
  const rest = whole - part
  const things = dice.pick(['stamps', 'stones', 'stickers', 'coins'])
  return {
    prompt: `${one} has ${whole} ${things}. ${two} has ${part} fewer ${things} than ${one}. How many ${things} does ${two} have?`,
    answer: { kind: 'number', value: String(rest) },
    steps: [
      { say: `${two} has fewer than ${one}, so take ${part} away from ${whole}.` },
      {
        say: `$${whole} - ${part} = ${rest}$. ${two} has ${countOf(rest, things.slice(0, -1))}.`,
        claims: [`${whole} - ${part} = ${rest}`],
      },
    ],
    hints: [
      'Who has less? Is the answer bigger or smaller than the first number?',
      `Start with ${whole}. ${two} has ${part} fewer. Go back by that many.`,
      'Ana has 20 nuts. Bo has 6 fewer than Ana. 20 - 6 = 14, so Bo has 14 nuts.',
    ],
    proof: [`${rest} + ${part} = ${whole}`],
  }
}

export const factFamilies = definePractice('math.1.fact-families', (dice, difficulty) => {
  if (difficulty === 1) return chooseRelative(dice)
  if (difficulty === 2) return applyRelative(dice)
  return dice.coin() ? matchRelatives(dice) : chooseStranger(dice)
})

function rollParts(dice: Dice): [first: number, second: number, whole: number] {
  const first = dice.int(4, 9)
  const second = dice.intExcept(3, 9, [first, 2 * first])
  return [first, second, first + second]
}

function chooseRelative(dice: Dice): Problem {
  const [first, second, whole] = rollParts(dice)
  const right = `$${whole} - ${second} = ${first}$`
  return {
    prompt: dice.pick([
      `Which fact is in the same family as $${first} + ${second} = ${whole}$?`,
      `You know that $${first} + ${second} = ${whole}$. Which taking-away fact do you know, too?`,
    ]),
    answer: makeChoice(dice, right, [
      [
        `$${Math.max(first, second)} - ${Math.min(first, second)} = ${Math.abs(first - second)}$`,
        'takes one part away from the other part',
      ],
      [`$${whole} + ${second} = ${whole + second}$`, 'adds a part to the whole'],
      [`$${second} - ${whole} = ${first}$`, 'takes the whole away from a part'],
    ]),
    steps: [
      {
        say: `The parts are ${first} and ${second}. The whole is ${whole}.`,
        claims: [`${first} + ${second} = ${whole}`],
      },
      {
        say: `Take one part away from the whole and the other part is left: ${right}.`,
        claims: [`${whole} - ${second} = ${first}`],
      },
    ],
    hints: [
      'Which of the three numbers is the whole?',
      `A taking-away fact of this family starts with ${whole}, the whole.`,
      '2 + 8 = 10. The family: 8 + 2 = 10, 10 - 2 = 8, 10 - 8 = 2.',
    ],
    proof: [`${whole} - ${second} = ${first}`, `${second} - ${whole} != ${first}`],
  }
}

function applyRelative(dice: Dice): Problem {
  const [first, second, whole] = rollParts(dice)
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `$${first} + ${second} = ${whole}$. So what is $${whole} - ${second}$?`,
      `${name} knows that $${first} + ${second} = ${whole}$. What does $${whole} - ${second}$ make?`,
      `A box holds ${whole} pens. ${second} are red and ${first} are blue. ${name} takes out the red pens. How many pens are left?`,
    ]),
    answer: { kind: 'number', value: String(first) },
    steps: [
      {
        say: `${first} and ${second} are the parts of ${whole}.`,
        claims: [`${first} + ${second} = ${whole}`],
      },
      {
        say: `Take away the part ${second}. The other part is left: $${whole} - ${second} = ${first}$.`,
        claims: [`${whole} - ${second} = ${first}`],
      },
    ],
    hints: [
      'Which numbers are the parts, and which one is the whole?',
      `You take ${second} away from ${whole}. Which part is still there?`,
      '2 + 8 = 10. Take away the part 8 from 10, and the part 2 is left: 10 - 8 = 2.',
    ],
    proof: [`${first} + ${second} = ${whole}`],
  }
}

function matchRelatives(dice: Dice): Problem {
  const wholes = dice.sample([10, 11, 12, 13, 14, 15, 16], 3)
  const facts = wholes.map((whole) => {
    const first = dice.int(whole - 9, Math.ceil(whole / 2) - 1)
    return { first, second: whole - first, whole }
  })
  return {
    prompt: `Match each adding fact with a taking-away fact of its family: ${facts.map(({ first, second }) => `$${first} + ${second}$`).join(', ')}.`,
    answer: {
      kind: 'matching',
      pairs: facts.map(({ first, second, whole }) => [
        `$${first} + ${second} = ${whole}$`,
        `$${whole} - ${second} = ${first}$`,
      ]),
    },
    steps: [
      { say: 'Facts of one family use the same three numbers.' },
      {
        say: facts
          .map(
            ({ first, second, whole }) =>
              `$${first} + ${second} = ${whole}$ goes with $${whole} - ${second} = ${first}$.`,
          )
          .join(' '),
        claims: facts.map(({ first, second, whole }) => `${whole} - ${second} = ${first}`),
      },
    ],
    hints: [
      'Which number is the whole in each fact?',
      'A taking-away fact starts with the whole. Look for the same three numbers.',
      '9 + 9 = 18 goes with 18 - 9 = 9: both use the numbers 9, 9 and 18.',
    ],
    proof: facts.map(({ first, second, whole }) => `${first} + ${second} = ${whole}`),
  }
}

function chooseStranger(dice: Dice): Problem {
  const [first, second, whole] = rollParts(dice)
  const [big, small] = [Math.max(first, second), Math.min(first, second)]
  const right = `$${big} - ${small} = ${big - small}$`
  return {
    prompt: `The numbers ${first}, ${second} and ${whole} make a fact family. Which fact does not belong to it?`,
    answer: makeChoice(dice, right, [
      [`$${second} + ${first} = ${whole}$`, 'thinks the parts cannot change places'],
      [`$${whole} - ${first} = ${second}$`, 'thinks taking away is never in the family'],
      [`$${whole} = ${first} + ${second}$`, 'thinks the whole cannot stand in front'],
    ]),
    steps: [
      {
        say: `The parts are ${first} and ${second}, and the whole is ${whole}.`,
        claims: [`${first} + ${second} = ${whole}`],
      },
      {
        say: `${right} is true, but it has ${big - small} in it and not ${whole}. It does not belong.`,
        claims: [`${big} - ${small} = ${big - small}`, `${big - small} != ${whole}`],
      },
    ],
    hints: [
      'Which numbers must be in every fact of the family?',
      `Look for the fact without ${whole}.`,
      'Family 2, 8, 10: the fact 8 - 2 = 6 does not belong, because 10 is not in it.',
    ],
    proof: [`${first} + ${second} = ${whole}`, `${big} - ${small} != ${whole}`],
  }
}

export const subtractTens = definePractice('math.1.subtract-tens', (dice, difficulty) => {
  const tens = dice.int(difficulty === 1 ? 3 : 5, difficulty === 1 ? 6 : 9)
  const away = dice.int(1, tens - 1)
  const [whole, part, rest] = [tens * 10, away * 10, (tens - away) * 10]
  const name = pickName(dice)
  const isMissing = difficulty === 3 && dice.coin()
  const isChoice = difficulty === 3 && !isMissing
  const bare = isMissing
    ? [
        `What number goes in the box? $${whole} - \\square = ${rest}$`,
        `${name} had ${whole} cents and has ${rest} cents left. How many cents did ${name} spend?`,
      ]
    : [
        `What is $${whole} - ${part}$?`,
        `${countOf(tens, 'ten')} take away ${countOf(away, 'ten')}: what number is left?`,
        `${name} has ${whole} cents and spends ${part} cents. How many cents are left?`,
        `A roll holds ${whole} stickers. ${name} uses ${part} of them. How many stickers are left?`,
        `There are ${whole} chairs in a hall. ${part} of them are taken. How many chairs are free?`,
      ]
  const answer = isMissing ? part : rest
  return {
    prompt: dice.pick(bare),
    answer: isChoice
      ? makeChoice(dice, String(rest), [
          [String(tens - away), 'counts tens but writes ones'],
          [String(whole - away), 'takes away ones, not tens'],
          [String(rest + 10), 'counts the start as the first jump back'],
        ])
      : { kind: 'number', value: String(answer) },
    steps: [
      {
        say: `Think in tens: ${whole} is ${countOf(tens, 'ten')}, ${isMissing ? rest : part} is ${countOf(isMissing ? tens - away : away, 'ten')}.`,
      },
      {
        say: `${countOf(tens, 'ten')} take away ${countOf(isMissing ? tens - away : away, 'ten')} leaves ${countOf(isMissing ? away : tens - away, 'ten')}. The answer is ${answer}.`,
        claims: [`${whole} - ${isMissing ? rest : part} = ${answer}`],
      },
    ],
    hints: [
      'How many tens are in each number?',
      isMissing
        ? `Start at ${whole} and count back by tens to ${rest}. How many tens did you go back?`
        : `Start at ${whole} and count back by tens, once for each ten you take away.`,
      '20 - 10: 2 tens take away 1 ten is 1 ten. So 20 - 10 = 10.',
    ],
    proof: [`${rest} + ${part} = ${whole}`],
  }
})
