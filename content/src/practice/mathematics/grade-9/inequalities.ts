import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawGraph } from '../../figures/function-graph.ts'
import type { Problem } from '../../problem.ts'
import { solves } from '../../tools/claims.ts'
import { makeChoice } from '../../tools/options.ts'
import { inBrackets, plainPolynomial, texPolynomial, texSum } from '../../tools/terms.ts'
import { countOf, pickName } from '../../tools/words.ts'

const SIGNS = ['<', '>', '\\le', '\\ge'] as const
type Sign = (typeof SIGNS)[number]
const FLIPPED: Record<Sign, Sign> = { '<': '>', '>': '<', '\\le': '\\ge', '\\ge': '\\le' }
const PLAIN: Record<Sign, string> = { '<': '<', '>': '>', '\\le': '<=', '\\ge': '>=' }

export const linearInequalities = definePractice('math.9.linear-inequalities', (dice, difficulty) =>
  difficulty === 3 && dice.coin() ? makeBudget(dice) : makeInequality(dice, difficulty),
)

function makeInequality(dice: Dice, difficulty: number): Problem {
  const edge = dice.intExcept(-7, 8, [0, 1])
  const a = difficulty === 1 ? dice.int(2, 6) : -dice.int(2, 6)
  const c = difficulty === 3 ? dice.intExcept(-4, 5, [0, a]) : 0
  const b = dice.intExcept(-9, 9, [0])
  const d = (a - c) * edge + b
  const sign = dice.pick(SIGNS)
  const gap = a - c
  const result = gap < 0 ? FLIPPED[sign] : sign
  const [left, right] = [texPolynomial([a, b]), texPolynomial([c, d])]
  const [plainLeft, plainRight] = [plainPolynomial([a, b]), plainPolynomial([c, d])]
  const inside = result === '<' || result === '\\le' ? edge - 1 : edge + 1
  const put = (x: number) => `${a}*${inBrackets(x)} + (${b}) ${PLAIN[sign]} ${c}*${inBrackets(x)} + (${d})`
  const asksEdge = dice.int(1, 3) === 1
  return {
    prompt: asksEdge
      ? `Solve $${left} ${sign} ${right}$. Mark the number where the solutions begin or end.`
      : `${dice.pick(['Find all solutions of', 'Solve'])} $${left} ${sign} ${right}$`,
    answer: asksEdge
      ? { kind: 'numberLine', value: String(edge), from: '-10', to: '10', step: '1' }
      : makeChoice(dice, `$x ${result} ${edge}$`, [
          [
            `$x ${FLIPPED[result]} ${edge}$`,
            gap < 0 ? 'keeps the sign when dividing by a negative number' : 'turns the sign without a reason',
          ],
          [`$x ${result} ${-edge}$`, 'loses a minus sign while dividing'],
          [`$x ${FLIPPED[result]} ${-edge}$`, 'turns the sign and loses a minus sign'],
        ]),
    steps: [
      {
        say: `Collect the terms with $x$ on the left and the numbers on the right: $${texPolynomial([gap, 0])} ${sign} ${d - b}$.`,
        claims: [solves(`${plainLeft}=${plainRight}`, 'x', edge)],
      },
      {
        say: `Divide by $${gap}$. ${gap < 0 ? 'That is negative, so the sign turns round' : 'That is positive, so the sign stays'}: $x ${result} ${edge}$.`,
        claims: [`${d - b}/(${gap}) = ${edge}`],
      },
      { say: `Check with $x = ${inside}$, which is in the solutions.`, claims: [put(inside)] },
    ],
    hints: [
      'How would you solve it if the sign were an equals sign? What must you watch when you divide?',
      `Get $x$ alone. If you divide by a negative number, turn the sign round.`,
      '$-8x + 2 < 34$: $-8x < 32$; divide by $-8$ and turn the sign, $x > -4$.',
    ],
    proof: [solves(`${plainLeft}=${plainRight}`, 'x', edge), put(inside)],
  }
}

