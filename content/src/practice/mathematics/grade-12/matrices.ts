import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { solves, solvesSystem } from '../../tools/claims.ts'
import { makeChoice } from '../../tools/options.ts'
import { inBrackets, plainSum, texSum } from '../../tools/terms.ts'

type Matrix = readonly [readonly [number, number], readonly [number, number]]

function texMatrix(rows: readonly (readonly (number | string)[])[]): string {
  return `\\begin{pmatrix} ${rows.map((row) => row.join(' & ')).join(' \\\\ ')} \\end{pmatrix}`
}

function rollMatrix(dice: Dice, size = 6): Matrix {
  const roll = () => dice.intExcept(-size, size, [0])
  return [
    [roll(), roll()],
    [roll(), roll()],
  ]
}

function multiply(a: Matrix, b: Matrix): Matrix {
  const entry = (row: 0 | 1, column: 0 | 1) => a[row][0] * b[0][column] + a[row][1] * b[1][column]
  return [
    [entry(0, 0), entry(0, 1)],
    [entry(1, 0), entry(1, 1)],
  ]
}

const ORDINALS = ['first', 'second'] as const

export const matrices = definePractice('math.12.matrices', (dice, difficulty) => {
  const [a, b] = [rollMatrix(dice), rollMatrix(dice)]
  const [row, column] = [dice.pick([0, 1] as const), dice.pick([0, 1] as const)]
  const place = `the ${ORDINALS[row]} row and the ${ORDINALS[column]} column`
  if (difficulty === 1) {
    const [m, n] = [dice.int(1, 4), dice.pick([-3, -2, -1, 1, 2])]
    const value = m * a[row][column] + n * b[row][column]
    const factor = (times: number) => (times === 1 ? '' : String(times))
    return {
      prompt: `Let $A = ${texMatrix(a)}$ and $B = ${texMatrix(b)}$. Find the entry of $${factor(m)}A ${n < 0 ? '-' : '+'} ${factor(Math.abs(n))}B$ in ${place}.`,
      answer: { kind: 'number', value: String(value) },
      steps: [
        { say: `The entries at that place are $${a[row][column]}$ in $A$ and $${b[row][column]}$ in $B$.` },
        {
          say: `$${m} \\cdot ${inBrackets(a[row][column])} + ${inBrackets(n)} \\cdot ${inBrackets(b[row][column])} = ${value}$.`,
          claims: [`${m}*(${a[row][column]}) + (${n})*(${b[row][column]}) = ${value}`],
        },
      ],
      hints: [
        'Which entries of the two matrices does this place need?',
        `Find the entries in ${place}, multiply each by the factor of its matrix, and combine.`,
        'If the entries are $10$ in $A$ and $20$ in $B$, then $5A + B$ has $70$ there.',
      ],
      proof: [`${m}*(${a[row][column]}) + (${n})*(${b[row][column]}) = ${value}`],
    }
  }
  return difficulty === 2 ? makeProductEntry(a, b, row, column, place) : makeProductChoice(dice)
})

function makeProductEntry(a: Matrix, b: Matrix, row: 0 | 1, column: 0 | 1, place: string): Problem {
  const value = multiply(a, b)[row][column]
  const [p, q, r, s] = [a[row][0], b[0][column], a[row][1], b[1][column]]
  return {
    prompt: `Find the entry of $${texMatrix(a)} ${texMatrix(b)}$ in ${place}.`,
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `Take the ${ORDINALS[row]} row of the left matrix and the ${ORDINALS[column]} column of the right one.`,
      },
      {
        say: `$${p} \\cdot ${inBrackets(q)} + ${inBrackets(r)} \\cdot ${inBrackets(s)} = ${value}$.`,
        claims: [`${p}*(${q}) + (${r})*(${s}) = ${value}`],
      },
    ],
    hints: [
      'Which row meets which column?',
      `Multiply the ${ORDINALS[row]} row of the left matrix with the ${ORDINALS[column]} column of the right one, number by number, and add.`,
      'Row $(10 \\; 1)$ and column $(3 \\; 7)$: $30 + 7 = 37$.',
    ],
    proof: [`${p}*(${q}) + (${r})*(${s}) = ${value}`],
  }
}

