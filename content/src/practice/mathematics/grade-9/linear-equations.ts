import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { solves } from '../../tools/claims.ts'
import { gcd } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { inBrackets, plainPolynomial, texPolynomial, writeSigned } from '../../tools/terms.ts'
import { pickNames } from '../../tools/words.ts'

const BRACKET_EXAMPLE =
  '$9(x - 1) = 2x + 19$: multiply out, $9x - 9 = 2x + 19$; take away $2x$, $7x - 9 = 19$; add $9$, $7x = 28$; so $x = 4$.'

export const multiStepEquations = definePractice('math.9.multi-step-equations', (dice, difficulty) => {
  if (difficulty === 1) return makeOneBracket(dice)
  if (difficulty === 2) return makeBothSides(dice)
  return dice.coin() ? makeTwoPlans(dice) : makeFractionEquation(dice)
})

function makeOneBracket(dice: Dice): Problem {
  const [a, x] = [dice.int(2, 6), dice.intExcept(-5, 9, [0, 1])]
  const b = dice.intExcept(-6, 6, [0, -x])
  const total = a * (x + b)
  const inside = texPolynomial([1, b])
  return {
    prompt: `${dice.pick(['Solve', 'Find $x$:', 'Which number makes this true?'])} $${a}(${inside}) = ${total}$`,
    answer: { kind: 'number', value: String(x), accept: [`x=${x}`] },
    steps: [
      {
        say: `Divide both sides by $${a}$: $${inside} = ${x + b}$.`,
        claims: [solves(`x+(${b})=${x + b}`, 'x', x)],
      },
      {
        say: `${b < 0 ? `Add $${-b}$ to` : `Take $${b}$ from`} both sides: $x = ${x}$.`,
        claims: [`${x + b} - (${b}) = ${x}`],
      },
    ],
    hints: [
      'Which operation is done last to $x$ on the left side, and what undoes it?',
      `The bracket is multiplied by $${a}$. Undo that first, on both sides.`,
      '$8(x - 2) = 40$: divide by $8$, $x - 2 = 5$; add $2$, $x = 7$.',
    ],
    proof: [solves(`${a}*(${plainPolynomial([1, b])})=${total}`, 'x', x)],
  }
}

function makeBothSides(dice: Dice): Problem {
  const [a, x] = [dice.intExcept(-5, 6, [-1, 0, 1]), dice.intExcept(-6, 8, [0, 1])]
  const b = dice.intExcept(-5, 5, [0])
  const c = dice.intExcept(-4, 7, [0, a])
  const d = a * (x + b) - c * x
  const [left, right] = [`${a}(${texPolynomial([1, b])})`, texPolynomial([c, d])]
  const equation = `${a}*(${plainPolynomial([1, b])})=${plainPolynomial([c, d])}`
  return {
    prompt: `${dice.pick(['Solve', 'Find the solution of', 'Solve for $x$:'])} $${left} = ${right}$`,
    answer: { kind: 'number', value: String(x), accept: [`x=${x}`] },
    steps: [
      {
        say: `Multiply out the bracket: $${texPolynomial([a, a * b])} = ${right}$.`,
        claims: [`${a}*(${plainPolynomial([1, b])}) = ${plainPolynomial([a, a * b])}`],
      },
      {
        say: `Bring the terms with $x$ to the left and the numbers to the right: $${texPolynomial([a - c, 0])} = ${d - a * b}$.`,
        claims: [solves(`(${a - c})*x=${d - a * b}`, 'x', x)],
      },
      { say: `Divide by $${a - c}$: $x = ${x}$.`, claims: [`${d - a * b} / (${a - c}) = ${x}`] },
    ],
    hints: [
      'Can you write the left side without a bracket?',
      `Multiply both parts of the bracket by $${a}$, and watch the signs. Then collect the terms with $x$ on one side.`,
      BRACKET_EXAMPLE,
    ],
    proof: [solves(equation, 'x', x)],
  }
}

const PLANS = [
  { things: 'Two gyms', start: 'to join', unit: 'month' },
  { things: 'Two boat rentals', start: 'as a fixed fee', unit: 'hour' },
  { things: 'Two language schools', start: 'for the book', unit: 'lesson' },
  { things: 'Two printers of posters', start: 'to set up', unit: 'poster' },
] as const

