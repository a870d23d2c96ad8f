import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawGraph } from '../../figures/function-graph.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import {
  inBrackets,
  plainPolynomial,
  texPolynomial,
  texSum,
  writeFactor,
  writeSigned,
} from '../../tools/terms.ts'

export const combineFunctions = definePractice('math.11.combine-functions', (dice, difficulty) => {
  const [a, b] = [dice.int(2, 5), dice.intExcept(-7, 7, [0])]
  const [c, d] = [dice.intExcept(-4, 5, [0]), dice.intExcept(-6, 6, [0])]
  if (difficulty === 1) return makeCombinedValue(dice, a, b, c, d)
  return difficulty === 2 ? makeComposedValue(dice, a, b, d) : makeComposition(dice, a, b, d)
})

function makeCombinedValue(dice: Dice, a: number, b: number, c: number, d: number): Problem {
  const at = dice.intExcept(-3, 5, [0])
  const [f, g] = [a * at + b, at * at + c * at + d]
  const [sign, word, value] = dice.pick([
    ['+', 'add', f + g],
    ['-', 'subtract', f - g],
    ['\\cdot', 'multiply', f * g],
  ] as const)
  const plain = sign === '\\cdot' ? '*' : sign
  return {
    prompt: `Let $f(x) = ${texPolynomial([a, b])}$ and $g(x) = ${texPolynomial([1, c, d])}$. Find $(f ${sign} g)(${at})$.`,
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `$f(${at}) = ${f}$ and $g(${at}) = ${g}$.`,
        claims: [
          `${a}*${inBrackets(at)} + (${b}) = ${f}`,
          `${inBrackets(at)}^2 + (${c})*${inBrackets(at)} + (${d}) = ${g}`,
        ],
      },
      {
        say: `Then ${word}: $${f} ${sign} ${inBrackets(g)} = ${value}$.`,
        claims: [`${f} ${plain} (${g}) = ${value}`],
      },
    ],
    hints: [
      'Which two values do you need first?',
      `Work out $f(${at})$ and $g(${at})$ on their own, then ${word}.`,
      '$f(x) = 10x$, $g(x) = x^2$: $(f + g)(6) = 60 + 36 = 96$.',
    ],
    proof: [
      `(${a}*${inBrackets(at)} + (${b})) ${plain} (${inBrackets(at)}^2 + (${c})*${inBrackets(at)} + (${d})) = ${value}`,
    ],
  }
}

function makeComposedValue(dice: Dice, a: number, b: number, d: number): Problem {
  const at = dice.intExcept(-4, 4, [0])
  const isFirstF = dice.coin()
  const inner = isFirstF ? at * at + d : a * at + b
  const value = isFirstF ? a * inner + b : inner * inner + d
  const wrong = isFirstF ? (a * at + b) ** 2 + d : a * (at * at + d) + b
  const name = isFirstF ? 'f(g' : 'g(f'
  const story = `Let $f(x) = ${texPolynomial([a, b])}$ and $g(x) = ${texPolynomial([1, 0, d])}$. Find $${name}(${at}))$.`
  const product = (a * at + b) * (at * at + d)
  return {
    prompt: story,
    answer: dice.coin()
      ? { kind: 'number', value: String(value) }
      : makeChoice(
          dice,
          `$${value}$`,
          [
            [`$${wrong}$`, 'works from the outside to the inside'],
            [`$${product}$`, 'multiplies the two values'],
            [`$${a * at + b + at * at + d}$`, 'adds the two values'],
          ],
          [
            [`$${inner}$`, 'stops after the inner function'],
            [`$${-value}$`, 'loses a sign'],
            [`$${value + 1}$`, 'makes a slip in the last addition'],
          ],
        ),
    steps: [
      {
        say: `Start inside: $${isFirstF ? 'g' : 'f'}(${at}) = ${inner}$.`,
        claims: [
          isFirstF ? `${inBrackets(at)}^2 + (${d}) = ${inner}` : `${a}*${inBrackets(at)} + (${b}) = ${inner}`,
        ],
      },
      {
        say: `Put it into the outer function: $${isFirstF ? 'f' : 'g'}(${inner}) = ${value}$.`,
        claims: [
          isFirstF
            ? `${a}*${inBrackets(inner)} + (${b}) = ${value}`
            : `${inBrackets(inner)}^2 + (${d}) = ${value}`,
        ],
      },
    ],
    hints: [
      'Which function works first?',
      `Work out $${isFirstF ? 'g' : 'f'}(${at})$, then use the result as input of the other function.`,
      '$f(x) = 10x$, $g(x) = x + 2$: $f(g(5)) = f(7) = 70$.',
    ],
    proof: [
      isFirstF
        ? `${a}*(${inBrackets(at)}^2 + (${d})) + (${b}) = ${value}`
        : `(${a}*${inBrackets(at)} + (${b}))^2 + (${d}) = ${value}`,
    ],
  }
}

