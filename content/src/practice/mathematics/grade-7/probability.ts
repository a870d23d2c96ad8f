import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { plainFraction, reduce, texFraction } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { countOf, pickName } from '../../tools/words.ts'

const COLORS = ['red', 'blue', 'green', 'yellow', 'white'] as const

export const probability = definePractice('math.7.probability', (dice, difficulty) => {
  const [one = 'red', two = 'blue', three = 'green'] = dice.sample(COLORS, 3)
  const [a, b, c] = [dice.int(2, 9), dice.int(2, 9), dice.int(2, 6)]
  const total = a + b + c
  const [thing, place] = dice.pick([
    ['marbles', 'bag'],
    ['cards', 'box'],
    ['beads', 'jar'],
  ] as const)
  const story = `A ${place} holds ${a} ${one}, ${b} ${two} and ${c} ${three} ${thing}. One is drawn without looking.`
  const hints = (move: string): Problem['hints'] => [
    'How many outcomes are there in all, and how many of them fit?',
    move,
    '3 red and 5 blue balls: red has the probability $\\frac{3}{8}$, not red $\\frac{5}{8}$. In 40 draws red comes about 15 times.',
  ]
  if (difficulty === 1) {
    const chance = reduce({ top: a, bottom: total })
    const isChoice = dice.int(1, 3) === 1
    return {
      prompt: `${story} What is the probability that it is ${one}?`,
      answer: isChoice
        ? makeChoice(
            dice,
            `$${texFraction(chance)}$`,
            (
              [
                [{ top: a, bottom: b + c }, 'compares with the others instead of all'],
                [{ top: total - a, bottom: total }, 'takes those that do not fit'],
                [{ top: 1, bottom: 3 }, 'thinks that all colors are equally likely'],
                [{ top: 1, bottom: total }, 'counts only one of them'],
              ] as const
            )
              .filter(([wrong]) => wrong.top * total !== a * wrong.bottom)
              .map(([wrong, mistake]) => [`$${texFraction(reduce(wrong))}$`, mistake] as const),
          )
        : { kind: 'fraction', value: plainFraction(chance) },
      steps: [
        {
          say: `There are $${a} + ${b} + ${c} = ${total}$ ${thing}, and ${a} of them are ${one}.`,
          claims: [`${a} + ${b} + ${c} = ${total}`],
        },
        {
          say: `The probability is $\\frac{${a}}{${total}}${chance.bottom === total ? '' : ` = ${texFraction(chance)}`}$.`,
          claims: [`${a}/${total} = ${plainFraction(chance)}`],
        },
      ],
      hints: hints(`Add ${a}, ${b} and ${c} to get all ${thing}. How many are ${one}?`),
      proof: [`(${plainFraction(chance)}) * (${a} + ${b} + ${c}) = ${a}`],
    }
  }
  if (difficulty === 2) {
    const isNot = dice.coin()
    const good = isNot ? total - a : a + b
    const chance = reduce({ top: good, bottom: total })
    return {
      prompt: `${story} What is the probability that it is ${isNot ? `not ${one}` : `${one} or ${two}`}?`,
      answer: { kind: 'fraction', value: plainFraction(chance) },
      steps: [
        {
          say: isNot
            ? `${b + c} of the ${total} are not ${one}.`
            : `$${a} + ${b} = ${good}$ of the ${total} fit.`,
          claims: [isNot ? `${total} - ${a} = ${good}` : `${a} + ${b} = ${good}`],
        },
        {
          say: `The probability is $\\frac{${good}}{${total}}${chance.bottom === total ? '' : ` = ${texFraction(chance)}`}$.`,
          claims: [`${good}/${total} = ${plainFraction(chance)}`],
        },
      ],
      hints: hints(
        isNot
          ? `Count all that are ${two} or ${three}, and compare with all.`
          : `Count the ${one} and the ${two} ones together, and compare with all.`,
      ),
      proof: [
        isNot
          ? `1 - ${a}/${total} = ${plainFraction(chance)}`
          : `${a}/${total} + ${b}/${total} = ${plainFraction(chance)}`,
      ],
    }
  }
  return dice.coin() ? askExpected(dice) : askExperiment(dice)
})

