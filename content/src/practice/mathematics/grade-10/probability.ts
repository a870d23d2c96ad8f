import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawDataTable } from '../../figures/data-table.ts'
import type { Problem } from '../../problem.ts'
import { writeDecimal } from '../../tools/decimal.ts'
import { plainFraction, reduce, texFraction } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'

export const probabilityOfEvents = definePractice('math.10.probability-of-events', (dice, difficulty) => {
  if (difficulty === 1) return makeIndependent(dice)
  return difficulty === 2 ? makeOr(dice) : makeWithoutReplacement(dice)
})

function makeIndependent(dice: Dice): Problem {
  const colors = dice.sample(['red', 'blue', 'green', 'yellow'], 2) as [string, string]
  const [parts, lucky] = [dice.int(4, 8), dice.int(1, 3)]
  const limit = dice.int(1, 5)
  const value = reduce({ top: lucky * limit, bottom: parts * 6 })
  return {
    prompt: `A spinner has ${parts} equal parts, ${lucky} of them ${colors[0]}. You spin it and roll a fair die. What is the probability of ${colors[0]} and a number ${limit === 1 ? 'equal to 1' : `of at most ${limit}`}?`,
    answer: { kind: 'fraction', value: plainFraction(value) },
    steps: [
      {
        say: `$P(\\text{${colors[0]}}) = \\frac{${lucky}}{${parts}}$ and $P(\\text{number}) = \\frac{${limit}}{6}$.`,
      },
      {
        say: `The spin does not change the roll, so multiply: $\\frac{${lucky}}{${parts}} \\cdot \\frac{${limit}}{6} = ${texFraction(value)}$.`,
        claims: [`${lucky}/${parts}*${limit}/6 = ${plainFraction(value)}`],
      },
    ],
    hints: [
      'Does the result of the spinner change the chances of the die?',
      `Find both probabilities on their own, out of ${parts} parts and out of all faces of the die, and combine them.`,
      'Heads on a coin and a six on a die: $\\frac{1}{2} \\cdot \\frac{1}{6} = \\frac{1}{12}$.',
    ],
    proof: [`(${plainFraction(value)})*${parts}*6 = ${lucky}*${limit}`],
  }
}

function makeOr(dice: Dice): Problem {
  const both = dice.int(4, 12)
  const [a, b] = [both + dice.int(5, 20), both + dice.int(5, 20)]
  const total = a + b - both + dice.int(5, 20)
  const [one, two, people] = dice.pick([
    ['play football', 'play chess', 'students'],
    ['speak Spanish', 'speak French', 'travelers'],
    ['own a dog', 'own a cat', 'families'],
    ['read comics', 'read novels', 'members of a club'],
  ] as const)
  const value = reduce({ top: a + b - both, bottom: total })
  const write = (top: number) => `$${texFraction(reduce({ top, bottom: total }))}$`
  const asksChoice = dice.coin()
  return {
    prompt: `Of ${total} ${people}, ${a} ${one}, ${b} ${two} and ${both} do both. One of them is chosen at random. What is the probability that this one does at least one of the two?`,
    answer: asksChoice
      ? makeChoice(
          dice,
          write(a + b - both),
          [
            [write(a + b - 2 * both), 'leaves out those who do both'],
            [write(both), 'takes “or” as “and”'],
            [write(total - (a + b - both)), 'counts those who do neither'],
          ],
          [[write(a), 'counts only the first group']],
        )
      : { kind: 'fraction', value: plainFraction(value) },
    steps: [
      {
        say: `Adding $${a} + ${b}$ counts those who do both twice, so subtract them once: $${a + b - both}$.`,
        claims: [`${a} + ${b} - ${both} = ${a + b - both}`],
      },
      {
        say: `The probability is $\\frac{${a + b - both}}{${total}}${value.bottom === total ? '' : ` = ${texFraction(value)}`}$.`,
        claims: [`${a + b - both}/${total} = ${plainFraction(value)}`],
      },
    ],
    hints: [
      'Who is counted twice if you simply add the two groups?',
      `Add ${a} and ${b}, take the ${both} who do both away once, and divide by ${total}.`,
      '$60$ swim, $50$ run, $20$ do both, $100$ in all: $\\frac{60 + 50 - 20}{100} = \\frac{9}{10}$.',
    ],
    proof: [
      `(${a} - ${both}) + (${b} - ${both}) + ${both} = ${a + b - both}`,
      `(${plainFraction(value)})*${total} = ${a + b - both}`,
    ],
  }
}

