import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawCoordinatePlane } from '../../figures/coordinate-plane.ts'
import type { Problem } from '../../problem.ts'
import { plainFraction, reduce, texFraction } from '../../tools/fraction.ts'
import { makeChoice } from '../../tools/options.ts'
import { plainSurd, simplifyRoot, texSurd } from '../../tools/surd.ts'
import { inBrackets, plainPolynomial, texPolynomial, texSum, writeFactor } from '../../tools/terms.ts'

export const distanceAndMidpoint = definePractice('math.10.distance-and-midpoint', (dice, difficulty) => {
  const [x, y] = [dice.int(-6, 4), dice.int(-6, 4)]
  if (difficulty === 1 && dice.coin()) return makeMidpoint(dice, x, y)
  if (difficulty === 3 && dice.coin()) return makeEndpoint(dice, x, y)
  const [dx, dy] =
    difficulty === 1
      ? dice.pick([
          [3, 4],
          [6, 8],
          [5, 12],
          [8, 6],
          [12, 5],
          [4, 3],
          [9, 12],
          [8, 15],
        ] as const)
      : dice.pick([
          [2, 4],
          [3, 6],
          [1, 3],
          [5, 5],
          [2, 6],
          [4, 6],
          [7, 1],
          [4, 8],
          [3, 9],
          [2, 10],
        ] as const)
  const [x2, y2] = [x + dx * dice.pick([1, -1]), y + dy * dice.pick([1, -1])]
  const square = dx * dx + dy * dy
  const surd = simplifyRoot(square)
  return {
    prompt: `Find the distance between $(${x}, ${y})$ and $(${x2}, ${y2})$${surd.inside === 1 ? '' : ' exactly, in simplest form'}.`,
    answer:
      surd.inside === 1
        ? { kind: 'number', value: String(surd.outside) }
        : { kind: 'expression', value: plainSurd(surd), form: 'simplest' },
    steps: [
      {
        say: `The differences are $${x2} - ${inBrackets(x)} = ${x2 - x}$ and $${y2} - ${inBrackets(y)} = ${y2 - y}$.`,
        claims: [`${x2} - (${x}) = ${x2 - x}`, `${y2} - (${y}) = ${y2 - y}`],
      },
      {
        say: `Pythagoras: $d = \\sqrt{${inBrackets(x2 - x)}^2 + ${inBrackets(y2 - y)}^2} = \\sqrt{${square}}${surd.outside === 1 ? '' : ` = ${texSurd(surd)}`}$.`,
        claims: [`sqrt((${x2}-(${x}))^2 + (${y2}-(${y}))^2) = ${plainSurd(surd)}`],
      },
    ],
    hints: [
      'Which right triangle has the segment as its hypotenuse?',
      `Find the differences of the coordinates of $(${x}, ${y})$ and $(${x2}, ${y2})$, square them, add, and take the root.`,
      'From $(0, 0)$ to $(20, 21)$: $\\sqrt{400 + 441} = 29$.',
    ],
    proof: [`(${x2}-(${x}))^2 + (${y2}-(${y}))^2 = (${plainSurd(surd)})^2`],
  }
})

function makeMidpoint(dice: Dice, x: number, y: number): Problem {
  const [dx, dy] = [dice.intExcept(-5, 5, [0]), dice.intExcept(-5, 5, [0, x])]
  const [x2, y2] = [x + 2 * dx, y + 2 * dy]
  const point = (a: number | string, b: number | string) => `$(${a}, ${b})$`
  return {
    prompt: `Find the midpoint of the segment from ${point(x, y)} to ${point(x2, y2)}.`,
    answer: makeChoice(
      dice,
      point(x + dx, y + dy),
      [
        [point(2 * x + 2 * dx, 2 * y + 2 * dy), 'adds the coordinates but does not halve'],
        [point(dx, dy), 'halves the differences instead of the sums'],
        [point(2 * dx, 2 * dy), 'takes the differences of the coordinates'],
      ],
      [
        [point(y + dy, x + dx), 'swaps the coordinates'],
        [point(x + dx, y2), 'halves only the first coordinate'],
      ],
    ),
    steps: [
      {
        say: `Take the mean of the first coordinates: $\\frac{${x} + ${inBrackets(x2)}}{2} = ${x + dx}$.`,
        claims: [`(${x} + (${x2}))/2 = ${x + dx}`],
      },
      {
        say: `And of the second: $\\frac{${y} + ${inBrackets(y2)}}{2} = ${y + dy}$. The midpoint is ${point(x + dx, y + dy)}.`,
        claims: [`(${y} + (${y2}))/2 = ${y + dy}`],
      },
    ],
    hints: [
      'What lies halfway between two numbers?',
      `Take the mean of $${x}$ and $${x2}$, and the mean of $${y}$ and $${y2}$.`,
      'From $(10, 2)$ to $(20, 8)$: midpoint $(15, 5)$.',
    ],
    proof: [`2*(${x + dx}) = ${x} + (${x2})`, `2*(${y + dy}) = ${y} + (${y2})`],
  }
}