function makeProductChoice(dice: Dice): Problem {
  const [a, b] = [rollMatrix(dice, 4), rollMatrix(dice, 4)]
  const [right, swapped] = [multiply(a, b), multiply(b, a)]
  const flat: Matrix = [
    [a[0][0] * b[0][0], a[0][1] * b[0][1]],
    [a[1][0] * b[1][0], a[1][1] * b[1][1]],
  ]
  const sum: Matrix = [
    [a[0][0] + b[0][0], a[0][1] + b[0][1]],
    [a[1][0] + b[1][0], a[1][1] + b[1][1]],
  ]
  const write = (matrix: Matrix) => `$${texMatrix(matrix)}$`
  return {
    prompt: `Let $A = ${texMatrix(a)}$ and $B = ${texMatrix(b)}$. Which matrix is $AB$?`,
    answer: makeChoice(
      dice,
      write(right),
      [
        [write(swapped), 'multiplies in the wrong order'],
        [write(flat), 'multiplies entry by entry'],
        [write(sum), 'adds the matrices'],
      ],
      [
        [
          write([
            [right[0][0], right[1][0]],
            [right[0][1], right[1][1]],
          ]),
          'swaps rows and columns of the result',
        ],
      ],
    ),
    steps: [
      {
        say: `First row: $${right[0][0]}$ and $${right[0][1]}$.`,
        claims: [
          `${a[0][0]}*(${b[0][0]}) + (${a[0][1]})*(${b[1][0]}) = ${right[0][0]}`,
          `${a[0][0]}*(${b[0][1]}) + (${a[0][1]})*(${b[1][1]}) = ${right[0][1]}`,
        ],
      },
      {
        say: `Second row: $${right[1][0]}$ and $${right[1][1]}$. So $AB$ is ${write(right)}.`,
        claims: [
          `${a[1][0]}*(${b[0][0]}) + (${a[1][1]})*(${b[1][0]}) = ${right[1][0]}`,
          `${a[1][0]}*(${b[0][1]}) + (${a[1][1]})*(${b[1][1]}) = ${right[1][1]}`,
        ],
      },
    ],
    hints: [
      'Does the order of the matrices matter?',
      'Each row of the left matrix meets each column of the right one.',
      `$${texMatrix([
        [1, 0],
        [0, 10],
      ])} ${texMatrix([
        [7, 8],
        [9, 5],
      ])} = ${texMatrix([
        [7, 8],
        [90, 50],
      ])}$.`,
    ],
    proof: [
      `${a[0][0]}*(${b[0][0]}) + (${a[0][1]})*(${b[1][0]}) = ${right[0][0]}`,
      `${a[1][0]}*(${b[0][1]}) + (${a[1][1]})*(${b[1][1]}) = ${right[1][1]}`,
    ],
  }
}

export const determinantsAndInverses = definePractice(
  'math.12.determinants-and-inverses',
  (dice, difficulty) => {
    if (difficulty === 1) return makeDeterminant(dice)
    return difficulty === 2 ? dice.pick([makeSingular, makeInverse])(dice) : makeSystem(dice)
  },
)

function makeDeterminant(dice: Dice): Problem {
  const a = rollMatrix(dice, 8)
  const value = a[0][0] * a[1][1] - a[0][1] * a[1][0]
  const claim = `${a[0][0]}*(${a[1][1]}) - (${a[0][1]})*(${a[1][0]}) = ${value}`
  return {
    prompt: `Find the determinant of $${texMatrix(a)}$.`,
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `Multiply along the diagonals: $${a[0][0]} \\cdot ${inBrackets(a[1][1])} = ${a[0][0] * a[1][1]}$ and $${a[0][1]} \\cdot ${inBrackets(a[1][0])} = ${a[0][1] * a[1][0]}$.`,
        claims: [
          `${a[0][0]}*(${a[1][1]}) = ${a[0][0] * a[1][1]}`,
          `${a[0][1]}*(${a[1][0]}) = ${a[0][1] * a[1][0]}`,
        ],
      },
      {
        say: `Subtract: $${a[0][0] * a[1][1]} - ${inBrackets(a[0][1] * a[1][0])} = ${value}$.`,
        claims: [claim],
      },
    ],
    hints: [
      'Which two products make up the determinant of such a matrix?',
      'Main diagonal product minus the other diagonal product; watch the signs.',
      `The determinant of $${texMatrix([
        [10, 3],
        [2, 9],
      ])}$ is $90 - 6 = 84$.`,
    ],
    proof: [claim],
  }
}

function makeSingular(dice: Dice): Problem {
  const [p, q, times] = [
    dice.intExcept(-5, 5, [0]),
    dice.intExcept(-5, 5, [0]),
    dice.intExcept(-4, 4, [0, 1]),
  ]
  const k = q * times
  return {
    prompt: `For which $k$ has $${texMatrix([
      [p, q],
      [p * times, 'k'],
    ])}$ no inverse?`,
    answer: { kind: 'number', value: String(k), accept: [`k=${k}`] },
    steps: [
      {
        say: `There is no inverse when the determinant is zero: $${p === 1 ? '' : p === -1 ? '-' : p}k - ${inBrackets(q)} \\cdot ${inBrackets(p * times)} = 0$.`,
        claims: [solves(`${p}*k-(${q})*(${p * times})=0`, 'k', k)],
      },
      { say: `So $k = ${k}$.`, claims: [`${p}*(${k}) - (${q})*(${p * times}) = 0`] },
    ],
    hints: [
      'When does a matrix have no inverse?',
      'Write the determinant with $k$ in it and set it equal to zero.',
      `$${texMatrix([
        [10, 20],
        [1, 'k'],
      ])}$: $10k - 20 = 0$, so $k = 2$.`,
    ],
    proof: [`${p}*(${k}) - (${q})*(${p * times}) = 0`],
  }
}

