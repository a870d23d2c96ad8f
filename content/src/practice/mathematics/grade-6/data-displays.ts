import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawBoxPlots, drawDotPlot, drawHistogram } from '../../figures/data-plots.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { countOf } from '../../tools/words.ts'

function addUp(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

export const dataDisplays = definePractice('math.6.data-displays', (dice, difficulty) => {
  if (difficulty === 1) return askDots(dice)
  return difficulty === 2 ? askBins(dice) : askBox(dice)
})

function askDots(dice: Dice): Problem {
  const start = dice.int(0, 3)
  const labels = Array.from({ length: 7 }, (_, index) => String(start + index))
  const counts = labels.map(() => dice.int(0, 5))
  counts[2] = 3
  const border = dice.int(1, 5)
  const [noun, axis] = dice.pick([
    ['students', 'pets at home'],
    ['families', 'bikes in the family'],
    ['players', 'goals this month'],
  ] as const)
  const value = addUp(counts.slice(border))
  const isAll = dice.coin()
  const shown = isAll ? addUp(counts) : value
  const parts = isAll ? counts : counts.slice(border)
  return {
    prompt: isAll
      ? `Each dot stands for one of the ${noun}. How many ${noun} are in the dot plot?`
      : `Each dot stands for one of the ${noun}. How many ${noun} have the number ${labels[border]} or more?`,
    figure: drawDotPlot({
      title: 'Dot plot',
      desc: `A dot plot of ${axis}: ${labels.map((label, index) => `${countOf(counts[index] ?? 0, 'dot')} above ${label}`).join(', ')}.`,
      labels,
      counts,
      axis,
    }),
    answer: { kind: 'number', value: String(shown) },
    steps: [
      {
        say: isAll
          ? 'Count the dots above every number, not the numbers below.'
          : `Count the dots above ${labels[border]} and above all larger numbers.`,
      },
      { say: `$${parts.join(' + ')} = ${shown}$.`, claims: [`${parts.join(' + ')} = ${shown}`] },
    ],
    hints: [
      'What does one dot stand for?',
      isAll
        ? 'Go along the line from left to right and add up the dots.'
        : `Start at ${labels[border]} and go to the right. Add up the dots.`,
      'Dots: 2 above 0, 4 above 1, 1 above 2. "1 or more" means $4 + 1 = 5$.',
    ],
    proof: [`${parts.join(' + ')} = ${shown}`],
  }
}

function askBins(dice: Dice): Problem {
  const width = dice.pick([5, 10, 20])
  const bins = Array.from({ length: 5 }, (_, index) => `${index * width}–${(index + 1) * width - 1}`)
  const counts = bins.map(() => dice.int(1, 9))
  const from = dice.int(1, 3)
  const isLess = dice.coin()
  const chosen = isLess ? counts.slice(0, from) : counts.slice(from)
  const value = addUp(chosen)
  const [noun, axis] = dice.pick([
    ['swimmers', 'laps'],
    ['visitors', 'minutes in the museum'],
    ['trees', 'age in years'],
  ] as const)
  const limit = from * width
  const isShare = dice.int(1, 3) === 1
  const most = Math.max(...counts)
  const isUnique = counts.filter((count) => count === most).length === 1
  const figure = drawHistogram({
    title: 'Histogram',
    desc: `Bars for ${bins.map((bin, index) => `${bin}: ${counts[index]}`).join(', ')}.`,
    bins,
    counts,
    axis,
  })
  if (isShare && isUnique) {
    const right = bins[counts.indexOf(most)] ?? ''
    const others = bins.filter((bin) => bin !== right)
    return {
      prompt: `Look at the histogram of ${noun}. Which range of ${axis} has the most ${noun}?`,
      figure,
      answer: makeChoice(
        dice,
        right,
        others
          .slice(-3)
          .map(
            (bin) =>
              [
                bin,
                bin === bins[4]
                  ? 'takes the range with the largest numbers'
                  : 'does not read the tallest bar',
              ] as const,
          ),
      ),
      steps: [
        {
          say: `The tallest bar has the height ${most}.`,
          claims: counts.filter((count) => count !== most).map((count) => `${most} > ${count}`),
        },
        { say: `It stands above ${right}.` },
      ],
      hints: [
        'What does the height of a bar tell you?',
        'Find the tallest bar and read the range below it.',
        'Bars 2, 7 and 4 over 0–9, 10–19 and 20–29: most are in 10–19.',
      ],
      proof: counts.filter((count) => count !== most).map((count) => `${most} > ${count}`),
    }
  }
  return {
    prompt: `The histogram shows ${axis} of some ${noun}. How many ${noun} are ${isLess ? `below ${limit}` : `at ${limit} or more`}?`,
    figure,
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `Use the bars ${isLess ? `below ${limit}` : `from ${limit} on`}: ${(isLess ? bins.slice(0, from) : bins.slice(from)).join(', ')}.`,
      },
      {
        say:
          chosen.length === 1 ? `That bar has the height ${value}.` : `$${chosen.join(' + ')} = ${value}$.`,
        claims: [`${chosen.join(' + ')} = ${value}`],
      },
    ],
    hints: [
      'What does the height of a bar tell you?',
      `Which bars lie completely ${isLess ? 'below' : 'at or above'} ${limit}? Add their heights.`,
      'Bars 2, 7 and 4 over 0–9, 10–19 and 20–29: 10 or more have $7 + 4 = 11$.',
    ],
    proof: [
      `${addUp(counts)} - ${value} = ${isLess ? counts.slice(from).join(' + ') : counts.slice(0, from).join(' + ')}`,
    ],
  }
}

