import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawDataTable } from '../../figures/data-table.ts'
import type { Problem } from '../../problem.ts'
import { writeFixed } from '../../tools/decimal.ts'
import { gcd } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

const MIXES = [
  ['In a class', 'girls', 'boys', 'students'],
  ['In a bowl', 'apples', 'oranges', 'fruits'],
  ['On a shelf', 'novels', 'comics', 'books'],
  ['In a parking lot', 'cars', 'vans', 'vehicles'],
  ['In an orchestra', 'violins', 'flutes', 'instruments'],
] as const

/** Two numbers without a common factor. */
function rollParts(dice: Dice, most: number): [number, number] {
  const first = dice.int(2, most)
  const second = dice.pick(
    Array.from({ length: most - 1 }, (_, index) => index + 2).filter(
      (number) => number !== first && gcd(number, first) === 1,
    ),
  )
  return [first, second]
}

export const ratios = definePractice('math.6.ratios', (dice, difficulty) => {
  const [place, one, other, all] = dice.pick(MIXES)
  const [a, b] = rollParts(dice, 9)
  const times = difficulty === 1 ? 1 : dice.int(2, 6)
  const [first, second] = [a * times, b * times]
  const isPart = difficulty < 3
  const [right, names] = isPart
    ? [`${a} : ${b}`, `${one} to ${other}`]
    : [`${a} : ${a + b}`, `${one} to all ${all}`]
  const story = `${place} there are ${first} ${one} and ${second} ${other}.`
  const wrong = isPart
    ? ([
        [`${b} : ${a}`, 'turns the order around'],
        [`${a} : ${a + b}`, 'compares a part with the whole'],
        [`${first + 1} : ${second + 1}`, 'adds the same number to both parts'],
      ] as const)
    : ([
        [`${a} : ${b}`, 'compares the parts with each other'],
        [`${a + b} : ${a}`, 'turns the order around'],
        [`${b} : ${a + b}`, 'takes the other part'],
      ] as const)
  const isChoice = difficulty !== 2 || dice.coin()
  const [from, to] = isPart ? [first, second] : [first, first + second]
  const [x, y] = isPart ? [a, b] : [a, a + b]
  return {
    prompt: `${story} What is the ratio of ${names}${difficulty > 1 ? ' in simplest form' : ''}?${isChoice ? '' : ' Write it like 3:4.'}`,
    answer: isChoice
      ? makeChoice(dice, right, wrong)
      : {
          kind: 'text',
          value: `${x}:${y}`,
          accept: [`${x} : ${y}`, `${x} to ${y}`, `${x}/${y}`, `${x} :${y}`, `${x}: ${y}`],
        },
    steps: [
      {
        say: isPart
          ? `The order of the words is the order of the numbers: ${from} : ${to}.`
          : `All ${all}: $${first} + ${second} = ${to}$, so the ratio is ${from} : ${to}.`,
        claims: isPart ? [`${from} != ${to}`] : [`${first} + ${second} = ${to}`],
      },
      {
        say:
          times === 1
            ? `${from} and ${to} share no factor, so it stays ${x} : ${y}.`
            : `Divide both by ${times}: ${x} : ${y}.`,
        claims: [`${from}/${to} = ${x}/${y}`],
      },
    ],
    hints: [
      'Which of the two things is named first?',
      isPart
        ? `Write the number of ${one} first, then the number of ${other}.${times > 1 ? ' Then divide both by the same number.' : ''}`
        : `How many ${all} are there in all? That number comes second.`,
      '6 cats and 9 dogs: cats to dogs is 6 : 9 = 2 : 3, cats to all pets is 6 : 15 = 2 : 5.',
    ],
    proof: [`${first} * ${isPart ? b : a + b} = ${isPart ? second : first + second} * ${a}`],
  }
})

