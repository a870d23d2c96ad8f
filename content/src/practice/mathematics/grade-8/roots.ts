import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { groupDigits, texNumber, writeDecimal } from '../../tools/decimal.ts'
import { plainFraction, reduce, texFraction } from '../../tools/fraction.ts'
import { makeChoice, makeOptions } from '../../tools/options.ts'
import { joinWords } from '../../tools/words.ts'

export const squareCubeRoots = definePractice('math.8.square-cube-roots', (dice, difficulty) => {
  const isCube = dice.coin()
  const root = isCube ? dice.int(2, 10) : dice.int(3, 20)
  const power = isCube ? root ** 3 : root ** 2
  const name = isCube ? 'cube' : 'square'
  const hints = (move: string): Problem['hints'] => [
    `Which number has this number as its ${name}?`,
    move,
    '$\\sqrt{900} = 30$ because $30 \\times 30 = 900$; $\\sqrt[3]{8{,}000} = 20$.',
  ]
  const product = isCube ? `${root}*${root}*${root}` : `${root}*${root}`
  if (difficulty === 1) {
    const tex = isCube ? `\\sqrt[3]{${texNumber(power)}}` : `\\sqrt{${power}}`
    const isChoice = dice.coin()
    return {
      prompt: dice.pick([
        `What is $${tex}$?`,
        isCube
          ? `A cube has a volume of ${groupDigits(power)} cubic cm. How many cm long is its edge?`
          : `A square garden has an area of ${power} square m. How many meters long is its side?`,
      ]),
      answer: isChoice
        ? makeChoice(
            dice,
            String(root),
            [
              [
                writeDecimal(isCube ? Math.round((power / 3) * 10) : power * 5, 1),
                `divides by ${isCube ? 3 : 2} instead of taking the root`,
              ],
              [groupDigits(power * (isCube ? 3 : 2)), `multiplies by ${isCube ? 3 : 2}`],
              [String(root + 1), 'misses by one'],
            ],
            [[String(root - 1), 'misses by one below']],
          )
        : { kind: 'number', value: String(root) },
      steps: [
        { say: `Look for a number whose ${name} is ${groupDigits(power)}.` },
        {
          say: `$${product.replaceAll('*', ' \\times ')} = ${texNumber(power)}$, so it is ${root}.`,
          claims: [`${product} = ${power}`],
        },
      ],
      hints: hints(`Try some numbers: is their ${name} more or less than ${groupDigits(power)}?`),
      proof: [`${root}^${isCube ? 3 : 2} = ${power}`],
    }
  }
  if (difficulty === 2) {
    const solutions = isCube ? [{ x: String(root) }] : [{ x: String(root) }, { x: String(-root) }]
    const right = isCube ? `$x = ${root}$` : `$x = ${root}$ or $x = -${root}$`
    return {
      prompt: dice.pick([
        `Which are all the solutions of $x^${isCube ? 3 : 2} = ${texNumber(power)}$?`,
        `Solve $x^${isCube ? 3 : 2} = ${texNumber(power)}$.`,
      ]),
      answer: makeChoice(dice, right, [
        [
          isCube ? `$x = ${root}$ or $x = -${root}$` : `$x = ${root}$`,
          isCube ? 'thinks that a negative number has a positive cube' : 'forgets the negative solution',
        ],
        [
          `$x = ${texNumber(writeDecimal(Math.round((power * 100) / (isCube ? 3 : 2)), 2))}$`,
          `divides by ${isCube ? 3 : 2}`,
        ],
        [`$x = -${root}$`, 'takes only the negative number'],
      ]),
      steps: [
        {
          say: `$${root}^${isCube ? 3 : 2} = ${texNumber(power)}$, so ${root} is a solution.`,
          claims: [`${root}^${isCube ? 3 : 2} = ${power}`],
        },
        {
          say: isCube
            ? `$(-${root})^3 = -${texNumber(power)}$, so there is no other one.`
            : `$(-${root})^2 = ${power}$ too, so there are two solutions.`,
          claims: [
            isCube ? `(-${root})^3 = -${power}` : `(-${root})^2 = ${power}`,
            { equation: `x^${isCube ? 3 : 2}=${power}`, solutions },
          ],
        },
      ],
      hints: hints(`Find a positive number with the ${name} ${groupDigits(power)}. Then test its opposite.`),
      proof: [{ equation: `x^${isCube ? 3 : 2}=${power}`, solutions }],
    }
  }
  const [top, bottom] = dice.pick([
    [2, 3],
    [3, 4],
    [4, 5],
    [1, 6],
    [5, 7],
    [3, 10],
    [5, 8],
    [7, 9],
    [2, 5],
    [1, 4],
    [9, 10],
    [5, 6],
  ] as const)
  const n = isCube ? 3 : 2
  const tex = `\\${isCube ? 'sqrt[3]' : 'sqrt'}{\\frac{${top ** n}}{${bottom ** n}}}`
  const factor = dice.int(2, 9)
  const value = reduce({ top: factor * top, bottom })
  return {
    prompt: dice.pick([`Work out $${factor} \\cdot ${tex}$.`, `What is $${factor}$ times $${tex}$?`]),
    answer: { kind: 'fraction', value: plainFraction(value) },
    steps: [
      {
        say: `Take the root of top and bottom: $${tex} = \\frac{${top}}{${bottom}}$.`,
        claims: [`(${top}/${bottom})^${n} = ${top ** n}/${bottom ** n}`],
      },
      {
        say: `$${factor} \\cdot \\frac{${top}}{${bottom}} = ${texFraction(value)}$.`,
        claims: [`${factor} * ${top}/${bottom} = ${plainFraction(value)}`],
      },
    ],
    hints: hints('Take the root of the numerator and of the denominator. Then multiply.'),
    proof: [`(${plainFraction(value)})^${n} = ${factor}^${n} * ${top ** n}/${bottom ** n}`],
  }
})

