import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName, pickNames } from '../../tools/words.ts'

type Plan = {
  text: string
  first: [tex: string, value: number]
  second: [tex: string, value: number]
  whole: string
  hint: string
}

/** "3 \times 4" for the algebra engine. */
function plain(tex: string): string {
  return tex.replaceAll('\\times', '*').replaceAll('\\div', '/')
}

export const twoStepProblems = definePractice('math.3.two-step-problems', (dice, difficulty) => {
  const plan =
    difficulty === 1 ? planTimesPlus(dice) : difficulty === 2 ? planTimesMinus(dice) : planDivide(dice)
  const answer = plan.second[1]
  return {
    prompt: plan.text,
    answer: { kind: 'number', value: String(answer) },
    steps: [
      {
        say: `First: $${plan.first[0]} = ${plan.first[1]}$.`,
        claims: [`${plain(plan.first[0])} = ${plan.first[1]}`],
      },
      {
        say: `Then: $${plan.second[0]} = ${answer}$. The answer is ${answer}.`,
        claims: [`${plain(plan.second[0])} = ${answer}`],
      },
    ],
    hints: [
      'What can you find out first?',
      plan.hint,
      'Sam buys 2 pens for 3 dollars each and a cap for 10 dollars. First 2 × 3 = 6, then 6 + 10 = 16 dollars.',
    ],
    proof: [`${plan.whole} = ${answer}`],
  }
})

function planTimesPlus(dice: Dice): Plan {
  const [a, b, c] = [dice.int(3, 6), dice.int(4, 9), dice.int(5, 15)]
  const name = pickName(dice)
  const plan = {
    first: [`${a} \\times ${b}`, a * b] as [string, number],
    second: [`${a * b} + ${c}`, a * b + c] as [string, number],
    whole: `${a}*${b} + ${c}`,
    hint: `First find ${a} times ${b}. Then add ${c}.`,
  }
  return dice.pick([
    {
      ...plan,
      text: `${name} buys ${a} books for ${b} dollars each and a bag for ${c} dollars. How many dollars is that?`,
    },
    {
      ...plan,
      text: `${a} tables have ${b} seats each. ${c} more people can sit on a bench. How many people can sit?`,
    },
    {
      ...plan,
      text: `${name} has ${a} boxes with ${b} shells in each and ${c} loose shells. How many shells is that?`,
    },
  ])
}

function planTimesMinus(dice: Dice): Plan {
  const [a, b] = [dice.int(5, 9), dice.int(5, 9)]
  const c = dice.int(6, 19)
  const name = pickName(dice)
  const plan = {
    first: [`${a} \\times ${b}`, a * b] as [string, number],
    second: [`${a * b} - ${c}`, a * b - c] as [string, number],
    whole: `${a}*${b} - ${c}`,
    hint: `First find ${a} times ${b}. Then take ${c} away.`,
  }
  const pay = {
    first: plan.first,
    second: [`100 - ${a * b}`, 100 - a * b] as [string, number],
    whole: `100 - ${a}*${b}`,
    hint: `First find the price of all ${a}. Then take it away from 100.`,
  }
  return dice.pick([
    {
      ...plan,
      text: `A baker fills ${a} trays with ${b} rolls each and sells ${c} rolls. How many rolls are left?`,
    },
    { ...plan, text: `${name} plants ${a} rows of ${b} bulbs. ${c} bulbs do not grow. How many grow?` },
    {
      ...pay,
      text: `${name} buys ${a} tickets for ${b} dollars each and pays with 100 dollars. How many dollars of change are there?`,
    },
  ])
}

function planDivide(dice: Dice): Plan {
  const by = dice.int(3, 8)
  const each = dice.int(4, 9)
  const extra = dice.int(6, 20)
  const total = by * each
  const [one, two] = pickNames(dice, 2) as [string, string]
  const share = {
    first: [`${total + extra} - ${extra}`, total] as [string, number],
    second: [`${total} \\div ${by}`, each] as [string, number],
    whole: `(${total + extra} - ${extra})/${by}`,
    hint: `First take ${extra} away from ${total + extra}. Then divide by ${by}.`,
  }
  const part = total - dice.int(5, total - 5)
  const join = {
    first: [`${part} + ${total - part}`, total] as [string, number],
    second: [`${total} \\div ${by}`, each] as [string, number],
    whole: `(${part} + ${total - part})/${by}`,
    hint: `First find how many there are in all. Then divide by ${by}.`,
  }
  return dice.pick([
    {
      ...share,
      text: `${one} has ${total + extra} stickers, keeps ${extra} and shares the rest among ${by} friends. How many stickers does each friend get?`,
    },
    {
      ...share,
      text: `A rope is ${total + extra} feet long. ${one} cuts off ${extra} feet and cuts the rest into ${by} equal pieces. How many feet long is each piece?`,
    },
    {
      ...join,
      text: `${one} picks ${part} apples and ${two} picks ${total - part}. They put all apples into ${by} equal bags. How many apples are in each bag?`,
    },
  ])
}

