import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawFractionBars } from '../../figures/fraction-bar.ts'
import type { Problem } from '../../problem.ts'
import { gcd } from '../../tools/fraction.ts'
import { showFraction } from '../../tools/fraction-text.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName, pickNames } from '../../tools/words.ts'

export const equivalentFractions = definePractice('math.3.equivalent-fractions', (dice, difficulty) => {
  const [top, bottom] = dice.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [1, 4],
    [3, 4],
    ...(difficulty === 1
      ? []
      : [
          [2, 5],
          [3, 5],
          [1, 6],
          [5, 6],
        ]),
  ] as [number, number][])
  const times = difficulty === 1 ? 2 : dice.int(2, bottom > 4 ? 2 : 3)
  const [newTop, newBottom] = [top * times, bottom * times]
  if (difficulty === 3) return dice.coin() ? chooseEqual(dice, top, bottom, times) : matchEqual(dice)
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `What number goes in the box? $\\frac{${top}}{${bottom}} = \\frac{\\square}{${newBottom}}$`,
      `The bars are the same size. ${showFraction(top, bottom)} is the same as how many ${nameParts(newBottom)}?`,
      `${name} eats ${showFraction(top, bottom)} of a cake. A cake of the same size is cut into ${newBottom} pieces. How many of these pieces are as much?`,
    ]),
    figure: drawFractionBars([
      [bottom, top],
      [newBottom, 0],
    ]),
    answer: { kind: 'number', value: String(newTop) },
    steps: [
      {
        say: `Each part is cut into ${times}. So there are $${bottom} \\times ${times} = ${newBottom}$ parts.`,
        claims: [`${bottom}*${times} = ${newBottom}`],
      },
      {
        say: `The colored parts are cut, too: $${top} \\times ${times} = ${newTop}$. So ${showFraction(top, bottom)} $=$ ${showFraction(newTop, newBottom)}, and the number is ${newTop}.`,
        claims: [`${top}/${bottom} = ${newTop}/${newBottom}`],
      },
    ],
    hints: [
      'Into how many smaller parts is each part cut?',
      `From ${bottom} parts to ${newBottom} parts: by which number do you multiply? Do the same with the top.`,
      '1/5 = box/15: each part is cut into 3. So 1 part becomes 3 parts: 1/5 = 3/15.',
    ],
    proof: [`${newTop}/${newBottom} = ${top}/${bottom}`],
  }
})

function nameParts(bottom: number): string {
  return (
    { 4: 'fourths', 6: 'sixths', 8: 'eighths', 9: 'ninths', 10: 'tenths', 12: 'twelfths' }[bottom] ??
    `parts of ${bottom}`
  )
}

function chooseEqual(dice: Dice, top: number, bottom: number, times: number): Problem {
  const right = showFraction(top * times, bottom * times)
  return {
    prompt: dice.pick([
      `Which fraction is equal to ${showFraction(top, bottom)}?`,
      `${pickName(dice)} runs ${showFraction(top, bottom)} of a mile. Which fraction of a mile is just as far?`,
      `Which fraction names the same point as ${showFraction(top, bottom)} on a number line?`,
    ]),
    answer: makeChoice(
      dice,
      right,
      (
        [
          [top + times, bottom + times, 'adds the same number to top and bottom'],
          [top, bottom * times, 'changes only the bottom'],
          [top * times, bottom, 'changes only the top'],
          [bottom, top, 'turns the fraction upside down'],
        ] as const
      )
        .filter(([a, b]) => a * bottom !== b * top)
        .map(([a, b, mistake]) => [showFraction(a, b), mistake] as const),
    ),
    steps: [
      {
        say: `Multiply top and bottom by the same number, ${times}.`,
        claims: [`${top}*${times} = ${top * times}`, `${bottom}*${times} = ${bottom * times}`],
      },
      {
        say: `${showFraction(top, bottom)} is equal to ${right}.`,
        claims: [`${top}/${bottom} = ${top * times}/${bottom * times}`],
      },
    ],
    hints: [
      'What may you do to top and bottom without changing the value?',
      `Try to multiply both numbers of ${showFraction(top, bottom)} by 2 or by 3.`,
      '1/10 is equal to 2/20: both numbers are multiplied by 2.',
    ],
    proof: [
      `${top}/${bottom} = ${top * times}/${bottom * times}`,
      `${top}/${bottom * times} != ${top}/${bottom}`,
    ],
  }
}

