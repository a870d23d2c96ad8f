import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { writeDecimal } from '../../tools/decimal.ts'
import { lcm, plainFraction, reduce, texFraction } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { rollFraction } from '../../tools/roll-fraction.ts'
import { inBrackets } from '../../tools/terms.ts'
import { pickName } from '../../tools/words.ts'

function rollSigned(dice: Dice, least: number, most: number): number {
  return dice.pick([-1, 1]) * dice.int(least, most)
}

export const addSubtractRationals = definePractice('math.7.add-subtract-rationals', (dice, difficulty) => {
  if (difficulty === 3) return askSignedFractions(dice)
  const places = difficulty === 1 ? 0 : 1
  const isSum = dice.coin()
  const a = difficulty === 1 ? rollSigned(dice, 2, 25) : rollSigned(dice, 11, 98)
  const b =
    a > 0 ? -dice.int(places ? 11 : 2, places ? 98 : 25) : rollSigned(dice, places ? 11 : 2, places ? 98 : 25)
  const end = isSum ? a + b : a - b
  const [x, y, result] = [writeDecimal(a, places), writeDecimal(b, places), writeDecimal(end, places)]
  const [second, opposite] = [b < 0 ? `(${y})` : y, writeDecimal(-b, places)]
  const sign = isSum ? '+' : '-'
  const size = writeDecimal(Math.abs(b), places)
  const isUp = isSum === b > 0
  const isChoice = dice.int(1, 3) === 1
  const stories = [
    `The temperature is ${x} °C and then ${isUp ? 'rises' : 'falls'} by ${size} degrees. What is it then, in °C?`,
    `A water level is at ${x} cm (0 is normal) and ${isUp ? 'rises' : 'falls'} by ${size} cm. Where is it then, in cm?`,
    `A drone at a height of ${x} m (0 is the edge of a cliff) ${isUp ? 'climbs' : 'sinks'} ${size} m. What is its height then, in meters?`,
  ]
  const line = isSum
    ? `Adding a ${b < 0 ? 'negative' : 'positive'} number moves ${b < 0 ? 'left' : 'right'}.`
    : `Subtracting ${y} is the same as adding its opposite, ${opposite}.`
  return {
    prompt: isChoice
      ? `What is $${x} ${sign} ${second}$?`
      : dice.pick([`Work out $${x} ${sign} ${second}$.`, ...stories]),
    answer: isChoice
      ? makeChoice(
          dice,
          result,
          [
            [
              writeDecimal(isSum ? a - b : a + b, places),
              isSum
                ? 'subtracts instead of adding'
                : 'does not turn the subtraction into adding the opposite',
            ],
            [writeDecimal(-end, places), 'takes the wrong sign'],
            [writeDecimal(Math.abs(a) + Math.abs(b), places), 'ignores the signs'],
          ],
          [
            [
              writeDecimal(-(Math.abs(a) + Math.abs(b)), places),
              'makes every result with a minus sign negative and adds the sizes',
            ],
            [writeDecimal(Math.abs(Math.abs(a) - Math.abs(b)) + 10 ** places, places), 'miscounts by one'],
          ],
        )
      : { kind: 'number', value: result },
    steps: [
      { say: line, claims: isSum ? undefined : [`${x} - (${y}) = ${x} + (${opposite})`] },
      {
        say: `Start at ${x} and move ${size} to the ${isUp ? 'right' : 'left'}: ${result}.`,
        claims: [`${x} ${sign} (${y}) = ${result}`],
      },
    ].map(({ say, claims }) => (claims ? { say, claims } : { say })),
    hints: [
      'Where do you start on the number line, and in which direction do you go?',
      `Start at ${x}. ${isUp ? 'Go to the right' : 'Go to the left'}. Do you pass the middle of the line?`,
      '$-7 + 12 = 5$; $-7 - 5 = -12$; $4 - (-9) = 4 + 9 = 13$.',
    ],
    proof: [isSum ? `${result} - (${y}) = ${x}` : `${result} + (${y}) = ${x}`],
  }
})

