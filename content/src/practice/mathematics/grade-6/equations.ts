import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawCoordinatePlane } from '../../figures/coordinate-plane.ts'
import { drawDataTable } from '../../figures/data-table.ts'
import type { Problem } from '../../problem.ts'
import { writeDecimal } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { countOf, pickName } from '../../tools/words.ts'

export const oneStepEquations = definePractice('math.6.one-step-equations', (dice, difficulty) => {
  if (difficulty === 3) return askEquationStory(dice)
  const letter = dice.pick(['x', 'n', 'y', 'm'])
  // At the second level the numbers have one decimal place.
  const places = difficulty === 1 ? 0 : 1
  const [p, x] = difficulty === 1 ? [dice.int(3, 25), dice.int(3, 25)] : [dice.int(11, 98), dice.int(11, 98)]
  const k = dice.int(2, 9)
  const [a, solution] = [writeDecimal(p, places), writeDecimal(x, places)]
  const form = dice.pick(['add', 'subtract', 'multiply', 'divide'] as const)
  const total = {
    add: writeDecimal(x + p, places),
    subtract: writeDecimal(x, places),
    multiply: writeDecimal(x * k, places),
    divide: writeDecimal(x, places),
  }[form]
  const value = {
    add: solution,
    subtract: writeDecimal(x + p, places),
    multiply: solution,
    divide: writeDecimal(x * k, places),
  }[form]
  const tex = {
    add: `${letter} + ${a} = ${total}`,
    subtract: `${letter} - ${a} = ${total}`,
    multiply: `${k}${letter} = ${total}`,
    divide: `\\frac{${letter}}{${k}} = ${total}`,
  }[form]
  const plain = {
    add: `${letter}+${a}=${total}`,
    subtract: `${letter}-${a}=${total}`,
    multiply: `${k}*${letter}=${total}`,
    divide: `${letter}/${k}=${total}`,
  }[form]
  const undo = {
    add: `Subtract ${a} from both sides`,
    subtract: `Add ${a} to both sides`,
    multiply: `Divide both sides by ${k}`,
    divide: `Multiply both sides by ${k}`,
  }[form]
  const work = {
    add: `${total} - ${a} = ${value}`,
    subtract: `${total} + ${a} = ${value}`,
    multiply: `${total} / ${k} = ${value}`,
    divide: `${total} * ${k} = ${value}`,
  }[form]
  return {
    prompt: dice.pick([`Solve $${tex}$.`, `Which number makes $${tex}$ true?`, `Find ${letter}: $${tex}$.`]),
    answer: { kind: 'number', value, accept: [`${letter} = ${value}`, `${letter}=${value}`] },
    steps: [
      { say: `${undo}.`, claims: [work] },
      { say: `$${letter} = ${value}$.`, claims: [{ equation: plain, solutions: [{ [letter]: value }] }] },
    ],
    hints: [
      `What is done to ${letter}, and how can you undo it?`,
      `Undo it: ${undo.toLowerCase()}.`,
      '$z + 14 = 50$: subtract 14 from both sides, $z = 36$. $6z = 48$: divide by 6, $z = 8$.',
    ],
    proof: [{ equation: plain, solutions: [{ [letter]: value }] }],
  }
})

function askEquationStory(dice: Dice): Problem {
  const who = pickName(dice)
  const [k, x, p] = [dice.int(3, 12), dice.int(4, 18), dice.int(12, 75)]
  const [story, equation, tex, value, undo] = dice.pick([
    [
      `${who} pays ${k * x} dollars for ${k} equal tickets. Let t be the price of one ticket in dollars. Solve $${k}t = ${k * x}$.`,
      `${k}*t=${k * x}`,
      `t = ${k * x} \\div ${k} = ${x}`,
      x,
      `divide by ${k}`,
    ],
    [
      `After ${who} gives away ${p} stickers, ${x} are left. Let s be the number at the start. Write an equation and find s.`,
      `s-${p}=${x}`,
      `s = ${x} + ${p} = ${x + p}`,
      x + p,
      `add ${p}`,
    ],
    [
      `A third of a tank of water is ${x} liters. Let w be the number of liters in the full tank. Write an equation and find w.`,
      `w/3=${x}`,
      `w = 3 \\times ${x} = ${3 * x}`,
      3 * x,
      'multiply by the number of thirds in a whole',
    ],
    [
      `Two angles make a straight angle of 180 degrees. One measures ${p} degrees, the other a degrees. Find a.`,
      `a+${p}=180`,
      `a = 180 - ${p} = ${180 - p}`,
      180 - p,
      `subtract ${p}`,
    ],
    [
      `$\\frac{3}{4}$ of the students in a club, that is ${3 * x} students, are here. Let c be the number of all students. Find c.`,
      `3/4*c=${3 * x}`,
      `c = ${3 * x} \\div \\frac{3}{4} = ${4 * x}`,
      4 * x,
      'divide by the fraction',
    ],
  ] as const)
  const letter = equation.match(/[a-z]/)?.[0] ?? 'x'
  return {
    prompt: story,
    answer: { kind: 'number', value: String(value), accept: [`${letter} = ${value}`, `${letter}=${value}`] },
    steps: [
      {
        say: `The equation is $${equation.replace('3/4*', '\\frac{3}{4}').replace('w/3', '\\frac{w}{3}').replace('*', '').replace('=', ' = ')}$.`,
        claims: [{ equation, solutions: [{ [letter]: String(value) }] }],
      },
      { say: `Undo it on both sides: $${tex}$.` },
    ],
    hints: [
      `What does the letter ${letter} stand for?`,
      `Write what happens to ${letter} and what comes out. To undo it, ${undo}.`,
      'After spending 8 dollars, 15 are left: $m - 8 = 15$, so $m = 23$.',
    ],
    proof: [{ equation, solutions: [{ [letter]: String(value) }] }],
  }
}

