import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawGroups, drawRows } from '../../figures/dots.ts'
import type { Problem } from '../../problem.ts'
import { makeChoice } from '../../tools/options.ts'
import { pickName } from '../../tools/words.ts'

function listEach(groups: number, each: number): string {
  return Array.from({ length: groups }, () => each).join(' + ')
}

export const groupsAndSharing = definePractice('math.3.groups-and-sharing', (dice, difficulty) => {
  const groups = dice.int(3, 6)
  const each = dice.intExcept(2, 8, [groups])
  if (difficulty === 1) return chooseProduct(dice, groups, each)
  if (difficulty === 2) return shareOut(dice, groups, each)
  return dice.coin() ? chooseStory(dice, groups, each) : matchMeanings(dice, groups, each)
})

function chooseProduct(dice: Dice, groups: number, each: number): Problem {
  const right = `$${groups} \\times ${each}$`
  return {
    prompt: dice.pick([
      `Which one fits the picture with ${groups} groups of ${each}?`,
      `${pickName(dice)} puts ${each} dots into each of ${groups} rings. Which one tells how many dots there are?`,
      `${groups} plates hold ${each} plums each. Which one tells how many plums there are?`,
    ]),
    figure: drawGroups(groups, each),
    answer: makeChoice(
      dice,
      right,
      [
        [`$${groups} + ${each}$`, 'adds the number of groups and the size of a group'],
        [`$${each} + ${each}$`, 'counts only two of the groups'],
        [`$${groups} \\times ${groups}$`, 'uses the number of groups twice'],
      ].filter(([text]) => !(text === `$${groups} + ${each}$` && groups + each === groups * each)) as [
        string,
        string,
      ][],
    ),
    steps: [
      {
        say: `There are ${groups} groups with ${each} in each group: $${listEach(groups, each)}$.`,
        claims: [`${listEach(groups, each)} = ${groups * each}`],
      },
      {
        say: `${groups} times ${each} is written ${right}.`,
        claims: [`${groups}*${each} = ${groups * each}`],
      },
    ],
    hints: [
      'How many groups are there? How many are in one group?',
      `Adding ${each} again and again has a short way to write it: times.`,
      '2 groups of 9: 9 + 9, written 2 × 9.',
    ],
    proof: [`${groups}*${each} = ${listEach(groups, each)}`, `${groups} + ${each} != ${groups}*${each}`],
  }
}

function shareOut(dice: Dice, groups: number, each: number): Problem {
  const total = groups * each
  const name = pickName(dice)
  const asksEach = dice.coin()
  const [answer, known] = asksEach ? [each, groups] : [groups, each]
  return {
    prompt: asksEach
      ? dice.pick([
          `${name} shares ${total} nuts fairly among ${groups} friends. How many nuts does each friend get?`,
          `${total} chairs stand in ${groups} equal rows. How many chairs are in one row?`,
          `${total} dots are put into ${groups} equal groups. How many dots are in each group?`,
        ])
      : dice.pick([
          `${name} puts ${total} eggs into boxes, ${each} in each box. How many boxes are full?`,
          `${total} children make teams of ${each}. How many teams are there?`,
          `${name} has ${total} flowers and makes bunches of ${each}. How many bunches are there?`,
        ]),
    answer: { kind: 'number', value: String(answer) },
    steps: [
      { say: `Divide: $${total} \\div ${known}$. Think: ${known} times what number is ${total}?` },
      {
        say: `$${known} \\times ${answer} = ${total}$, so $${total} \\div ${known} = ${answer}$.`,
        claims: [`${known}*${answer} = ${total}`, `${total}/${known} = ${answer}`],
      },
    ],
    hints: [
      'Do you know the number of groups or the size of a group?',
      `Count by ${known}s until you reach ${total}. How many jumps is that?`,
      '18 pens are shared by 2 children: 2 times 9 is 18, so each gets 9.',
    ],
    proof: [`${groups}*${each} = ${total}`],
  }
}

function chooseStory(dice: Dice, groups: number, each: number): Problem {
  const total = groups * each
  const thing = dice.pick(['apples', 'books', 'coins', 'cards'])
  const right = `${total} ${thing} are shared among ${groups} children. How many does each get?`
  return {
    prompt: `Which story fits $${total} \\div ${groups}$? ${dice.pick(['Read all of them first.', 'Think of equal shares.', `They are all about ${thing}.`])}`,
    answer: makeChoice(dice, right, [
      [
        `${groups} children have ${total} ${thing} each. How many is that in all?`,
        'multiplies and does not divide',
      ],
      [
        `There are ${total} ${thing}, and ${groups} are taken away. How many are left?`,
        'subtracts and does not divide',
      ],
      [
        `There are ${total} ${thing}, and ${groups} more come. How many are there?`,
        'adds and does not divide',
      ],
    ]),
    steps: [
      {
        say: `$${total} \\div ${groups}$ means: ${total} are split into ${groups} equal parts.`,
        claims: [`${total}/${groups} = ${each}`],
      },
      { say: `The story is: ${right}` },
    ],
    hints: [
      'What happens when you divide: do things come, go, or get shared?',
      `Look for the story in which ${total} are split into equal parts.`,
      '8 ÷ 2 fits: 8 pens are shared by 2 children. How many does each get?',
    ],
    proof: [`${groups}*${each} = ${total}`, `${total} - ${groups} != ${each}`],
  }
}

