import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawDataTable } from '../../figures/data-table.ts'
import { drawGraph } from '../../figures/function-graph.ts'
import type { Problem } from '../../problem.ts'
import { writeDecimal } from '../../tools/decimal.ts'
import { plainFraction, reduce, texFraction } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { multiplyPolynomials, plainPolynomial, texPolynomial, writeFactor } from '../../tools/terms.ts'

const ROOTS = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]

export const rationalFunctions = definePractice('math.12.rational-functions', (dice, difficulty) => {
  const [p, q, r] = dice.sample(ROOTS, 3) as [number, number, number]
  if (difficulty === 1) return makeVertical(dice, p, q)
  return difficulty === 2 ? makeHorizontal(dice) : makeHole(p, q, r)
})

function makeVertical(dice: Dice, p: number, q: number): Problem {
  const a = dice.int(1, 4)
  const usesGraph = dice.coin()
  const rule = `\\frac{${texPolynomial([a, -a * q])}}{${texPolynomial([1, -p])}}`
  return {
    prompt: `${usesGraph ? 'The graph belongs to' : 'Let'} $f(x) = ${rule}$. Its vertical asymptote is $x = c$. Find $c$.`,
    ...(usesGraph
      ? {
          figure: drawGraph({
            title: 'A curve in two branches',
            desc: 'A curve in two branches that run up and down beside an upright line.',
            x: [-8, 8],
            y: [-12, 12],
            curves: [{ rule: (x) => (a * (x - q)) / (x - p) }],
          }),
        }
      : {}),
    answer: { kind: 'number', value: String(p), accept: [`x=${p}`] },
    steps: [
      {
        say: `The denominator is zero where $${texPolynomial([1, -p])} = 0$, at $x = ${p}$.`,
        claims: [`${p} - (${p}) = 0`],
      },
      {
        say: `The numerator is not zero there, so $x = ${p}$ is the vertical asymptote.`,
        claims: [`${a}*(${p} - (${q})) != 0`],
      },
    ],
    hints: [
      'For which $x$ can you not work out the value?',
      `Set the denominator $${texPolynomial([1, -p])}$ equal to zero.`,
      '$\\frac{x}{x - 10}$ has the vertical asymptote $x = 10$.',
    ],
    proof: [`${p} - (${p}) = 0`, `${a}*(${p}) - ${a}*(${q}) != 0`],
  }
}

function makeHorizontal(dice: Dice): Problem {
  const [a, b] = [dice.intExcept(-6, 6, [0]), dice.int(1, 6)]
  const isLower = dice.int(1, 4) === 1
  const top = isLower ? [a, dice.int(-5, 5)] : [a, dice.int(-5, 5), dice.int(-5, 5)]
  const bottom = [b, dice.intExcept(-5, 5, [0]), dice.intExcept(-5, 5, [0])]
  const value = isLower ? { top: 0, bottom: 1 } : reduce({ top: a, bottom: b })
  return {
    prompt: `The graph of $f(x) = \\frac{${texPolynomial(top)}}{${texPolynomial(bottom)}}$ has the horizontal asymptote $y = k$. Find $k$.`,
    answer: { kind: 'fraction', value: plainFraction(value), accept: [`y=${plainFraction(value)}`] },
    steps: [
      { say: 'For very large $x$ only the highest powers matter.' },
      isLower
        ? {
            say: 'The denominator has the higher power, so the values go to $0$: $k = 0$.',
            claims: [
              `abs((${plainPolynomial(top, '1000000')})/(${plainPolynomial(bottom, '1000000')})) < 1/1000`,
            ],
          }
        : {
            say: `The quotient of the leading terms is $${texFraction(value)}$, so $k = ${texFraction(value)}$.`,
            claims: [`${a}/${b} = ${plainFraction(value)}`],
          },
    ],
    hints: [
      'Which terms decide when $x$ is very large?',
      'Compare the highest powers above and below; if they are equal, divide their coefficients.',
      '$\\frac{9x^2 + 1}{10x^2}$ has the horizontal asymptote $y = \\frac{9}{10}$.',
    ],
    proof: [
      `abs((${plainPolynomial(top, '1000000')})/(${plainPolynomial(bottom, '1000000')}) - (${plainFraction(value)})) < 1/1000`,
    ],
  }
}