const RELATIONS = [
  ['hours', 'h', 'dollars earned', 'd', 'A babysitter earns'],
  ['weeks', 'w', 'cm of height', 'c', 'A bamboo plant grows'],
  ['minutes', 'm', 'liters', 'l', 'A tap fills'],
  ['laps', 'p', 'minutes', 't', 'A runner needs'],
] as const

export const dependentVariables = definePractice('math.6.dependent-variables', (dice, difficulty) => {
  const [inName, input, outName, output, story] = dice.pick(RELATIONS)
  const rate = dice.int(2, 9)
  const xs = [1, 2, 3, 4]
  if (difficulty === 3) return askGraph(dice, rate)
  const start = difficulty === 1 ? 0 : dice.int(1, 12)
  const ask = dice.int(6, 12)
  const value = rate * ask + start
  const table = drawDataTable({
    title: 'Table of values',
    desc: `${inName} ${xs.join(', ')}; ${outName} ${xs.map((x) => rate * x + start).join(', ')}.`,
    rows: [
      [`${inName} (${input})`, ...xs],
      [`${outName} (${output})`, ...xs.map((x) => rate * x + start)],
    ],
  })
  const rule = `${rate}*${input}${start ? ` + ${start}` : ''}`
  const tex = `${rate}${input}${start ? ` + ${start}` : ''}`
  const isRule = dice.coin()
  const [first, second] = [rate + start, 2 * rate + start]
  return {
    prompt: isRule
      ? `The table shows how ${outName} (${output}) depend on ${inName} (${input}). Complete the equation: $${output} =$ …`
      : start
        ? `The table goes on with the same rule. What is ${output} when ${input} is ${ask}?`
        : `${story} the same amount for each step, as in the table. What is ${output} when ${input} is ${ask}?`,
    figure: table,
    answer: isRule
      ? { kind: 'expression', value: rule, accept: [`${output} = ${rule}`] }
      : { kind: 'number', value: String(value) },
    steps: [
      {
        say: `When ${input} grows by 1, ${output} grows by ${rate}.`,
        claims: [`${second} - ${first} = ${rate}`],
      },
      {
        say: `${start ? `For ${input} = 1, $${rate} + ${start} = ${first}$, so` : 'So'} the rule is $${output} = ${tex}$.`,
        claims: [`${rate} * 1 + ${start} = ${first}`, `${rate} * 4 + ${start} = ${4 * rate + start}`],
      },
      ...(isRule
        ? []
        : [
            {
              say: `For ${input} = ${ask}: $${rate} \\times ${ask}${start ? ` + ${start}` : ''} = ${value}$.`,
              claims: [`${rate} * ${ask} + ${start} = ${value}`],
            },
          ]),
    ],
    hints: [
      `By how much does ${output} change when ${input} goes up by one?`,
      `Compare the numbers of the lower row with the upper row: what do you do to ${input} to get ${output}?`,
      'For 1 → 7, 2 → 10, 3 → 13 the rule is "times 3, plus 4".',
    ],
    proof: [
      `${rate} * 2 + ${start} = ${second}`,
      `${rate} * 3 + ${start} = ${3 * rate + start}`,
      ...(isRule ? [] : [`(${value} - ${start}) / ${ask} = ${rate}`]),
    ],
  }
})

function askGraph(dice: Dice, roll: number): Problem {
  const rate = 2 + (roll % 3)
  const start = dice.int(0, 4)
  const xs = [0, 1, 2, 3, 4]
  const right = `$y = ${rate}x${start ? ` + ${start}` : ''}$`
  const who = pickName(dice)
  return {
    prompt: `The points show ${dice.pick([`how many stamps y ${who} has after x weeks`, 'how many km y a boat is from the harbor after x hours', 'how many dollars y it costs to rent skates for x hours'])}. Which equation fits?`,
    figure: drawCoordinatePlane({
      title: 'Points in a plane',
      desc: `Points at ${xs.map((x) => `(${x}, ${rate * x + start})`).join(', ')}.`,
      x: [0, 5],
      y: [0, 20],
      yStep: 2,
      xStep: 0.5,
      points: xs.map((x) => ({ x, y: rate * x + start })),
    }),
    answer: makeChoice(
      dice,
      right,
      [
        [`$x = ${rate}y${start ? ` + ${start}` : ''}$`, 'swaps the two quantities'],
        [`$y = x + ${rate + start}$`, 'adds what should be multiplied'],
        [`$y = ${start > 1 ? start : ''}x + ${rate}$`, 'mixes up start and rate'],
      ],
      [
        [`$y = ${rate + 1}x$`, 'reads one point only'],
        [`$y = ${rate}x + ${start + 2}$`, 'reads the start wrongly'],
      ],
    ),
    steps: [
      {
        say: `At x = 0 the point is at ${start}, and each step to the right goes up by ${rate}.`,
        claims: [`${rate + start} - ${start} = ${rate}`],
      },
      {
        say: `So ${right}. Check with x = 4: ${rate * 4 + start}.`,
        claims: [`${rate} * 4 + ${start} = ${4 * rate + start}`],
      },
    ],
    hints: [
      'Where do the points start, and by how much do they rise?',
      `Read y at x = 0 and at x = 1. Then test each equation with the point for x = 3, which is ${countOf(3 * rate + start, 'unit')} high.`,
      'Points (0, 1), (1, 6), (2, 11) start at 1 and rise by 5: $y = 5x + 1$.',
    ],
    proof: [
      `${rate} * 0 + ${start} = ${start}`,
      `${rate} * 3 + ${start} = ${3 * rate + start}`,
      `${rate} * 4 + ${start} = ${4 * rate + start}`,
    ],
  }
}
