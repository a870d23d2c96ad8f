import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { clipLine, drawCoordinatePlane } from '../../figures/coordinate-plane.ts'
import type { Problem } from '../../problem.ts'
import { answerPoint } from '../../tools/point.ts'
import { inBrackets, plainSum, texSum, writeSigned } from '../../tools/terms.ts'

export const systems = definePractice('math.8.systems', (dice, difficulty) => {
  if (difficulty === 1) return askCrossing(dice)
  const [x, y] = [dice.intExcept(-6, 8, [0]), dice.intExcept(-6, 8, [0])]
  const example = '$x + y = 9$ and $x - y = 3$: add both, $2x = 12$, so $x = 6$ and $y = 3$.'
  if (difficulty === 3) return askStorySystem(dice, example)
  const isSubstitution = dice.coin()
  const m = dice.intExcept(-3, 4, [0])
  const b = y - m * x
  const [p, q] = [dice.int(2, 5), dice.int(1, 4)]
  const r = p * x + q * y
  const [first, firstPlain] = isSubstitution
    ? [
        `y = ${texSum([
          [m, 'x'],
          [b, ''],
        ])}`,
        `y=${plainSum([
          [m, 'x'],
          [b, ''],
        ])}`,
      ]
    : [
        `${texSum([
          [p, 'x'],
          [-q, 'y'],
        ])} = ${p * x - q * y}`,
        `${plainSum([
          [p, 'x'],
          [-q, 'y'],
        ])}=${p * x - q * y}`,
      ]
  const [second, secondPlain] = [
    `${texSum([
      [p, 'x'],
      [q, 'y'],
    ])} = ${r}`,
    `${plainSum([
      [p, 'x'],
      [q, 'y'],
    ])}=${r}`,
  ]
  const system = { equation: `${firstPlain};${secondPlain}`, solutions: [{ x: String(x), y: String(y) }] }
  if (isSubstitution && p + q * m === 0) return askCrossing(dice)
  return {
    prompt: dice.pick([
      `Solve the system $${first}$ and $${second}$. Write the solution like (20, -30).`,
      `Which pair (x, y) makes both true: $${first}$ and $${second}$? Write it like (20, -30).`,
    ]),
    answer: answerPoint(x, y),
    steps: isSubstitution
      ? [
          {
            say: `Put $${texSum([
              [m, 'x'],
              [b, ''],
            ])}$ in the place of y in the second equation.`,
            claims: [
              {
                equation: `${p}*x+${q}*(${plainSum([
                  [m, 'x'],
                  [b, ''],
                ])})=${r}`,
                solutions: [{ x: String(x) }],
              },
            ],
          },
          { say: `Solve it: $x = ${x}$.`, claims: [`${p}*(${x}) + ${q}*((${m})*(${x}) + (${b})) = ${r}`] },
          {
            say: `$y = ${m} \\cdot ${inBrackets(x)}${writeSigned(b)} = ${y}$. The solution is (${x}, ${y}).`,
            claims: [system],
          },
        ]
      : [
          {
            say: `Add both equations, so that y drops out: $${2 * p}x = ${2 * p * x}$.`,
            claims: [{ equation: `${2 * p}*x=${2 * p * x}`, solutions: [{ x: String(x) }] }],
          },
          {
            say: `So $x = ${x}$. Put it into the second equation: $${p * x}${q === 1 ? ' + y' : ` + ${q}y`} = ${r}$.`,
            claims: [{ equation: `${p * x}+${q}*y=${r}`, solutions: [{ y: String(y) }] }],
          },
          { say: `$y = ${y}$. The solution is (${x}, ${y}).`, claims: [system] },
        ],
    hints: [
      'How can you get an equation with only one letter?',
      isSubstitution
        ? 'The first equation says what y is. Put that into the second one.'
        : 'Look at the terms with y: what happens to them if you add both equations?',
      example,
    ],
    proof: [system],
  }
})