function makeComposition(dice: Dice, a: number, b: number, d: number): Problem {
  const isFirstF = dice.coin()
  const result = isFirstF ? [a, 0, a * d + b] : [a * a, 2 * a * b, b * b + d]
  const plain = isFirstF ? `${a}*(x^2 + (${d})) + (${b})` : `(${plainPolynomial([a, b])})^2 + (${d})`
  return {
    prompt: `Let $f(x) = ${texPolynomial([a, b])}$ and $g(x) = ${texPolynomial([1, 0, d])}$. Write $(${isFirstF ? 'f \\circ g' : 'g \\circ f'})(x)$ without brackets.`,
    answer: { kind: 'expression', value: plainPolynomial(result), form: 'expanded' },
    steps: [
      {
        say: `Put the inner rule into the outer one: $${isFirstF ? `${a}(${texPolynomial([1, 0, d])})${writeSigned(b)}` : `(${texPolynomial([a, b])})^2${writeSigned(d)}`}$.`,
      },
      {
        say: `Multiply out and collect: $${texPolynomial(result)}$.`,
        claims: [`${plain} = ${plainPolynomial(result)}`],
      },
    ],
    hints: [
      'Which rule is put into which?',
      `Replace every $x$ in the rule of $${isFirstF ? 'f' : 'g'}$ by the whole rule of $${isFirstF ? 'g' : 'f'}$.`,
      '$f(x) = x + 8$, $g(x) = x^2$: $(g \\circ f)(x) = (x + 8)^2 = x^2 + 16x + 64$.',
    ],
    proof: [`${plain} = ${plainPolynomial(result)}`],
  }
}

export const inverseFunctions = definePractice('math.11.inverse-functions', (dice, difficulty) => {
  const [a, b] = [dice.intExcept(-5, 7, [0, 1, -1]), dice.intExcept(-9, 9, [0])]
  if (difficulty === 1) return makeInverseValue(dice)
  if (difficulty === 3) return makeCubeInverse(dice)
  const value = `(x-(${b}))/${a}`
  const clean = `(${plainPolynomial([1, -b])})/${a < 0 ? `(${a})` : a}`
  return {
    prompt: `Find the inverse of $f(x) = ${texPolynomial([a, b])}$: $f^{-1}(x) = \\ldots$`,
    answer: { kind: 'expression', value: clean, accept: [`y=${clean}`] },
    steps: [
      {
        say: `Write $y = ${texPolynomial([a, b])}$ and swap the letters: $x = ${texPolynomial([a, b], 'y')}$.`,
      },
      {
        say: `Solve for $y$: $${texPolynomial([1, -b])} = ${texPolynomial([a, 0], 'y')}$, so $f^{-1}(x) = \\frac{${texPolynomial([1, -b])}}{${a}}$.`,
        claims: [`${a}*(${value}) + (${b}) = x`],
      },
    ],
    hints: [
      'What does $f$ do to a number, step by step, and how do you undo it?',
      `$f$ multiplies by $${a}$ and then ${b < 0 ? `subtracts $${-b}$` : `adds $${b}$`}. Undo the last step first.`,
      '$f(x) = 8x + 3$: $f^{-1}(x) = \\frac{x - 3}{8}$.',
    ],
    proof: [`${a}*(${value}) + (${b}) = x`, `((${plainPolynomial([a, b])}) - (${b}))/(${a}) = x`],
  }
})

function makeInverseValue(dice: Dice): Problem {
  const [a, b, x] = [dice.int(2, 7), dice.intExcept(-9, 9, [0]), dice.intExcept(-5, 8, [0])]
  const y = a * x + b
  return {
    prompt: `Let $f(x) = ${texPolynomial([a, b])}$. Find $f^{-1}(${y})$.`,
    answer: { kind: 'number', value: String(x) },
    steps: [
      { say: `$f^{-1}(${y})$ is the number that $f$ turns into $${y}$: $${texPolynomial([a, b])} = ${y}$.` },
      {
        say: `So $x = \\frac{${y} - ${inBrackets(b)}}{${a}} = ${x}$.`,
        claims: [`(${y} - (${b}))/${a} = ${x}`],
      },
    ],
    hints: [
      'Which question does the inverse function answer?',
      `For which $x$ is $${texPolynomial([a, b])}$ equal to $${y}$?`,
      '$f(x) = 9x + 1$: $f^{-1}(100) = 11$, because $9 \\cdot 11 + 1 = 100$.',
    ],
    proof: [`${a}*(${x}) + (${b}) = ${y}`],
  }
}

