import { definePractice } from '../../define-practice.ts'
import { makeChoice } from '../../tools/options.ts'

const PHRASES = [
  ['at least', '\\ge', '>=', (n: number) => `A ride needs a height h of at least ${n} cm.`, 'h'],
  ['at most', '\\le', '<=', (n: number) => `A lift carries at most ${n} people p.`, 'p'],
  ['more than', '>', '>', (n: number) => `You win with a score s of more than ${n} points.`, 's'],
  ['less than', '<', '<', (n: number) => `A letter weighs w grams, which must be less than ${n} grams.`, 'w'],
  [
    'no fewer than',
    '\\ge',
    '>=',
    (n: number) => `A team has m members, and there must be no fewer than ${n}.`,
    'm',
  ],
  [
    'no more than',
    '\\le',
    '<=',
    (n: number) => `A bag may weigh no more than ${n} kg. Its weight is b kg.`,
    'b',
  ],
] as const

const SIGNS = ['<', '>', '\\le', '\\ge'] as const
type Sign = (typeof SIGNS)[number]

/** Names what goes wrong when `other` is chosen instead of the sign the words ask for. */
function nameSignMistake(sign: Sign, other: Sign): string {
  const isUp = (one: Sign) => one === '>' || one === '\\ge'
  const isClosed = (one: Sign) => one.length > 1
  if (isUp(sign) !== isUp(other)) return 'turns the direction around'
  return isClosed(other) ? 'lets the border itself count' : 'leaves out the border itself'
}

export const inequalities = definePractice('math.6.inequalities', (dice, difficulty) => {
  const number = dice.int(4, 60)
  if (difficulty === 1) {
    const [words, sign, plain, story, letter] = dice.pick(PHRASES)
    const isOpen = plain.length === 1
    const inside = plain.startsWith('>') ? number + 1 : number - 1
    const claims = [
      `${inside} ${plain} ${number}`,
      isOpen ? `${number} <= ${number}` : `${number} ${plain} ${number}`,
    ]
    return {
      prompt: `${story(number)} Which inequality says that?`,
      answer: makeChoice(
        dice,
        `$${letter} ${sign} ${number}$`,
        SIGNS.filter((other) => other !== sign).map(
          (other) => [`$${letter} ${other} ${number}$`, nameSignMistake(sign, other)] as const,
        ),
      ),
      steps: [
        {
          say: `"${words[0]?.toUpperCase()}${words.slice(1)} ${number}": ${number} itself is ${isOpen ? 'not ' : ''}allowed, and ${inside} is allowed.`,
          claims,
        },
        { say: `So $${letter} ${sign} ${number}$.` },
      ],
      hints: [
        `Is the number ${number} itself allowed?`,
        `Try a number a little above and a little below ${number}. Which one fits the words "${words}"?`,
        '"At least 5" allows 5, 6, 7 and more: $x \\ge 5$.',
      ],
      proof: claims,
    }
  }
  if (difficulty === 2) {
    const isMore = dice.coin()
    const border = dice.int(-6, 6)
    const start = isMore ? border + 1 : border - 1
    const sign = isMore ? '>' : '<'
    return {
      prompt: dice.pick([
        `On the number line, place the ${isMore ? 'smallest' : 'largest'} integer that makes $x ${sign} ${border}$ true.`,
        `Which is the ${isMore ? 'least' : 'greatest'} integer that is a solution of $x ${sign} ${border}$? Place it on the number line.`,
      ]),
      answer: { kind: 'numberLine', value: String(start), from: '-10', to: '10', step: '1' },
      steps: [
        {
          say: `${border} itself is not a solution, because it is not ${isMore ? 'more' : 'less'} than itself.`,
        },
        {
          say: `The next integer to the ${isMore ? 'right' : 'left'} is ${start}.`,
          claims: [`${start} ${sign} ${border}`],
        },
      ],
      hints: [
        `Is ${border} itself a solution?`,
        `In which direction from ${border} are the solutions? Take the nearest integer there.`,
        'For $x > 20$ the smallest integer is 21.',
      ],
      proof: [
        `${start} ${sign} ${border}`,
        `${border} ${isMore ? '<=' : '>='} ${border}`,
        isMore ? `${start} - 1 = ${border}` : `${start} + 1 = ${border}`,
      ],
    }
  }
  const [p, k] = [dice.int(3, 20), dice.int(2, 8)]
  const isSum = dice.coin()
  const sign = dice.pick(SIGNS)
  const border = dice.int(2, 15)
  const total = isSum ? border + p : border * k
  const left = isSum ? `x + ${p}` : `${k}x`
  const tests = { '<': border - 1, '>': border + 1, '\\le': border, '\\ge': border }
  const plainSign = sign === '\\le' ? '<=' : sign === '\\ge' ? '>=' : sign
  const test = tests[sign]
  const claim = isSum ? `${test} + ${p} ${plainSign} ${total}` : `${k} * ${test} ${plainSign} ${total}`
  const turned = sign === '<' ? '>' : sign === '>' ? '<' : sign === '\\le' ? '\\ge' : '\\le'
  return {
    prompt: dice.pick([
      `Solve $${left} ${sign} ${total}$.`,
      `Which numbers x make $${left} ${sign} ${total}$ true?`,
    ]),
    answer: makeChoice(dice, `$x ${sign} ${border}$`, [
      [`$x ${turned} ${border}$`, 'turns the sign around'],
      [
        `$x ${sign} ${isSum ? total + p : total * k}$`,
        isSum ? 'adds instead of subtracting' : 'multiplies instead of dividing',
      ],
      [`$x ${sign} ${total}$`, 'leaves the number on the left out'],
    ]),
    steps: [
      {
        say: isSum
          ? `Subtract ${p} on both sides: $${total} - ${p} = ${border}$.`
          : `Divide both sides by ${k}: $${total} \\div ${k} = ${border}$.`,
        claims: [isSum ? `${total} - ${p} = ${border}` : `${total} / ${k} = ${border}`],
      },
      { say: `$x ${sign} ${border}$. Test with ${test}: it makes the inequality true.`, claims: [claim] },
    ],
    hints: [
      'How would you undo what is done to x if there were an equals sign?',
      isSum ? `Take ${p} away from both sides.` : `Divide both sides by ${k}.`,
      '$x + 6 < 20$ has the solutions $x < 14$; $5x \\ge 30$ has $x \\ge 6$.',
    ],
    proof: [
      {
        equation: `${isSum ? `x + ${p}` : `${k}*x`} ${plainSign} ${total}`,
        solutions: [{ x: `${plainSign} ${border}` }],
      },
    ],
  }
})