function askExpected(dice: Dice): Problem {
  const [top, bottom, event] = dice.pick([
    [1, 6, 'a five comes up on a number cube'],
    [1, 2, 'an even number comes up on a number cube'],
    [1, 3, 'a five or a six comes up on a number cube'],
    [3, 8, 'a spinner with 3 red fields among 8 equal fields stops on red'],
    [2, 5, 'a spinner with 2 blue fields among 5 equal fields stops on blue'],
    [1, 4, 'a heart is drawn from a full deck of cards, which is put back each time'],
  ] as const)
  const times = bottom * dice.int(5, 40)
  const value = (times * top) / bottom
  return {
    prompt: `About how many times can you expect that ${event}, in ${times} tries?`,
    answer: { kind: 'number', value: String(value) },
    steps: [
      { say: `The probability is $\\frac{${top}}{${bottom}}$.`, claims: [`${top}/${bottom} < 1`] },
      {
        say: `In ${times} tries: $${times} \\times \\frac{${top}}{${bottom}} = ${value}$ times.`,
        claims: [`${times} * ${top}/${bottom} = ${value}`],
      },
    ],
    hints: [
      'What is the probability in a single try?',
      `Multiply the probability by ${times}.`,
      'A coin is tossed 70 times: about $70 \\times \\frac{1}{2} = 35$ heads.',
    ],
    proof: [`${value}/${times} = ${top}/${bottom}`],
  }
}

function askExperiment(dice: Dice): Problem {
  const tries = dice.pick([40, 50, 80, 100, 200])
  const hits = dice.int(Math.ceil(tries * 0.2), Math.floor(tries * 0.8))
  const chance = reduce({ top: hits, bottom: tries })
  const who = pickName(dice)
  return {
    prompt: dice.pick([
      `${who} tosses a thumbtack ${tries} times. It lands point up ${hits} times. What is the experimental probability of point up?`,
      `${who} has made ${hits} of ${tries} free throws. What is the experimental probability that the next one is made?`,
      `A spinner was spun ${tries} times and stopped on green ${hits} times. What is the experimental probability of green?`,
    ]),
    answer: { kind: 'fraction', value: plainFraction(chance) },
    steps: [
      { say: `It happened ${hits} times in ${tries} tries.` },
      {
        say: `$\\frac{${hits}}{${tries}}${chance.bottom === tries ? '' : ` = ${texFraction(chance)}`}$.`,
        claims: [`${hits}/${tries} = ${plainFraction(chance)}`],
      },
    ],
    hints: [
      'How often did it happen, out of how many tries?',
      `Compare ${hits} with ${tries}.`,
      '12 hits in 30 tries: $\\frac{12}{30} = \\frac{2}{5}$.',
    ],
    proof: [`(${plainFraction(chance)}) * ${tries} = ${hits}`],
  }
}

export const compoundProbability = definePractice('math.7.compound-probability', (dice, difficulty) => {
  if (difficulty === 1) return askCount(dice)
  return difficulty === 2 ? askIndependent(dice) : askTwoDice(dice)
})

function askCount(dice: Dice): Problem {
  const [a, b, c] = [dice.int(2, 7), dice.int(2, 6), dice.int(2, 4)]
  const hasThree = dice.coin()
  const value = a * b * (hasThree ? c : 1)
  const who = pickName(dice)
  const story = dice.pick([
    hasThree
      ? `${who} has ${a} shirts, ${b} pairs of pants and ${c} caps. How many outfits of one of each are there?`
      : `${who} has ${a} shirts and ${b} pairs of pants. How many outfits of one of each are there?`,
    hasThree
      ? `A menu has ${a} soups, ${b} main dishes and ${c} desserts. How many different meals of three courses are there?`
      : `An ice cream shop has ${a} flavors and ${b} toppings. How many cones with one flavor and one topping are there?`,
    hasThree
      ? `A code has one of ${a} letters, one of ${b} digits and one of ${c} colors. How many codes are there?`
      : `A spinner has ${a} fields, another one ${b} fields. Both are spun. How many outcomes are there?`,
  ])
  return {
    prompt: story,
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `Each of the ${a} first choices goes with each of the ${b} second ones: $${a} \\times ${b} = ${a * b}$.`,
        claims: [`${a} * ${b} = ${a * b}`],
      },
      hasThree
        ? {
            say: `Each of those goes with ${c} more: $${a * b} \\times ${c} = ${value}$.`,
            claims: [`${a * b} * ${c} = ${value}`],
          }
        : { say: `So there are ${value}.`, claims: [`${value} / ${a} = ${b}`] },
    ],
    hints: [
      'How many second choices belong to each first choice?',
      `Draw a tree: ${a} branches, and ${b} more on each of them. How many ends are there?`,
      '4 breads and 5 spreads make $4 \\times 5 = 20$ sandwiches.',
    ],
    proof: [hasThree ? `${a} * ${b} * ${c} = ${value}` : `${a} * ${b} = ${value}`],
  }
}