function makeEndpoint(dice: Dice, x: number, y: number): Problem {
  const [dx, dy] = [dice.intExcept(-5, 5, [0]), dice.intExcept(-5, 5, [0])]
  const [mx, my, ex, ey] = [x + dx, y + dy, x + 2 * dx, y + 2 * dy]
  const want = dice.pick(['x', 'y'] as const)
  const value = want === 'x' ? ex : ey
  return {
    prompt: `$M(${mx}, ${my})$ is the midpoint of the segment $AB$ with $A(${x}, ${y})$. Find the $${want}$-coordinate of $B$.`,
    figure: drawCoordinatePlane({
      title: 'A and M',
      desc: `Point A at ${x}, ${y} and point M at ${mx}, ${my}.`,
      x: [-12, 12],
      y: [-12, 12],
      xStep: 2,
      yStep: 2,
      points: [
        { x, y, label: 'A' },
        { x: mx, y: my, label: 'M' },
      ],
    }),
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: `From $A$ to $M$ the ${want}-coordinate changes by $${want === 'x' ? dx : dy}$.`,
        claims: [want === 'x' ? `${mx} - (${x}) = ${dx}` : `${my} - (${y}) = ${dy}`],
      },
      {
        say: `From $M$ to $B$ it changes by the same: $${want === 'x' ? `${mx} + ${inBrackets(dx)} = ${ex}` : `${my} + ${inBrackets(dy)} = ${ey}`}$.`,
        claims: [want === 'x' ? `${mx} + (${dx}) = ${ex}` : `${my} + (${dy}) = ${ey}`],
      },
    ],
    hints: [
      'How far is it from $A$ to $M$, and how far on to $B$?',
      `Go the step from $A$ to $M$ once more, starting at $M$. You only need the $${want}$-coordinate.`,
      '$A(1, 2)$, $M(21, 9)$: the step is $(20, 7)$, so $B(41, 16)$.',
    ],
    proof: [want === 'x' ? `(${x} + (${ex}))/2 = ${mx}` : `(${y} + (${ey}))/2 = ${my}`],
  }
}