function matchMeanings(dice: Dice, groups: number, each: number): Problem {
  const total = groups * each
  const thing = dice.pick(['beads', 'pens', 'shells'])
  const pairs: [string, string][] = [
    [`$${groups} \\times ${each}$`, `${groups} bags with ${each} ${thing} in each bag`],
    [`$${groups} + ${each}$`, `${groups} ${thing} and ${each} more ${thing}`],
    [`$${total} \\div ${groups}$`, `${total} ${thing} shared among ${groups} people`],
    [`$${total} - ${groups}$`, `${total} ${thing}, and ${groups} get lost`],
  ]
  return {
    prompt: `Match each one with what it means for ${thing}: ${dice
      .shuffle(pairs)
      .map(([left]) => left)
      .join(', ')}.`,
    answer: { kind: 'matching', pairs },
    steps: [
      {
        say: 'Times means equal groups. Divided by means equal shares.',
        claims: [`${groups}*${each} = ${total}`, `${total}/${groups} = ${each}`],
      },
      { say: `${pairs.map(([left, right]) => `${left}: ${right}`).join('; ')}.` },
    ],
    hints: [
      'What does each sign mean in words?',
      'Find the one with equal bags first. Then find the one that shares.',
      '2 × 9 is 2 groups of 9. 18 ÷ 2 is 18 shared by 2.',
    ],
    proof: [`${listEach(groups, each)} = ${total}`, `${total}/${groups} = ${each}`],
  }
}

export const multiplyWithin100 = definePractice('math.3.multiply-within-100', (dice, difficulty) => {
  const a = difficulty === 1 ? dice.pick([2, 3, 4, 5, 10]) : dice.int(4, 9)
  const b = difficulty === 1 ? dice.int(3, 9) : dice.int(6, 9)
  const product = a * b
  const name = pickName(dice)
  const isChoice = difficulty === 3 && dice.coin()
  const near = (a - 1) * b
  const stories = [
    `${name} buys ${a} packs with ${b} stickers in each pack. How many stickers is that?`,
    `A garden has ${a} rows of ${b} plants. How many plants are there?`,
    `${a} spiders are drawn with ${b} spots each. How many spots are there?`,
    `A ticket costs ${b} dollars. How many dollars do ${a} tickets cost?`,
  ]
  const bare = [`What is $${a} \\times ${b}$?`, `Find the product of ${a} and ${b}.`]
  const isPicture = difficulty === 1 && dice.int(1, 3) === 1
  return {
    prompt: isPicture
      ? `How many dots are in ${a} rows of ${b}?`
      : dice.pick(difficulty === 3 ? stories : [...bare, ...bare, ...stories]),
    ...(isPicture ? { figure: drawRows(a, b) } : {}),
    answer: isChoice
      ? makeChoice(
          dice,
          String(product),
          [
            [String(a + b), 'adds and does not multiply'],
            [String(near), 'counts one group too few'],
            [String(product + a), 'counts one too many in each group'],
          ],
          [[String(product + b), 'counts one group too many']],
        )
      : { kind: 'number', value: String(product) },
    steps:
      a === 10
        ? [
            { say: `10 times ${b} is ${b} tens.` },
            { say: `$10 \\times ${b} = ${product}$.`, claims: [`10*${b} = ${product}`] },
          ]
        : [
            {
              say: `Start with a fact you know: $${a - 1} \\times ${b} = ${near}$.`,
              claims: [`${a - 1}*${b} = ${near}`],
            },
            {
              say: `One more group of ${b}: $${near} + ${b} = ${product}$. So $${a} \\times ${b} = ${product}$.`,
              claims: [`${near} + ${b} = ${product}`, `${a}*${b} = ${product}`],
            },
          ],
    hints: [
      'Which times fact close to this one do you know?',
      a === 10
        ? `Count by tens, ${b} times.`
        : `Split the ${a} groups of ${b}: do one group less first, and add one group of ${b} at the end.`,
      '3 × 11: 2 × 11 = 22, and 11 more is 33.',
    ],
    proof: [`${product}/${b} = ${a}`],
  }
})