export const equivalentRatios = definePractice('math.6.equivalent-ratios', (dice, difficulty) => {
  const [a, b] = rollParts(dice, difficulty === 1 ? 6 : 9)
  const [k, first] = [dice.int(3, difficulty === 1 ? 6 : 12), 2]
  const who = pickName(dice)
  const [unit, one, other] = dice.pick([
    ['cups', 'flour', 'milk'],
    ['liters', 'blue paint', 'yellow paint'],
    ['buckets', 'sand', 'cement'],
    ['spoons', 'cocoa', 'sugar'],
  ] as const)
  const hints: Problem['hints'] = [
    'By which number do you multiply one side? What must happen to the other side?',
    difficulty === 3
      ? `How many parts are ${a} and ${b} together? What is one part worth?`
      : `${a} became ${a * k}. Which factor is that?`,
    'For 2 : 5 and 8 : ?, the 2 was multiplied by 4, so $5 \\times 4 = 20$.',
  ]
  if (difficulty === 3) {
    const total = (a + b) * k
    return {
      prompt: dice.pick([
        `${who} mixes ${one} and ${other} in the ratio ${a} : ${b}, ${total} ${unit} in all. How many ${unit} of ${one} are in it?`,
        `${who} and a friend share \\$${total} in the ratio ${a} : ${b}. How many dollars does ${who} get?`,
        `The sides of a rectangle are in the ratio ${a} : ${b}. Two neighboring sides together are ${total} cm. How long is the side that stands for ${a}, in cm?`,
      ]),
      answer: { kind: 'number', value: String(a * k) },
      steps: [
        { say: `There are $${a} + ${b} = ${a + b}$ parts.`, claims: [`${a} + ${b} = ${a + b}`] },
        { say: `One part is $${total} \\div ${a + b} = ${k}$.`, claims: [`${total} / ${a + b} = ${k}`] },
        { say: `${a} parts are $${a} \\times ${k} = ${a * k}$.`, claims: [`${a} * ${k} = ${a * k}`] },
      ],
      hints,
      proof: [`${a * k} / (${total} - ${a * k}) = ${a}/${b}`],
    }
  }
  const isTable = dice.coin()
  return {
    prompt: isTable
      ? `The table shows equal ratios of ${one} to ${other}, in ${unit}. Which number belongs at the question mark?`
      : dice.pick([
          `A mix needs ${a} ${unit} of ${one} for every ${b} ${unit} of ${other}. How many ${unit} of ${other} belong to ${a * k} ${unit} of ${one}?`,
          `Find the missing number: ${a} : ${b} = ${a * k} : ?`,
        ]),
    ...(isTable
      ? {
          figure: drawDataTable({
            title: 'Ratio table',
            desc: `A table with two rows. ${one}: ${a}, ${a * first}, ${a * k}. ${other}: ${b}, ${b * first}, unknown.`,
            rows: [
              [one, a, a * first, a * k],
              [other, b, b * first, '?'],
            ],
          }),
        }
      : {}),
    answer: { kind: 'number', value: String(b * k) },
    steps: [
      { say: `From ${a} to ${a * k} the factor is ${k}.`, claims: [`${a} * ${k} = ${a * k}`] },
      { say: `Use the same factor: $${b} \\times ${k} = ${b * k}$.`, claims: [`${b} * ${k} = ${b * k}`] },
    ],
    hints,
    proof: [`${a} / ${b} = ${a * k} / ${b * k}`],
  }
})

export const unitRates = definePractice('math.6.unit-rates', (dice, difficulty) => {
  const [rate, count, other] = [dice.int(3, 24), dice.int(3, 9), dice.int(11, 20)]
  const who = pickName(dice)
  const [story, question, again] = dice.pick([
    [
      (n: number, total: number) => `${who} types ${total} words in ${n} minutes.`,
      'How many words is that in one minute?',
      (n: number) => `How many words is that in ${n} minutes?`,
    ],
    [
      (n: number, total: number) => `A printer makes ${total} pages in ${n} minutes.`,
      'How many pages is that per minute?',
      (n: number) => `How many pages does it make in ${n} minutes?`,
    ],
    [
      (n: number, total: number) => `${n} tickets cost \\$${total}.`,
      'How many dollars does one ticket cost?',
      (n: number) => `How many dollars do ${n} tickets cost?`,
    ],
    [
      (n: number, total: number) => `A cyclist rides ${total} miles in ${n} hours.`,
      'How many miles per hour is that?',
      (n: number) => `How many miles is that in ${n} hours at the same speed?`,
    ],
  ] as const)
  const total = rate * count
  const hints: Problem['hints'] = [
    'How much belongs to just one?',
    `Divide ${total} by ${count} to get the amount for one${difficulty > 1 ? '. Then go on from there' : ''}.`,
    '5 notebooks cost \\$15: one costs $15 \\div 5 = 3$ dollars, so 8 cost 24 dollars.',
  ]
  const one = {
    say: `For one: $${total} \\div ${count} = ${rate}$.`,
    claims: [`${total} / ${count} = ${rate}`],
  }
  if (difficulty === 1) {
    return {
      prompt: `${story(count, total)} ${question}`,
      answer: { kind: 'number', value: String(rate) },
      steps: [{ say: `Share ${total} equally over ${count}.` }, one],
      hints,
      proof: [`${rate} * ${count} = ${total}`],
    }
  }
  if (difficulty === 2) {
    return {
      prompt: `${story(count, total)} ${again(other)}`,
      answer: { kind: 'number', value: String(rate * other) },
      steps: [
        one,
        {
          say: `For ${other}: $${rate} \\times ${other} = ${rate * other}$.`,
          claims: [`${rate} * ${other} = ${rate * other}`],
        },
      ],
      hints,
      proof: [`${rate * other} / ${other} = ${total} / ${count}`],
    }
  }
  return dice.coin() ? askBetterBuy(dice) : askUnitChange(dice)
})