function askIndependent(dice: Dice): Problem {
  const [a, total] = [dice.int(1, 5), dice.int(6, 10)]
  const first = reduce({ top: a, bottom: total })
  const [event, top, bottom] = dice.pick([
    ['a coin shows heads', 1, 2],
    ['a number cube shows a six', 1, 6],
    ['a number cube shows an even number', 1, 2],
    ['a number cube shows a one or a two', 1, 3],
  ] as const)
  const chance = reduce({ top: a * top, bottom: total * bottom })
  const color = dice.pick(COLORS)
  return {
    prompt: `A bag holds ${total} balls, ${countOf(a, 'of them is', 'of them are')} ${color}. What is the probability that a ball drawn is ${color} and that ${event}?`,
    answer: { kind: 'fraction', value: plainFraction(chance) },
    steps: [
      {
        say: `${color[0]?.toUpperCase()}${color.slice(1)}: $${texFraction(first)}$. The other event: $\\frac{${top}}{${bottom}}$.`,
        claims: [`${a}/${total} = ${plainFraction(first)}`],
      },
      {
        say: `Both: multiply. $${texFraction(first)} \\times \\frac{${top}}{${bottom}} = ${texFraction(chance)}$.`,
        claims: [`(${plainFraction(first)}) * (${top}/${bottom}) = ${plainFraction(chance)}`],
      },
    ],
    hints: [
      'Does one event change the other?',
      `Find the probability of each event. ${a} of ${total} balls fit. What do you do for "and"?`,
      'Heads twice: $\\frac{1}{2} \\times \\frac{1}{2} = \\frac{1}{4}$.',
    ],
    proof: [`(${plainFraction(chance)}) * ${total} * ${bottom} = ${a} * ${top}`],
  }
}

function askTwoDice(dice: Dice): Problem {
  const isSum = dice.coin()
  const target = isSum ? dice.int(2, 12) : dice.int(3, 11)
  const all = [1, 2, 3, 4, 5, 6].flatMap((x) => [1, 2, 3, 4, 5, 6].map((y) => [x, y] as const))
  const good = all.filter(([x, y]) => (isSum ? x + y === target : x + y >= target))
  const chance = reduce({ top: good.length, bottom: 36 })
  const perFirst = [1, 2, 3, 4, 5, 6].map((x) => good.filter(([first]) => first === x).length)
  return {
    prompt: dice.pick([
      `Two number cubes are rolled. What is the probability that the sum is ${isSum ? `exactly ${target}` : `${target} or more`}?`,
      `In a game you win if the sum of two number cubes is ${isSum ? `exactly ${target}` : `at least ${target}`}. What is the probability of winning?`,
    ]),
    answer: { kind: 'fraction', value: plainFraction(chance) },
    steps: [
      { say: 'There are $6 \\times 6 = 36$ equally likely outcomes.', claims: ['6 * 6 = 36'] },
      {
        say: `Count those that fit, for each number on the first cube: $${perFirst.join(' + ')} = ${good.length}$.`,
        claims: [`${perFirst.join(' + ')} = ${good.length}`],
      },
      {
        say: `The probability is $\\frac{${good.length}}{36}${chance.bottom === 36 ? '' : ` = ${texFraction(chance)}`}$.`,
        claims: [`${good.length}/36 = ${plainFraction(chance)}`],
      },
    ],
    hints: [
      'How many outcomes do two cubes have together?',
      `Make a table of all sums, with a row for each number of the first cube. Which sums ${isSum ? 'are' : 'reach'} ${target}?`,
      'The sum 3 comes from (1, 2) and (2, 1): $\\frac{2}{36} = \\frac{1}{18}$.',
    ],
    proof: [`(${plainFraction(chance)}) * 36 = ${perFirst.join(' + ')}`],
  }
}