export const numberPatterns = definePractice('math.3.number-patterns', (dice, difficulty) => {
  if (difficulty === 1) return continueRow(dice)
  if (difficulty === 2) return dice.coin() ? chooseRule(dice) : continueTable(dice)
  return dice.coin() ? findLater(dice) : orderRow(dice)
})

function continueRow(dice: Dice): Problem {
  const step = dice.intExcept(3, 9, [5])
  const isDown = dice.int(1, 3) === 1
  const start = isDown ? dice.int(60, 95) : dice.int(2, 30)
  const row = [0, 1, 2, 3].map((index) => start + (isDown ? -1 : 1) * index * step)
  const last = row[3] as number
  const answer = isDown ? last - step : last + step
  const sign = isDown ? '-' : '+'
  return {
    prompt: dice.pick([
      `What comes next? ${row.join(', ')}, __`,
      `${pickName(dice)} writes a pattern: ${row.join(', ')}. What is the next number?`,
      `House numbers follow a rule: ${row.join(', ')}. Which one is next?`,
    ]),
    answer: { kind: 'number', value: String(answer) },
    steps: [
      {
        say: `From one number to the next you ${isDown ? 'subtract' : 'add'} ${step}.`,
        claims: [`${row[0]} ${sign} ${step} = ${row[1]}`, `${row[1]} ${sign} ${step} = ${row[2]}`],
      },
      {
        say: `$${last} ${sign} ${step} = ${answer}$. The next number is ${answer}.`,
        claims: [`${last} ${sign} ${step} = ${answer}`],
      },
    ],
    hints: [
      'What happens from one number to the next?',
      `Find the jump from ${row[0]} to ${row[1]}. Make the same jump from ${last}.`,
      '100, 105, 110: add 5 each time. 115 comes next.',
    ],
    proof: [`${answer} - ${last} = ${row[1]} - ${row[0]}`],
  }
}

function chooseRule(dice: Dice): Problem {
  const start = dice.int(2, 4)
  const isTimes = dice.coin()
  const step = dice.int(3, 6)
  const row = isTimes
    ? [start, start * 2, start * 4, start * 8]
    : [7, 7 + step, 7 + 2 * step, 7 + 3 * step].map((value) => value + start)
  const [first, second] = row as [number, number]
  const right = isTimes ? 'multiply by 2' : `add ${step}`
  return {
    prompt: dice.pick([
      `What is the rule of this pattern? ${row.join(', ')}`,
      `${pickName(dice)} makes the pattern ${row.join(', ')}. What is the rule?`,
      `Which rule takes you from number to number? ${row.join(', ')}`,
    ]),
    answer: makeChoice(
      dice,
      right,
      [
        [`add ${second - first}`, 'looks only at the first jump'],
        isTimes
          ? [`multiply by ${second}`, 'takes the second number for the rule']
          : ['multiply by 2', 'thinks every growing pattern doubles'],
        [`add ${first}`, 'takes the first number for the rule'],
        ['add 1', 'counts the places, not the jumps'],
      ].filter(([text]) => text !== right) as [string, string][],
      [[`subtract ${step}`, 'reads the pattern backward']],
    ),
    steps: [
      {
        say: `Check each jump: ${row[0]} to ${row[1]}, ${row[1]} to ${row[2]}, ${row[2]} to ${row[3]}.`,
        claims: isTimes
          ? [`${row[0]}*2 = ${row[1]}`, `${row[1]}*2 = ${row[2]}`]
          : [`${row[0]} + ${step} = ${row[1]}`, `${row[1]} + ${step} = ${row[2]}`],
      },
      {
        say: `The same rule fits every time: ${right}.`,
        claims: isTimes ? [`${row[2]}*2 = ${row[3]}`] : [`${row[2]} + ${step} = ${row[3]}`],
      },
    ],
    hints: [
      'Does the pattern grow by the same amount each time?',
      `Try each rule on every jump from ${row[0]} to ${row[3]}.`,
      '1, 3, 9, 27: each number is 3 times the one before.',
    ],
    proof: isTimes
      ? [
          `${row[1]}/${row[0]} = ${row[2]}/${row[1]}`,
          `${row[3]}/${row[2]} = 2`,
          `${row[1]} - ${row[0]} != ${row[2]} - ${row[1]}`,
        ]
      : [`${row[1]} - ${row[0]} = ${step}`, `${row[3]} - ${row[2]} = ${step}`],
  }
}

