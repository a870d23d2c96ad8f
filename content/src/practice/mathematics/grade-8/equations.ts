import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { plainSum, texSum, writeSigned } from '../../tools/terms.ts'
import { pickName } from '../../tools/words.ts'

export const linearEquations = definePractice('math.8.linear-equations', (dice, difficulty) => {
  const a = dice.int(4, 9)
  const c = dice.int(2, a - 1)
  const x = difficulty === 1 ? dice.int(2, 9) : dice.intExcept(-9, 9, [0])
  const b = dice.intExcept(-15, 15, [0])
  const example = '$7x - 4 = 3x + 16$: subtract $3x$, $4x - 4 = 16$; add 4, $4x = 20$; so $x = 5$.'
  const start = 'How can you get all terms with x on one side?'
  if (difficulty === 3) {
    const who = pickName(dice)
    const k = dice.int(2, 5)
    const inner = dice.intExcept(-6, 6, [0])
    const isStory = dice.int(1, 3) === 1
    if (isStory) {
      const [feeA, feeB, months] = [dice.int(2, 9) * 5, dice.int(2, 9), dice.int(3, 12)]
      const [rateB, rateA] = [feeB + dice.int(3, 9), feeB]
      const once = months * (rateB - rateA)
      const equation = `${feeA + once}+${rateA}*x=${feeA}+${rateB}*x`
      return {
        prompt: `Gym A asks ${feeA + once} dollars to join and ${rateA} dollars a month. Gym B asks ${feeA} dollars to join and ${rateB} dollars a month. After how many months has ${who} paid the same in both?`,
        answer: { kind: 'number', value: String(months) },
        steps: [
          {
            say: `Let x be the months: $${feeA + once} + ${rateA}x = ${feeA} + ${rateB}x$.`,
            claims: [{ equation, solutions: [{ x: String(months) }] }],
          },
          {
            say: `Subtract $${rateA}x$ and ${feeA}: $${once} = ${rateB - rateA}x$.`,
            claims: [{ equation: `${once}=${rateB - rateA}*x`, solutions: [{ x: String(months) }] }],
          },
          { say: `$x = ${months}$.`, claims: [`${once} / ${rateB - rateA} = ${months}`] },
        ],
        hints: [
          'What does each gym cost after x months?',
          `Set $${feeA + once} + ${rateA}x$ equal to the same kind of sum for gym B.`,
          example,
        ],
        proof: [{ equation, solutions: [{ x: String(months) }] }],
      }
    }
    const left = k * (x + inner)
    const p = dice.intExcept(-4, 4, [0, k])
    const q = left - p * x
    const equation = `${k}*(${plainSum([
      [1, 'x'],
      [inner, ''],
    ])})=${plainSum([
      [p, 'x'],
      [q, ''],
    ])}`
    return {
      prompt: dice.pick([
        `Solve $${k}(x${writeSigned(inner)}) = ${texSum([
          [p, 'x'],
          [q, ''],
        ])}$.`,
        `Find x: $${k}(x${writeSigned(inner)}) = ${texSum([
          [p, 'x'],
          [q, ''],
        ])}$.`,
      ]),
      answer: { kind: 'number', value: String(x), accept: [`x = ${x}`, `x=${x}`] },
      steps: [
        {
          say: `Expand: $${texSum([
            [k, 'x'],
            [k * inner, ''],
          ])} = ${texSum([
            [p, 'x'],
            [q, ''],
          ])}$.`,
          claims: [
            {
              equation: `${plainSum([
                [k, 'x'],
                [k * inner, ''],
              ])}=${plainSum([
                [p, 'x'],
                [q, ''],
              ])}`,
              solutions: [{ x: String(x) }],
            },
          ],
        },
        {
          say: `Terms with x on one side: $${texSum([[k - p, 'x']])} = ${q - k * inner}$.`,
          claims: [
            { equation: `${plainSum([[k - p, 'x']])}=${q - k * inner}`, solutions: [{ x: String(x) }] },
          ],
        },
        { say: `$x = ${x}$.`, claims: [`${q - k * inner} / (${k - p}) = ${x}`] },
      ],
      hints: [start, `Get rid of the parentheses first: multiply both terms in them by ${k}.`, example],
      proof: [{ equation, solutions: [{ x: String(x) }] }],
    }
  }
  const d = (a - c) * x + b
  const equation = `${plainSum([
    [a, 'x'],
    [b, ''],
  ])}=${plainSum([
    [c, 'x'],
    [d, ''],
  ])}`
  const tex = `${texSum([
    [a, 'x'],
    [b, ''],
  ])} = ${texSum([
    [c, 'x'],
    [d, ''],
  ])}`
  return {
    prompt: dice.pick([
      `Solve $${tex}$.`,
      `Find x: $${tex}$.`,
      `For which x are $${texSum([
        [a, 'x'],
        [b, ''],
      ])}$ and $${texSum([
        [c, 'x'],
        [d, ''],
      ])}$ equal?`,
    ]),
    answer: { kind: 'number', value: String(x), accept: [`x = ${x}`, `x=${x}`] },
    steps: [
      {
        say: `Subtract $${c}x$ on both sides: $${texSum([
          [a - c, 'x'],
          [b, ''],
        ])} = ${d}$.`,
        claims: [
          {
            equation: `${plainSum([
              [a - c, 'x'],
              [b, ''],
            ])}=${d}`,
            solutions: [{ x: String(x) }],
          },
        ],
      },
      {
        say: `${b > 0 ? `Subtract ${b}` : `Add ${-b}`}: $${texSum([[a - c, 'x']])} = ${d - b}$.`,
        claims: [{ equation: `${plainSum([[a - c, 'x']])}=${d - b}`, solutions: [{ x: String(x) }] }],
      },
      { say: `So $x = ${x}$.`, claims: [`${d - b} / ${a - c} = ${x}`] },
    ],
    hints: [start, `Subtract $${c}x$ from both sides. Then deal with the plain numbers.`, example],
    proof: [{ equation, solutions: [{ x: String(x) }] }],
  }
})