function makeBudget(dice: Dice): Problem {
  const name = pickName(dice)
  const [fixed, each] = [dice.int(12, 40), dice.int(6, 15)]
  const most = dice.int(5, 14)
  const money = fixed + each * most + dice.int(1, each - 1)
  const [story, things] = dice.pick([
    [`rents a hall for \\$${fixed} and pays \\$${each} for each guest`, 'guests'],
    [`pays \\$${fixed} to get into a fair and \\$${each} for each ride`, 'rides'],
    [`buys a video game for \\$${fixed} and add-ons for \\$${each} each`, 'add-ons'],
    [`orders a banner for \\$${fixed} and T-shirts for \\$${each} each`, 'T-shirts'],
  ] as const)
  return {
    prompt: `${name} ${story}. ${name} has \\$${money}. What is the greatest possible number of ${things}?`,
    answer: { kind: 'number', value: String(most), accept: [`${most} ${things}`] },
    steps: [
      { say: `With $n$ ${things}: $${fixed} + ${each}n \\le ${money}$.` },
      {
        say: `Subtract $${fixed}$: $${each}n \\le ${money - fixed}$.`,
        claims: [`${money} - ${fixed} = ${money - fixed}`],
      },
      {
        say: `$n$ is a whole number: $${each} \\cdot ${most} = ${each * most}$ still fits, one more does not. So $n = ${most}$.`,
        claims: [`${each}*${most} <= ${money - fixed}`, `${each}*${most + 1} > ${money - fixed}`],
      },
    ],
    hints: [
      `Which inequality says that the cost is at most the money ${name} has?`,
      `Solve $${fixed} + ${each}n \\le ${money}$ and think about whole numbers.`,
      '$50 + 6n \\le 81$: $6n \\le 31$, $n \\le 5.17$, so at most $5$.',
    ],
    proof: [`${fixed} + ${each}*${most} <= ${money}`, `${fixed} + ${each}*${most + 1} > ${money}`],
  }
}

export const compoundInequalities = definePractice('math.9.compound-inequalities', (dice, difficulty) => {
  const a = difficulty === 1 ? 1 : difficulty === 2 ? dice.int(2, 5) : dice.pick([-4, -3, -2, 2, 3, 4])
  const low = dice.int(-7, 2)
  const high = low + dice.int(3, 7)
  const b = dice.intExcept(-8, 8, [0])
  const middle = texPolynomial([a, b])
  const [atLow, atHigh] = [a * low + b, a * high + b]
  if (difficulty === 3) return makeOr(dice, a, b, low, high)
  const [left, right] = [dice.pick(['<', '\\le'] as const), dice.pick(['<', '\\le'] as const)]
  const count = high - low - 1 + (left === '\\le' ? 1 : 0) + (right === '\\le' ? 1 : 0)
  const asksCount = difficulty === 2 && dice.coin()
  const steps = [
    {
      say: `Do the same to all three parts: ${b < 0 ? `add $${-b}$` : `subtract $${b}$`}${a === 1 ? '' : `, then divide by $${a}$`}.`,
      claims: [
        solves(`${plainPolynomial([a, b])}=${atLow}`, 'x', low),
        solves(`${plainPolynomial([a, b])}=${atHigh}`, 'x', high),
      ],
    },
    { say: `This gives $${low} ${left} x ${right} ${high}$.`, claims: [`${low} < ${high}`] },
  ]
  const fitting = low + 1
  return {
    prompt: asksCount
      ? `How many integers $x$ satisfy $${atLow} ${left} ${middle} ${right} ${atHigh}$?`
      : `Solve $${atLow} ${left} ${middle} ${right} ${atHigh}$.`,
    answer: asksCount
      ? { kind: 'number', value: String(count) }
      : makeChoice(
          dice,
          `$${low} ${left} x ${right} ${high}$`,
          [
            [`$${low} ${left} x ${right} ${atHigh}$`, 'changes only the left part'],
            [`$${atLow} ${left} x ${right} ${high}$`, 'changes only the right part'],
            [
              `$${a === 1 ? atLow + b : atLow - b} ${left} x ${right} ${a === 1 ? atHigh + b : atHigh - b}$`,
              a === 1 ? 'adds the number instead of taking it away' : 'forgets to divide',
            ],
          ],
          [[`$${-high} ${left} x ${right} ${-low}$`, 'turns all signs']],
        ),
    steps: asksCount
      ? [
          ...steps,
          {
            say: `The integers from there: there are $${count}$ of them.`,
            claims: [`${high} - ${low} + 1 - ${high - low + 1 - count} = ${count}`],
          },
        ]
      : steps,
    hints: [
      'What would you do to the middle part to get $x$ alone?',
      `${b < 0 ? 'Add' : 'Subtract'} $${Math.abs(b)}$ in all three parts${a === 1 ? '' : `, then divide all of them by $${a}$`}.`,
      '$-4 < 7x + 3 \\le 24$: subtract $3$, $-7 < 7x \\le 21$; divide by $7$, $-1 < x \\le 3$.',
    ],
    proof: [
      solves(`${plainPolynomial([a, b])}=${atLow}`, 'x', low),
      solves(`${plainPolynomial([a, b])}=${atHigh}`, 'x', high),
      `${atLow} < ${a}*${inBrackets(fitting)} + (${b})`,
      ...(asksCount
        ? [`${high} - ${low} - 1 + ${left === '\\le' ? 1 : 0} + ${right === '\\le' ? 1 : 0} = ${count}`]
        : []),
    ],
  }
})

