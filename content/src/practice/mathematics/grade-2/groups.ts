import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawGroups, drawPairs, drawRows } from '../../figures/dots.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { countOf, pickName } from '../../tools/words.ts'

export const evenAndOdd = definePractice('math.2.even-and-odd', (dice, difficulty) => {
  if (difficulty === 1) return askPairs(dice)
  if (difficulty === 2) return dice.coin() ? askDouble(dice) : chooseKind(dice)
  return chooseSum(dice)
})

function askPairs(dice: Dice): Problem {
  const count = dice.int(5, 18)
  const kind = count % 2 === 0 ? 'even' : 'odd'
  const half = Math.floor(count / 2)
  return {
    prompt: dice.pick([
      `Are there an even or an odd number of dots? There are ${count}. Write even or odd.`,
      `${pickName(dice)} has ${count} socks. Is ${count} even or odd?`,
      `${count} children line up in pairs. Is ${count} even or odd?`,
    ]),
    figure: drawPairs(count),
    answer: { kind: 'text', value: kind },
    steps: [
      {
        say: `Make pairs: ${count} gives ${countOf(half, 'pair')}${kind === 'odd' ? ' and one is left over' : ' and nothing is left over'}.`,
        claims: [kind === 'even' ? `${half} + ${half} = ${count}` : `${half} + ${half} + 1 = ${count}`],
      },
      { say: `So ${count} is ${kind}.` },
    ],
    hints: [
      'Does every dot have a partner?',
      'Look at the last dots on the right. Is there one without a partner?',
      '4 makes 2 pairs, so 4 is even. 3 makes 1 pair and 1 is left over, so 3 is odd.',
    ],
    proof: [kind === 'even' ? `2*${half} = ${count}` : `2*${half} + 1 = ${count}`],
  }
}

function askDouble(dice: Dice): Problem {
  const half = dice.int(3, 10)
  const whole = 2 * half
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `${whole} is even. Which number goes in both boxes? $\\square + \\square = ${whole}$`,
      `${name} has ${whole} cherries and puts the same number into two bowls. How many are in each bowl?`,
      `${whole} children make two teams of the same size. How many children are in each team?`,
    ]),
    answer: { kind: 'number', value: String(half) },
    steps: [
      { say: `An even number is the sum of two equal numbers.` },
      {
        say: `$${half} + ${half} = ${whole}$. The number is ${half}.`,
        claims: [`${half} + ${half} = ${whole}`],
      },
    ],
    hints: [
      'Which doubles do you know?',
      `Think: what number and the same number again make ${whole}?`,
      '4 is even: 2 + 2 = 4. So 2 goes in both boxes.',
    ],
    proof: [`${whole}/2 = ${half}`],
  }
}

function chooseKind(dice: Dice): Problem {
  const wantsEven = dice.coin()
  const right = 2 * dice.int(7, 24) + (wantsEven ? 0 : 1)
  const others = dice.sample([-9, -7, -3, 3, 5, 11], 3).map((shift) => right + shift)
  const word = wantsEven ? 'even' : 'odd'
  const mistakes = [
    'looks at the tens digit',
    'thinks big numbers are always like this',
    `mixes up even and odd`,
  ]
  return {
    prompt: `Which number is ${word}? ${dice.shuffle([right, ...others]).join(', ')}`,
    answer: makeChoice(
      dice,
      String(right),
      others.map((number, index) => [String(number), mistakes[index] as string]),
    ),
    steps: [
      { say: `Even numbers end in 0, 2, 4, 6 or 8. Odd numbers end in 1, 3, 5, 7 or 9.` },
      {
        say: `${right} ends in ${right % 10}, so it is ${word}. The answer is ${right}.`,
        claims: [wantsEven ? `2*${right / 2} = ${right}` : `2*${(right - 1) / 2} + 1 = ${right}`],
      },
    ],
    hints: [
      'Which digit tells you if a number is even?',
      `Look at the last digit of each number. Which one makes pairs ${wantsEven ? 'with nothing left' : 'with one left'}?`,
      '100 ends in 0, so it is even. 101 ends in 1, so it is odd.',
    ],
    proof: [wantsEven ? `${right}/2 = ${right / 2}` : `(${right} - 1)/2 = ${(right - 1) / 2}`],
  }
}