function continueTable(dice: Dice): Problem {
  const each = dice.int(3, 9)
  const count = dice.int(6, 9)
  const [thing, part] = dice.pick([
    ['insect', 'dots'],
    ['flower', 'petals'],
    ['box', 'pens'],
    ['team', 'players'],
  ] as const)
  const plural = thing === 'box' ? 'boxes' : `${thing}s`
  return {
    prompt: `1 ${thing} has ${each} ${part}, 2 ${plural} have ${2 * each}, 3 ${plural} have ${3 * each}. How many ${part} do ${count} ${plural} have?`,
    answer: { kind: 'number', value: String(count * each) },
    steps: [
      {
        say: `The rule is: multiply the number of ${plural} by ${each}.`,
        claims: [`2*${each} = ${2 * each}`, `3*${each} = ${3 * each}`],
      },
      {
        say: `$${count} \\times ${each} = ${count * each}$. The answer is ${count * each}.`,
        claims: [`${count}*${each} = ${count * each}`],
      },
    ],
    hints: [
      `How many ${part} come with each new ${thing}?`,
      `Go on counting by ${each}s, or multiply ${count} by ${each}.`,
      '1 bike has 2 wheels, 2 bikes have 4. So 10 bikes have 10 × 2 = 20 wheels.',
    ],
    proof: [`${count * each}/${count} = ${each}`],
  }
}

function findLater(dice: Dice): Problem {
  const step = dice.int(3, 8)
  const start = dice.int(2, 12)
  const place = dice.int(8, 10)
  const answer = start + (place - 1) * step
  return {
    prompt: dice.pick([
      `A pattern starts with ${start} and you add ${step} each time. What is number ${place} in the pattern?`,
      `${pickName(dice)} has ${start} cents on day 1 and saves ${step} cents more each day. How many cents are there on day ${place}?`,
      `A plant is ${start} cm high in week 1 and grows ${step} cm each week. How high is it in week ${place}, in cm?`,
    ]),
    answer: { kind: 'number', value: String(answer) },
    steps: [
      {
        say: `From place 1 to place ${place} there are ${place - 1} jumps.`,
        claims: [`${place} - 1 = ${place - 1}`],
      },
      {
        say: `$${place - 1} \\times ${step} = ${(place - 1) * step}$, and $${start} + ${(place - 1) * step} = ${answer}$.`,
        claims: [
          `${place - 1}*${step} = ${(place - 1) * step}`,
          `${start} + ${(place - 1) * step} = ${answer}`,
        ],
      },
    ],
    hints: [
      'How many jumps are there from the first place to the one asked for?',
      `There is one jump less than ${place}. Each jump is ${step}. Start at ${start}.`,
      'Start with 1 and add 2 each time. Number 4 is 1 + 3 × 2 = 7.',
    ],
    proof: [`${Array.from({ length: place - 1 }, () => step).join(' + ')} + ${start} = ${answer}`],
  }
}

function orderRow(dice: Dice): Problem {
  const step = dice.int(6, 12)
  const start = dice.int(5, 40)
  const isDown = dice.coin()
  const up = [0, 1, 2, 3].map((index) => start + index * step)
  const items = isDown ? [...up].reverse() : up
  const sign = isDown ? '-' : '+'
  const claims = items.slice(1).map((value, index) => `${items[index]} ${sign} ${step} = ${value}`)
  return {
    prompt: `The rule is "${isDown ? 'subtract' : 'add'} ${step}". The pattern starts with ${items[0]}. Put the numbers in order.`,
    answer: { kind: 'ordering', items: items.map(String) },
    steps: [
      { say: `Start with ${items[0]} and ${isDown ? 'subtract' : 'add'} ${step} each time.`, claims },
      { say: `The order is ${items.join(', ')}.` },
    ],
    hints: [
      'Which number is first? Does the pattern go up or down?',
      `${isDown ? 'Take away' : 'Add'} ${step} to find the number after ${items[0]}.`,
      'Rule "add 3", start with 1: 1, 4, 7, 10.',
    ],
    proof: claims,
  }
}