function makeOr(dice: Dice, a: number, b: number, low: number, high: number): Problem {
  const middle = texPolynomial([a, b])
  const [atLow, atHigh] = [a * low + b, a * high + b]
  const [toLow, toHigh]: [Sign, Sign] = a > 0 ? ['<', '>'] : ['>', '<']
  return {
    prompt: `Solve $${middle} ${toLow} ${atLow}$ or $${middle} ${toHigh} ${atHigh}$.`,
    answer: makeChoice(
      dice,
      `$x < ${low}$ or $x > ${high}$`,
      [
        [`$${low} < x < ${high}$`, 'joins “or” as if it were “and”'],
        [`$x > ${low}$ or $x < ${high}$`, 'turns both signs the wrong way'],
        [`$x < ${-high}$ or $x > ${-low}$`, 'loses the minus signs'],
      ],
      [[`$x < ${low}$ only`, 'forgets the second part']],
    ),
    steps: [
      {
        say: `First part: the border is $x = ${low}$${a < 0 ? ', and dividing by a negative number turns the sign' : ''}, so $x < ${low}$.`,
        claims: [solves(`${plainPolynomial([a, b])}=${atLow}`, 'x', low)],
      },
      {
        say: `Second part in the same way: $x > ${high}$.`,
        claims: [solves(`${plainPolynomial([a, b])}=${atHigh}`, 'x', high)],
      },
      { say: `“Or” keeps both: $x < ${low}$ or $x > ${high}$.`, claims: [`${low} < ${high}`] },
    ],
    hints: [
      'Can you solve the two inequalities one after the other?',
      `Start with $${middle} ${toLow} ${atLow}$. ${a < 0 ? 'You will divide by a negative number: what happens to the sign?' : 'Which numbers fit?'}`,
      '$2x < -6$ or $2x > 8$: $x < -3$ or $x > 4$.',
    ],
    proof: [
      `${a}*(${low - 1}) + (${b}) ${toLow} ${atLow}`,
      `${a}*(${high + 1}) + (${b}) ${toHigh} ${atHigh}`,
      solves(`${plainPolynomial([a, b])}=${atLow}`, 'x', low),
      solves(`${plainPolynomial([a, b])}=${atHigh}`, 'x', high),
    ],
  }
}

