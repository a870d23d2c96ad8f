import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawGraph } from '../../figures/function-graph.ts'
import type { Problem } from '../../problem.ts'
import { solves } from '../../tools/claims.ts'
import { gcd } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { simplifyRoot, texSurd } from '../../tools/surd.ts'
import { inBrackets, plainPolynomial, texPolynomial, writeFactor, writeSigned } from '../../tools/terms.ts'

export const solveQuadraticsByFactoring = definePractice(
  'math.9.solve-quadratics-by-factoring',
  (dice, difficulty) => {
    if (difficulty === 3 && dice.coin()) return makeRectangle(dice)
    const p = dice.intExcept(-7, 8, [0])
    const q = dice.intExcept(-7, 8, [0, p, -p])
    const k = difficulty === 3 ? dice.int(2, 4) : 1
    const shift = difficulty === 1 ? 0 : dice.intExcept(-9, 9, [0])
    const zero = [k, -k * (p + q), k * p * q]
    const left = [k, -k * (p + q), k * p * q + shift]
    const isGreater = dice.coin()
    const answer = isGreater ? Math.max(p, q) : Math.min(p, q)
    const factors = `${writeFactor(p)}${writeFactor(q)}`
    const equation = `${plainPolynomial(left)}=${shift}`
    const asksPair = difficulty === 2 && dice.coin()
    const write = (one: number, two: number) => `$x = ${Math.min(one, two)}$ or $x = ${Math.max(one, two)}$`
    return {
      prompt: `Solve $${texPolynomial(left)} = ${shift}$${asksPair ? '.' : ` by factoring. Which solution is the ${isGreater ? 'greater' : 'smaller'} one?`}`,
      answer: asksPair
        ? makeChoice(
            dice,
            write(p, q),
            [
              [write(-p, -q), 'reads the solutions from the factors with the wrong sign'],
              [write(p, -q), 'turns the sign of one factor'],
              [write(-p, q), 'turns the sign of the other factor'],
            ],
            [[`$x = ${p}$ only`, 'forgets the second factor']],
          )
        : { kind: 'number', value: String(answer), accept: [`x=${answer}`] },
      steps: [
        ...(shift === 0
          ? []
          : [
              {
                say: `Make one side zero: $${texPolynomial(zero)} = 0$.`,
                claims: [solves(`${plainPolynomial(zero)}=0`, 'x', p, q)],
              },
            ]),
        {
          say: `Factor: $${k === 1 ? '' : k}${factors} = 0$.`,
          claims: [`${k}*${writeFactor(p)}*${writeFactor(q)} = ${plainPolynomial(zero)}`],
        },
        {
          say: `A product is zero when a factor is zero: $x = ${p}$ or $x = ${q}$.${asksPair ? '' : ` The ${isGreater ? 'greater' : 'smaller'} one is $${answer}$.`}`,
          claims: [solves(equation, 'x', p, q)],
        },
      ],
      hints: [
        'When is a product zero?',
        shift === 0
          ? 'Find two numbers with the product of the last number and the sum of the middle one, and write two factors.'
          : `First bring $${shift}$ to the left side, so that zero stands on the right. Then factor.`,
        '$x^2 - 7x = 18$: $x^2 - 7x - 18 = 0$, $(x - 9)(x + 2) = 0$, so $x = 9$ or $x = -2$.',
      ],
      proof: [solves(equation, 'x', p, q)],
    }
  },
)

function makeRectangle(dice: Dice): Problem {
  const [width, more] = [dice.int(4, 13), dice.int(2, 9)]
  const area = width * (width + more)
  const thing = dice.pick(['rectangular garden', 'poster', 'swimming pool', 'carpet'])
  const unit = thing === 'poster' ? 'decimeters' : 'meters'
  return {
    prompt: `A ${thing} is ${more} ${unit} longer than it is wide, and its area is ${area} square ${unit}. How wide is it, in ${unit}?`,
    answer: { kind: 'number', value: String(width), unit },
    steps: [
      {
        say: `With the width $x$: $x(x + ${more}) = ${area}$, so $x^2 + ${more}x - ${area} = 0$.`,
        claims: [`x*(x+${more}) - ${area} = x^2 + ${more}*x - ${area}`],
      },
      {
        say: `Factor: $(x - ${width})(x + ${width + more}) = 0$.`,
        claims: [solves(`x^2+${more}*x-${area}=0`, 'x', width, -width - more)],
      },
      {
        say: `A width cannot be negative, so $x = ${width}$.`,
        claims: [`${width}*(${width}+${more}) = ${area}`],
      },
    ],
    hints: [
      'If the width is $x$, what is the length?',
      `Write the area as $x(x + ${more})$ and set it equal to $${area}$. Then make one side zero.`,
      '$x(x + 3) = 40$: $x^2 + 3x - 40 = (x + 8)(x - 5) = 0$; only $x = 5$ makes sense.',
    ],
    proof: [`${width}*(${width} + ${more}) = ${area}`],
  }
}