export const rationalIrrational = definePractice('math.8.rational-irrational', (dice, difficulty) => {
  if (difficulty === 1) {
    const square = dice.pick([4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144])
    const bare = dice.pick([2, 3, 5, 6, 7, 8, 10, 11, 12, 13, 15, 17, 18, 20])
    const low = Math.floor(Math.sqrt(bare))
    const digit = dice.int(1, 8)
    const isPi = dice.int(1, 4) === 1
    const times = isPi ? dice.int(2, 6) : 0
    const right = isPi ? `$${times}\\pi$` : `$\\sqrt{${bare}}$`
    const options = makeOptions(dice, right, [
      [`$\\sqrt{${square}}$`, 'takes every root as irrational'],
      [`$0.\\overline{${digit}}$`, 'takes every endless decimal as irrational'],
      [`$-\\frac{${dice.int(2, 6)}}{7}$`, 'takes negative fractions as irrational'],
    ])
    return {
      prompt: `${dice.pick(['Which of these numbers is irrational', 'Which of these can not be written as a fraction of whole numbers', 'Which of these has a decimal that neither ends nor repeats'])}: ${joinWords(
        options.map(({ text }) => text),
        'or',
      )}?`,
      answer: { kind: 'choice', options },
      steps: [
        {
          say: `$\\sqrt{${square}} = ${Math.sqrt(square)}$ and $0.\\overline{${digit}} = \\frac{${digit}}{9}$ are rational; so is every fraction.`,
          claims: [`${Math.sqrt(square)}^2 = ${square}`],
        },
        {
          say: isPi
            ? 'A multiple of $\\pi$ neither ends nor repeats: it is irrational.'
            : `${bare} is not a perfect square, so $\\sqrt{${bare}}$ is irrational.`,
          claims: isPi ? ['pi > 3'] : [`${low}^2 < ${bare}`, `${bare} < ${low + 1}^2`],
        },
      ],
      hints: [
        'Which numbers can be written as a fraction of whole numbers?',
        'Check the roots: is there a whole number whose square is under the root sign? Decimals that repeat are fractions.',
        '$\\sqrt{400} = 20$ is rational, $\\sqrt{401}$ is irrational.',
      ],
      // The others are fractions; π lies between two of them and is none.
      proof: isPi
        ? [`${times}*pi > 3*${times}`, `${times}*pi < ${times}*22/7`, `9*(${digit}/9) = ${digit}`]
        : [`${low}^2 < ${bare}`, `${bare} < ${low + 1}^2`],
    }
  }
  const digits = difficulty === 2 ? dice.pick([1, 2]) : 2
  const repeat = digits === 1 ? dice.int(1, 8) : dice.intExcept(12, 98, [22, 33, 44, 55, 66, 77, 88])
  const nines = 10 ** digits - 1
  const ahead = difficulty === 3 ? dice.int(1, 9) : 0
  const value =
    difficulty === 3
      ? reduce({ top: ahead * nines + repeat, bottom: nines })
      : reduce({ top: repeat, bottom: nines })
  const tex = `${ahead}.\\overline{${repeat}}`
  const grown = ahead * 10 ** digits + repeat
  return {
    prompt: dice.pick([
      `Write $${tex}$ as a fraction in lowest terms.`,
      `Which fraction in lowest terms equals the repeating decimal $${tex}$?`,
    ]),
    answer: { kind: 'fraction', value: plainFraction(value), form: 'simplest' },
    steps: [
      { say: `Let $x = ${tex}$. Then $${10 ** digits}x = ${grown}.\\overline{${repeat}}$.` },
      {
        say: `Subtract: $${nines}x = ${grown - ahead}$.`,
        claims: [
          `${grown} - ${ahead} = ${grown - ahead}`,
          { equation: `${nines}*x=${grown - ahead}`, solutions: [{ x: plainFraction(value) }] },
        ],
      },
      {
        say: `$x = \\frac{${grown - ahead}}{${nines}} = ${texFraction(value)}$.`,
        claims: [`${grown - ahead}/${nines} = ${plainFraction(value)}`],
      },
    ],
    hints: [
      'How can you get rid of the endless part by subtracting?',
      `Call it x. Multiply by ten for each digit that repeats, then subtract x.`,
      '$x = 0.\\overline{123}$: $1{,}000x - x = 123$, so $x = \\frac{123}{999} = \\frac{41}{333}$.',
    ],
    // The sum of the endless series of its parts.
    proof: [`${ahead} + (${repeat}/10^${digits})/(1 - 1/10^${digits}) = ${plainFraction(value)}`],
  }
})

