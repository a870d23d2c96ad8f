import { definePractice } from '../../define-practice.ts'
import { makeChoice } from '../../tools/options.ts'
import { texSum } from '../../tools/terms.ts'
import { pickName } from '../../tools/words.ts'

const SIGNS = { '<': '<', '>': '>', '\\le': '<=', '\\ge': '>=' } as const
const TURNED = { '<': '>', '>': '<', '\\le': '\\ge', '\\ge': '\\le' } as const

export const twoStepInequalities = definePractice('math.7.two-step-inequalities', (dice, difficulty) => {
  if (difficulty === 3) {
    const who = pickName(dice)
    const [each, start] = [dice.int(3, 12), dice.int(5, 40)]
    const count = dice.int(4, 15)
    const rest = dice.int(1, each - 1)
    const isBudget = dice.coin()
    const goal = start + each * count + (isBudget ? rest : -rest)
    const claims = isBudget
      ? [`${start} + ${each}*${count} <= ${goal}`, `${start} + ${each}*(${count} + 1) > ${goal}`]
      : [`${start} + ${each}*${count} >= ${goal}`, `${start} + ${each}*(${count} - 1) < ${goal}`]
    return {
      prompt: isBudget
        ? dice.pick([
            `A fair costs \\$${start} to enter and \\$${each} a ride. ${who} has \\$${goal}. What is the greatest number of rides ${who} can pay for?`,
            `A lift may carry ${goal} kg. The cart in it weighs ${start} kg, each box ${each} kg. How many boxes can it carry at most?`,
          ])
        : dice.pick([
            `${who} has \\$${start} and saves \\$${each} a week for a bike that costs \\$${goal}. What is the least number of weeks ${who} needs?`,
            `A team has ${start} points and gets ${each} for each win. At least how many wins does it need to reach ${goal} points?`,
          ]),
      answer: { kind: 'number', value: String(count) },
      steps: [
        { say: `The inequality is $${start} + ${each}x ${isBudget ? '\\le' : '\\ge'} ${goal}$.` },
        {
          say: `Subtract ${start} and divide by ${each}: $x ${isBudget ? '\\le' : '\\ge'} \\frac{${goal - start}}{${each}}$.`,
          claims: [`${goal} - ${start} = ${goal - start}`],
        },
        { say: `Only whole numbers make sense, so the answer is ${count}.`, claims },
      ],
      hints: [
        'Is there a limit that must not be passed, or a goal that must be reached?',
        `Take ${start} from ${goal}. How often does ${each} fit, and do you round up or down?`,
        'Entry 10, rides 4, money 31: $10 + 4x \\le 31$, $x \\le 5.25$, so 5 rides.',
      ],
      proof: claims,
    }
  }
  const p = difficulty === 1 ? dice.int(2, 9) : -dice.int(2, 9)
  const [q, border] = [dice.intExcept(-15, 15, [0]), dice.intExcept(-8, 12, [0])]
  const r = p * border + q
  const sign = dice.pick(['<', '>', '\\le', '\\ge'] as const)
  const end = p < 0 ? TURNED[sign] : sign
  const tex = `${texSum([
    [p, 'x'],
    [q, ''],
  ])} ${sign} ${r}`
  const inside = end === '<' || end === '\\le' ? border - 1 : border + 1
  const test = `${p}*(${inside}) + (${q}) ${SIGNS[sign]} ${r}`
  return {
    prompt: dice.pick([
      `Solve $${tex}$.`,
      `Which numbers x make $${tex}$ true?`,
      `Find all solutions of $${tex}$.`,
    ]),
    answer: makeChoice(
      dice,
      `$x ${end} ${border}$`,
      [
        [
          `$x ${TURNED[end]} ${border}$`,
          p < 0
            ? 'does not turn the sign when dividing by a negative number'
            : 'turns the sign without a reason',
        ],
        [`$x ${end} ${r - q}$`, 'forgets to divide'],
        [`$x ${end} ${-border}$`, 'loses a minus sign'],
      ],
      [[`$x ${end} ${border + q}$`, 'adds the number instead of subtracting it']],
    ),
    steps: [
      {
        say: `${q > 0 ? `Subtract ${q}` : `Add ${-q}`} on both sides: $${texSum([[p, 'x']])} ${sign} ${r - q}$.`,
        claims: [q > 0 ? `${r} - ${q} = ${r - q}` : `${r} + ${-q} = ${r - q}`],
      },
      {
        say: `Divide by ${p}${p < 0 ? ', which turns the sign around' : ''}: $x ${end} ${border}$.`,
        claims: [`${r - q} / (${p}) = ${border}`],
      },
      { say: `Test with ${inside}: it makes the inequality true.`, claims: [test] },
    ],
    hints: [
      'What happens to the sign when you divide by a negative number?',
      `${q > 0 ? `Subtract ${q} from` : `Add ${-q} to`} both sides, then divide by ${p}.`,
      '$-2x + 3 < 11$: $-2x < 8$, so $x > -4$. (Test 0: $3 < 11$.)',
    ],
    proof: [
      { equation: `${p}*x + (${q}) ${SIGNS[sign]} ${r}`, solutions: [{ x: `${SIGNS[end]} ${border}` }] },
    ],
  }
})