export const systemsOfInequalities = definePractice('math.9.systems-of-inequalities', (dice, difficulty) => {
  if (difficulty === 3) return makeMixture(dice)
  const m = dice.pick([1, 2, -1, -2])
  const b = dice.int(-3, 0)
  const k = dice.pick([-1, 1]) * (difficulty === 1 ? 0 : dice.int(1, 2))
  const c = b + dice.int(2, 3)
  const isAbove = (x: number, y: number) => y > m * x + b
  const isBelow = (x: number, y: number) => y < k * x + c
  const grid = Array.from({ length: 81 }, (_, index) => [(index % 9) - 4, Math.floor(index / 9) - 4] as const)
  const pickPoint = (first: boolean, second: boolean) =>
    dice.pick(
      grid.filter(
        ([x, y]) => isAbove(x, y) === first && isBelow(x, y) === second && y !== m * x + b && y !== k * x + c,
      ),
    )
  const [right, onlyFirst, onlySecond] = [
    pickPoint(true, true),
    pickPoint(true, false),
    pickPoint(false, true),
  ]
  const onLine = dice.pick(grid.filter(([x, y]) => y === m * x + b))
  const write = ([x, y]: readonly [number, number]) => `$(${x}, ${y})$`
  const [x, y] = right
  const lines = [texPolynomial([m, b]), texPolynomial([k, c])] as const
  return {
    prompt: `Which point satisfies both $y > ${lines[0]}$ and $y < ${lines[1]}$?`,
    ...(difficulty === 2
      ? {
          figure: drawGraph({
            title: 'Two border lines',
            desc: `The lines y = ${plainPolynomial([m, b])} and y = ${plainPolynomial([k, c])} on squared paper from -5 to 5.`,
            x: [-5, 5],
            y: [-5, 5],
            curves: [
              { rule: (at) => m * at + b, line: 'line-a' },
              { rule: (at) => k * at + c, line: 'line-b' },
            ],
          }),
        }
      : {}),
    answer: makeChoice(dice, write(right), [
      [write(onlyFirst), 'checks only the first inequality'],
      [write(onlySecond), 'checks only the second inequality'],
      [write(onLine), 'counts a point on the border, though the sign is strict'],
    ]),
    steps: [
      {
        say: `Put $(${x}, ${y})$ into the first: $${y} > ${m * x + b}$ is true.`,
        claims: [`${y} > ${m}*${inBrackets(x)} + (${b})`],
      },
      {
        say: `Put it into the second: $${y} < ${k * x + c}$ is true. So ${write(right)} satisfies both.`,
        claims: [`${y} < ${k}*${inBrackets(x)} + (${c})`],
      },
    ],
    hints: [
      'What does a point have to do to belong to both?',
      `For each point, work out $${lines[0]}$ and $${lines[1]}$ with its $x$, and compare with its $y$.`,
      'Does $(1, 4)$ satisfy $y > 2x$ and $y < 6$? $4 > 2$ and $4 < 6$: yes.',
    ],
    proof: [
      `${y} > ${m}*${inBrackets(x)} + (${b})`,
      `${y} < ${k}*${inBrackets(x)} + (${c})`,
      `${onlyFirst[1]} >= ${k}*${inBrackets(onlyFirst[0])} + (${c})`,
      `${onlySecond[1]} <= ${m}*${inBrackets(onlySecond[0])} + (${b})`,
      `${onLine[1]} <= ${m}*${inBrackets(onLine[0])} + (${b})`,
    ],
  }
})

function makeMixture(dice: Dice): Problem {
  const name = pickName(dice)
  const [story, one, two, single] = dice.pick([
    ['works in a café and as a tutor', 'hours in the café', 'hours of tutoring', 'hour of tutoring'],
    ['sells bracelets and rings', 'bracelets', 'rings', 'ring'],
    ['mows lawns and walks dogs', 'lawns', 'dogs', 'dog'],
  ] as const)
  const p = dice.int(8, 12)
  const q = p + dice.int(8, 10)
  const [x, y] = [dice.int(3, 7), dice.int(4, 7)]
  const most = x + y + dice.int(0, 1)
  const least = p * x + q * y - dice.int(0, 6)
  const tooMany = [most - 2, 4] as const
  const tooLittle = [most - 1, 1] as const
  const swapped = [most, 0] as const
  const write = ([a, b]: readonly [number, number]) => `${a} ${one} and ${countOf(b, single, two)}`
  const sum = texSum([
    [p, 'x'],
    [q, 'y'],
  ])
  return {
    prompt: `${name} ${story}: \\$${p} for each of $x$ ${one} and \\$${q} for each of $y$ ${two}. There is time for at most $${most}$ in all, and ${name} needs at least \\$${least}. Which plan fits both conditions?`,
    answer: makeChoice(dice, write([x, y]), [
      [write(tooMany), 'earns enough but takes too much time'],
      [write(tooLittle), 'keeps within the time but earns too little'],
      [write(swapped), 'leaves out the better paid work'],
    ]),
    steps: [
      {
        say: `Time: $x + y \\le ${most}$, and $${x} + ${y} = ${x + y}$ fits.`,
        claims: [`${x} + ${y} <= ${most}`],
      },
      {
        say: `Money: $${sum} \\ge ${least}$, and $${p} \\cdot ${x} + ${q} \\cdot ${y} = ${p * x + q * y}$ fits. So the plan is ${write([x, y])}.`,
        claims: [`${p}*${x} + ${q}*${y} >= ${least}`],
      },
    ],
    hints: [
      'Which two inequalities does the story give you?',
      `Check $x + y \\le ${most}$ first, then $${sum} \\ge ${least}$.`,
      '$x + y \\le 8$ and $10x + 15y \\ge 100$: $(3, 5)$ gives $8 \\le 8$ and $105 \\ge 100$, so it fits.',
    ],
    proof: [
      `${x} + ${y} <= ${most}`,
      `${p}*${x} + ${q}*${y} >= ${least}`,
      `${tooMany[0]} + ${tooMany[1]} > ${most}`,
      `${p}*${tooLittle[0]} + ${q}*${tooLittle[1]} < ${least}`,
      `${p}*${swapped[0]} < ${least}`,
    ],
  }
}
