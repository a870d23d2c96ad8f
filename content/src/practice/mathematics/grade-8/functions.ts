import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawCoordinatePlane } from '../../figures/coordinate-plane.ts'
import { drawDataTable } from '../../figures/data-table.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice, makeOptions } from '../../tools/options.ts'
import { plainSum, texSum } from '../../tools/terms.ts'
import { joinWords, pickName } from '../../tools/words.ts'

export const functions = definePractice('math.8.functions', (dice, difficulty) => {
  if (difficulty === 1) return askIsFunction(dice)
  if (difficulty === 2) return dice.coin() ? askRule(dice) : askIsLinear(dice)
  return askGraphStory(dice)
})

function askIsFunction(dice: Dice): Problem {
  const [x1 = 1, x2 = 2, x3 = 3, x4 = 4] = dice.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], 4).sort((a, b) => a - b)
  const [y1, y2, y3] = [dice.int(2, 9), dice.int(2, 9), dice.int(10, 15)]
  const isFunction = dice.coin()
  const pairs = dice.shuffle([
    [x1, y1],
    [isFunction ? x2 : x1, isFunction ? y1 : y1 + dice.int(1, 4)],
    [x3, y3],
    [x4, y2],
  ] as const)
  const list = pairs.map(([x, y]) => `(${x}, ${y})`).join(', ')
  const yes = 'Yes, because every x has exactly one y.'
  const no = `No, because x = ${x1} has two different y.`
  const claims = isFunction
    ? [`${x1} < ${x2}`, `${x2} < ${x3}`, `${x3} < ${x4}`]
    : [`${x1} = ${x1}`, `${y1} != ${pairs.find(([x, y]) => x === x1 && y !== y1)?.[1]}`]
  return {
    prompt: dice.pick([
      `Is y a function of x for these pairs (x, y): ${list}?`,
      `A machine takes in x and gives out y. It made the pairs (x, y): ${list}. Can it be a function?`,
      `${pickName(dice)} notes pairs (x, y): ${list}. Is y a function of x?`,
    ]),
    answer: makeChoice(dice, isFunction ? yes : no, [
      isFunction
        ? [`No, because y = ${y1} comes twice.`, 'thinks that two x must not share the same y']
        : [yes, 'overlooks an x with two different y'],
      ['No, because the pairs do not lie on a line.', 'thinks that every function is a straight line'],
      ['Yes, because there are as many x as y.', 'counts numbers instead of looking at the pairs'],
    ]),
    steps: [
      { say: 'In a function every x has exactly one y. Two different x may share the same y.' },
      {
        say: isFunction ? `All four x are different. ${yes}` : `The same x comes with two different y. ${no}`,
        claims,
      },
    ],
    hints: [
      'May one x lead to different y? May different x lead to the same y?',
      'Look at the first numbers of the pairs. Does one of them come more than once?',
      '(1, 5), (2, 5), (3, 6) is a function. (1, 5), (1, 6) is not, because the same x leads to 5 and to 6.',
    ],
    proof: claims,
  }
}

function askRule(dice: Dice): Problem {
  const [m, b] = [dice.intExcept(-5, 7, [0, 1]), dice.intExcept(-9, 9, [0])]
  const isSquare = dice.int(1, 3) === 1
  const x = dice.intExcept(-5, 6, [0, 1])
  const value = isSquare ? x * x + b : m * x + b
  const tex = isSquare
    ? texSum([
        [1, 'x^2'],
        [b, ''],
      ])
    : texSum([
        [m, 'x'],
        [b, ''],
      ])
  const plain = isSquare ? `(${x})^2 + (${b})` : `${m}*(${x}) + (${b})`
  return {
    prompt: dice.pick([
      `A function has the rule $y = ${tex}$. What is y for $x = ${x}$?`,
      `A machine turns x into $${tex}$. The input is ${x}. What comes out?`,
      `For the function $f(x) = ${tex}$, find $f(${x})$.`,
    ]),
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `Put ${x} in the place of x: $${isSquare ? `(${x})^2` : `${m} \\cdot (${x})`} ${b < 0 ? `- ${-b}` : `+ ${b}`}$.`,
      },
      {
        say: `$${isSquare ? x * x : m * x} ${b < 0 ? `- ${-b}` : `+ ${b}`} = ${value}$.`,
        claims: [`${plain} = ${value}`],
      },
    ],
    hints: [
      'What does the rule tell you to do with the input?',
      `Write (${x}) instead of x and work it out, ${isSquare ? 'square' : 'product'} first.`,
      'For $y = 3x - 8$ and $x = 10$: $3 \\cdot 10 - 8 = 22$.',
    ],
    proof: [`${plain} = ${value}`],
  }
}