function makeCubeInverse(dice: Dice): Problem {
  const b = dice.intExcept(-9, 9, [0])
  const a = dice.int(2, 5)
  const isFraction = dice.coin()
  if (isFraction) {
    return {
      prompt: `Find the inverse of $f(x) = \\frac{${a}}{${texPolynomial([1, b])}}$: $f^{-1}(x) = \\ldots$`,
      answer: {
        kind: 'expression',
        value: `${a}/x${writeSigned(-b)}`,
        accept: [`y=${a}/x${writeSigned(-b)}`],
      },
      steps: [
        {
          say: `Swap the letters: $x = \\frac{${a}}{${texPolynomial([1, b], 'y')}}$, so $x(${texPolynomial([1, b], 'y')}) = ${a}$.`,
        },
        {
          say: `Divide by $x$ and solve: $f^{-1}(x) = \\frac{${a}}{x}${writeSigned(-b)}$.`,
          claims: [`${a}/((${a}/x - (${b})) + (${b})) = x`],
        },
      ],
      hints: [
        'After you swap $x$ and $y$, where does $y$ stand?',
        `Write $x = \\frac{${a}}{${texPolynomial([1, b], 'y')}}$ and multiply by the denominator.`,
        '$f(x) = \\frac{7}{x - 10}$: $f^{-1}(x) = \\frac{7}{x} + 10$.',
      ],
      proof: [`${a}/((${a}/x - (${b})) + (${b})) = x`, `${a}/(${a}/(x + (${b}))) - (${b}) = x`],
    }
  }
  const write = (inner: string) => `$f^{-1}(x) = ${inner}$`
  return {
    prompt: `Which is the inverse of $f(x) = ${texSum([
      [a, 'x^3'],
      [b, ''],
    ])}$?`,
    answer: makeChoice(dice, write(`\\sqrt[3]{\\frac{${texPolynomial([1, -b])}}{${a}}}`), [
      [write(`\\frac{\\sqrt[3]{${texPolynomial([1, -b])}}}{${a}}`), 'undoes the cube before the factor'],
      [write(`\\sqrt[3]{\\frac{${texPolynomial([1, b])}}{${a}}}`), 'undoes adding by adding'],
      [
        write(
          `\\frac{1}{${texSum([
            [a, 'x^3'],
            [b, ''],
          ])}}`,
        ),
        'takes the reciprocal for the inverse',
      ],
    ]),
    steps: [
      {
        say: `Undo the steps of $f$ in reverse order: first ${b < 0 ? `add $${-b}$` : `subtract $${b}$`}, then divide by $${a}$, then take the cube root.`,
      },
      {
        say: `So ${write(`\\sqrt[3]{\\frac{${texPolynomial([1, -b])}}{${a}}}`)}.`,
        claims: [`${a}*(cbrt((x - (${b}))/${a}))^3 + (${b}) = x`],
      },
    ],
    hints: [
      'In which order does $f$ cube, multiply and add?',
      'Undo the last step first: begin with the constant, then the factor, then the cube.',
      '$f(x) = x^3 - 11$: $f^{-1}(x) = \\sqrt[3]{x + 11}$.',
    ],
    proof: [`${a}*(cbrt((x - (${b}))/${a}))^3 + (${b}) = x`],
  }
}

const SHAPES = [
  { name: 'f(x) = x^2', rule: (x: number) => x * x, write: (inner: string) => `(${inner})^2`, at: 2 },
  { name: 'f(x) = |x|', rule: Math.abs, write: (inner: string) => `|${inner}|`, at: 2 },
  { name: 'f(x) = \\sqrt{x}', rule: Math.sqrt, write: (inner: string) => `\\sqrt{${inner}}`, at: 4 },
] as const

export const transformGraphs = definePractice('math.11.transform-graphs', (dice, difficulty) => {
  const [h, k] = [dice.intExcept(-3, 3, [0]), dice.intExcept(-3, 3, [0])]
  if (difficulty === 1) return makeDescribe(dice)
  return difficulty === 2 ? makeGraphMatch(dice, h, k) : makePointImage(dice, h, k)
})

function makeDescribe(dice: Dice): Problem {
  const [a, b] = dice.sample([2, 3, 4, 5, 6], 2) as [number, number]
  const pairs: [string, string][] = [
    [`$y = f(x) + ${a}$`, `${a} up`],
    [`$y = f(x) - ${b}$`, `${b} down`],
    [`$y = f(x - ${a})$`, `${a} to the right`],
    [`$y = f(x + ${b})$`, `${b} to the left`],
    [`$y = ${a}f(x)$`, `stretched by ${a} away from the x-axis`],
    ['$y = -f(x)$', 'reflected in the x-axis'],
    ['$y = f(-x)$', 'reflected in the y-axis'],
  ]
  const chosen = dice.sample(pairs, 4)
  return {
    prompt: 'Match each equation with what happens to the graph of $y = f(x)$.',
    answer: { kind: 'matching', pairs: chosen },
    steps: [
      {
        say: 'What is done outside $f$ changes heights; what is done inside changes the horizontal position, and the other way round than it looks.',
        claims: [`(${a} - ${a})^2 = 0`],
      },
      { say: `So: ${chosen.map(([left, right]) => `${left}: ${right}`).join('; ')}.` },
    ],
    hints: [
      'Is the number inside or outside the brackets of $f$?',
      'Try $f(x) = x^2$: where is the lowest point after the change?',
      '$y = f(x - 10)$: the graph moves $10$ to the right.',
    ],
    proof: [`(${a} - ${a})^2 = 0`, `(-${b} + ${b})^2 = 0`, `0^2 + ${a} = ${a}`],
  }
}