function makeTwoPlans(dice: Dice): Problem {
  const { things, start, unit } = dice.pick(PLANS)
  const [low, more, count] = [dice.int(4, 12), dice.int(2, 7), dice.int(4, 15)]
  const [firstStart, high] = [dice.int(5, 20), low + more]
  const secondStart = firstStart + more * count
  const [one, two] = pickNames(dice, 2)
  return {
    prompt: `${things} differ in price. ${one} pays \\$${firstStart} ${start} and \\$${high} per ${unit}; ${two} pays \\$${secondStart} ${start} and \\$${low} per ${unit}. After how many ${unit}s have both paid the same?`,
    answer: { kind: 'number', value: String(count), accept: [`${count} ${unit}s`] },
    steps: [
      {
        say: `With $n$ ${unit}s: $${firstStart} + ${high}n = ${secondStart} + ${low}n$.`,
        claims: [solves(`${firstStart}+${high}*n=${secondStart}+${low}*n`, 'n', count)],
      },
      {
        say: `Take away $${low}n$ and $${firstStart}$: $${more}n = ${more * count}$.`,
        claims: [solves(`${more}*n=${more * count}`, 'n', count)],
      },
      {
        say: `Divide by $${more}$: $n = ${count}$ ${unit}s.`,
        claims: [`${more * count}/${more} = ${count}`],
      },
    ],
    hints: [
      `What does each person pay for $n$ ${unit}s?`,
      `Set $${firstStart} + ${high}n$ equal to $${secondStart} + ${low}n$ and bring $n$ to one side.`,
      'Plans of $10 + 6n$ and $22 + 3n$: $3n = 12$, so they meet at $n = 4$.',
    ],
    proof: [`${firstStart} + ${high}*${count} = ${secondStart} + ${low}*${count}`],
  }
}

function makeFractionEquation(dice: Dice): Problem {
  const [p, q] = dice.pick([
    [2, 3],
    [3, 4],
    [2, 5],
    [4, 6],
    [3, 5],
  ] as const)
  const shared = (p * q) / gcd(p, q)
  const times = dice.int(1, 3)
  const shift = dice.intExcept(-5, 6, [0])
  const x = shared * times * dice.pick([1, -1])
  const total = (x + shift * p) / p + x / q
  const top = texPolynomial([1, shift * p])
  return {
    prompt: `Solve $\\frac{${top}}{${p}} + \\frac{x}{${q}} = ${total}$`,
    answer: { kind: 'number', value: String(x), accept: [`x=${x}`] },
    steps: [
      {
        say: `Multiply every term by the common denominator $${shared}$: $${shared / p}(${top}) + ${shared / q === 1 ? '' : shared / q}x = ${total * shared}$.`,
        claims: [solves(`${shared / p}*(x+(${shift * p}))+${shared / q}*x=${total * shared}`, 'x', x)],
      },
      {
        say: `Collect: $${shared / p + shared / q}x = ${total * shared - shift * shared}$.`,
        claims: [solves(`${shared / p + shared / q}*x=${total * shared - shift * shared}`, 'x', x)],
      },
      {
        say: `Divide: $x = ${x}$.`,
        claims: [`${total * shared - shift * shared}/${shared / p + shared / q} = ${x}`],
      },
    ],
    hints: [
      'How can you get rid of both denominators in one step?',
      `Multiply every term by the least common multiple of $${p}$ and $${q}$.`,
      '$\\frac{x + 1}{2} + \\frac{x}{3} = 3$: times $6$, $3(x + 1) + 2x = 18$, $5x = 15$, $x = 3$.',
    ],
    proof: [solves(`(x+(${shift * p}))/${p}+x/${q}=${total}`, 'x', x)],
  }
}

type Formula = {
  story: string
  tex: string
  want: string
  value: string
  shown: string
  /** The formula with the result put in: left and right side are equal for all letters. */
  proof: string
  move: string
}

export const rearrangeFormulas = definePractice('math.9.rearrange-formulas', (dice, difficulty) => {
  const formula =
    difficulty === 1 ? pickProduct(dice) : difficulty === 2 ? pickTwoSteps(dice) : pickCollecting(dice)
  const ask = dice.pick([`Solve for $${formula.want}$.`, `Write a formula for $${formula.want}$.`])
  return {
    prompt: `${formula.story} $${formula.tex}$. ${ask}`,
    answer: { kind: 'expression', value: formula.value, accept: [`${formula.want}=${formula.value}`] },
    steps: [
      { say: `${formula.move} until $${formula.want}$ stands alone.` },
      { say: `This gives $${formula.want} = ${formula.shown}$.`, claims: [formula.proof] },
    ],
    hints: [
      `Which operations are done to $${formula.want}$ in the formula, and in which order?`,
      `${formula.move}, always on both sides.`,
      '$k = 3m + n$ for $m$: subtract $n$, $k - n = 3m$; divide by $3$, $m = \\frac{k - n}{3}$.',
    ],
    proof: [formula.proof],
  }
})