function matchEqual(dice: Dice): Problem {
  const chosen = dice.sample(
    [
      [1, 2, 3, 6],
      [1, 3, 2, 6],
      [3, 4, 6, 8],
      [1, 4, 2, 8],
      [2, 3, 8, 12],
      [1, 6, 2, 12],
    ] as const,
    3,
  )
  return {
    prompt: `Match the equal fractions: ${chosen.map(([a, b]) => showFraction(a, b)).join(', ')}.`,
    answer: {
      kind: 'matching',
      pairs: chosen.map(([a, b, c, d]) => [showFraction(a, b), showFraction(c, d)]),
    },
    steps: [
      {
        say: 'Multiply top and bottom by the same number and look for the result.',
        claims: chosen.map(([a, b, c, d]) => `${a}/${b} = ${c}/${d}`),
      },
      {
        say: `${chosen.map(([a, b, c, d]) => `${showFraction(a, b)} goes with ${showFraction(c, d)}`).join('; ')}.`,
      },
    ],
    hints: [
      'Which fractions have the same size?',
      `Start with ${showFraction(chosen[0]?.[0] ?? 1, chosen[0]?.[1] ?? 2)}. Multiply top and bottom by the same number.`,
      '1/5 goes with 2/10: both numbers are multiplied by 2.',
    ],
    proof: chosen.map(([a, b, c, d]) => `${a}*${d} = ${c}*${b}`),
  }
}

export const compareFractions = definePractice('math.3.compare-fractions', (dice, difficulty) => {
  if (difficulty === 3) return dice.coin() ? orderFractions(dice) : compareToHalf(dice)
  const isSameBottom = difficulty === 1 ? true : dice.coin()
  const [a, b, c, d] = rollPair(dice, isSameBottom)
  const sign = a * d > c * b ? '>' : '<'
  const [one, two] = pickNames(dice, 2) as [string, string]
  const isStory = dice.coin()
  const more = sign === '>' ? one : two
  const why = isSameBottom
    ? 'The parts are the same size. More parts are more.'
    : 'The number of parts is the same. The fraction with fewer parts in the whole has bigger parts.'
  const steps = [{ say: why, claims: [`${a}/${b} ${sign} ${c}/${d}`] }]
  const hints: Problem['hints'] = [
    'What is the same in both fractions: the top or the bottom?',
    isSameBottom
      ? `Both are cut into ${b} parts. Who has more of these parts?`
      : `Both have ${a} ${a === 1 ? 'part' : 'parts'}. Which parts are bigger?`,
    '3/10 and 7/10: the parts are the same size, so 7/10 is more. 2/9 and 2/11: ninths are bigger parts, so 2/9 is more.',
  ]
  const proof = [`${a}/${b} ${sign} ${c}/${d}`, `${a}*${d} ${sign} ${c}*${b}`]
  if (isStory) {
    return {
      prompt: `${one} eats ${showFraction(a, b)} of a bar. ${two} eats ${showFraction(c, d)} of a bar of the same size. Who eats more?`,
      answer: makeChoice(dice, more, [
        [
          more === one ? two : one,
          isSameBottom ? 'mixes up more and less' : 'thinks a bigger bottom number means more',
        ],
        [
          'They eat the same.',
          isSameBottom ? 'looks only at the bottom numbers' : 'looks only at the top numbers',
        ],
      ]),
      steps: [
        ...steps,
        { say: `${showFraction(a, b)} $${sign}$ ${showFraction(c, d)}, so ${more} eats more.` },
      ],
      hints,
      proof,
    }
  }
  return {
    prompt: `Which sign goes between ${showFraction(a, b)} and ${showFraction(c, d)}?`,
    answer: makeChoice(dice, sign, [
      [
        sign === '>' ? '<' : '>',
        isSameBottom ? 'mixes up the signs' : 'thinks a bigger bottom number means more',
      ],
      ['=', isSameBottom ? 'looks only at the bottom numbers' : 'looks only at the top numbers'],
    ]),
    steps: [
      ...steps,
      {
        say: `${showFraction(a, b)} is ${sign === '>' ? 'more' : 'less'} than ${showFraction(c, d)}. The sign is ${sign}.`,
      },
    ],
    hints,
    proof,
  }
})