function makeHole(p: number, q: number, r: number): Problem {
  const [top, bottom] = [multiplyPolynomials([1, -p], [1, -q]), multiplyPolynomials([1, -p], [1, -r])]
  const height = reduce({ top: p - q, bottom: p - r })
  const claim = `(${plainPolynomial(top)})/(${plainPolynomial(bottom)}) = ${writeFactor(q)}/${writeFactor(r)}`
  return {
    prompt: `The graph of $f(x) = \\frac{${texPolynomial(top)}}{${texPolynomial(bottom)}}$ has a hole at $x = ${p}$. Find the $y$-coordinate of the hole.`,
    answer: { kind: 'fraction', value: plainFraction(height) },
    steps: [
      {
        say: `Factor and cancel: $\\frac{${writeFactor(p)}${writeFactor(q)}}{${writeFactor(p)}${writeFactor(r)}} = \\frac{${texPolynomial([1, -q])}}{${texPolynomial([1, -r])}}$.`,
        claims: [claim],
      },
      {
        say: `Put in $x = ${p}$: $\\frac{${p - q}}{${p - r}}${height.bottom === 1 || Math.abs(height.bottom) !== Math.abs(p - r) || p - r < 0 ? ` = ${texFraction(height)}` : ''}$.`,
        claims: [`(${p} - (${q}))/(${p} - (${r})) = ${plainFraction(height)}`],
      },
    ],
    hints: [
      'Which factor do numerator and denominator share?',
      `Factor both, cancel the factor that is zero at $x = ${p}$, and put $${p}$ into what is left.`,
      '$\\frac{x^2 - 100}{x - 10}$ has a hole at $x = 10$, at the height $20$.',
    ],
    proof: [claim, `(${plainFraction(height)})*(${p} - (${r})) = ${p} - (${q})`],
  }
}

export const limits = definePractice('math.12.limits', (dice, difficulty) => {
  if (difficulty === 1) return dice.coin() ? makeLimitTable(dice) : makeLimitGraph(dice)
  return difficulty === 2 ? makeLimitFactor(dice) : dice.pick([makeSlopeLimit, makeLimitRoot])(dice)
})

function makeLimitTable(dice: Dice): Problem {
  const [a, at, b] = [dice.intExcept(-3, 5, [0]), dice.intExcept(-3, 4, [0]), dice.int(-6, 6)]
  const value = a * at + b
  const offsets = [-100, -10, -1, 1, 10, 100]
  const xs = offsets.map((offset) => writeDecimal(at * 1000 + offset, 3))
  const ys = offsets.map((offset) => writeDecimal(value * 1000 + a * offset, 3))
  return {
    prompt: `The table shows values of $f$ near $x = ${at}$. Which number is $\\lim_{x \\to ${at}} f(x)$?`,
    figure: drawDataTable({
      title: 'Values of f',
      desc: `x: ${xs.join(', ')}; f of x: ${ys.join(', ')}.`,
      rows: [
        ['x', ...xs],
        ['f(x)', ...ys],
      ],
    }),
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `From the left: ${ys.slice(0, 3).join(', ')}. From the right: ${ys.slice(3).reverse().join(', ')}.`,
      },
      {
        say: `Both sides come nearer and nearer to $${value}$.`,
        claims: [`abs(${ys[2]} - (${value})) < 1/100`, `abs(${ys[3]} - (${value})) < 1/100`],
      },
    ],
    hints: [
      'Which number do the values come close to from both sides?',
      'Look at the two columns in the middle: they are closest to the place in question.',
      'Values $9.9, 9.99, 9.999, \\ldots$ go to $10$.',
    ],
    proof: [
      `abs(${ys[2]} - (${value})) < abs(${ys[1]} - (${value}))`,
      `abs(${ys[3]} - (${value})) < abs(${ys[4]} - (${value}))`,
      `(${ys[2]} + (${ys[3]}))/2 = ${value}`,
    ],
  }
}

function makeLimitGraph(dice: Dice): Problem {
  const [at, value] = [dice.int(-2, 2), dice.int(-2, 3)]
  const a = dice.pick([1, -1])
  const set = value + dice.pick([-2, 2])
  return {
    prompt: `The graph shows $f$. Find $\\lim_{x \\to ${at}} f(x)$.`,
    figure: drawGraph({
      title: 'Graph of f with a gap',
      desc: `A straight line with an open circle at x = ${at}; a single filled point stands above or below it.`,
      x: [-6, 6],
      y: [-6, 6],
      curves: [{ rule: (x) => a * (x - at) + value }],
      points: [
        { x: at, y: value, isOpen: true },
        { x: at, y: set },
      ],
    }),
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `Come closer to $x = ${at}$ from both sides along the line: the heights go to the open circle.`,
      },
      {
        say: `The open circle is at the height $${value}$. What $f$ does exactly at $x = ${at}$ does not matter.`,
        claims: [`${a}*(${at} - (${at})) + (${value}) = ${value}`],
      },
    ],
    hints: [
      'Does the limit ask for the value at the place, or for the values near it?',
      'Follow the line towards the open circle from the left and from the right.',
      'If the line runs into an open circle at the height $8$, the limit is $8$, even if the filled point is at $1$.',
    ],
    proof: [`${a}*(${at} + 1/1000 - (${at})) + (${value}) - (${value}) = ${a}/1000`, `${value} != ${set}`],
  }
}