function makeWithoutReplacement(dice: Dice): Problem {
  const [one, two] = dice.sample(['red', 'blue', 'green', 'white', 'black'], 2) as [string, string]
  const thing = dice.pick(['marbles', 'balls', 'cards', 'beads'])
  const [a, b] = [dice.int(3, 8), dice.int(2, 7)]
  const total = a + b
  const isSame = dice.coin()
  const value = reduce({ top: isSame ? a * (a - 1) : a * (a - 1) + b * (b - 1), bottom: total * (total - 1) })
  return {
    prompt: `A bag holds ${a} ${one} and ${b} ${two} ${thing}. Two are drawn without putting any back. What is the probability that ${isSame ? `both are ${one}` : 'both have the same color'}?`,
    answer: { kind: 'fraction', value: plainFraction(value) },
    steps: [
      {
        say: `First ${one}, then ${one} again: $\\frac{${a}}{${total}} \\cdot \\frac{${a - 1}}{${total - 1}}$.`,
        claims: [`${a}/${total}*${a - 1}/${total - 1} = ${a * (a - 1)}/${total * (total - 1)}`],
      },
      ...(isSame
        ? []
        : [
            {
              say: `Both ${two}: $\\frac{${b}}{${total}} \\cdot \\frac{${b - 1}}{${total - 1}}$. Add the two.`,
              claims: [`${b}/${total}*${b - 1}/${total - 1} = ${b * (b - 1)}/${total * (total - 1)}`],
            },
          ]),
      {
        say: `The probability is $${texFraction(value)}$.`,
        claims: [
          isSame
            ? `${a}*${a - 1}/(${total}*${total - 1}) = ${plainFraction(value)}`
            : `(${a}*${a - 1} + ${b}*${b - 1})/(${total}*${total - 1}) = ${plainFraction(value)}`,
        ],
      },
    ],
    hints: [
      'What is in the bag when the second one is drawn?',
      `For the first draw there are ${a} ${one} ones among all ${thing}; for the second draw there is one less of each number.`,
      '$10$ red and $1$ blue: both red has $\\frac{10}{11} \\cdot \\frac{9}{10} = \\frac{9}{11}$.',
    ],
    proof: [
      isSame
        ? `1 - ${b}/${total} - ${a}/${total}*${b}/${total - 1} = ${plainFraction(value)}`
        : `1 - 2*${a}*${b}/(${total}*${total - 1}) = ${plainFraction(value)}`,
    ],
  }
}

export const conditionalProbability = definePractice(
  'math.10.conditional-probability',
  (dice, difficulty) => {
    if (difficulty === 3 && dice.coin()) return makeTestResult(dice)
    const [rows, columns, people] = dice.pick([
      [['bus', 'bike'], ['on time', 'late'], 'students'],
      [['grade 9', 'grade 10'], ['sport', 'music'], 'students'],
      [['city', 'village'], ['garden', 'no garden'], 'families'],
    ] as const)
    if (difficulty === 3) return makeIndependenceTest(dice, rows, columns, people)
    const [a, b, c, d] = [dice.int(6, 30), dice.int(4, 20), dice.int(6, 30), dice.int(4, 20)]
    const isRow = difficulty === 1
    const [top, bottom] = isRow ? [a, a + b] : [a, a + c]
    const value = reduce({ top, bottom })
    const [condition, event] = isRow ? [rows[0], columns[0]] : [columns[0], rows[0]]
    return {
      prompt: `The table counts ${people}. One of the ${people} in the ${isRow ? 'row' : 'column'} “${condition}” is chosen at random. What is the probability of “${event}”?`,
      figure: drawTable(rows, columns, [a, b, c, d]),
      answer: { kind: 'fraction', value: plainFraction(value) },
      steps: [
        {
          say: `Only the ${isRow ? 'row' : 'column'} “${condition}” counts: $${bottom}$ ${people}.`,
          claims: [isRow ? `${a} + ${b} = ${bottom}` : `${a} + ${c} = ${bottom}`],
        },
        {
          say: `Among them $${top}$ with “${event}”: $\\frac{${top}}{${bottom}}${value.bottom === bottom ? '' : ` = ${texFraction(value)}`}$.`,
          claims: [`${top}/${bottom} = ${plainFraction(value)}`],
        },
      ],
      hints: [
        'Which part of the table is still possible once you know the condition?',
        `Look only at “${condition}”. How many are there in all, and how many of them with “${event}”?`,
        'Of $50$ walkers $20$ wear a hat: $P(\\text{hat} \\mid \\text{walker}) = \\frac{20}{50} = \\frac{2}{5}$.',
      ],
      proof: [
        isRow
          ? `(${plainFraction(value)})*(${a} + ${b}) = ${a}`
          : `(${plainFraction(value)})*(${a} + ${c}) = ${a}`,
      ],
    }
  },
)