export const parallelAndPerpendicularLines = definePractice(
  'math.10.parallel-and-perpendicular-lines',
  (dice, difficulty) => {
    const slope = reduce({
      top: dice.pick([-5, -3, -2, 2, 3, 5]),
      bottom: difficulty === 1 ? 1 : dice.pick([2, 3, 4, 1]),
    })
    const isParallel = dice.coin()
    const wanted = isParallel
      ? slope
      : reduce({ top: slope.top < 0 ? slope.bottom : -slope.bottom, bottom: Math.abs(slope.top) })
    const b = dice.intExcept(-7, 7, [0])
    const word = isParallel ? 'parallel' : 'perpendicular'
    const rule = isParallel
      ? {
          say: `Parallel lines have the same slope: $m = ${texFraction(wanted)}$.`,
          claims: [`${plainFraction(wanted)} = ${plainFraction(slope)}`],
        }
      : {
          say: `Perpendicular slopes have the product $-1$: $m = ${texFraction(wanted)}$.`,
          claims: [`(${plainFraction(slope)})*(${plainFraction(wanted)}) = -1`],
        }
    const usesStandard = difficulty === 3 && slope.bottom > 1
    const line = usesStandard
      ? `$${texSum([
          [-slope.top, 'x'],
          [slope.bottom, 'y'],
        ])} = ${b * slope.bottom}$`
      : `$y = ${texPolynomial([slope, b])}$`
    const [nudge, example] = [
      isParallel
        ? 'What do parallel lines have in common?'
        : 'What do you get when you multiply the slopes of perpendicular lines?',
      'Perpendicular to $y = 6x + 1$ through $(6, 4)$: slope $-\\frac{1}{6}$, $4 = -1 + b$, so $y = -\\frac{1}{6}x + 5$.',
    ]
    if (difficulty === 1) {
      return {
        prompt: `What is the slope of a line ${word} to ${line}?`,
        answer: { kind: 'fraction', value: plainFraction(wanted) },
        steps: [{ say: `The slope of ${line} is $${texFraction(slope)}$.` }, rule],
        hints: [
          nudge,
          isParallel
            ? 'Read the slope from the equation: it is the number before $x$.'
            : 'Read the slope from the equation, turn the fraction over and change its sign.',
          example,
        ],
        proof: [
          isParallel
            ? `(${plainFraction(wanted)}) - (${plainFraction(slope)}) = 0`
            : `(${plainFraction(slope)})*(${plainFraction(wanted)}) = -1`,
        ],
      }
    }
    const c = dice.intExcept(-6, 6, [0, b])
    const x = wanted.bottom * dice.pick([-2, -1, 1, 2])
    const y = (wanted.top * x) / wanted.bottom + c
    const value = plainPolynomial([wanted, c])
    return {
      prompt: `A line is ${word} to ${line} and goes through $(${x}, ${y})$. Complete its equation: $y = \\ldots$`,
      answer: { kind: 'expression', value, accept: [`y=${value}`] },
      steps: [
        ...(usesStandard
          ? [
              {
                say: `Solve for $y$: $y = ${texPolynomial([slope, b])}$.`,
                claims: [
                  `${-slope.top}*x + ${slope.bottom}*(${plainPolynomial([slope, b])}) = ${b * slope.bottom}`,
                ],
              },
            ]
          : []),
        rule,
        {
          say: `Put $(${x}, ${y})$ into $y = ${texPolynomial([wanted, 0])} + b$: $b = ${c}$.`,
          claims: [`${y} - (${plainFraction(wanted)})*(${x}) = ${c}`],
        },
        {
          say: `The line is $y = ${texPolynomial([wanted, c])}$.`,
          claims: [`(${plainFraction(wanted)})*(${x}) + (${c}) = ${y}`],
        },
      ],
      hints: [
        nudge,
        `Find the slope of ${line}, from it the slope you need, and then use the point $(${x}, ${y})$.`,
        example,
      ],
      proof: [
        `(${plainFraction(wanted)})*(${x}) + (${c}) = ${y}`,
        isParallel
          ? `(${plainFraction(wanted)}) - (${plainFraction(slope)}) = 0`
          : `(${plainFraction(slope)})*(${plainFraction(wanted)}) = -1`,
      ],
    }
  },
)

