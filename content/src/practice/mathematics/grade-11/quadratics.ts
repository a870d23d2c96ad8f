import { definePractice } from '../../define-practice.ts'
import { drawGraph } from '../../figures/function-graph.ts'
import type { Problem } from '../../problem.ts'
import { solves } from '../../tools/claims.ts'
import { makeChoice, makeOptions } from '../../tools/options.ts'
import { plainPolynomial, texPolynomial, writeFactor, writeSigned } from '../../tools/terms.ts'

export const completeTheSquare = definePractice(
  'math.11.complete-the-square',
  (dice, difficulty): Problem => {
    const h = dice.intExcept(-7, 7, [0])
    const k = dice.intExcept(-9, 9, [0])
    const a = difficulty === 3 ? dice.pick([2, 3, 4, -1, -2]) : 1
    const [b, c] = [-2 * a * h, a * h * h + k]
    const lead = a === 1 ? '' : a === -1 ? '-' : String(a)
    const shown = `${lead}${writeFactor(h)}^2${writeSigned(k)}`
    const claim = `${plainPolynomial([a, b, c])} = ${a}*${writeFactor(h)}^2 + (${k})`
    if (difficulty === 1) {
      return {
        prompt: `Which number must be added to $${texPolynomial([1, b, 0])}$ to make it a perfect square?`,
        answer: { kind: 'number', value: String(h * h) },
        steps: [
          { say: `Halve the number before $x$: $${b} \\div 2 = ${-h}$.`, claims: [`${b}/2 = ${-h}`] },
          {
            say: `Square it: $${h * h}$. Indeed $${texPolynomial([1, b, h * h])} = ${writeFactor(h)}^2$.`,
            claims: [`${plainPolynomial([1, b, h * h])} = ${writeFactor(h)}^2`],
          },
        ],
        hints: [
          'What is the middle term of $(x + p)^2$?',
          `Take half of the number before $x$ and square it.`,
          '$x^2 + 30x$: half of $30$ is $15$, so add $225$.',
        ],
        proof: [`(x + (${b})/2)^2 = x^2 + (${b})*x + ${h * h}`],
      }
    }
    const write = (at: number, height: number) => `$${lead}${writeFactor(at)}^2${writeSigned(height)}$`
    const asksHeight = dice.coin()
    return {
      prompt: asksHeight
        ? `Write $${texPolynomial([a, b, c])}$ in the form $a(x - h)^2 + k$. What is $k$?`
        : `Write $${texPolynomial([a, b, c])}$ in vertex form.`,
      answer: asksHeight
        ? { kind: 'number', value: String(k), accept: [`k=${k}`] }
        : makeChoice(
            dice,
            write(h, k),
            [
              [write(h, c), 'forgets to take away the square that was added'],
              [write(-h, k), 'gets the sign in the bracket wrong'],
              [write(h, c + a * h * h), 'adds the square instead of taking it away'],
            ],
            [[write(2 * h, k), 'forgets to halve the number before x']],
          ),
      steps: [
        ...(a === 1
          ? []
          : [
              {
                say: `Take $${a}$ out of the first two terms: $${lead}(${texPolynomial([1, -2 * h, 0])})${writeSigned(c)}$.`,
                claims: [`${a}*(${plainPolynomial([1, -2 * h, 0])}) = ${plainPolynomial([a, b, 0])}`],
              },
            ]),
        {
          say: `Half of $${-2 * h}$ is $${-h}$, so $${texPolynomial([1, -2 * h, 0])} = ${writeFactor(h)}^2 - ${h * h}$.`,
          claims: [`${plainPolynomial([1, -2 * h, 0])} = ${writeFactor(h)}^2 - ${h * h}`],
        },
        { say: `The constants together give $${k}$: $${shown}$.`, claims: [claim] },
      ],
      hints: [
        a === 1
          ? 'Which square begins with the same two terms?'
          : 'What can you take out of the first two terms?',
        'Add and subtract the square of half the number before $x$, then collect the constants.',
        '$x^2 + 20x + 90 = (x + 10)^2 - 100 + 90 = (x + 10)^2 - 10$.',
      ],
      proof: [claim],
    }
  },
)