export const numberOfSolutions = definePractice('math.8.number-of-solutions', (dice, difficulty) => {
  const kind = dice.pick(['one', 'none', 'endless'] as const)
  const a = dice.intExcept(-8, 9, [0, 1, -1])
  const b = dice.intExcept(-12, 12, [0])
  const k = dice.int(2, 6)
  const hasBrackets = difficulty > 1
  const [p, q] = hasBrackets ? [k * a, k * b] : [a, b]
  const c = kind === 'one' ? p + dice.pick([-2, -1, 1, 2]) : p
  const shift = dice.intExcept(-9, 9, [0])
  const x = dice.intExcept(-6, 6, [0])
  const d = kind === 'endless' ? q : kind === 'none' ? q + shift : (p - c) * x + q
  const left = hasBrackets
    ? `${k}(${texSum([
        [a, 'x'],
        [b, ''],
      ])})`
    : texSum([
        [a, 'x'],
        [b, ''],
      ])
  const plainLeft = hasBrackets
    ? `${k}*(${plainSum([
        [a, 'x'],
        [b, ''],
      ])})`
    : plainSum([
        [a, 'x'],
        [b, ''],
      ])
  const [right, plainRight] = [
    texSum([
      [c, 'x'],
      [d, ''],
    ]),
    plainSum([
      [c, 'x'],
      [d, ''],
    ]),
  ]
  const names = { one: 'exactly one solution', none: 'no solution', endless: 'infinitely many solutions' }
  const claim = {
    equation: `${plainLeft}=${plainRight}`,
    solutions: kind === 'one' ? [{ x: String(x) }] : kind === 'none' ? [] : [{}],
  }
  const hints: Problem['hints'] = [
    'What is left when you take the terms with x away on both sides?',
    `${hasBrackets ? 'Expand the left side. ' : ''}Compare the numbers in front of x on both sides, then the plain numbers.`,
    '$2x + 1 = 2x + 5$ is never true; $2x + 1 = 1 + 2x$ is always true; $2x + 1 = 3x$ is true for $x = 1$ only.',
  ]
  const reason =
    kind === 'one'
      ? `The numbers in front of x differ, so $x = ${x}$ is the one solution.`
      : kind === 'none'
        ? `The terms with x are alike, but $${q}$ is not $${d}$: no x can make it true.`
        : 'Both sides are the same expression: every x makes it true.'
  if (difficulty === 3) {
    const wanted = dice.pick(['none', 'endless'] as const)
    const value = p
    const constant = wanted === 'none' ? q + shift : q
    return {
      prompt: `For which number $m$ does $${left} = mx${writeSigned(constant)}$ have ${names[wanted]}?`,
      answer: { kind: 'number', value: String(value), accept: [`m = ${value}`] },
      steps: [
        {
          say: `Expand: $${texSum([
            [p, 'x'],
            [q, ''],
          ])} = mx${writeSigned(constant)}$.`,
          claims: [
            `${plainLeft} = ${plainSum([
              [p, 'x'],
              [q, ''],
            ])}`,
          ],
        },
        {
          say: `There are ${names[wanted]} when the terms with x are alike: $m = ${p}$.`,
          claims: [wanted === 'none' ? `${q} != ${constant}` : `${q} = ${constant}`],
        },
      ],
      hints: [
        'When do the terms with x vanish on both sides?',
        `Expand $${left}$ and compare the number in front of x with m.`,
        '$2(3x + 1) = mx + 5$ has no solution for $m = 6$.',
      ],
      proof:
        wanted === 'none'
          ? [
              {
                equation: `${plainLeft}=${plainSum([
                  [value, 'x'],
                  [constant, ''],
                ])}`,
                solutions: [],
              },
            ]
          : [
              `${plainLeft} = ${plainSum([
                [value, 'x'],
                [constant, ''],
              ])}`,
            ],
    }
  }
  return {
    prompt: dice.pick([
      `How many solutions does $${left} = ${right}$ have?`,
      `Complete the sentence: $${left} = ${right}$ has …`,
    ]),
    answer: makeChoice(dice, names[kind], [
      [names.one, 'thinks that every equation has a solution'],
      [names.none, kind === 'endless' ? 'takes "0 = 0" for no solution' : 'stops when numbers differ'],
      [names.endless, kind === 'none' ? 'takes a false statement for always true' : 'looks only at one side'],
      ['exactly two solutions', 'mixes it up with squares'],
    ]),
    steps: [
      {
        say: hasBrackets
          ? `Expand: $${texSum([
              [p, 'x'],
              [q, ''],
            ])} = ${right}$.`
          : `Compare both sides: ${a} and ${c} stand in front of x.`,
        claims: hasBrackets
          ? [
              `${plainLeft} = ${plainSum([
                [p, 'x'],
                [q, ''],
              ])}`,
            ]
          : [`${p} ${p === c ? '=' : '!='} ${c}`],
      },
      { say: reason, claims: [claim] },
    ],
    hints,
    proof: [claim],
  }
})