function chooseSum(dice: Dice): Problem {
  const wantsEven = dice.coin()
  const [a, b, c] = [2 * dice.int(3, 7), 2 * dice.int(2, 6) + 1, 2 * dice.int(4, 8) + 1]
  const right = wantsEven ? [b, c] : [a, b]
  const wrong: [number[], string][] = wantsEven
    ? [
        [[a, b], 'thinks one even part makes an even sum'],
        [[c, a], 'looks only at the last number'],
        [[b, a + 2], 'thinks bigger sums are even'],
      ]
    : [
        [[b, c], 'thinks odd and odd make odd'],
        [[a, a + 2], 'thinks sums are odd when the parts differ'],
        [[a + 4, a], 'does not find the sum'],
      ]
  const text = (pair: number[]) => `$${pair[0]} + ${pair[1]}$`
  const sum = (right[0] as number) + (right[1] as number)
  const word = wantsEven ? 'even' : 'odd'
  return {
    prompt: dice.pick([
      `Which sum is ${word}? Look for pairs in ${a}, ${b} and ${c}.`,
      `${pickName(dice)} adds two of the numbers ${[a, b, c, a + 2].join(', ')} and gets an ${word} sum. Which sum can it be?`,
    ]),
    answer: makeChoice(
      dice,
      text(right),
      wrong.map(([pair, mistake]) => [text(pair), mistake]),
    ),
    steps: [
      {
        say: wantsEven
          ? 'Odd and odd: the two left-over ones make a pair. The sum is even.'
          : 'Even and odd: one is left over without a partner. The sum is odd.',
      },
      {
        say: `${text(right)} makes ${sum}, and ${sum} is ${word}.`,
        claims: [
          `${right[0]} + ${right[1]} = ${sum}`,
          wantsEven ? `2*${sum / 2} = ${sum}` : `2*${(sum - 1) / 2} + 1 = ${sum}`,
        ],
      },
    ],
    hints: [
      'What happens to the ones that have no partner?',
      'Say for each number if it is even or odd. Then think about what is left over.',
      '3 + 1: both are odd, and the two single ones make a pair. The sum 4 is even.',
    ],
    proof: [
      wantsEven
        ? `(${right[0]} + ${right[1]})/2 = ${sum / 2}`
        : `(${right[0]} + ${right[1]} - 1)/2 = ${(sum - 1) / 2}`,
    ],
  }
}

export const equalGroups = definePractice('math.2.equal-groups', (dice, difficulty) => {
  const [groups, each] = [dice.int(2, 5), dice.int(2, 5)]
  if (difficulty === 1) return countRows(dice, groups, each)
  if (difficulty === 2)
    return dice.coin() ? countRings(dice, groups, each) : chooseAdding(dice, dice.int(3, 5), each)
  return tellGroups(dice, dice.int(3, 5), dice.int(3, 5))
})

function listEach(groups: number, each: number): string {
  return Array.from({ length: groups }, () => each).join(' + ')
}

function countRows(dice: Dice, rows: number, each: number): Problem {
  const total = rows * each
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      'How many dots are there in all? Add the rows.',
      `${name} sets out dots in ${rows} equal rows. How many dots are there?`,
      `Each row has ${countOf(each, 'dot')}. Add the rows to find how many dots ${name} has.`,
      `A muffin tray has ${rows} rows with ${each} in each row. How many muffins fit?`,
    ]),
    figure: drawRows(rows, each),
    answer: { kind: 'number', value: String(total) },
    steps: [
      { say: `There are ${rows} rows with ${each} in each row.` },
      {
        say: `$${listEach(rows, each)} = ${total}$. The answer is ${total}.`,
        claims: [`${listEach(rows, each)} = ${total}`],
      },
    ],
    hints: [
      'How many are in one row?',
      `Write the number of one row as often as there are rows, and add.`,
      '2 rows with 6 dots: 6 + 6 = 12.',
    ],
    proof: [`${rows}*${each} = ${total}`],
  }
}