export const discriminant = definePractice('math.11.discriminant', (dice, difficulty): Problem => {
  if (difficulty === 3) {
    const root = dice.intExcept(-8, 8, [0])
    const a = dice.int(1, 4)
    const b = 2 * a * root
    const value = a * root * root
    return {
      prompt: `For which value of $k$ does $${texPolynomial([a, b, 0])} + k = 0$ have exactly one real solution?`,
      answer: { kind: 'number', value: String(value), accept: [`k=${value}`] },
      steps: [
        {
          say: `One solution means $b^2 - 4ac = 0$: $${b * b} - ${4 * a}k = 0$.`,
          claims: [solves(`(${b})^2-4*${a}*k=0`, 'k', value)],
        },
        { say: `So $k = \\frac{${b * b}}{${4 * a}} = ${value}$.`, claims: [`${b * b}/${4 * a} = ${value}`] },
      ],
      hints: [
        'Which value must the discriminant have for exactly one solution?',
        `Write $b^2 - 4ac$ with $a$ and $b$ read from $${texPolynomial([a, b, 0])}$ and $c = k$.`,
        '$x^2 + 30x + k = 0$: $900 - 4k = 0$, so $k = 225$.',
      ],
      proof: [solves(`${plainPolynomial([a, b, value])}=0`, 'x', -root)],
    }
  }
  const a = dice.pick([-3, -2, -1, 1, 2, 3, 4])
  const kind = dice.pick(['none', 'one', 'two'] as const)
  const r = dice.intExcept(-4, 4, [0])
  const [b, c] =
    kind === 'one'
      ? [-2 * a * r, a * r * r]
      : [
          dice.intExcept(-6, 6, [0]),
          dice.intExcept(2, 9, []) * (kind === 'none' ? Math.sign(a) : -Math.sign(a)),
        ]
  const value = b * b - 4 * a * c
  const count = value > 0 ? 'two' : value === 0 ? 'one' : 'none'
  const words = {
    none: 'no real solution',
    one: 'exactly one real solution',
    two: 'two different real solutions',
  }
  const sign = value > 0 ? '>' : value === 0 ? '=' : '<'
  const steps = [
    {
      say: `$b^2 - 4ac = (${b})^2 - 4 \\cdot (${a}) \\cdot (${c}) = ${value}$.`,
      claims: [`(${b})^2 - 4*(${a})*(${c}) = ${value}`],
    },
    {
      say: `It is ${value > 0 ? 'positive' : value === 0 ? 'zero' : 'negative'}, so there ${count === 'two' ? 'are' : 'is'} ${words[count]}.`,
      claims: [`${value} ${sign} 0`],
    },
  ]
  if (difficulty === 1) {
    return {
      prompt: `Find the discriminant of $${texPolynomial([a, b, c])} = 0$.`,
      answer: { kind: 'number', value: String(value) },
      steps,
      hints: [
        'What stands under the root in the quadratic formula?',
        'Read $a$, $b$ and $c$ from the equation with their signs and work out $b^2 - 4ac$.',
        '$x^2 + 10x - 20 = 0$: $100 + 80 = 180$.',
      ],
      proof: [`(${b})^2 - 4*(${a})*(${c}) = ${value}`],
    }
  }
  const showsGraph = dice.coin()
  return {
    prompt: showsGraph
      ? `The graph shows $y = ax^2 + bx + c$. What is true about $b^2 - 4ac$?`
      : `How many real solutions does $${texPolynomial([a, b, c])} = 0$ have?`,
    ...(showsGraph
      ? {
          figure: drawGraph({
            title: 'A parabola',
            desc: 'A parabola on squared paper; look where it meets the horizontal axis.',
            x: [-8, 8],
            y: [-10, 10],
            curves: [{ rule: (x) => a * x * x + b * x + c }],
          }),
        }
      : {}),
    answer: {
      kind: 'choice',
      options: showsGraph
        ? makeOptions(dice, { none: 'It is negative.', one: 'It is zero.', two: 'It is positive.' }[count], [
            ['It is negative.', 'thinks that negative goes with the places where the curve meets the axis'],
            ['It is zero.', 'takes the height of the vertex for the discriminant'],
            ['It is positive.', 'looks which way the curve opens instead of where it meets the axis'],
            ['It cannot be seen from the graph.', 'does not connect the discriminant with the zeros'],
          ])
        : makeOptions(dice, words[count], [
            [words.none, 'gets the sign of 4ac wrong'],
            [words.one, 'thinks every equation has one solution'],
            [words.two, 'thinks every quadratic equation has two real solutions'],
            ['infinitely many real solutions', 'mixes it up with an identity'],
          ]),
    },
    steps: showsGraph
      ? [
          {
            say: `The curve meets the $x$-axis in ${{ none: 'no point', one: 'one point', two: 'two points' }[count]}, so the equation has ${words[count]}.`,
            claims: [`(${b})^2 - 4*(${a})*(${c}) ${sign} 0`],
          },
          {
            say: `So the discriminant is ${value > 0 ? 'positive' : value === 0 ? 'zero' : 'negative'}.`,
            claims: [`${value} ${sign} 0`],
          },
        ]
      : steps,
    hints: [
      'What does the number under the root of the quadratic formula decide?',
      showsGraph
        ? 'Count the points in which the curve meets the horizontal axis.'
        : 'Work out $b^2 - 4ac$ and look at its sign.',
      '$x^2 + 4x + 40 = 0$: $16 - 160 < 0$, so no real solution.',
    ],
    proof: [`(${b})^2 - 4*(${a})*(${c}) ${sign} 0`],
  }
})