function askIsLinear(dice: Dice): Problem {
  const [m, b, k] = [dice.int(2, 6), dice.int(1, 9), dice.int(2, 5)]
  const right = `$y = ${m}x + ${b}$`
  const options = makeOptions(dice, right, [
    [`$y = ${k}x^2$`, 'does not see that a square makes a curve'],
    [`$y = x^3 + ${b}$`, 'does not see that a cube makes a curve'],
    [`$y = \\frac{${m}}{x}$`, 'does not see that dividing by x makes a curve'],
  ])
  return {
    prompt: `${dice.pick(['Which of these functions is linear', 'The graph of which of these functions is a straight line'])}: ${joinWords(
      options.map(({ text }) => text),
      'or',
    )}?`,
    answer: { kind: 'choice', options },
    steps: [
      {
        say: `In a linear function each step of x changes y by the same amount. For ${right}: from 1 to 2 by ${m}, from 2 to 3 by ${m}.`,
        claims: [`(${m}*2 + ${b}) - (${m}*1 + ${b}) = (${m}*3 + ${b}) - (${m}*2 + ${b})`],
      },
      {
        say: `For $y = ${k}x^2$ the steps differ: ${3 * k} and ${5 * k}.`,
        claims: [`${k}*2^2 - ${k}*1^2 = ${3 * k}`, `${k}*3^2 - ${k}*2^2 = ${5 * k}`],
      },
    ],
    hints: [
      'What must be the same for each step of x?',
      'Work out y for x = 1, 2 and 3 for each function. Where are both steps equal?',
      '$y = 9x - 4$ gives 5, 14, 23: always 9 more, so it is linear.',
    ],
    proof: [`(${m}*2 + ${b}) - (${m}*1 + ${b}) = ${m}`, `${k}*3^2 - ${k}*2^2 != ${k}*2^2 - ${k}*1^2`],
  }
}

function askGraphStory(dice: Dice): Problem {
  const who = pickName(dice)
  const [rest, speed] = [dice.int(1, 3), dice.int(1, 3)]
  const t1 = dice.int(2, 3)
  const t2 = t1 + rest
  const high = t1 * speed
  const isBack = dice.coin()
  const end = isBack ? 0 : Math.min(10, high + dice.int(2, 3))
  const t3 = t2 + dice.int(2, 3)
  const kind = dice.pick(['rest', 'first', 'last'] as const)
  const figure = drawCoordinatePlane({
    title: 'Distance from home',
    desc: `The graph rises from (0, 0) to (${t1}, ${high}), stays level until (${t2}, ${high}) and then ${isBack ? 'falls' : 'rises'} to (${t3}, ${end}).`,
    x: [0, 10],
    y: [0, 10],
    xName: 'hours',
    yName: 'km',
    curves: [
      {
        through: [
          [0, 0],
          [t1, high],
          [t2, high],
          [t3, end],
        ],
      },
    ],
  })
  const intro = `The graph shows how far ${who} is from home during a walk.`
  if (kind === 'last') {
    return {
      prompt: `${intro} What does ${who} do in the last part of the graph?`,
      figure,
      answer: makeChoice(dice, isBack ? 'walks back home' : 'walks further away from home', [
        [
          isBack ? 'walks further away from home' : 'walks back home',
          'reads the direction of the graph wrongly',
        ],
        [isBack ? 'walks down a hill' : 'walks up a hill', 'takes the graph for a picture of the land'],
        ['stands still', 'does not see that the distance changes'],
      ]),
      steps: [
        {
          say: `In the last part the distance goes from ${high} km to ${end} km.`,
          claims: [`${end} ${isBack ? '<' : '>'} ${high}`],
        },
        {
          say: isBack
            ? `The distance from home gets less: ${who} walks back home.`
            : `The distance from home grows: ${who} walks further away.`,
        },
      ],
      hints: [
        'What does the height of the graph stand for?',
        'Does the distance from home grow or shrink in the last part?',
        'A level part means standing still; a falling part means coming nearer to home.',
      ],
      proof: [`${end} ${isBack ? '<' : '>'} ${high}`],
    }
  }
  const [question, value, say, claim] =
    kind === 'rest'
      ? ([
          `How many hours does ${who} rest?`,
          rest,
          `The graph is level from hour ${t1} to hour ${t2}: $${t2} - ${t1} = ${rest}$.`,
          `${t2} - ${t1} = ${rest}`,
        ] as const)
      : ([
          `How fast does ${who} walk in the first part, in km per hour?`,
          speed,
          `In ${t1} hours ${who} walks ${high} km: $${high} \\div ${t1} = ${speed}$ km per hour.`,
          `${high} / ${t1} = ${speed}`,
        ] as const)
  return {
    prompt: `${intro} ${question}`,
    figure,
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say:
          kind === 'rest'
            ? 'While resting, the distance stays the same: look for the level part.'
            : 'Speed is the slope of the first part: distance divided by time.',
      },
      { say, claims: [claim] },
    ],
    hints: [
      'What does a level, a rising and a falling part of the graph mean?',
      kind === 'rest'
        ? 'Read where the level part begins and where it ends.'
        : 'Read the end of the first rising part: how many km in how many hours?',
      'A graph that rises from (0, 0) to (5, 20) shows 4 km per hour.',
    ],
    proof: [claim],
  }
}

