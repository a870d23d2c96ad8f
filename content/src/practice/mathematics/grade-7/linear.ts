import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { plainSum, texSum, writeSigned } from '../../tools/terms.ts'
import { pickName } from '../../tools/words.ts'

export const linearExpressions = definePractice('math.7.linear-expressions', (dice, difficulty) => {
  const [a, b, c, d] = [
    dice.intExcept(-9, 9, [0, 1, -1]),
    dice.intExcept(-12, 12, [0]),
    dice.intExcept(-9, 9, [0]),
    dice.intExcept(-12, 12, [0]),
  ]
  const hints = (move: string, example: string): Problem['hints'] => [
    'Which terms are alike, and what happens to the parentheses?',
    move,
    example,
  ]
  if (difficulty === 1) {
    const [x, rest] = [a + c === 0 ? a : a + c, b + d]
    const second = a + c === 0 ? 0 : c
    const tex = texSum([
      [a, 'x'],
      [b, ''],
      [second, 'x'],
      [d, ''],
    ])
    const value = plainSum([
      [x, 'x'],
      [rest, ''],
    ])
    const claim = `${plainSum([
      [a, 'x'],
      [b, ''],
      [second, 'x'],
      [d, ''],
    ])} = ${value}`
    return {
      prompt: dice.pick([`Simplify $${tex}$.`, `Combine like terms: $${tex}$.`]),
      answer: { kind: 'expression', value, form: 'simplest' },
      steps: [
        {
          say: `Terms with x: $${texSum([
            [a, 'x'],
            [second, 'x'],
          ])} = ${texSum([[x, 'x']])}$. Numbers: $${texSum([
            [b, ''],
            [d, ''],
          ])} = ${rest}$.`,
          claims: [
            `${plainSum([
              [b, ''],
              [d, ''],
            ])} = ${rest}`,
          ],
        },
        {
          say: `Together: $${texSum([
            [x, 'x'],
            [rest, ''],
          ])}$.`,
          claims: [claim],
        },
      ],
      hints: hints(
        'Put the terms with x together and the plain numbers together. Mind the signs.',
        '$5x - 3 - 7x + 8 = -2x + 5$.',
      ),
      proof: [claim],
    }
  }
  if (difficulty === 2) {
    const isChoice = dice.coin()
    const tex = `${a}(${texSum([
      [c, 'x'],
      [d, ''],
    ])})`
    const right = texSum([
      [a * c, 'x'],
      [a * d, ''],
    ])
    const claim = `${a}*(${plainSum([
      [c, 'x'],
      [d, ''],
    ])}) = ${plainSum([
      [a * c, 'x'],
      [a * d, ''],
    ])}`
    return {
      prompt: isChoice
        ? `Which expression equals $${tex}$?`
        : dice.pick([`Expand $${tex}$.`, `Write $${tex}$ without parentheses.`]),
      answer: isChoice
        ? makeChoice(
            dice,
            `$${right}$`,
            [
              [
                `$${texSum([
                  [a * c, 'x'],
                  [d, ''],
                ])}$`,
                'multiplies only the first term',
              ],
              [
                `$${texSum([
                  [a * c, 'x'],
                  [-a * d, ''],
                ])}$`,
                'takes the wrong sign for the second term',
              ],
              [
                `$${texSum([
                  [a + c, 'x'],
                  [a + d, ''],
                ])}$`,
                'adds instead of multiplying',
              ],
            ],
            [
              [
                `$${texSum([
                  [-a * c, 'x'],
                  [a * d, ''],
                ])}$`,
                'takes the wrong sign for the first term',
              ],
            ],
          )
        : {
            kind: 'expression',
            value: plainSum([
              [a * c, 'x'],
              [a * d, ''],
            ]),
            form: 'expanded',
          },
      steps: [
        {
          say: `Multiply both terms by ${a}: $${texSum([[a * c, 'x']])}$ and $${a * d}$.`,
          claims: [`(${a}) * (${d}) = ${a * d}`],
        },
        { say: `$${tex} = ${right}$.`, claims: [claim] },
      ],
      hints: hints(
        `Multiply each term in the parentheses by ${a}, with its sign.`,
        '$-3(2x - 5) = -6x + 15$.',
      ),
      proof: [claim],
    }
  }
  const p = dice.int(2, 6)
  const q = dice.intExcept(2, 6, [p])
  const isFactor = dice.coin()
  if (isFactor) {
    const [k, m, n] = [
      dice.int(2, 9),
      ...dice.pick([
        [2, 3],
        [3, -4],
        [2, -5],
        [5, 3],
        [4, -3],
        [1, -6],
        [3, 7],
        [1, 8],
      ] as const),
    ] as const
    const tex = texSum([
      [k * m, 'x'],
      [k * n, ''],
    ])
    const inner = texSum([
      [m, 'x'],
      [n, ''],
    ])
    const claim = `${plainSum([
      [k * m, 'x'],
      [k * n, ''],
    ])} = ${k}*(${plainSum([
      [m, 'x'],
      [n, ''],
    ])})`
    return {
      prompt: dice.pick([`Factor $${tex}$ completely.`, `Take the greatest common factor out of $${tex}$.`]),
      answer: {
        kind: 'expression',
        value: `${k}*(${plainSum([
          [m, 'x'],
          [n, ''],
        ])})`,
        form: 'factored',
      },
      steps: [
        {
          say: `The greatest common factor of both terms is ${k}.`,
          claims: [`${k} * ${m} = ${k * m}`, `${k} * (${n}) = ${k * n}`],
        },
        { say: `$${tex} = ${k}(${inner})$.`, claims: [claim] },
      ],
      hints: hints(`Which largest number divides both terms of $${tex}$?`, '$18x - 24 = 6(3x - 4)$.'),
      proof: [claim],
    }
  }
  const left = `${p}*(${plainSum([
    [1, 'x'],
    [b, ''],
  ])}) - ${q}*(${plainSum([
    [1, 'x'],
    [d, ''],
  ])})`
  const tex = `${p}(x${writeSigned(b)}) - ${q}(x${writeSigned(d)})`
  const [coefficient, constant] = [p - q, p * b - q * d]
  const value = plainSum([
    [coefficient, 'x'],
    [constant, ''],
  ])
  return {
    prompt: dice.pick([`Simplify $${tex}$.`, `Write $${tex}$ as short as possible.`]),
    answer: { kind: 'expression', value, form: 'simplest' },
    steps: [
      {
        say: `Expand: $${texSum([
          [p, 'x'],
          [p * b, ''],
          [-q, 'x'],
          [-q * d, ''],
        ])}$.`,
        claims: [
          `${left} = ${plainSum([
            [p, 'x'],
            [p * b, ''],
            [-q, 'x'],
            [-q * d, ''],
          ])}`,
        ],
      },
      {
        say: `Combine: $${texSum([
          [coefficient, 'x'],
          [constant, ''],
        ])}$.`,
        claims: [`${left} = ${value}`],
      },
    ],
    hints: hints(
      `Expand both parts first. The minus in front of ${q} changes the sign of both terms after it.`,
      '$4(x + 1) - 3(x - 2) = 4x + 4 - 3x + 6 = x + 10$.',
    ),
    proof: [`${left} = ${value}`],
  }
})