function askSignedFractions(dice: Dice): Problem {
  const first = rollFraction(dice, [2, 3, 4, 5])
  const second = rollFraction(dice, [3, 6, 8, 10])
  const [s, t] = dice.pick([
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const)
  const isSum = dice.coin()
  const shared = lcm(first.bottom, second.bottom)
  const [a, b] = [(s * first.top * shared) / first.bottom, (t * second.top * shared) / second.bottom]
  const top = isSum ? a + b : a - b
  const result = reduce({ top, bottom: shared })
  const [x, y] = [
    { ...first, top: s * first.top },
    { ...second, top: t * second.top },
  ]
  const sign = isSum ? '+' : '-'
  const yTex = t < 0 ? `\\left(${texFraction(y)}\\right)` : texFraction(y)
  return {
    prompt: dice.pick([
      `Work out $${texFraction(x)} ${sign} ${yTex}$.`,
      `Find the value of $${texFraction(x)} ${sign} ${yTex}$.`,
    ]),
    answer: { kind: 'fraction', value: plainFraction(result) },
    steps: [
      {
        say: `With the common denominator ${shared}: $\\frac{${a}}{${shared}} ${sign} ${b < 0 ? `\\left(\\frac{${b}}{${shared}}\\right)` : `\\frac{${b}}{${shared}}`}$.`,
        claims: [`${plainFraction(x)} = ${a}/${shared}`, `${plainFraction(y)} = ${b}/${shared}`],
      },
      {
        say: `$${a} ${sign} ${inBrackets(b)} = ${top}$, so the answer is $${texFraction(result)}$.`,
        claims: [`${a} ${sign} (${b}) = ${top}`, `${top}/${shared} = ${plainFraction(result)}`],
      },
    ],
    hints: [
      'Which denominator could both fractions have?',
      `Write both with a common denominator of ${first.bottom} and ${second.bottom}. Then care for the signs of the numerators.`,
      '$-\\frac{1}{2} - \\frac{1}{3} = -\\frac{3}{6} - \\frac{2}{6} = -\\frac{5}{6}$.',
    ],
    proof: [
      isSum
        ? `${plainFraction(result)} - (${plainFraction(y)}) = ${plainFraction(x)}`
        : `${plainFraction(result)} + (${plainFraction(y)}) = ${plainFraction(x)}`,
    ],
  }
}

export const multiplyDivideRationals = definePractice(
  'math.7.multiply-divide-rationals',
  (dice, difficulty) => {
    const [m, n] = [rollSigned(dice, 2, 12), rollSigned(dice, 2, 12)]
    const [a, b] = m > 0 && n > 0 ? [m, -n] : [m, n]
    const isNegative = a * b < 0
    const rule = `${a < 0 === b < 0 ? 'Equal signs make a positive' : 'Different signs make a negative'}`
    const hints = (move: string): Problem['hints'] => [
      'Will the result be positive or negative?',
      move,
      '$-6 \\times 4 = -24$, $-6 \\times (-4) = 24$, $-24 \\div 6 = -4$.',
    ]
    if (difficulty === 1) {
      const isTimes = dice.coin()
      const [x, y, end] = isTimes ? [a, b, a * b] : [a * b, b, a]
      const sign = isTimes ? '\\times' : '\\div'
      const who = pickName(dice)
      const story = isTimes
        ? `A diver's height changes by ${-Math.abs(a)} m each minute. By how many meters does it change in ${Math.abs(b)} minutes?`
        : `${who}'s points change by ${-Math.abs(a * b)} over ${Math.abs(b)} equal rounds. By how many points do they change in each round?`
      const isStory = dice.int(1, 3) === 1
      const [p, q, r] = isStory
        ? isTimes
          ? [-Math.abs(a), Math.abs(b), -Math.abs(a * b)]
          : [-Math.abs(a * b), Math.abs(b), -Math.abs(a)]
        : [x, y, end]
      return {
        prompt: isStory ? story : `Work out $${p} ${sign} ${inBrackets(q)}$.`,
        answer: { kind: 'number', value: String(r) },
        steps: [
          {
            say: `${p < 0 === q < 0 ? 'Equal signs make a positive' : 'Different signs make a negative'} result.`,
            claims: [`${r} ${r < 0 ? '<' : '>'} 0`],
          },
          {
            say: `$${p} ${sign} ${inBrackets(q)} = ${r}$.`,
            claims: [`${p} ${isTimes ? '*' : '/'} (${q}) = ${r}`],
          },
        ],
        hints: hints(
          `${isTimes ? 'Multiply' : 'Divide'} ${Math.abs(p)} ${isTimes ? 'and' : 'by'} ${Math.abs(q)}. Then decide on the sign.`,
        ),
        proof: [isTimes ? `${r} / (${q}) = ${p}` : `${r} * (${q}) = ${p}`],
      }
    }
    if (difficulty === 2) {
      const [first, second] = [rollFraction(dice, [2, 3, 4, 5]), rollFraction(dice, [3, 4, 5, 7])]
      const isTimes = dice.coin()
      const [s, t] = [a < 0 ? -1 : 1, b < 0 ? -1 : 1]
      const [x, y] = [
        { ...first, top: s * first.top },
        { ...second, top: t * second.top },
      ]
      const result = isTimes
        ? reduce({ top: x.top * y.top, bottom: x.bottom * y.bottom })
        : reduce({ top: x.top * y.bottom * t, bottom: x.bottom * second.top })
      const yTex = t < 0 ? `\\left(${texFraction(y)}\\right)` : texFraction(y)
      return {
        prompt: `Work out $${texFraction(x)} ${isTimes ? '\\times' : '\\div'} ${yTex}$.`,
        answer: { kind: 'fraction', value: plainFraction(result) },
        steps: [
          { say: `${rule} result.`, claims: [`${plainFraction(result)} ${isNegative ? '<' : '>'} 0`] },
          {
            say: isTimes
              ? 'Multiply tops and bottoms.'
              : `Multiply by the reciprocal $\\frac{${second.bottom}}{${second.top}}$.`,
          },
          {
            say: `The result is $${texFraction(result)}$.`,
            claims: [
              `(${plainFraction(x)}) ${isTimes ? '*' : '/'} (${plainFraction(y)}) = ${plainFraction(result)}`,
            ],
          },
        ],
        hints: hints(
          isTimes
            ? 'Multiply top by top and bottom by bottom, then put the sign.'
            : `Turn the second fraction over and multiply. Then put the sign.`,
        ),
        proof: [
          isTimes
            ? `(${plainFraction(result)}) / (${plainFraction(y)}) = ${plainFraction(x)}`
            : `(${plainFraction(result)}) * (${plainFraction(y)}) = ${plainFraction(x)}`,
        ],
      }
    }
    const c = rollSigned(dice, 2, 9)
    const end = a * b + c * a
    return {
      prompt: `Work out $${a} \\times ${inBrackets(b)} + ${inBrackets(c)} \\times ${inBrackets(a)}$.`,
      answer: { kind: 'number', value: String(end) },
      steps: [
        { say: `$${a} \\times ${inBrackets(b)} = ${a * b}$.`, claims: [`(${a}) * (${b}) = ${a * b}`] },
        { say: `$${c} \\times ${inBrackets(a)} = ${c * a}$.`, claims: [`(${c}) * (${a}) = ${c * a}`] },
        { say: `$${a * b} + ${inBrackets(c * a)} = ${end}$.`, claims: [`${a * b} + (${c * a}) = ${end}`] },
      ],
      hints: hints('Do both products first, each with its own sign. Then add them.'),
      // The distributive property gives the same value on another way.
      proof: [`(${a}) * ((${b}) + (${c})) = ${end}`],
    }
  },
)

export const fractionsToDecimals = definePractice('math.7.fractions-to-decimals', (dice, difficulty) => {
  if (difficulty === 1) {
    const { top, bottom } = rollFraction(dice, [4, 5, 8, 20, 25, 40])
    const value = writeDecimal((top * 1000) / bottom, 3)
    return {
      prompt: dice.pick([
        `Write $\\frac{${top}}{${bottom}}$ as a decimal.`,
        `${pickName(dice)} answered ${top} of ${bottom} questions right. Write that share as a decimal.`,
        `A screw is $\\frac{${top}}{${bottom}}$ inch wide. Write the width as a decimal.`,
      ]),
      answer: { kind: 'number', value, form: 'decimal' },
      steps: [
        { say: `Divide: $${top} \\div ${bottom}$. The division ends.` },
        { say: `$\\frac{${top}}{${bottom}} = ${value}$.`, claims: [`${top}/${bottom} = ${value}`] },
      ],
      hints: [
        'Which division does the fraction bar stand for?',
        `Divide ${top} by ${bottom}, or enlarge the fraction to tenths, hundredths or thousandths.`,
        '$\\frac{7}{16} = 7 \\div 16 = 0.4375$.',
      ],
      proof: [`${value} * ${bottom} = ${top}`],
    }
  }
  const { top, bottom } = rollFraction(
    dice,
    difficulty === 2 ? [3, 9, 11, 33, 99] : [6, 12, 15, 18, 22, 30, 36, 45, 55],
  )
  const { ahead, cycle } = expand(top, bottom)
  const right = `$0.${ahead}\\overline{${cycle}}$`
  const [nines, shift] = [10 ** cycle.length - 1, 10 ** ahead.length]
  const exact = `${Number(ahead || 0)}/${shift} + ${Number(cycle)}/${nines * shift}`
  if (cycle === '0') {
    const value = writeDecimal((top * 1000) / bottom, 3)
    return {
      prompt: `Write $\\frac{${top}}{${bottom}}$ as a decimal.`,
      answer: { kind: 'number', value, form: 'decimal' },
      steps: [
        { say: `Divide ${top} by ${bottom}.` },
        { say: `The division ends: ${value}.`, claims: [`${top}/${bottom} = ${value}`] },
      ],
      hints: [
        'Which division does the fraction bar stand for?',
        `Divide ${top} by ${bottom} and go on behind the point.`,
        '$\\frac{7}{16} = 0.4375$.',
      ],
      proof: [`${value} * ${bottom} = ${top}`],
    }
  }
  return {
    prompt: dice.pick([
      `Which decimal is $\\frac{${top}}{${bottom}}$?`,
      `Divide ${top} by ${bottom}. Which decimal comes out?`,
    ]),
    answer: makeChoice(
      dice,
      right,
      [
        [`$0.${ahead}${cycle}$`, 'stops after the digits that repeat'],
        [
          ahead ? `$0.\\overline{${ahead}${cycle}}$` : `$0.0\\overline{${cycle}}$`,
          ahead ? 'lets all digits repeat' : 'moves the repeating part one place',
        ],
        [`$${top}.${bottom}$`, 'writes top and bottom around a point'],
      ],
      [[`$0.${bottom}$`, 'takes the denominator as decimal part']],
    ),
    steps: [
      {
        say: `Divide ${top} by ${bottom}. ${ahead ? `First comes ${ahead}, then ` : ''}the digits ${cycle} come again and again, because the same remainder comes again.`,
      },
      {
        say: `So $\\frac{${top}}{${bottom}} = 0.${ahead}\\overline{${cycle}}$.`,
        claims: [`${top}/${bottom} = ${exact}`],
      },
    ],
    hints: [
      'Does the division end, or does a remainder come again?',
      `Do the long division ${top} ÷ ${bottom} and watch the remainders. Which digits repeat?`,
      '$\\frac{5}{27} = 0.185185\\ldots = 0.\\overline{185}$.',
    ],
    // Shifted by one cycle, the endless parts cancel.
    proof: [
      `${(nines + 1) * shift}*(${top}/${bottom}) - ${shift}*(${top}/${bottom}) = ${Number(`${ahead}${cycle}`) - Number(ahead || 0)}`,
    ],
  }
})

/** Long division of a proper fraction: the digits before the repeating ones, and those that repeat ("0" if it ends). */
function expand(top: number, bottom: number): { ahead: string; cycle: string } {
  const seen = new Map<number, number>()
  let [digits, rest] = ['', top]
  while (!seen.has(rest)) {
    seen.set(rest, digits.length)
    digits += Math.floor((rest * 10) / bottom)
    rest = (rest * 10) % bottom
  }
  const start = seen.get(rest) ?? 0
  return { ahead: digits.slice(0, start), cycle: digits.slice(start) }
}