function askBox(dice: Dice): Problem {
  const step = dice.pick([2, 5])
  const places = dice.sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 5).sort((a, b) => a - b)
  const [least = 0, lower = 0, median = 0, upper = 0, most = 0] = places.map((place) => place * step)
  const figure = drawBoxPlots({
    title: 'Box plot',
    desc: `A box plot with least value ${least}, lower quartile ${lower}, median ${median}, upper quartile ${upper} and greatest value ${most}.`,
    boxes: [{ five: [least, lower, median, upper, most] }],
    from: 0,
    to: 12 * step,
    step,
    axis: dice.pick(['minutes', 'points', 'cm', 'grams']),
  })
  const example =
    'Box from 10 to 25, line at 18, whiskers from 4 to 30: the interquartile range is 15, the range 26, the median 18.'
  const kind = dice.pick(['iqr', 'range', 'median', 'share'] as const)
  if (kind === 'share') {
    return {
      prompt: `About what percent of the data lie ${dice.pick([`at ${upper} or above`, `between ${upper} and ${most}`])}?`,
      figure,
      answer: makeChoice(
        dice,
        '25%',
        [
          ['50%', 'takes the part above the median'],
          ['75%', 'takes the part below the upper quartile'],
          [`${upper}%`, 'reads the value as a percent'],
        ],
        [['10%', 'judges by the length of the whisker']],
      ),
      steps: [
        {
          say: 'The five numbers cut the data into four parts with equally many values.',
          claims: ['100 / 4 = 25'],
        },
        { say: `From the upper quartile ${upper} to the greatest value is one of the four parts: 25%.` },
      ],
      hints: [
        'Into how many parts with equally many values does a box plot cut the data?',
        `Which part of the plot starts at ${upper}? Is it a whisker or half of the box?`,
        'The left whisker holds a quarter of the data, the whole box holds half of the data.',
      ],
      proof: ['100 / 4 = 25'],
    }
  }
  const [name, value, claim, say] = {
    iqr: [
      'interquartile range',
      upper - lower,
      `${upper} - ${lower} = ${upper - lower}`,
      `The box goes from ${lower} to ${upper}: $${upper} - ${lower} = ${upper - lower}$.`,
    ],
    range: [
      'range',
      most - least,
      `${most} - ${least} = ${most - least}`,
      `The whiskers go from ${least} to ${most}: $${most} - ${least} = ${most - least}$.`,
    ],
    median: ['median', median, `${lower} < ${median}`, `The line inside the box is at ${median}.`],
  }[kind] as [string, number, string, string]
  return {
    prompt: `What is the ${name} of the data in this box plot?`,
    figure,
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: 'From left to right a box plot shows: least value, lower quartile, median, upper quartile, greatest value.',
        claims: [`${least} < ${lower}`, `${median} < ${upper}`],
      },
      { say, claims: [claim] },
    ],
    hints: [
      'What do the ends of the whiskers, the ends of the box and the line inside stand for?',
      {
        iqr: 'Read both ends of the box and subtract.',
        range: 'Read the ends of both whiskers and subtract.',
        median: 'Read the line inside the box.',
      }[kind],
      example,
    ],
    proof: kind === 'median' ? [`${lower} < ${median}`, `${median} < ${upper}`] : [claim],
  }
}