function pickProduct(dice: Dice): Formula {
  const [story, whole, factors] = dice.pick([
    ['Distance, rate and time are tied by', 'd', ['r', 't']],
    ['The area of a parallelogram is', 'A', ['b', 'h']],
    ['Force is mass times acceleration,', 'F', ['m', 'a']],
    ['The volume of a box is', 'V', ['l', 'w', 'h']],
    ['Simple interest is', 'I', ['P', 'r', 't']],
    ['Work is force times distance,', 'W', ['F', 'd']],
    ['Voltage, current and resistance are tied by', 'V', ['I', 'R']],
  ] as const)
  const want = dice.pick<string>(factors)
  const others = factors.filter((factor) => factor !== want)
  const under = others.length > 1 ? `(${others.join('*')})` : others.join('')
  return {
    story,
    tex: `${whole} = ${factors.join('')}`,
    want,
    value: `${whole}/${under}`,
    shown: `\\frac{${whole}}{${others.join('')}}`,
    proof: `${whole}/${under}*${others.join('*')} = ${whole}`,
    move: `Divide by $${others.join('')}$`,
  }
}

function pickTwoSteps(dice: Dice): Formula {
  const [a, b, c] = [dice.int(2, 9), dice.int(2, 9), dice.int(2, 30)]
  return dice.pick<Formula>([
    {
      story: 'A line has the equation',
      tex: `${a}x + ${b}y = ${c}`,
      want: 'y',
      value: `(${c}-${a}*x)/${b}`,
      shown: `\\frac{${c} - ${a}x}{${b}}`,
      proof: `${a}*x + ${b}*((${c}-${a}*x)/${b}) = ${c}`,
      move: `Subtract $${a}x$, then divide by $${b}$`,
    },
    {
      story: 'A line has the equation',
      tex: `y = ${a}x - ${c}`,
      want: 'x',
      value: `(y+${c})/${a}`,
      shown: `\\frac{y + ${c}}{${a}}`,
      proof: `${a}*((y+${c})/${a}) - ${c} = y`,
      move: `Add $${c}$, then divide by $${a}$`,
    },
    {
      story: 'The perimeter of a rectangle is',
      tex: 'P = 2l + 2w',
      want: 'w',
      value: '(P-2*l)/2',
      shown: '\\frac{P - 2l}{2}',
      proof: '2*l + 2*((P-2*l)/2) = P',
      move: 'Subtract $2l$, then divide by $2$',
    },
    {
      story: 'The speed of a falling stone is',
      tex: 'v = u + gt',
      want: 't',
      value: '(v-u)/g',
      shown: '\\frac{v - u}{g}',
      proof: 'u + g*((v-u)/g) = v',
      move: 'Subtract $u$, then divide by $g$',
    },
    {
      story: `A taxi ride of $k$ kilometers costs`,
      tex: `C = ${c} + ${a}k`,
      want: 'k',
      value: `(C-${c})/${a}`,
      shown: `\\frac{C - ${c}}{${a}}`,
      proof: `${c} + ${a}*((C-${c})/${a}) = C`,
      move: `Subtract $${c}$, then divide by $${a}$`,
    },
  ])
}