export const twoStepEquations = definePractice('math.7.two-step-equations', (dice, difficulty) => {
  const p = difficulty === 1 ? dice.int(2, 9) : dice.intExcept(-9, 9, [0, 1, -1])
  const q = difficulty === 1 ? dice.int(1, 20) : dice.intExcept(-20, 20, [0])
  const x = difficulty === 1 ? dice.int(2, 12) : dice.intExcept(-12, 12, [0])
  const r = p * x + q
  const hints = (move: string): Problem['hints'] => [
    'What was done to the letter last? Undo that first.',
    move,
    '$4x - 7 = 21$: add 7, $4x = 28$; divide by 4, $x = 7$.',
  ]
  if (difficulty === 3) {
    const who = pickName(dice)
    const [count, each, extra] = [dice.int(3, 9), dice.int(4, 15), dice.int(5, 30)]
    const total = count * (each + extra)
    const isGrouped = dice.coin()
    const sum = isGrouped ? total : count * each + extra
    const equation = isGrouped ? `${count}*(x+${extra})=${total}` : `${count}*x+${extra}=${sum}`
    const tex = isGrouped ? `${count}(x + ${extra}) = ${total}` : `${count}x + ${extra} = ${sum}`
    const story = isGrouped
      ? dice.pick([
          `${count} friends each pay the same for a ticket and \\$${extra} for a meal. Together they pay \\$${total}. How many dollars does one ticket cost?`,
          `A frame has ${count} equal sides. Each side is ${extra} cm longer than x cm, and all sides together are ${total} cm. Find x.`,
        ])
      : dice.pick([
          `${who} buys ${count} shirts at the same price and a \\$${extra} cap, and pays \\$${sum} in all. How many dollars does one shirt cost?`,
          `A taxi asks \\$${extra} at the start and the same amount for each of ${count} miles. The ride costs \\$${sum}. How many dollars is it per mile?`,
        ])
    return {
      prompt: story,
      answer: { kind: 'number', value: String(each) },
      steps: [
        {
          say: `Let x be the unknown amount: $${tex}$.`,
          claims: [{ equation, solutions: [{ x: String(each) }] }],
        },
        isGrouped
          ? {
              say: `Divide by ${count}: $x + ${extra} = ${each + extra}$.`,
              claims: [{ equation: `x+${extra}=${each + extra}`, solutions: [{ x: String(each) }] }],
            }
          : {
              say: `Subtract ${extra}: $${count}x = ${count * each}$.`,
              claims: [{ equation: `${count}*x=${count * each}`, solutions: [{ x: String(each) }] }],
            },
        {
          say: `$x = ${each}$.`,
          claims: [
            isGrouped ? `${each} + ${extra} = ${each + extra}` : `${count} * ${each} = ${count * each}`,
          ],
        },
      ],
      hints: hints(
        `Write an equation: ${isGrouped ? `${count} equal parts, each of them x and ${extra},` : `${count} times x, and ${extra} once,`} make ${isGrouped ? total : sum}.`,
      ),
      proof: [{ equation, solutions: [{ x: String(each) }] }],
    }
  }
  const equation = `${plainSum([
    [p, 'x'],
    [q, ''],
  ])}=${r}`
  const tex = `${texSum([
    [p, 'x'],
    [q, ''],
  ])} = ${r}`
  return {
    prompt: dice.pick([
      `Solve $${tex}$.`,
      `Find x: $${tex}$.`,
      difficulty === 1
        ? `I think of a number, multiply it by ${p} and add ${q}. I get ${r}. What is my number?`
        : `For which x is $${tex}$?`,
    ]),
    answer: { kind: 'number', value: String(x), accept: [`x = ${x}`, `x=${x}`] },
    steps: [
      {
        say: `${q > 0 ? `Subtract ${q}` : `Add ${-q}`} on both sides: $${texSum([[p, 'x']])} = ${r - q}$.`,
        claims: [{ equation: `${p}*x=${r - q}`, solutions: [{ x: String(x) }] }],
      },
      {
        say: `Divide both sides by ${p}: $x = ${x}$.`,
        claims: [`${r - q} / (${p}) = ${x}`, { equation, solutions: [{ x: String(x) }] }],
      },
    ],
    hints: hints(
      `${q > 0 ? `Take ${q} away from` : `Add ${-q} to`} both sides. Then deal with the factor ${p}.`,
    ),
    proof: [{ equation, solutions: [{ x: String(x) }] }],
  }
})
