import { definePractice } from '../../define-practice.ts'
import { drawDotPlot } from '../../figures/data-plots.ts'
import type { Problem } from '../../problem.ts'
import { plainFraction, reduce, texFraction, texMixed } from '../../tools/fraction.ts'
import { pickName } from '../../tools/words.ts'

export const linePlots = definePractice('math.5.line-plots', (dice, difficulty) => {
  const bottom = difficulty === 1 ? 4 : 8
  const labels = Array.from({ length: bottom - 1 }, (_, index) =>
    plainFraction(reduce({ top: index + 1, bottom })),
  )
  const counts = labels.map(() => dice.int(0, 4))
  const isShort = difficulty === 1
  const first = isShort ? 0 : dice.int(0, 1)
  const last = labels.length - 1 - (isShort ? 0 : dice.int(0, 1))
  counts.fill(0, 0, first)
  counts.fill(0, last + 1)
  counts[first] = dice.int(2, 5)
  counts[last] = dice.int(2, 5)
  const [thing, unit] = dice.pick([
    ['seedlings', 'inch'],
    ['worms', 'foot'],
    ['beads', 'ounce'],
    ['cups', 'liter'],
  ] as const)
  const figure = drawDotPlot({
    title: 'Line plot',
    desc: `A line plot with fractions of ${unit === 'inch' || unit === 'ounce' ? 'an' : 'a'} ${unit}. Dots above the numbers: ${labels.map((label, index) => `${counts[index]} above ${label}`).join(', ')}.`,
    labels,
    counts,
    axis: `${unit}, one dot for each`,
  })
  const intro = `${pickName(dice)} measured some ${thing}. The line plot shows the measures.`
  const hints = (targeted: string): Problem['hints'] => [
    'What does one dot stand for, and what does the number below it say?',
    targeted,
    'Three dots above $\\frac{1}{4}$ and one above $\\frac{3}{4}$: in all $3 \\times \\frac{1}{4} + \\frac{3}{4} = \\frac{6}{4}$.',
  ]
  const total = counts.reduce((sum, count, index) => sum + count * (index + 1), 0)
  const sum = reduce({ top: total, bottom })
  if (difficulty === 1) {
    const place = dice.pick([first, last])
    const part = reduce({ top: (counts[place] ?? 0) * (place + 1), bottom })
    return {
      prompt: `${intro} How much do all the ${thing} that measure $${texFraction(reduce({ top: place + 1, bottom }))}$ ${unit} measure together, as a number of ${unit === 'inch' ? 'inches' : unit === 'foot' ? 'feet' : `${unit}s`}?`,
      figure,
      answer: { kind: 'fraction', value: plainFraction(part) },
      steps: [
        {
          say: `There ${counts[place] === 1 ? 'is 1 dot' : `are ${counts[place]} dots`} above ${labels[place]}.`,
        },
        {
          say: `$${counts[place]} \\times ${texFraction(reduce({ top: place + 1, bottom }))} = ${texFraction(part)}$.`,
          claims: [`${counts[place]} * (${labels[place]}) = ${plainFraction(part)}`],
        },
      ],
      hints: hints(`Count the dots above ${labels[place]}. How can you add that fraction so many times?`),
      proof: [`${counts[place]} * (${labels[place]}) = ${plainFraction(part)}`],
    }
  }
  const [low, high] = [reduce({ top: first + 1, bottom }), reduce({ top: last + 1, bottom })]
  const gap = reduce({ top: last - first, bottom })
  if (difficulty === 2) {
    return {
      prompt: `${intro} What is the difference between the greatest and the least measure?`,
      figure,
      answer: { kind: 'fraction', value: plainFraction(gap) },
      steps: [
        {
          say: `The greatest measure with a dot is $${texFraction(high)}$, the least is $${texFraction(low)}$.`,
          claims: [`${plainFraction(low)} < ${plainFraction(high)}`],
        },
        {
          say: `$${texFraction(high)} - ${texFraction(low)} = ${texFraction(gap)}$.`,
          claims: [`${plainFraction(high)} - ${plainFraction(low)} = ${plainFraction(gap)}`],
        },
      ],
      hints: hints(
        'Find the last number with a dot and the first number with a dot. Subtract with a common denominator.',
      ),
      proof: [`${plainFraction(gap)} + ${plainFraction(low)} = ${plainFraction(high)}`],
    }
  }
  const parts = labels
    .map((label, index) => ({ label, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
  return {
    prompt: `${intro} How much do all of them measure together, as a number of ${unit === 'inch' ? 'inches' : unit === 'foot' ? 'feet' : `${unit}s`}?`,
    figure,
    answer: { kind: 'fraction', value: plainFraction(sum) },
    steps: [
      {
        say: `Multiply each number by its dots: ${parts.map(({ label, count }) => `${count} × ${label}`).join(', ')}.`,
      },
      {
        say: `In eighths there are ${total} of them: $\\frac{${total}}{${bottom}} = ${texMixed(sum)}$.`,
        claims: [
          `${parts.map(({ label, count }) => `${count}*(${label})`).join(' + ')} = ${plainFraction(sum)}`,
        ],
      },
    ],
    hints: hints('Write every number on the line in eighths, and count each one as often as it has dots.'),
    proof: [`${parts.map(({ label, count }) => `${count}*(${label})`).join(' + ')} = ${plainFraction(sum)}`],
  }
})