function pickCollecting(dice: Dice): Formula {
  const [a, b] = [dice.int(2, 9), dice.int(2, 9)]
  return dice.pick<Formula>([
    {
      story: 'The area of a trapezoid is',
      tex: 'A = \\frac{(a + b)h}{2}',
      want: 'b',
      value: '2*A/h-a',
      shown: '\\frac{2A}{h} - a',
      proof: '(a + (2*A/h-a))*h/2 = A',
      move: 'Multiply by $2$, divide by $h$, then subtract $a$',
    },
    {
      story: 'Celsius and Fahrenheit are tied by',
      tex: 'C = \\frac{5}{9}(F - 32)',
      want: 'F',
      value: '9*C/5+32',
      shown: '\\frac{9C}{5} + 32',
      proof: '5/9*((9*C/5+32) - 32) = C',
      move: 'Multiply by $9$, divide by $5$, then add $32$',
    },
    {
      story: 'Savings with simple interest grow to',
      tex: 'S = P(1 + rt)',
      want: 'r',
      value: '(S-P)/(P*t)',
      shown: '\\frac{S - P}{Pt}',
      proof: 'P*(1 + ((S-P)/(P*t))*t) = S',
      move: 'Multiply out the bracket, subtract $P$, then divide by $Pt$',
    },
    {
      story: 'The unknown $x$ stands on both sides of',
      tex: `${a + b}x + p = ${b}x + q`,
      want: 'x',
      value: `(q-p)/${a}`,
      shown: `\\frac{q - p}{${a}}`,
      proof: `${a + b}*((q-p)/${a}) + p = ${b}*((q-p)/${a}) + q`,
      move: `Subtract $${b}x$ and $p$, then divide by what stands before $x$`,
    },
    {
      story: 'The unknown $x$ stands in two terms of',
      tex: `px + ${a}x = q`,
      want: 'x',
      value: `q/(p+${a})`,
      shown: `\\frac{q}{p + ${a}}`,
      proof: `p*(q/(p+${a})) + ${a}*(q/(p+${a})) = q`,
      move: 'Factor out $x$ on the left, then divide by the bracket',
    },
  ])
}

export const absoluteValueEquations = definePractice(
  'math.9.absolute-value-equations',
  (dice, difficulty) => {
    const a = difficulty === 1 ? 1 : dice.int(2, 5)
    const middle = dice.intExcept(-6, 7, [0])
    const reach = dice.intExcept(2, 8, [Math.abs(middle)])
    const [low, high] = [middle - reach, middle + reach]
    const [b, c] = [-a * middle, a * reach]
    const [k, d] = difficulty === 3 ? [dice.int(2, 4), dice.intExcept(-9, 9, [0])] : [1, 0]
    const inside = texPolynomial([a, b])
    const left = `${k === 1 ? '' : k}|${inside}|${writeSigned(d)}`
    const plain = `${k}*abs(${plainPolynomial([a, b])})+(${d})`
    const right = k * c + d
    const wantsBoth = difficulty > 1 && dice.coin()
    const isHigh = dice.coin()
    const write = (one: number, two: number) => `$x = ${Math.min(one, two)}$ or $x = ${Math.max(one, two)}$`
    const answer = isHigh ? high : low
    return {
      prompt: wantsBoth
        ? `Find all solutions of $${left} = ${right}$.`
        : `The equation $${left} = ${right}$ has two solutions. Give the ${isHigh ? 'greater' : 'smaller'} one.`,
      answer: wantsBoth
        ? makeChoice(
            dice,
            write(low, high),
            [
              [`$x = ${high}$ only`, 'forgets that the inside may be negative'],
              [
                write(-high, high),
                'takes the opposite of the solution instead of the opposite of the right side',
              ],
              [write(-low, -high), 'turns the sign of the number inside the bars'],
            ],
            [[`$x = ${low}$ only`, 'keeps only the negative case']],
          )
        : { kind: 'number', value: String(answer), accept: [`x=${answer}`] },
      steps: [
        ...(difficulty === 3
          ? [
              {
                say: `Free the absolute value: ${d < 0 ? `add $${-d}$` : `subtract $${d}$`} and divide by $${k}$, so $|${inside}| = ${c}$.`,
                claims: [solves(`abs(${plainPolynomial([a, b])})=${c}`, 'x', low, high)],
              },
            ]
          : []),
        {
          say: `What stands between the bars is $${c}$ or $${-c}$: $${inside} = ${c}$ or $${inside} = ${-c}$.`,
          claims: [
            solves(`${plainPolynomial([a, b])}=${c}`, 'x', high),
            solves(`${plainPolynomial([a, b])}=${-c}`, 'x', low),
          ],
        },
        {
          say: `So $x = ${high}$ or $x = ${low}$${wantsBoth ? '' : `; the ${isHigh ? 'greater' : 'smaller'} one is $${answer}$`}.`,
          claims: [`${a}*${inBrackets(high)} + (${b}) = ${c}`, `${a}*${inBrackets(low)} + (${b}) = ${-c}`],
        },
      ],
      hints: [
        'Which two numbers have the same absolute value?',
        difficulty === 3
          ? `First get $|${inside}|$ alone on the left. Then write two equations without bars.`
          : `Write two equations without bars: $${inside}$ equals the right side, or its opposite.`,
        '$|x - 9| = 4$: $x - 9 = 4$ gives $x = 13$; $x - 9 = -4$ gives $x = 5$.',
      ],
      proof: [solves(`${plain}=${right}`, 'x', low, high)],
    }
  },
)