export const estimateRoots = definePractice('math.8.estimate-roots', (dice, difficulty) => {
  const low = dice.int(2, 14)
  const inside = low * low + dice.int(1, 2 * low)
  const tex = `\\sqrt{${inside}}`
  const hints = (move: string): Problem['hints'] => [
    'Which perfect squares are just below and just above the number?',
    move,
    '$\\sqrt{500}$: $22^2 = 484$ and $23^2 = 529$, so it lies between 22 and 23, a little below 22.4.',
  ]
  if (difficulty === 1) {
    const bounds = [`${low}^2 < ${inside}`, `${inside} < ${low + 1}^2`]
    return {
      prompt: dice.pick([
        `Between which two whole numbers in a row does $${tex}$ lie?`,
        `A square has an area of ${inside} square cm. Between which two whole numbers is its side in cm?`,
      ]),
      answer: makeChoice(
        dice,
        `${low} and ${low + 1}`,
        [
          [`${low - 1} and ${low}`, 'takes the next lower pair'],
          [`${low + 1} and ${low + 2}`, 'takes the next higher pair'],
          [
            `${Math.floor(inside / 2)} and ${Math.floor(inside / 2) + 1}`,
            'halves instead of taking the root',
          ],
        ],
        [[`${low + 2} and ${low + 3}`, 'estimates too high']],
      ),
      steps: [
        {
          say: `$${low}^2 = ${low * low}$ and $${low + 1}^2 = ${(low + 1) ** 2}$.`,
          claims: [`${low}^2 = ${low * low}`, `${low + 1}^2 = ${(low + 1) ** 2}`],
        },
        { say: `${inside} is between them, so $${tex}$ is between ${low} and ${low + 1}.`, claims: bounds },
      ],
      hints: hints(`List squares until you pass ${inside}.`),
      proof: bounds,
    }
  }
  if (difficulty === 2) {
    const root = dice.int(2, 9)
    const number = root * root + dice.int(1, 2 * root)
    const tenths = Math.round(Math.sqrt(number) * 10)
    const value = writeDecimal(tenths, 1)
    const [below, above] = [writeDecimal(tenths * 10 - 5, 2), writeDecimal(tenths * 10 + 5, 2)]
    return {
      prompt: dice.pick([
        `Place $\\sqrt{${number}}$ on the number line, to the nearest tenth.`,
        `A square has an area of ${number} square m. Show the length of its side on the number line, to the nearest tenth of a meter.`,
      ]),
      answer: { kind: 'numberLine', value, from: String(root), to: String(root + 1), step: '0.1' },
      steps: [
        {
          say: `$\\sqrt{${number}}$ lies between ${root} and ${root + 1}.`,
          claims: [`${root}^2 < ${number}`, `${number} < ${root + 1}^2`],
        },
        {
          say: `$${below}^2$ is less than ${number} and $${above}^2$ is more, so the nearest tenth is ${value}.`,
          claims: [`${below}^2 < ${number}`, `${number} < ${above}^2`],
        },
      ],
      hints: hints(
        `Square some tenths between ${root} and ${root + 1}. Which square comes nearest to ${number}?`,
      ),
      proof: [`(${value} - 0.05)^2 < ${number}`, `${number} < (${value} + 0.05)^2`],
    }
  }
  const base = dice.int(3, 8)
  const pool: [string, string, number][] = [
    [`$\\sqrt{${base * base + 1}}$`, `sqrt(${base * base + 1})`, Math.sqrt(base * base + 1)],
    [`$${base}.5$`, `${base}.5`, base + 0.5],
    [`$\\frac{${base * 4 + 3}}{4}$`, `${base * 4 + 3}/4`, base + 0.75],
    [`$\\sqrt{${(base + 1) ** 2 + dice.int(2, 2 * base + 1)}}$`, '', 0],
    [`$${base - 1}.\\overline{${dice.int(1, 8)}}$`, '', 0],
  ]
  const big = Number(pool[3]?.[0].match(/\d+/)?.[0] ?? 0)
  const digit = Number(pool[4]?.[0].match(/\{(\d)\}/)?.[1] ?? 1)
  pool[3] = [pool[3]?.[0] ?? '', `sqrt(${big})`, Math.sqrt(big)]
  pool[4] = [pool[4]?.[0] ?? '', `${base - 1} + ${digit}/9`, base - 1 + digit / 9]
  const sorted = pool.toSorted((a, b) => a[2] - b[2])
  const claims = sorted.slice(1).map(([, plain], index) => `${sorted[index]?.[1]} < ${plain}`)
  return {
    prompt: `Put these numbers in order from least to greatest: ${dice
      .shuffle(pool)
      .map(([text]) => text)
      .join(', ')}.`,
    answer: { kind: 'ordering', items: sorted.map(([text]) => text) },
    steps: [
      {
        say: `Estimate each: ${sorted.map(([text, , size]) => `${text} is about ${writeDecimal(Math.round(size * 100), 2)}`).join('; ')}.`,
        claims,
      },
      { say: `In order: ${sorted.map(([text]) => text).join(', ')}.` },
    ],
    hints: hints(
      'Write each number as a decimal with one or two places. Find the neighboring squares for the roots.',
    ),
    proof: claims,
  }
})