export const quadraticFormula = definePractice('math.9.quadratic-formula', (dice, difficulty) => {
  if (difficulty === 1) return makeRationalRoots(dice)
  return makeSurdRoots(dice, difficulty)
})

function makeRationalRoots(dice: Dice): Problem {
  const a = dice.int(2, 4)
  const [p, q] = [dice.intExcept(-6, 6, [0]), dice.intExcept(-4, 4, [0])]
  if (gcd(a, p) > 1 || -p === q * a) return makeRationalRoots(dice)
  const [b, c] = [p - a * q, -p * q]
  if (b === 0) return makeRationalRoots(dice)
  const discriminant = b * b - 4 * a * c
  const root = Math.sqrt(discriminant)
  const equation = `${plainPolynomial([a, b, c])}=0`
  const fraction = `${-p}/${a}`
  return {
    prompt: `Use the quadratic formula to solve $${texPolynomial([a, b, c])} = 0$. One solution is $x = ${q}$. What is the other one?`,
    answer: { kind: 'fraction', value: fraction },
    steps: [
      {
        say: `Here $a = ${a}$, $b = ${b}$, $c = ${c}$, so $b^2 - 4ac = ${discriminant}$.`,
        claims: [`(${b})^2 - 4*${a}*(${c}) = ${discriminant}`],
      },
      {
        say: `$x = \\frac{${-b} \\pm \\sqrt{${discriminant}}}{${2 * a}} = \\frac{${-b} \\pm ${root}}{${2 * a}}$.`,
        claims: [`sqrt(${discriminant}) = ${root}`],
      },
      {
        say: `This gives $x = ${q}$ and $x = ${-p < 0 ? '-' : ''}\\frac{${Math.abs(p)}}{${a}}$.`,
        claims: [solves(equation, 'x', q, fraction)],
      },
    ],
    hints: [
      'Which numbers are $a$, $b$ and $c$?',
      `Put $a = ${a}$, $b = ${b}$ and $c = ${c}$ into $x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$.`,
      '$5x^2 + 3x - 2 = 0$: $x = \\frac{-3 \\pm \\sqrt{9 + 40}}{10} = \\frac{-3 \\pm 7}{10}$, so $\\frac{2}{5}$ and $-1$.',
    ],
    proof: [solves(equation, 'x', q, fraction)],
  }
}

function makeSurdRoots(dice: Dice, difficulty: number): Problem {
  const h = dice.intExcept(-5, 5, [0])
  const n = dice.pick([2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 18, 20].filter((number) => number !== h * h))
  const k = difficulty === 3 ? dice.pick([2, 3, -1]) : 1
  const [a, b, c] = [k, -2 * h * k, k * (h * h - n)]
  const surd = simplifyRoot(n)
  const discriminant = b * b - 4 * a * c
  const equation = `${plainPolynomial([a, b, c])}=0`
  const roots = [`${h}+sqrt(${n})`, `${h}-sqrt(${n})`]
  const right = `$x = ${h} \\pm ${texSurd(surd)}$`
  const asksExpression = dice.coin()
  return {
    prompt: asksExpression
      ? `Solve $${texPolynomial([a, b, c])} = 0$. Give the greater solution exactly, with a root.`
      : `Solve $${texPolynomial([a, b, c])} = 0$ exactly.`,
    answer: asksExpression
      ? { kind: 'expression', value: `${h}+sqrt(${n})`, accept: [`x=${h}+sqrt(${n})`] }
      : makeChoice(dice, right, [
          [`$x = ${-h} \\pm ${texSurd(surd)}$`, 'forgets the minus sign before b'],
          [
            `$x = ${h} \\pm ${texSurd({ ...surd, outside: surd.outside * 2 })}$`,
            'divides only the first part by 2a',
          ],
          [`$x = ${2 * h} \\pm ${texSurd(surd)}$`, 'divides only the root by 2a'],
        ]),
    steps: [
      {
        say: `$b^2 - 4ac = ${inBrackets(b)}^2 - 4 \\cdot ${inBrackets(a)} \\cdot ${inBrackets(c)} = ${discriminant}$.`,
        claims: [`(${b})^2 - 4*(${a})*(${c}) = ${discriminant}`],
      },
      {
        say: `$x = \\frac{${-b} \\pm \\sqrt{${discriminant}}}{${2 * a}}$, and $\\sqrt{${discriminant}} = ${texSurd(simplifyRoot(discriminant))}$.`,
        claims: [`sqrt(${discriminant}) = ${Math.abs(2 * a)}*sqrt(${n})`],
      },
      {
        say: `Divide both parts by $${2 * a}$: $x = ${h} \\pm ${texSurd(surd)}$.${asksExpression ? ` The greater one is $${h} + ${texSurd(surd)}$.` : ''}`,
        claims: [solves(equation, 'x', ...roots)],
      },
    ],
    hints: [
      'Can you find two whole numbers that factor it? If not, which formula always works?',
      `Work out $b^2 - 4ac$ with $a = ${a}$, $b = ${b}$, $c = ${c}$.`,
      '$x^2 - 12x + 33 = 0$: $x = \\frac{12 \\pm \\sqrt{144 - 132}}{2} = \\frac{12 \\pm 2\\sqrt{3}}{2} = 6 \\pm \\sqrt{3}$.',
    ],
    proof: [solves(equation, 'x', ...roots), `(sqrt(${n}))^2 = ${n}`],
  }
}