function countRings(dice: Dice, groups: number, each: number): Problem {
  const total = groups * each
  return {
    prompt: dice.pick([
      `How many dots are in all ${groups} rings?`,
      `${pickName(dice)} puts ${countOf(each, 'berry', 'berries')} on each of ${groups} plates. How many berries is that?`,
      `${groups} bags hold ${countOf(each, 'ball')} each. How many balls are there?`,
    ]),
    figure: drawGroups(groups, each),
    answer: { kind: 'number', value: String(total) },
    steps: [
      { say: `There are ${groups} groups of ${each}.` },
      {
        say: `$${listEach(groups, each)} = ${total}$. The answer is ${total}.`,
        claims: [`${listEach(groups, each)} = ${total}`],
      },
    ],
    hints: [
      'Do all groups have the same number?',
      `Count by ${each}s, once for each group.`,
      '2 groups of 7: 7 + 7 = 14.',
    ],
    proof: [`${groups}*${each} = ${total}`],
  }
}

function chooseAdding(dice: Dice, groups: number, first: number): Problem {
  const each = first === groups ? first + 1 : first
  const right = `$${listEach(groups, each)}$`
  return {
    prompt: dice.pick([
      `Which sum fits ${groups} rows of ${each}?`,
      `${pickName(dice)} has ${groups} boxes with ${each} pens in each. Which sum tells how many pens there are?`,
    ]),
    figure: drawRows(groups, each),
    answer: makeChoice(dice, right, [
      [`$${groups} + ${each}$`, 'adds the number of rows and the number in a row'],
      [`$${listEach(groups - 1, each)}$`, 'leaves out one group'],
      [`$${listEach(groups + 1, each)}$`, 'adds one group too many'],
    ]),
    steps: [
      { say: `There are ${groups} groups. Each has ${each}.` },
      {
        say: `Add ${each} for each group: ${right}.`,
        claims: [`${listEach(groups, each)} = ${groups}*${each}`],
      },
    ],
    hints: [
      'How many groups are there? How many are in one group?',
      `The number ${each} must stand there once for each group.`,
      '2 rows of 6: the sum is 6 + 6.',
    ],
    proof: [`${listEach(groups, each)} = ${groups}*${each}`, `${groups} + ${each} != ${groups}*${each}`],
  }
}

function tellGroups(dice: Dice, groups: number, each: number): Problem {
  const extra = dice.int(1, 4)
  const total = groups * each + extra
  const name = pickName(dice)
  return {
    prompt: dice.pick([
      `${name} plants ${groups} rows with ${each} beans in each row and ${countOf(extra, 'more bean', 'more beans')} in a pot. How many beans is that?`,
      `${groups} cars with ${each} people each and ${countOf(extra, 'bike')} with one rider each come to a park. How many people come?`,
      `A shelf has ${groups} boards with ${each} cups on each. ${countOf(extra, 'cup')} more ${extra === 1 ? 'stands' : 'stand'} on the table. How many cups are there?`,
    ]),
    answer: { kind: 'number', value: String(total) },
    steps: [
      {
        say: `Add the equal groups: $${listEach(groups, each)} = ${groups * each}$.`,
        claims: [`${listEach(groups, each)} = ${groups * each}`],
      },
      {
        say: `Add the rest: $${groups * each} + ${extra} = ${total}$.`,
        claims: [`${groups * each} + ${extra} = ${total}`],
      },
    ],
    hints: [
      'Which things come in equal groups?',
      `First count by ${each}s, once for each group. Then add the rest.`,
      '2 rows of 6 and 1 more: 6 + 6 = 12, and 12 + 1 = 13.',
    ],
    proof: [`${groups}*${each} + ${extra} = ${total}`],
  }
}