function rollPair(dice: Dice, isSameBottom: boolean): [number, number, number, number] {
  if (isSameBottom) {
    const bottom = dice.pick([4, 5, 6, 8])
    const [a, c] = dice.sample(
      Array.from({ length: bottom - 1 }, (_, index) => index + 1),
      2,
    ) as [number, number]
    return [a, bottom, c, bottom]
  }
  const top = dice.int(1, 3)
  const [b, d] = dice.sample([4, 5, 6, 8], 2) as [number, number]
  return [top, b, top, d]
}

function orderFractions(dice: Dice): Problem {
  const isSameTop = dice.coin()
  const top = dice.int(1, 2)
  const pool: [number, number][] = isSameTop
    ? [
        [top, 3],
        [top, 4],
        [top, 5],
        [top, 6],
        [top, 8],
      ]
    : [
        [1, 8],
        [2, 8],
        [3, 8],
        [5, 8],
        [6, 8],
        [7, 8],
      ]
  const chosen = dice.sample(pool, 3)
  const isUp = dice.coin()
  const sorted = [...chosen].sort(([a, b], [c, d]) => (a / b - c / d) * (isUp ? 1 : -1))
  const shown = chosen.join() === sorted.join() ? [...chosen].reverse() : chosen
  const sign = isUp ? '<' : '>'
  const claims = sorted
    .slice(1)
    .map(([c, d], index) => `${sorted[index]?.[0]}/${sorted[index]?.[1]} ${sign} ${c}/${d}`)
  return {
    prompt: `Order the fractions from ${isUp ? 'least to greatest' : 'greatest to least'}: ${shown.map(([a, b]) => showFraction(a, b)).join(', ')}.`,
    answer: { kind: 'ordering', items: sorted.map(([a, b]) => showFraction(a, b)) },
    steps: [
      {
        say: isSameTop
          ? 'The top numbers are the same. A bigger bottom number means smaller parts.'
          : 'The parts are the same size. Compare how many there are.',
        claims,
      },
      { say: `The order is ${sorted.map(([a, b]) => showFraction(a, b)).join(', ')}.` },
    ],
    hints: [
      'Is the top or the bottom the same in all fractions?',
      isSameTop
        ? 'Think: into how many parts is the whole cut, and how big is each part?'
        : 'All parts are eighths. Look at the number of parts.',
      '1/9, 1/10 and 1/12 from greatest to least: ninths are the biggest parts, so 1/9, 1/10, 1/12.',
    ],
    proof: claims,
  }
}

function compareToHalf(dice: Dice): Problem {
  const isMore = dice.coin()
  const over = [
    [2, 3],
    [3, 4],
    [4, 6],
    [5, 8],
    [5, 6],
    [7, 8],
  ] as const
  const under = [
    [1, 3],
    [1, 4],
    [2, 6],
    [3, 8],
    [1, 6],
    [1, 8],
  ] as const
  const [a, b] = dice.pick<readonly [number, number]>(isMore ? over : under)
  const wrong = dice.sample<readonly [number, number]>(
    (isMore ? under : over).filter(([x, y]) => gcd(x, y) === 1),
    3,
  )
  const word = isMore ? 'more' : 'less'
  return {
    prompt: dice.pick([
      `Which fraction is ${word} than one half?`,
      `${pickName(dice)} drinks ${word} than half of a bottle. Which fraction can it be?`,
    ]),
    answer: makeChoice(
      dice,
      showFraction(a, b),
      wrong.map(([x, y], index) => [
        showFraction(x, y),
        [
          'looks only at the bottom number',
          'looks only at the top number',
          `mixes up more and less than one half`,
        ][index] as string,
      ]),
    ),
    steps: [
      {
        say: `Half of ${b} parts is ${b % 2 === 0 ? b / 2 : `${(b - 1) / 2} and a half`}.`,
        claims: [`${b}/2 = ${b}*(1/2)`],
      },
      {
        say: `${a} ${a === 1 ? 'part is' : 'parts are'} ${word} than that, so the answer is ${showFraction(a, b)}.`,
        claims: [`${a}/${b} ${isMore ? '>' : '<'} 1/2`],
      },
    ],
    hints: [
      'How many parts would be just one half?',
      'For each fraction, take half of the bottom number and compare it with the top number.',
      '7/10: half of 10 is 5, and 7 is more than 5. So 7/10 is more than one half.',
    ],
    proof: [
      `${a}/${b} ${isMore ? '>' : '<'} 1/2`,
      ...wrong.map(([x, y]) => `${x}/${y} ${isMore ? '<' : '>'} 1/2`),
    ],
  }
}