export const graphsOfParabolas = definePractice('math.9.graphs-of-parabolas', (dice, difficulty) => {
  if (difficulty === 1) return makeVertexForm(dice)
  return difficulty === 2 ? makeAxis(dice) : dice.coin() ? makeMatch(dice) : makeThrow(dice)
})

function makeVertexForm(dice: Dice): Problem {
  const [h, k] = [dice.intExcept(-4, 4, [0]), dice.intExcept(-4, 4, [0])]
  const a = dice.pick([1, 2, -1, -2])
  const right = `$(${h}, ${k})$`
  const rule = `${a === 1 ? '' : a === -1 ? '-' : a}(${texPolynomial([1, -h])})^2${writeSigned(k)}`
  return {
    prompt: `${dice.pick(['Where is the vertex of the parabola', 'Which point is the vertex of'])} $y = ${rule}$?`,
    answer: makeChoice(
      dice,
      right,
      [
        [`$(${-h}, ${k})$`, 'takes the sign inside the bracket as it stands'],
        [`$(${h}, ${-k})$`, 'turns the sign of the number outside'],
        [`$(${k}, ${h})$`, 'swaps the coordinates'],
      ],
      [[`$(${-h}, ${-k})$`, 'turns both signs']],
    ),
    steps: [
      {
        say: `The square is never negative; it is zero when $${texPolynomial([1, -h])} = 0$, that is at $x = ${h}$.`,
        claims: [solves(`${plainPolynomial([1, -h])}=0`, 'x', h)],
      },
      {
        say: `There $y = ${k}$, so the vertex is ${right}.`,
        claims: [`${a}*(${h}-(${h}))^2 + (${k}) = ${k}`],
      },
    ],
    hints: [
      'For which $x$ is the square as small as it can be?',
      `Set the bracket $(${texPolynomial([1, -h])})$ equal to zero.`,
      '$y = 3(x - 2)^2 + 5$ has its vertex at $(2, 5)$.',
    ],
    proof: [
      `${a}*(${h}-(${h}))^2 + (${k}) = ${k}`,
      `${a}*(${h + 1}-(${h}))^2 + (${k}) = ${a}*(${h - 1}-(${h}))^2 + (${k})`,
    ],
  }
}

function makeAxis(dice: Dice): Problem {
  const a = dice.pick([1, 1, 2, -1])
  const h = dice.intExcept(-4, 4, [0])
  const k = dice.intExcept(-5, 5, [0])
  const [b, c] = [-2 * a * h, a * h * h + k]
  const wantsHeight = dice.coin()
  const claim = `${plainPolynomial([a, b, c])} = ${a}*(x-(${h}))^2 + (${k})`
  return {
    prompt: wantsHeight
      ? `Find the ${a > 0 ? 'least' : 'greatest'} value of $f(x) = ${texPolynomial([a, b, c])}$.`
      : `The graph of $y = ${texPolynomial([a, b, c])}$ has the axis of symmetry $x = k$. Find $k$.`,
    answer: { kind: 'number', value: String(wantsHeight ? k : h) },
    steps: [
      {
        say: `The axis is at $x = -\\frac{b}{2a} = -\\frac{${b}}{${2 * a}} = ${h}$.`,
        claims: [`-(${b})/(2*(${a})) = ${h}`],
      },
      ...(wantsHeight
        ? [
            {
              say: `There the value is $f(${h}) = ${k}$.`,
              claims: [`${plainPolynomial([a, b, c], `(${h})`)} = ${k}`],
            },
          ]
        : [{ say: `So $k = ${h}$.`, claims: [claim] }]),
    ],
    hints: [
      'Where does a parabola turn?',
      `Read $a$ and $b$ from $${texPolynomial([a, b, c])}$ and use $x = -\\frac{b}{2a}$${wantsHeight ? '; then put that $x$ into the rule' : ''}.`,
      '$y = x^2 - 6x + 1$: axis $x = \\frac{6}{2} = 3$, least value $9 - 18 + 1 = -8$.',
    ],
    proof: [claim],
  }
}