function askBetterBuy(dice: Dice): Problem {
  const [sizeA, sizeB] = [dice.int(3, 6), dice.int(7, 12)]
  const centsA = dice.int(45, 120)
  const centsB = centsA + dice.pick([-9, -6, -4, 3, 5, 8])
  const isA = centsA < centsB
  const [item, unit] = dice.pick([
    ['rice', 'kg'],
    ['apple juice', 'liters'],
    ['yarn', 'balls'],
    ['pencils', 'pencils'],
  ] as const)
  const [priceA, priceB] = [writeFixed(centsA * sizeA, 2), writeFixed(centsB * sizeB, 2)]
  return {
    prompt: `Pack A of ${item} has ${sizeA} ${unit} for \\$${priceA}. Pack B has ${sizeB} ${unit} for \\$${priceB}. Which pack is cheaper per unit, and what does one unit cost there?`,
    answer: makeChoice(dice, `Pack ${isA ? 'A' : 'B'}, \\$${writeFixed(isA ? centsA : centsB, 2)}`, [
      [`Pack ${isA ? 'B' : 'A'}, \\$${writeFixed(isA ? centsB : centsA, 2)}`, 'takes the higher unit price'],
      [`Pack A, \\$${priceA}`, 'compares the whole prices'],
      [`Pack ${isA ? 'B' : 'A'}, \\$${writeFixed(isA ? centsA : centsB, 2)}`, 'mixes up the packs'],
    ]),
    steps: [
      {
        say: `Pack A: $${priceA} \\div ${sizeA} = ${writeFixed(centsA, 2)}$ dollars.`,
        claims: [`${priceA} / ${sizeA} = ${writeFixed(centsA, 2)}`],
      },
      {
        say: `Pack B: $${priceB} \\div ${sizeB} = ${writeFixed(centsB, 2)}$ dollars.`,
        claims: [`${priceB} / ${sizeB} = ${writeFixed(centsB, 2)}`],
      },
      {
        say: `Pack ${isA ? 'A' : 'B'} is cheaper per unit.`,
        claims: [`${writeFixed(centsA, 2)} ${isA ? '<' : '>'} ${writeFixed(centsB, 2)}`],
      },
    ],
    hints: [
      'What does one unit cost in each pack?',
      `Divide ${priceA} by ${sizeA}, and ${priceB} by ${sizeB}. Then compare.`,
      '4 pens for \\$6 cost \\$1.50 each; 10 pens for \\$14 cost \\$1.40 each. The second pack is cheaper.',
    ],
    proof: [`${priceA} / ${sizeA} ${isA ? '<' : '>'} ${priceB} / ${sizeB}`],
  }
}

function askUnitChange(dice: Dice): Problem {
  const [perHour, perMinute] = dice.pick([
    [60, 1],
    [90, 1.5],
    [120, 2],
    [150, 2.5],
    [180, 3],
    [240, 4],
    [300, 5],
    [30, 0.5],
  ] as const)
  const minutes = dice.pick([4, 6, 8, 12, 14, 16, 22])
  const total = perMinute * minutes
  const [who, what] = dice.pick([
    ['A pump moves', 'liters'],
    ['A train travels', 'kilometers'],
    ['A machine packs', 'boxes'],
    ['A kitchen bakes', 'rolls'],
  ] as const)
  return {
    prompt: `${who} ${perHour} ${what} in one hour. How many ${what} is that in ${minutes} minutes at the same rate?`,
    answer: { kind: 'number', value: String(total) },
    steps: [
      {
        say: `One hour is 60 minutes: $${perHour} \\div 60 = ${perMinute}$ ${what} in a minute.`,
        claims: [`${perHour} / 60 = ${perMinute}`],
      },
      {
        say: `In ${minutes} minutes: $${perMinute} \\times ${minutes} = ${total}$.`,
        claims: [`${perMinute} * ${minutes} = ${total}`],
      },
    ],
    hints: [
      'Can you write the hour in the unit of the question?',
      `Find the rate for one minute: share ${perHour} over all minutes of an hour.`,
      '120 meters in an hour are $120 \\div 60 = 2$ meters in a minute, so 20 meters in 10 minutes.',
    ],
    proof: [`${total} / ${minutes} = ${perHour} / 60`],
  }
}