function makeGraphMatch(dice: Dice, h: number, k: number): Problem {
  const shape = dice.pick(SHAPES)
  const sign = dice.pick([1, -1])
  const write = (a: number, dx: number, dy: number) =>
    `$y = ${a < 0 ? '-' : ''}${shape.write(texPolynomial([1, -dx]))}${writeSigned(dy)}$`
  return {
    prompt: `The graph of $${shape.name}$ was moved${sign < 0 ? ' and reflected' : ''}. Which equation belongs to the new graph?`,
    figure: drawGraph({
      title: 'The new graph',
      desc: `The graph starts or turns at the point ${h}, ${k} and opens ${sign > 0 ? 'upwards' : 'downwards'}.`,
      x: [-7, 7],
      y: [-7, 7],
      curves: [{ rule: (x) => sign * shape.rule(x - h) + k }],
    }),
    answer: makeChoice(
      dice,
      write(sign, h, k),
      [
        [write(sign, -h, k), 'moves the wrong way left and right'],
        [write(-sign, h, k), 'does not look which way the graph opens'],
        [write(sign, k, h), 'swaps the horizontal and the vertical shift'],
      ],
      [[write(sign, h, -k), 'moves the wrong way up and down']],
    ),
    steps: [
      {
        say: `The turning or starting point is at $(${h}, ${k})$: moved by $${h}$ horizontally and $${k}$ vertically.`,
      },
      {
        say: `${sign < 0 ? 'It opens downwards, so there is a minus in front. ' : ''}The equation is ${write(sign, h, k)}.`,
        claims: [`${sign}*(${h}-(${h})) + (${k}) = ${k}`],
      },
    ],
    hints: [
      'Where is the special point of the graph now: its vertex, corner or start?',
      'Read the horizontal shift from that point and write it inside with the opposite sign; the vertical shift stands outside.',
      '$y = |x - 8| + 9$ has its corner at $(8, 9)$.',
    ],
    proof: [`${sign}*(${h}-(${h})) + (${k}) = ${k}`, `(${h}+${shape.at}) - (${h}) = ${shape.at}`],
  }
}

function makePointImage(dice: Dice, h: number, k: number): Problem {
  const [x, y, a] = [dice.int(-4, 5), dice.intExcept(-4, 5, [0]), dice.pick([2, 3, -1, -2])]
  const [newX, newY] = [x + h, a * y + k]
  const write = (one: number, two: number) => `$(${one}, ${two})$`
  const inner = writeFactor(h).replace(/^\(|\)$/g, '')
  return {
    prompt: `The point ${write(x, y)} lies on the graph of $y = f(x)$. Which point lies on the graph of $y = ${a === -1 ? '-' : a}f(${inner})${writeSigned(k)}$?`,
    answer: makeChoice(
      dice,
      write(newX, newY),
      [
        [write(x - h, newY), 'moves the wrong way left and right'],
        [write(newX, a * (y + k)), 'adds before multiplying'],
        [write(newX, y + k), 'forgets the factor in front'],
      ],
      [
        [write(newX, a * y), 'forgets the vertical shift'],
        [write(x, newY), 'forgets the horizontal shift'],
      ],
    ),
    steps: [
      {
        say: `The inside must be $${x}$: $${inner} = ${x}$, so $x = ${newX}$.`,
        claims: [`${newX} - (${h}) = ${x}`],
      },
      {
        say: `The height is $${a} \\cdot ${inBrackets(y)}${writeSigned(k)} = ${newY}$. The point is ${write(newX, newY)}.`,
        claims: [`${a}*(${y}) + (${k}) = ${newY}`],
      },
    ],
    hints: [
      'For which new $x$ does $f$ get the old input?',
      `Solve $${inner} = ${x}$ for $x$. Then work out the height from $f(${x}) = ${y}$.`,
      '$(1, 2)$ on $f$; on $y = 10f(x - 6) + 1$ the point is $(7, 21)$.',
    ],
    proof: [`${newX} - (${h}) = ${x}`, `${a}*(${y}) + (${k}) = ${newY}`],
  }
}