export const circleEquations = definePractice('math.10.circle-equations', (dice, difficulty) => {
  const [h, k, r] = [dice.intExcept(-6, 6, [0]), dice.intExcept(-6, 6, [0]), dice.int(2, 9)]
  const tex = `(${texPolynomial([1, -h])})^2 + (${texPolynomial([1, -k], 'y')})^2 = ${r * r}`
  const plain = `${writeFactor(h)}^2+${writeFactor(k, 'y')}^2`
  if (difficulty === 1) {
    const point = (a: number, b: number, c: number) => `center $(${a}, ${b})$, radius $${c}$`
    return {
      prompt: `Find center and radius of the circle $${tex}$.`,
      answer: makeChoice(dice, point(h, k, r), [
        [point(-h, -k, r), 'takes the signs in the brackets as they stand'],
        [point(h, k, r * r), 'forgets to take the root of the right side'],
        [point(-h, -k, r * r), 'takes signs and right side as they stand'],
      ]),
      steps: [
        {
          say: `Compare with $(x - h)^2 + (y - k)^2 = r^2$: $h = ${h}$, $k = ${k}$.`,
          claims: [`(${h}-(${h}))^2 + (${k}-(${k}))^2 = 0`],
        },
        { say: `$r^2 = ${r * r}$, so $r = ${r}$.`, claims: [`sqrt(${r * r}) = ${r}`] },
      ],
      hints: [
        'Which point makes both brackets zero?',
        `Set $${texPolynomial([1, -h])} = 0$ and $${texPolynomial([1, -k], 'y')} = 0$, and think of $${r * r}$ as a square.`,
        '$(x - 8)^2 + (y + 9)^2 = 100$: center $(8, -9)$, radius $10$.',
      ],
      proof: [`(${h + r}-(${h}))^2 + (${k}-(${k}))^2 = ${r * r}`],
    }
  }
  if (difficulty === 2) return makeCircleFromParts(dice, h, k, r, tex, plain)
  const [d, e, f] = [-2 * h, -2 * k, h * h + k * k - r * r]
  const general = texSum([
    [1, 'x^2'],
    [1, 'y^2'],
    [d, 'x'],
    [e, 'y'],
    [f, ''],
  ])
  return {
    prompt: `Find the radius of the circle $${general} = 0$.`,
    answer: { kind: 'number', value: String(r) },
    steps: [
      {
        say: `Complete both squares: $(${texPolynomial([1, -h])})^2 - ${h * h} + (${texPolynomial([1, -k], 'y')})^2 - ${k * k}${f < 0 ? ` - ${-f}` : f > 0 ? ` + ${f}` : ''} = 0$.`,
        claims: [`x^2 + (${d})*x = (x-(${h}))^2 - ${h * h}`, `y^2 + (${e})*y = (y-(${k}))^2 - ${k * k}`],
      },
      { say: `So $${tex}$.`, claims: [`${h * h} + ${k * k} - (${f}) = ${r * r}`] },
      { say: `The radius is $\\sqrt{${r * r}} = ${r}$.`, claims: [`sqrt(${r * r}) = ${r}`] },
    ],
    hints: [
      'How can you turn the terms with $x$ into a square, and those with $y$ as well?',
      `Complete the square in $${texSum([
        [1, 'x^2'],
        [d, 'x'],
      ])}$ and in $${texSum([
        [1, 'y^2'],
        [e, 'y'],
      ])}$.`,
      '$x^2 + y^2 - 14x + 48 = 0$: $(x - 7)^2 + y^2 = 1$, radius $1$.',
    ],
    proof: [`x^2 + y^2 + (${d})*x + (${e})*y + (${f}) = ${plain} - ${r}^2`],
  }
})

function makeCircleFromParts(
  dice: Dice,
  h: number,
  k: number,
  r: number,
  tex: string,
  plain: string,
): Problem {
  const [dx, dy, hyp] = dice.pick([
    [3, 4, 5],
    [6, 8, 10],
    [5, 12, 13],
    [8, 6, 10],
    [4, 3, 5],
  ] as const)
  const usesPoint = dice.coin()
  const radius = usesPoint ? hyp : r
  const shown = tex.replace(/= \d+$/, `= ${radius * radius}`)
  return {
    prompt: usesPoint
      ? `A circle with center $(${h}, ${k})$ goes through $(${h + dx}, ${k + dy})$. Write its equation.`
      : `Write the equation of the circle with center $(${h}, ${k})$ and radius $${r}$.`,
    answer: { kind: 'expression', value: `${plain}=${radius * radius}` },
    steps: [
      usesPoint
        ? {
            say: `The radius is the distance: $r^2 = ${dx}^2 + ${dy}^2 = ${radius * radius}$.`,
            claims: [`(${h + dx}-(${h}))^2 + (${k + dy}-(${k}))^2 = ${radius * radius}`],
          }
        : {
            say: `Use $(x - h)^2 + (y - k)^2 = r^2$ with $r^2 = ${radius * radius}$.`,
            claims: [`${r}^2 = ${radius * radius}`],
          },
      { say: `The equation is $${shown}$.` },
    ],
    hints: [
      'What is the same for all points of a circle?',
      usesPoint
        ? `Find the square of the distance from $(${h}, ${k})$ to $(${h + dx}, ${k + dy})$ first.`
        : `Put $(${h}, ${k})$ and $${r}$ into $(x - h)^2 + (y - k)^2 = r^2$, and watch the signs.`,
      'Center $(0, 7)$, radius $11$: $x^2 + (y - 7)^2 = 121$.',
    ],
    proof: [
      usesPoint
        ? `(${h + dx}-(${h}))^2 + (${k + dy}-(${k}))^2 = ${radius * radius}`
        : `(${h}+${r}-(${h}))^2 + (${k}-(${k}))^2 = ${radius * radius}`,
    ],
  }
}