function makeIndependenceTest(
  dice: Dice,
  rows: readonly [string, string],
  columns: readonly [string, string],
  people: string,
): Problem {
  const [p, q] = dice.sample([2, 3, 4, 5], 2) as [number, number]
  const [m, n] = [dice.int(2, 5), dice.int(6, 8)]
  const isIndependent = dice.coin()
  const cells = isIndependent ? [p * m, q * m, p * n, q * n] : [p * m, q * m, q * n, p * n]
  const [a, b, c, d] = cells as [number, number, number, number]
  const right = isIndependent
    ? `Independent: “${columns[0]}” has the same share in both rows.`
    : `Not independent: “${columns[0]}” has different shares in the rows.`
  const [one, two] = [reduce({ top: a, bottom: a + b }), reduce({ top: c, bottom: c + d })]
  return {
    prompt: `The table counts ${people}. Are “${rows[0]}” and “${columns[0]}” independent?`,
    figure: drawTable(rows, columns, [a, b, c, d]),
    answer: makeChoice(dice, right, [
      [
        isIndependent
          ? `Not independent: the counts ${a} and ${c} differ.`
          : `Independent: every cell has some ${people}.`,
        isIndependent ? 'compares counts instead of shares' : 'takes possible together for independent',
      ],
      [
        isIndependent
          ? 'Not independent: the rows have different totals.'
          : 'Independent: nobody is in both rows.',
        isIndependent
          ? 'thinks that independence needs equal groups'
          : 'mixes up independent and mutually exclusive',
      ],
      ['It cannot be seen from a table.', 'does not know how to compare conditional probabilities'],
    ]),
    steps: [
      {
        say: `Share of “${columns[0]}” in the first row: $${texFraction(one)}$; in the second row: $${texFraction(two)}$.`,
        claims: [`${a}/(${a}+${b}) = ${plainFraction(one)}`, `${c}/(${c}+${d}) = ${plainFraction(two)}`],
      },
      {
        say: right,
        claims: [
          isIndependent
            ? `${plainFraction(one)} = ${plainFraction(two)}`
            : `${plainFraction(one)} != ${plainFraction(two)}`,
        ],
      },
    ],
    hints: [
      'What must be the same in both rows if knowing the row tells you nothing?',
      `Work out which share of each row is “${columns[0]}”, and compare.`,
      'Rows $10, 30$ and $20, 60$: a quarter in both rows, so independent.',
    ],
    proof: [isIndependent ? `${a}*${d} = ${b}*${c}` : `${a}*${d} != ${b}*${c}`],
  }
}

function makeTestResult(dice: Dice): Problem {
  const sickPercent = dice.pick([5, 10, 20])
  const hit = dice.pick([80, 90, 95])
  const falseAlarm = dice.pick([5, 10, 20])
  const people = 2000
  const sick = (people * sickPercent) / 100
  const [found, wrong] = [(sick * hit) / 100, ((people - sick) * falseAlarm) / 100]
  const value = reduce({ top: found, bottom: found + wrong })
  const thing = dice.pick([
    ['A filter marks mails', 'spam', 'mails'],
    ['A scanner checks parts', 'faulty', 'parts'],
    ['A quick test checks people', 'infected', 'people'],
    ['A guard dog checks bags', 'suspicious', 'bags'],
  ] as const)
  return {
    prompt: `${thing[0]}. ${sickPercent}% of all ${thing[2]} are ${thing[1]}. Of these, ${hit}% are marked; of the others, ${falseAlarm}% are marked by mistake. What is the probability that a marked one is really ${thing[1]}?`,
    answer: { kind: 'fraction', value: plainFraction(value) },
    steps: [
      {
        say: `Think of $${people}$ ${thing[2]}: $${sick}$ are ${thing[1]}, and $${found}$ of them are marked.`,
        claims: [`${people}*${sickPercent}/100*${hit}/100 = ${found}`],
      },
      {
        say: `Of the other $${people - sick}$, $${wrong}$ are marked by mistake.`,
        claims: [`${people - sick}*${falseAlarm}/100 = ${wrong}`],
      },
      {
        say: `So $\\frac{${found}}{${found} + ${wrong}} = ${texFraction(value)}$, about ${writeDecimal(Math.round((value.top / value.bottom) * 100), 2)}.`,
        claims: [`${found}/(${found} + ${wrong}) = ${plainFraction(value)}`],
      },
    ],
    hints: [
      `Imagine a large number of ${thing[2]}. How many of them are marked, rightly or wrongly?`,
      `Take a round number of ${thing[2]}, count the marked ones that are ${thing[1]} and the marked ones that are not.`,
      '$1\\%$ are gold, all gold is found, $1\\%$ of the rest is marked too: of $10000$, $100$ right and $99$ wrong, so $\\frac{100}{199}$.',
    ],
    proof: [
      `(${sickPercent}*${hit})/(${sickPercent}*${hit} + ${100 - sickPercent}*${falseAlarm}) = ${plainFraction(value)}`,
    ],
  }
}

function drawTable(
  rows: readonly [string, string],
  columns: readonly [string, string],
  [a, b, c, d]: readonly [number, number, number, number],
): string {
  return drawDataTable({
    title: 'A two-way table',
    desc: `${rows[0]}: ${a} ${columns[0]}, ${b} ${columns[1]}. ${rows[1]}: ${c} ${columns[0]}, ${d} ${columns[1]}.`,
    rows: [
      ['', ...columns],
      [rows[0], a, b],
      [rows[1], c, d],
    ],
  })
}