function makeLimitFactor(dice: Dice): Problem {
  const [p, q] = dice.sample([-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7], 2) as [number, number]
  const value = p - q
  const top = multiplyPolynomials([1, -p], [1, -q])
  const claim = `(${plainPolynomial(top)})/${writeFactor(p)} = ${plainPolynomial([1, -q])}`
  const asksChoice = dice.coin()
  return {
    prompt: `Find $\\lim_{x \\to ${p}} \\frac{${texPolynomial(top)}}{${texPolynomial([1, -p])}}$.`,
    answer: asksChoice
      ? makeChoice(
          dice,
          `$${value}$`,
          [
            ['The limit does not exist.', 'stops because the denominator becomes zero'],
            ['$0$', 'looks only at the numerator'],
            [`$${p + q}$`, 'turns the sign of the remaining factor'],
          ],
          [
            [`$${-value}$`, 'loses the sign at the end'],
            [`$${2 * p - q}$`, 'makes a slip when putting in the number'],
          ],
        )
      : { kind: 'number', value: String(value) },
    steps: [
      {
        say: `Factor and cancel: $\\frac{${writeFactor(p)}${writeFactor(q)}}{${texPolynomial([1, -p])}} = ${texPolynomial([1, -q])}$ for $x \\ne ${p}$.`,
        claims: [claim],
      },
      { say: `Put in $x = ${p}$: the limit is $${value}$.`, claims: [`${p} - (${q}) = ${value}`] },
    ],
    hints: [
      'What happens when you put the number in at once, and why is that not the end?',
      `Factor the numerator: one factor is $${writeFactor(p)}$.`,
      '$\\lim_{x \\to 10} \\frac{x^2 - 100}{x - 10} = 10 + 10 = 20$.',
    ],
    proof: [claim, `${p} - (${q}) = ${value}`],
  }
}

function makeSlopeLimit(dice: Dice): Problem {
  const [a, b, at] = [dice.int(1, 4), dice.int(-5, 5), dice.intExcept(-4, 5, [0])]
  const value = 2 * a * at + b
  const rule = texPolynomial([a, b, 0])
  const claim = `((${a})*(${at}+h)^2 + (${b})*(${at}+h) - (${a * at * at + b * at}))/h = ${value} + ${a}*h`
  return {
    prompt: `For $f(x) = ${rule}$ find $\\lim_{h \\to 0} \\frac{f(${at} + h) - f(${at})}{h}$, the slope of the curve at $x = ${at}$.`,
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `$f(${at}) = ${a * at * at + b * at}$, and the quotient simplifies to $${value} + ${a === 1 ? '' : a}h$.`,
        claims: [claim],
      },
      { say: `For $h \\to 0$ this goes to $${value}$.`, claims: [`${value} + ${a}*0 = ${value}`] },
    ],
    hints: [
      'What does the quotient measure before $h$ becomes tiny?',
      `Expand $f(${at} + h)$, subtract $f(${at})$, divide by $h$, and only then let $h$ go to zero.`,
      '$f(x) = x^2$ at $x = 10$: $\\frac{(10 + h)^2 - 100}{h} = 20 + h \\to 20$.',
    ],
    proof: [claim],
  }
}

function makeLimitRoot(dice: Dice): Problem {
  const root = dice.int(2, 9)
  const number = root * root
  const b = dice.int(1, 12)
  const at = number - b
  const claim = `(sqrt(x+${b}) - ${root})/(x - (${at})) = 1/(sqrt(x+${b}) + ${root})`
  return {
    prompt: `Find $\\lim_{x \\to ${at}} \\frac{\\sqrt{x + ${b}} - ${root}}{${texPolynomial([1, -at])}}$.`,
    answer: { kind: 'fraction', value: `1/${2 * root}` },
    steps: [
      {
        say: `Multiply above and below by $\\sqrt{x + ${b}} + ${root}$: the numerator becomes $x + ${b} - ${number} = ${texPolynomial([1, -at])}$.`,
        claims: [`(sqrt(x+${b}) - ${root})*(sqrt(x+${b}) + ${root}) = x - (${at})`],
      },
      {
        say: `Cancel: $\\frac{1}{\\sqrt{x + ${b}} + ${root}}$. At $x = ${at}$ that is $\\frac{1}{${2 * root}}$.`,
        claims: [claim, `1/(sqrt(${at}+${b}) + ${root}) = 1/${2 * root}`],
      },
    ],
    hints: [
      'Both parts become zero. How can you get rid of a root in the numerator?',
      `Multiply above and below by the sum $\\sqrt{x + ${b}} + ${root}$.`,
      '$\\lim_{x \\to 100} \\frac{\\sqrt{x} - 10}{x - 100} = \\frac{1}{20}$.',
    ],
    proof: [claim, `1/(sqrt(${at} + ${b}) + ${root}) = 1/${2 * root}`],
  }
}
