import { coefficient, fraction, further, type QuestionKind } from './question.ts'

export const ALGEBRA_QUESTIONS: QuestionKind[] = [
  {
    name: 'linear equations',
    ask: ({ dice, say }) => {
      const [x, a, b, c] = [dice.int(-9, 9), dice.intExcept(-9, 9, [0]), dice.int(-20, 20), dice.int(2, 6)]
      const letter = dice.pick(['x', 'x', 'y', 'n'])
      const forms = [
        `${coefficient(a, letter)} ${further(b)} = ${a * x + b}`,
        `${c}(${letter} ${further(b)}) = ${c * (x + b)}`,
        `${coefficient(a + c, letter)} ${further(b)} = ${c}${letter} ${further(a * x + b)}`,
        `${letter}/${c} ${further(b)} = ${fraction(x + b * c, c)}`,
        `${b} - ${c}${letter} = ${b - c * x}`,
        `\\frac{${letter} ${further(b)}}{${c}} = ${fraction(x + b, c)}`,
      ]
      const equation = dice.pick(a + c === 0 ? forms.filter((_, index) => index !== 2) : forms)
      return {
        text: say(
          [
            '<equation>',
            'Solve <equation>',
            'Solve for <letter>: <equation>',
            'solve <equation> for <letter>',
          ],
          [
            'Find <letter> if <equation>.',
            'What is the value of <letter> when <equation>?',
            'Solve the equation <equation>',
          ],
          { equation, letter },
        ),
        answer: `${letter}=${x}`,
        compare: 'solutions',
      }
    },
  },
  {
    name: 'linear inequalities',
    ask: ({ dice, say }) => {
      const [x, a, b] = [dice.int(-8, 8), dice.intExcept(-6, 6, [0]), dice.int(-15, 15)]
      const sign = dice.pick(['<', '>', '≤', '≥'])
      const turned = { '<': '>', '>': '<', '≤': '>=', '≥': '<=' }[sign] as string
      const straight = { '<': '<', '>': '>', '≤': '<=', '≥': '>=' }[sign] as string
      const inequality = `${coefficient(a, 'x')} ${further(b)} ${sign} ${a * x + b}`
      return {
        text: say(
          ['<inequality>', 'Solve <inequality>', 'Solve for x: <inequality>'],
          ['Solve the inequality <inequality>.', 'For which x is <inequality>?'],
          { inequality },
        ),
        answer: `x ${a < 0 ? turned : straight} ${x}`,
        compare: 'range',
      }
    },
  },
  {
    name: 'systems',
    ask: ({ dice, say }) => {
      const [x, y, a, b, c] = [
        dice.int(-6, 6),
        dice.int(-6, 6),
        dice.int(1, 5),
        dice.int(1, 5),
        dice.int(1, 5),
      ]
      const d = dice.intExcept(-5, 5, [0])
      const isRegular = a * d - b * c !== 0
      const e = isRegular ? d : -d
      const first = `${coefficient(a, 'x')} ${further(b, 'y')} = ${a * x + b * y}`
      const second = `${coefficient(c, 'x')} ${further(e, 'y')} = ${c * x + e * y}`
      return {
        text: say(
          ['<first>, <second>', 'Solve <first> and <second>', 'Solve the system: <first>; <second>'],
          ['Solve the simultaneous equations <first> and <second>.', 'Find x and y if <first> and <second>'],
          { first, second },
        ),
        answer: `x=${x}; y=${y}`,
        compare: 'solutions',
      }
    },
  },
  {
    name: 'quadratic equations',
    ask: ({ dice, say }) => {
      const [p, q, a] = [dice.int(-8, 8), dice.int(-8, 8), dice.pick([1, 1, 1, 2, 3])]
      const [b, c] = [-a * (p + q), a * p * q]
      const middle = b === 0 ? '' : ` ${further(b, 'x')}`
      const last = c === 0 ? '' : ` ${further(c)}`
      const isMoved = dice.coin() && c !== 0
      const equation = isMoved
        ? `${coefficient(a, 'x')}^2${middle} = ${-c}`
        : `${coefficient(a, 'x')}²${middle}${last} = 0`
      return {
        text: say(
          ['<equation>', 'Solve <equation>', 'Solve for x: <equation>'],
          [
            'Find the roots of <equation>',
            'Solve the quadratic equation <equation>.',
            'What are the solutions of <equation>?',
          ],
          { equation },
        ),
        answer: [...new Set([p, q])].map((root) => `x=${root}`).join('; '),
        compare: 'solutions',
      }
    },
  },
  {
    name: 'expanding and simplifying',
    ask: ({ dice, say }) => {
      const [a, b, c, d] = [
        dice.int(2, 9),
        dice.intExcept(-9, 9, [0]),
        dice.intExcept(-7, 7, [0]),
        dice.int(1, 6),
      ]
      const forms = [
        `${a}(x ${further(b)})`,
        `(x ${further(b)})(x ${further(c)})`,
        `${a}x ${further(b)} ${further(c, 'x')} ${further(d)}`,
        `${a}(x ${further(b)}) - ${d}(x ${further(c)})`,
        `(x ${further(b)})^2`,
        `(${a}x ${further(b)})(x ${further(c)})`,
      ]
      const product = dice.pick(forms)
      const isProduct = product.includes('(')
      return {
        text: say(
          [isProduct ? 'Expand <product>' : 'Simplify <product>', 'simplify <product>'],
          [
            isProduct ? 'Expand and simplify <product>.' : 'Collect like terms: <product>',
            isProduct ? 'Multiply out <product>' : 'Simplify the expression <product>',
          ],
          { product },
        ),
        answer: product,
        compare: 'expression',
      }
    },
  },
  {
    name: 'factoring',
    ask: ({ dice, say }) => {
      const [p, q, a] = [dice.intExcept(-8, 8, [0]), dice.intExcept(-8, 8, [0]), dice.pick([1, 1, 2, 3])]
      const [b, c] = [p + q, p * q]
      const [m, n] = [dice.int(2, 9), dice.int(1, 12)]
      const forms = [
        `x^2 ${b === 0 ? '' : further(b, 'x')} ${further(c)}`,
        `${a}x^2 ${b === 0 ? '' : further(a * b, 'x')} ${further(a * c)}`.replace('1x', 'x'),
        `x^2 - ${n * n}`,
        `${m * 2}x ${further(m * q)}`,
        `${m}x^2 ${further(m * q, 'x')}`,
        `x^2 ${further(2 * p, 'x')} + ${p * p}`,
      ]
      const sum = dice.pick(forms)
      return {
        text: say(
          ['Factor <sum>', 'factorise <sum>', 'Factorize <sum>'],
          ['Factor the expression <sum>.', 'Write <sum> in factored form', 'Factorise fully <sum>'],
          { sum },
        ),
        answer: sum,
        compare: 'factored',
      }
    },
  },
  {
    name: 'evaluating expressions',
    ask: ({ dice, say }) => {
      const [x, y, a, b] = [dice.int(-6, 9), dice.int(1, 6), dice.int(2, 7), dice.intExcept(-9, 9, [0])]
      const [expression, value, isTwo] = dice.pick<[string, number, boolean]>([
        [`${a}x ${further(b)}`, a * x + b, false],
        [`x^2 ${further(b, 'x')}`, x * x + b * x, false],
        [`${a}x + ${b < 0 ? `(${b})` : b}y`, a * x + b * y, true],
        [`${a}(x ${further(b)})`, a * (x + b), false],
      ])
      const where = isTwo ? `x = ${x} and y = ${y}` : `x = ${x}`
      return {
        text: say(
          [
            'Evaluate <expression> when <where>',
            'Find <expression> if <where>',
            'What is <expression> when <where>?',
          ],
          ['Work out the value of <expression> for <where>.', 'If <where>, what is <expression>?'],
          { expression, where },
        ),
        answer: String(value),
        compare: 'value',
      }
    },
  },
  {
    name: 'derivatives',
    ask: ({ dice, say }) => {
      const [a, b, c, n] = [dice.int(2, 9), dice.intExcept(-9, 9, [0]), dice.int(-9, 9), dice.int(2, 5)]
      const [of, answer] = dice.pick<[string, string]>([
        [`${a}x^${n} ${further(b, 'x')} ${further(c)}`, `${a * n}*x^${n - 1} + (${b})`],
        [`x^${n} sin x`, `${n}*x^${n - 1}*sin(x) + x^${n}*cos(x)`],
        [`sin(${a}x)`, `${a}*cos(${a}*x)`],
        [`e^(${a}x)`, `${a}*e^(${a}*x)`],
        [`(${a}x ${further(b)})^${n}`, `${n * a}*(${a}*x + (${b}))^${n - 1}`],
        [`${a}cos x`, `-${a}*sin(x)`],
      ])
      return {
        text: say(
          ['Differentiate <of>', 'Find the derivative of <of>', 'derivative of <of>'],
          ['Differentiate <of> with respect to x.', 'What is the derivative of <of>?', 'd/dx (<of>)'],
          { of },
        ),
        answer,
        compare: 'expression',
      }
    },
  },
  {
    name: 'integrals',
    ask: ({ dice, say }) => {
      const [a, b, n, low, high] = [
        dice.int(1, 6),
        dice.intExcept(-9, 9, [0]),
        dice.int(1, 4),
        dice.int(0, 2),
        dice.int(3, 5),
      ]
      const of = `${coefficient(a, 'x')}^${n} ${further(b)}`
      const answer = `${a}*(${high}^${n + 1} - ${low}^${n + 1})/${n + 1} + (${b})*(${high} - ${low})`
      return {
        text: say(
          ['Integrate <of> from <low> to <high>', 'Find the integral of <of> from <low> to <high>'],
          [
            'Work out the definite integral of <of> from x = <low> to x = <high>.',
            'Integrate <of> between <low> and <high>',
          ],
          { of, low, high },
        ),
        answer,
        compare: 'value',
      }
    },
  },
]