function makeInverse(dice: Dice): Problem {
  const [a, times] = [dice.int(1, 6), dice.int(1, 4)]
  // With these entries the determinant is 1, so that the inverse has whole entries.
  const [p, q, r, s] = [1 + a * times, a, times, 1]
  const matrix: Matrix = [
    [p, q],
    [r, s],
  ]
  const right: Matrix = [
    [s, -q],
    [-r, p],
  ]
  const write = (rows: Matrix) => `$${texMatrix(rows)}$`
  return {
    prompt: `Which is the inverse of $${texMatrix(matrix)}$?`,
    answer: makeChoice(dice, write(right), [
      [
        write([
          [-p, q],
          [r, -s],
        ]),
        'changes the signs on the wrong diagonal',
      ],
      [
        write([
          [s, q],
          [r, p],
        ]),
        'swaps the diagonal but forgets the signs',
      ],
      [
        write([
          [p, -q],
          [-r, s],
        ]),
        'changes the signs but forgets to swap the diagonal',
      ],
    ]),
    steps: [
      {
        say: `The determinant is $${p} \\cdot ${s} - ${q} \\cdot ${r} = 1$.`,
        claims: [`${p}*${s} - ${q}*${r} = 1`],
      },
      {
        say: `Swap the main diagonal, change the signs of the others, and divide by the determinant: ${write(right)}.`,
        claims: [`${p}*${s} + ${q}*(${-r}) = 1`, `${p}*(${-q}) + ${q}*${p} = 0`],
      },
    ],
    hints: [
      'What should the product of a matrix with its inverse be?',
      'Swap the two entries of the main diagonal, turn the signs of the other two, and divide by the determinant.',
      `The inverse of $${texMatrix([
        [10, 9],
        [11, 10],
      ])}$ is $${texMatrix([
        [10, -9],
        [-11, 10],
      ])}$.`,
    ],
    proof: [
      `${p}*${s} + ${q}*(${-r}) = 1`,
      `${p}*(${-q}) + ${q}*${p} = 0`,
      `${r}*${s} + ${s}*(${-r}) = 0`,
      `${r}*(${-q}) + ${s}*${p} = 1`,
    ],
  }
}

function makeSystem(dice: Dice): Problem {
  const a = rollMatrix(dice, 5)
  const [x, y] = [dice.intExcept(-5, 6, [0]), dice.intExcept(-5, 6, [0])]
  const determinant = a[0][0] * a[1][1] - a[0][1] * a[1][0]
  if (determinant === 0) return makeSystem(dice)
  const [e, f] = [a[0][0] * x + a[0][1] * y, a[1][0] * x + a[1][1] * y]
  const top = e * a[1][1] - a[0][1] * f
  const row = (line: readonly [number, number]) =>
    texSum([
      [line[0], 'x'],
      [line[1], 'y'],
    ])
  const plain = (line: readonly [number, number]) =>
    plainSum([
      [line[0], 'x'],
      [line[1], 'y'],
    ])
  return {
    prompt: `Use determinants to solve $${row(a[0])} = ${e}$, $${row(a[1])} = ${f}$. What is $x$?`,
    answer: { kind: 'number', value: String(x), accept: [`x=${x}`] },
    steps: [
      {
        say: `$D = ${determinant}$.`,
        claims: [`${a[0][0]}*(${a[1][1]}) - (${a[0][1]})*(${a[1][0]}) = ${determinant}`],
      },
      {
        say: `Put the right sides into the first column: $D_x = ${e} \\cdot ${inBrackets(a[1][1])} - ${inBrackets(a[0][1])} \\cdot ${inBrackets(f)} = ${top}$.`,
        claims: [`${e}*(${a[1][1]}) - (${a[0][1]})*(${f}) = ${top}`],
      },
      { say: `$x = \\frac{${top}}{${determinant}} = ${x}$.`, claims: [`${top}/(${determinant}) = ${x}`] },
    ],
    hints: [
      'Which two determinants does Cramer’s rule divide?',
      `Find the determinant of the coefficients; then replace the column of $x$ by $${e}$ and $${f}$.`,
      '$x + y = 10$, $x - y = 4$: $D = -2$, $D_x = -10 - 4 = -14$, $x = 7$.',
    ],
    proof: [solvesSystem(`${plain(a[0])}=${e};${plain(a[1])}=${f}`, { x, y })],
  }
}