const PLANS = [
  ['A phone plan', 'dollars a month at the start', 'dollars for each GB', 'GB'],
  ['A taxi ride', 'dollars at the start', 'dollars for each mile', 'miles'],
  ['A pool pass', 'dollars once', 'dollars for each visit', 'visits'],
  ['A bike rental', 'dollars at the start', 'dollars for each hour', 'hours'],
] as const

export const linearFunctions = definePractice('math.8.linear-functions', (dice, difficulty) => {
  const [plan, once, each, unit] = dice.pick(PLANS)
  const [m, b] = [dice.int(3, 12), dice.int(5, 40)]
  const xs = [2, 4, 6, 8]
  if (difficulty === 1) {
    const value = plainSum([
      [m, 'x'],
      [b, ''],
    ])
    const isRule = dice.coin()
    const x = dice.int(5, 15)
    return {
      prompt: isRule
        ? `${plan} costs ${b} ${once} and ${m} ${each}. Complete the function for the cost y of x ${unit}: $y =$ …`
        : `${plan} costs ${b} ${once} and ${m} ${each}. How many dollars is it for ${x} ${unit}?`,
      answer: isRule
        ? { kind: 'expression', value, accept: [`y = ${value}`] }
        : { kind: 'number', value: String(m * x + b) },
      steps: [
        {
          say: `The start is ${b}, and each of the ${unit} adds ${m}: $y = ${m}x + ${b}$.`,
          claims: [`${m}*0 + ${b} = ${b}`, `(${m}*1 + ${b}) - (${m}*0 + ${b}) = ${m}`],
        },
        isRule
          ? { say: `Check with $x = 1$: ${m + b} dollars.`, claims: [`${m}*1 + ${b} = ${m + b}`] }
          : {
              say: `For $x = ${x}$: $${m} \\cdot ${x} + ${b} = ${m * x + b}$.`,
              claims: [`${m} * ${x} + ${b} = ${m * x + b}`],
            },
      ],
      hints: [
        'Which amount is paid once, and which one again and again?',
        `The ${m} comes for each of the ${unit}, the ${b} only once.`,
        '9 dollars once and 2 dollars per hour: $y = 2x + 9$.',
      ],
      proof: [isRule ? `${m}*10 + ${b} = ${10 * m + b}` : `${m * x + b} - ${b} = ${m} * ${x}`],
    }
  }
  const ys = xs.map((x) => m * x + b)
  const table = drawDataTable({
    title: 'Table of a linear function',
    desc: `x: ${xs.join(', ')}. y: ${ys.join(', ')}.`,
    rows: [
      [`${unit} (x)`, ...xs],
      ['dollars (y)', ...ys],
    ],
  })
  if (difficulty === 2) {
    const kind = dice.pick(['rate', 'start'] as const)
    return {
      prompt: `${pickName(dice)}'s table shows the cost of ${plan.toLowerCase()}, a linear function. What is the ${kind === 'rate' ? `rate of change in dollars for each of the ${unit}` : `initial value (the cost for 0 ${unit})`}?`,
      figure: table,
      answer: { kind: 'number', value: String(kind === 'rate' ? m : b) },
      steps: [
        {
          say: `From 2 to 4 the cost changes by $${ys[1]} - ${ys[0]} = ${2 * m}$, so by ${m} for each step of 1.`,
          claims: [`(${ys[1]} - ${ys[0]}) / 2 = ${m}`],
        },
        kind === 'rate'
          ? { say: `The rate of change is ${m}.`, claims: [`(${ys[3]} - ${ys[0]}) / 6 = ${m}`] }
          : {
              say: `Go back 2 steps from $x = 2$: $${ys[0]} - 2 \\cdot ${m} = ${b}$.`,
              claims: [`${ys[0]} - 2*${m} = ${b}`],
            },
      ],
      hints: [
        'By how much does the cost change from one column to the next?',
        kind === 'rate'
          ? `Divide the change of the cost by the change of x.`
          : 'Find the change for one step. Then go back from the first column to x = 0.',
        'x: 3, 5 and y: 20, 26: the rate is $6 \\div 2 = 3$, the initial value is $20 - 9 = 11$.',
      ],
      proof: [`${m}*${xs[0]} + ${b} = ${ys[0]}`, `${m}*${xs[3]} + ${b} = ${ys[3]}`],
    }
  }
  const other = m + dice.pick([-1, 1, 2])
  const start = dice.intExcept(5, 40, [b])
  const isRate = dice.coin()
  const [first, second] = isRate ? [m, other] : [b, start]
  const word = isRate ? 'rate of change' : 'initial value'
  const right = first > second ? 'Function A' : 'Function B'
  const gap = Math.abs(first - second)
  return {
    prompt: `Function A is given by the table, function B by $y = ${other}x + ${start}$. Which one has the greater ${word}, and by how much?`,
    figure: table,
    answer: makeChoice(
      dice,
      `${right}, by ${gap}`,
      [
        [`${right === 'Function A' ? 'Function B' : 'Function A'}, by ${gap}`, 'mixes up the functions'],
        [`Function A, by ${Math.abs(2 * m - other) || 2 * m}`, 'takes the step of the table for the rate'],
        [
          `Function A, by ${Math.abs((ys[0] ?? 0) - start) || 1}`,
          'takes the first y of the table for the initial value',
        ],
      ],
      [
        [`${right}, by ${gap + 2}`, 'divides wrongly'],
        [`Function B, by ${gap + 3}`, 'compares the wrong numbers'],
      ],
    ),
    steps: [
      {
        say: `Function A: rate $(${ys[1]} - ${ys[0]}) \\div 2 = ${m}$, initial value $${ys[0]} - 2 \\cdot ${m} = ${b}$.`,
        claims: [`(${ys[1]} - ${ys[0]}) / 2 = ${m}`, `${ys[0]} - 2*${m} = ${b}`],
      },
      {
        say: `Function B: rate ${other}, initial value ${start}.`,
        claims: [`${other}*0 + ${start} = ${start}`],
      },
      {
        say: `${right} has the greater ${word}, by ${gap}.`,
        claims: [`${Math.max(first, second)} - ${Math.min(first, second)} = ${gap}`],
      },
    ],
    hints: [
      `Where do you see the ${word} in an equation, and how do you find it from a table?`,
      `Find the ${word} of the table: how much does y change for one step of x${isRate ? '' : ', and what is y at x = 0'}?`,
      'A table with y = 7, 11, 15 for x = 1, 2, 3 has the rate 4 and the initial value 3.',
    ],
    proof: [`${first} ${first > second ? '>' : '<'} ${second}`, `abs(${first} - ${second}) = ${gap}`],
  }
})