function makeMatch(dice: Dice): Problem {
  const a = dice.pick([1, -1])
  const p = dice.int(-4, 1)
  const q = p + 2 * dice.int(1, 2)
  const rule = (x: number) => a * (x - p) * (x - q)
  const [one, two] = [writeFactor(p), writeFactor(q)]
  const sign = a === 1 ? '' : '-'
  const flip = a === 1 ? '-' : ''
  return {
    prompt: 'Which equation belongs to the graph?',
    figure: drawGraph({
      title: 'A parabola',
      desc: `A parabola that opens ${a > 0 ? 'upwards' : 'downwards'} and meets the horizontal axis at ${p} and ${q}.`,
      x: [-6, 6],
      y: [-6, 6],
      curves: [{ rule }],
    }),
    answer: makeChoice(
      dice,
      `$y = ${sign}${one}${two}$`,
      [
        [
          `$y = ${sign}${writeFactor(-p)}${writeFactor(-q)}$`,
          'reads the zeros into the factors with the wrong sign',
        ],
        [`$y = ${flip}${one}${two}$`, 'does not look which way it opens'],
        [`$y = ${flip}${writeFactor(-p)}${writeFactor(-q)}$`, 'turns all signs'],
      ],
      [[`$y = ${sign}2${one}${two}$`, 'does not check the height of the vertex']],
    ),
    steps: [
      {
        say: `The graph meets the $x$-axis at $${p}$ and $${q}$, so the factors are $${one}$ and $${two}$.`,
        claims: [solves(`${one}*${two}=0`, 'x', p, q)],
      },
      {
        say: `It opens ${a > 0 ? 'upwards, so the sign in front is plus' : 'downwards, so there is a minus in front'}: $y = ${sign}${one}${two}$.`,
        claims: [`${a}*((${p + q})/2-(${p}))*((${p + q})/2-(${q})) ${a > 0 ? '<' : '>'} 0`],
      },
    ],
    hints: [
      'What do the points on the horizontal axis tell you about the factors?',
      'Read off both zeros, turn them into factors, and then look which way the curve opens.',
      'Zeros at $1$ and $-4$, open upwards: $y = (x - 1)(x + 4)$.',
    ],
    proof: [
      solves(`${a}*${one}*${two}=0`, 'x', p, q),
      `${a}*(${q + 1}-(${p}))*(${q + 1}-(${q})) ${a > 0 ? '>' : '<'} 0`,
    ],
  }
}

function makeThrow(dice: Dice): Problem {
  const time = dice.int(1, 4)
  const start = dice.int(1, 30)
  const [b, top] = [10 * time, start + 5 * time * time]
  const thing = dice.pick(['ball', 'model rocket', 'water drop', 'stone'])
  const rule = `-5t^2 + ${b}t + ${start}`
  return {
    prompt: `A ${thing} is $h(t) = ${rule}$ meters high after $t$ seconds. What is its greatest height, in meters?`,
    answer: { kind: 'number', value: String(top), unit: 'meters' },
    steps: [
      {
        say: `The vertex is at $t = -\\frac{${b}}{2 \\cdot (-5)} = ${time}$.`,
        claims: [`-${b}/(2*(-5)) = ${time}`],
      },
      {
        say: `There $h(${time}) = -5 \\cdot ${time * time} + ${b} \\cdot ${time} + ${start} = ${top}$.`,
        claims: [`-5*${time}^2 + ${b}*${time} + ${start} = ${top}`],
      },
    ],
    hints: [
      'At which point of the parabola is the height greatest?',
      `Find the time of the vertex with $-\\frac{b}{2a}$, where $b = ${b}$ and $a = -5$. Then work out the height at that time.`,
      '$h = -5t^2 + 60t$: vertex at $t = 6$, $h(6) = -180 + 360 = 180$.',
    ],
    proof: [`-5*(t-${time})^2 + ${top} = -5*t^2 + ${b}*t + ${start}`],
  }
}