function askCrossing(dice: Dice): Problem {
  const [x, y] = [dice.int(-3, 4), dice.int(-3, 4)]
  const [m, n] = dice.pick([
    [1, -1],
    [2, -1],
    [1, -2],
    [2, 0],
    [-1, 3],
    [0, 1],
  ] as const)
  const [b, c] = [y - m * x, y - n * x]
  const [first, second] = [
    texSum([
      [m, 'x'],
      [b, ''],
    ]),
    texSum([
      [n, 'x'],
      [c, ''],
    ]),
  ]
  const system = {
    equation: `y=${plainSum([
      [m, 'x'],
      [b, ''],
    ])};y=${plainSum([
      [n, 'x'],
      [c, ''],
    ])}`,
    solutions: [{ x: String(x), y: String(y) }],
  }
  return {
    prompt: dice.pick([
      `The graph shows $y = ${first}$ and $y = ${second}$. Which point solves both? Write it like (20, -30).`,
      `Read the solution of the system $y = ${first}$ and $y = ${second}$ from the graph. Write it like (20, -30).`,
    ]),
    figure: drawCoordinatePlane({
      title: 'Two lines',
      desc: `Two lines that cross in one point: one starts at y = ${b} on the y-axis with slope ${m}, the other at y = ${c} with slope ${n}.`,
      x: [-7, 7],
      y: [-7, 7],
      segments: [
        { ...clipLine(m, b, 7), color: 'a' },
        { ...clipLine(n, c, 7), color: 'c' },
      ],
    }),
    answer: answerPoint(x, y),
    steps: [
      { say: 'A point on both lines makes both equations true: it is where the lines cross.' },
      {
        say: `They cross at (${x}, ${y}). Check: both equations give ${y} for $x = ${x}$.`,
        claims: [`(${m})*(${x}) + (${b}) = ${y}`, `(${n})*(${x}) + (${c}) = ${y}`, system],
      },
    ],
    hints: [
      'What is special about a point that lies on both lines?',
      'Find the place where the lines cross. Read how far it is to the side, then how far up or down.',
      'If two lines cross at (1, -2), then $x = 1$, $y = -2$ solves both equations.',
    ],
    proof: [system],
  }
}

function askStorySystem(dice: Dice, example: string): Problem {
  const [x, y] = [dice.int(4, 25), dice.int(3, 20)]
  const [p, q] = dice.pick([
    [5, 3],
    [8, 5],
    [4, 2],
    [12, 7],
    [10, 6],
  ] as const)
  const [count, total] = [x + y, p * x + q * y]
  const story = dice.pick([
    `A theater sells ${count} tickets. Adults pay \\$${p}, children pay \\$${q}. In all \\$${total} are paid. How many adult tickets are sold?`,
    `A school orders ${count} books. A science book costs \\$${p}, a workbook \\$${q}. In all they cost \\$${total}. How many science books are there?`,
    `A player makes ${count} moves in a game. A jump gives ${p} points, a slide ${q} points. The player gets ${total} points. How many jumps are there?`,
  ])
  const system = {
    equation: `x+y=${count};${p}*x+${q}*y=${total}`,
    solutions: [{ x: String(x), y: String(y) }],
  }
  return {
    prompt: story,
    answer: { kind: 'number', value: String(x) },
    steps: [
      { say: `Two equations: $x + y = ${count}$ and $${p}x + ${q}y = ${total}$.`, claims: [system] },
      {
        say: `From the first, $y = ${count} - x$. So $${p}x + ${q}(${count} - x) = ${total}$.`,
        claims: [{ equation: `${p}*x+${q}*(${count}-x)=${total}`, solutions: [{ x: String(x) }] }],
      },
      {
        say: `$${texSum([[p - q, 'x']])} = ${total - q * count}$, so $x = ${x}$.`,
        claims: [`${total} - ${q}*${count} = ${total - q * count}`, `${total - q * count} / ${p - q} = ${x}`],
      },
    ],
    hints: [
      'Which two unknown numbers are there, and which two facts do you know about them?',
      `Write one equation for the ${count} in all, and one for the ${total}.`,
      example,
    ],
    proof: [system],
  }
}
