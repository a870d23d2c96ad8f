import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawPolygon } from '../../figures/polygon.ts'
import { drawTriangle } from '../../figures/triangle.ts'
import type { Problem } from '../../problem.ts'
import { solves } from '../../tools/claims.ts'
import { writeDecimal } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { plainSurd, simplifyRoot, texSurd } from '../../tools/surd.ts'
import { TRIPLES } from '../../tools/triples.ts'
import { pickName } from '../../tools/words.ts'

export const similarFigures = definePractice('math.10.similar-figures', (dice, difficulty) => {
  if (difficulty === 1) return makeSimilarPair(dice)
  return difficulty === 2 ? makeShadow(dice) : makeSplitTriangle(dice)
})

function makeSimilarPair(dice: Dice): Problem {
  const [a, b] = dice.sample([3, 4, 5, 6, 7, 8, 9], 2) as [number, number]
  const [top, bottom] = dice.pick([
    [2, 1],
    [3, 1],
    [3, 2],
    [5, 2],
    [4, 3],
  ] as const)
  const [first, second] = [a * bottom, b * bottom]
  const [bigFirst, x] = [a * top, b * top]
  const [one, two] = dice.pick([
    ['ABC', 'DEF'],
    ['PQR', 'STU'],
    ['KLM', 'XYZ'],
  ] as const)
  return {
    prompt: `Triangles $${one}$ and $${two}$ are similar, in this order. $${one.slice(0, 2)} = ${first}$, $${one.slice(1)} = ${second}$ and $${two.slice(0, 2)} = ${bigFirst}$. Find $${two.slice(1)}$.`,
    answer: { kind: 'number', value: String(x) },
    steps: [
      {
        say: `Matching sides have the same ratio: $\\frac{x}{${second}} = \\frac{${bigFirst}}{${first}}$.`,
        claims: [solves(`x/${second}=${bigFirst}/${first}`, 'x', x)],
      },
      {
        say: `$x = ${second} \\cdot \\frac{${bigFirst}}{${first}} = ${x}$.`,
        claims: [`${second}*${bigFirst}/${first} = ${x}`],
      },
    ],
    hints: [
      'Which sides match each other? The order of the letters tells you.',
      `By which factor does $${first}$ grow to $${bigFirst}$? Use the same factor for $${second}$.`,
      'Sides $10$ and $11$ become $20$ and $22$: the factor is $2$.',
    ],
    proof: [`${x}/${second} = ${bigFirst}/${first}`],
  }
}

function makeShadow(dice: Dice): Problem {
  const name = pickName(dice)
  const person = dice.pick([150, 160, 165, 175, 180])
  const times = dice.int(4, 12)
  const shadow = dice.pick([80, 90, 100, 120, 200, 240])
  const [height, length] = [person * times, shadow * times]
  const thing = dice.pick(['tree', 'flagpole', 'lighthouse', 'statue'])
  return {
    prompt: `${name} is ${writeDecimal(person, 2)} m tall and casts a shadow of ${writeDecimal(shadow, 2)} m. At the same time a ${thing} casts a shadow of ${writeDecimal(length, 2)} m. How tall is the ${thing}, in meters?`,
    answer: { kind: 'number', value: writeDecimal(height, 2), unit: 'm' },
    steps: [
      {
        say: `The sun makes similar triangles: $\\frac{h}{${writeDecimal(length, 2)}} = \\frac{${writeDecimal(person, 2)}}{${writeDecimal(shadow, 2)}}$.`,
        claims: [
          solves(
            `h/${writeDecimal(length, 2)}=${writeDecimal(person, 2)}/${writeDecimal(shadow, 2)}`,
            'h',
            writeDecimal(height, 2),
          ),
        ],
      },
      {
        say: `The shadow is $${times}$ times as long, so the height is $${times} \\cdot ${writeDecimal(person, 2)} = ${writeDecimal(height, 2)}$ m.`,
        claims: [`${times}*${writeDecimal(person, 2)} = ${writeDecimal(height, 2)}`],
      },
    ],
    hints: [
      'Which two triangles have equal angles here?',
      `How many times as long as the shadow of ${name} is the shadow of the ${thing}?`,
      'A $2$ m pole with a $3$ m shadow and a tower with a $30$ m shadow: ten times, so $20$ m.',
    ],
    proof: [
      `${writeDecimal(height, 2)}/${writeDecimal(length, 2)} = ${writeDecimal(person, 2)}/${writeDecimal(shadow, 2)}`,
    ],
  }
}

function makeSplitTriangle(dice: Dice): Problem {
  const [p, q] = dice.pick([
    [2, 1],
    [3, 1],
    [3, 2],
    [2, 3],
    [4, 1],
    [1, 2],
  ] as const)
  const [u, v] = dice.sample([2, 3, 4, 5, 6], 2) as [number, number]
  const [ad, db, ae] = [p * u, q * u, p * v]
  const ec = q * v
  return {
    prompt: `In triangle $ABC$, point $D$ lies on $AB$ and $E$ on $AC$, and $DE$ is parallel to $BC$. $AD = ${ad}$, $DB = ${db}$ and $AE = ${ae}$. Find $EC$.`,
    figure: drawPolygon({
      title: 'A triangle cut parallel to its base',
      desc: 'Triangle ABC with A at the top; D lies on AB and E on AC, and DE is parallel to BC.',
      corners: [
        [0, 0],
        [10, 0],
        [4, 7],
      ],
      dashes: [
        {
          from: [4 - (4 * p) / (p + q), 7 - (7 * p) / (p + q)],
          to: [4 + (6 * p) / (p + q), 7 - (7 * p) / (p + q)],
        },
      ],
      labels: [
        { x: -0.5, y: -0.2, text: 'B' },
        { x: 10.5, y: -0.2, text: 'C' },
        { x: 4, y: 7.4, text: 'A' },
        { x: 3.4 - (4 * p) / (p + q), y: 7 - (7 * p) / (p + q), text: 'D' },
        { x: 4.6 + (6 * p) / (p + q), y: 7 - (7 * p) / (p + q), text: 'E' },
      ],
    }),
    answer: { kind: 'number', value: String(ec) },
    steps: [
      {
        say: `A parallel to the base cuts both sides in the same ratio: $\\frac{EC}{AE} = \\frac{DB}{AD}$.`,
        claims: [solves(`x/${ae}=${db}/${ad}`, 'x', ec)],
      },
      { say: `$EC = ${ae} \\cdot \\frac{${db}}{${ad}} = ${ec}$.`, claims: [`${ae}*${db}/${ad} = ${ec}`] },
    ],
    hints: [
      'What does the parallel line do to the two sides it cuts?',
      `Compare $DB$ with $AD$: use the ratio of $${db}$ to $${ad}$ on the other side.`,
      '$AD = 10$, $DB = 5$, $AE = 14$: $EC = 14 \\cdot \\frac{5}{10} = 7$.',
    ],
    proof: [`${ad}/${db} = ${ae}/${ec}`, `${ad}/(${ad} + ${db}) = ${ae}/(${ae} + ${ec})`],
  }
}

export const rightTriangles = definePractice('math.10.right-triangles', (dice, difficulty) => {
  if (difficulty === 1) return makeMissingSide(dice)
  return difficulty === 2 ? makeSurdSide(dice) : dice.coin() ? makeConverse(dice) : makeLadder(dice)
})

function makeMissingSide(dice: Dice): Problem {
  const [m, n, k] = dice.pick(TRIPLES)
  const times = m < 6 ? dice.int(1, 4) : 1
  const [a, b, c] = [m * times, n * times, k * times]
  const findsLeg = dice.coin()
  return {
    prompt: 'Find the side $x$ of the right triangle.',
    figure: drawTriangle({
      title: 'A right triangle',
      desc: findsLeg
        ? `A right triangle with one leg ${a}, the other leg x and the hypotenuse ${c}.`
        : `A right triangle with the legs ${a} and ${b} and the hypotenuse x.`,
      corners: [
        [0, 0],
        [Math.min(b, 2 * a), 0],
        [0, a],
      ],
      sides: [findsLeg ? String(c) : 'x', String(a), findsLeg ? 'x' : String(b)],
      rightAngle: 0,
    }),
    answer: { kind: 'number', value: String(findsLeg ? b : c), accept: [`x=${findsLeg ? b : c}`] },
    steps: [
      {
        say: findsLeg
          ? `$x^2 + ${a}^2 = ${c}^2$, so $x^2 = ${c * c} - ${a * a} = ${b * b}$.`
          : `$x^2 = ${a}^2 + ${b}^2 = ${c * c}$.`,
        claims: [findsLeg ? `${c}^2 - ${a}^2 = ${b * b}` : `${a}^2 + ${b}^2 = ${c * c}`],
      },
      {
        say: `$x = ${findsLeg ? b : c}$.`,
        claims: [`sqrt(${findsLeg ? b * b : c * c}) = ${findsLeg ? b : c}`],
      },
    ],
    hints: [
      'Is the side you look for opposite the right angle or next to it?',
      findsLeg
        ? `The hypotenuse is ${c}: take the square of the known leg from its square.`
        : 'Add the squares of the two legs, then take the root.',
      'Legs $33$ and $56$: $\\sqrt{1089 + 3136} = \\sqrt{4225} = 65$.',
    ],
    proof: [`${a}^2 + ${b}^2 = ${c}^2`],
  }
}

function makeSurdSide(dice: Dice): Problem {
  const [a, b] = dice.pick([
    [2, 4],
    [3, 6],
    [4, 6],
    [1, 3],
    [2, 6],
    [5, 10],
    [4, 8],
    [3, 9],
    [6, 10],
    [2, 8],
  ] as const)
  const findsLeg = dice.coin()
  const square = findsLeg ? b * b - a * a : a * a + b * b
  const surd = simplifyRoot(square)
  return {
    prompt: findsLeg
      ? `A right triangle has one leg of length $${a}$ and the hypotenuse $${b}$. Find the other leg exactly, in simplest form.`
      : `The legs of a right triangle are $${a}$ and $${b}$. Find the hypotenuse exactly, in simplest form.`,
    answer:
      surd.inside === 1
        ? { kind: 'number', value: String(surd.outside) }
        : { kind: 'expression', value: plainSurd(surd), form: 'simplest' },
    steps: [
      {
        say: findsLeg
          ? `The other leg squared is $${b}^2 - ${a}^2 = ${square}$.`
          : `The hypotenuse squared is $${a}^2 + ${b}^2 = ${square}$.`,
        claims: [findsLeg ? `${b}^2 - ${a}^2 = ${square}` : `${a}^2 + ${b}^2 = ${square}`],
      },
      {
        say: `So it is $\\sqrt{${square}}${surd.outside === 1 ? '' : ` = ${texSurd(surd)}`}$.`,
        claims: [`sqrt(${square}) = ${plainSurd(surd)}`],
      },
    ],
    hints: [
      'Do you add or subtract the squares here?',
      `Square $${a}$ and $${b}$, ${findsLeg ? 'subtract the smaller from the greater' : 'add'}, and simplify the root.`,
      'Legs $7$ and $14$: $\\sqrt{49 + 196} = \\sqrt{245} = 7\\sqrt{5}$.',
    ],
    proof: [
      findsLeg ? `${a}^2 + (${plainSurd(surd)})^2 = ${b}^2` : `(${plainSurd(surd)})^2 = ${a}^2 + ${b}^2`,
    ],
  }
}

function makeConverse(dice: Dice): Problem {
  const [m, n, k] = dice.pick(TRIPLES)
  const shift = dice.pick([-1, 0, 1])
  const [a, b, c] = [m * 2, n * 2, k * 2 + shift]
  const kind = shift === 0 ? 'right' : shift < 0 ? 'acute' : 'obtuse'
  const sign = shift === 0 ? '=' : shift < 0 ? '>' : '<'
  return {
    prompt: `A triangle has the sides $${a}$, $${b}$ and $${c}$. Which kind of triangle is it?`,
    answer: makeChoice(dice, kind, [
      ['right', 'thinks that the sides are a Pythagorean triple'],
      ['acute', 'turns the comparison of the squares round'],
      ['obtuse', 'turns the comparison of the squares round'],
      ['no triangle at all', 'adds the squares instead of the sides to see whether it closes'],
    ]),
    steps: [
      {
        say: `Compare $${a}^2 + ${b}^2 = ${a * a + b * b}$ with $${c}^2 = ${c * c}$.`,
        claims: [`${a}^2 + ${b}^2 ${sign} ${c}^2`],
      },
      {
        say: `The sum is ${shift === 0 ? 'equal to' : shift < 0 ? 'greater than' : 'less than'} the square of the longest side, so the triangle is ${kind}.`,
        claims: [`${a} + ${b} > ${c}`],
      },
    ],
    hints: [
      'What does the Pythagorean theorem say, and what if it does not hold exactly?',
      `Add the squares of $${a}$ and $${b}$ and compare with the square of $${c}$.`,
      'Sides $4, 5, 6$: $16 + 25 = 41 > 36$, so it is acute.',
    ],
    proof: [`${a}^2 + ${b}^2 ${sign} ${c}^2`, `${a} + ${b} > ${c}`],
  }
}

function makeLadder(dice: Dice): Problem {
  const [m, n, k] = dice.pick([
    [3, 4, 5],
    [5, 12, 13],
    [8, 15, 17],
    [7, 24, 25],
  ] as const)
  const times = m < 6 ? dice.int(1, 3) : 1
  const [a, b, c] = [m * times, n * times, k * times].map((side) => writeDecimal(side * 5, 1)) as [
    string,
    string,
    string,
  ]
  const [story, value] = dice.pick([
    [
      `A ladder ${c} m long leans against a wall. Its foot is ${a} m from the wall. How high does it reach, in meters?`,
      b,
    ],
    [
      `A rectangular field is ${a} m by ${b} m. How long is the straight path from corner to opposite corner, in meters?`,
      c,
    ],
    [
      `A wire of ${c} m runs from the top of a pole to a point on the ground ${b} m from its foot. How high is the pole, in meters?`,
      a,
    ],
  ] as const)
  return {
    prompt: story,
    answer: { kind: 'number', value, unit: 'm' },
    steps: [
      {
        say: `The three lengths form a right triangle, so $a^2 + b^2 = c^2$ with the hypotenuse opposite the right angle.`,
      },
      { say: `This gives $${value}$ m.`, claims: [`${a}^2 + ${b}^2 = ${c}^2`] },
    ],
    hints: [
      'Where is the right angle, and which length lies opposite it?',
      'Make a sketch, mark the hypotenuse, and decide whether to add or to subtract the squares.',
      'Ladder $6.5$ m, foot at $1.6$ m: $\\sqrt{6.5^2 - 1.6^2} = 6.3$ m.',
    ],
    proof: [`${a}^2 + ${b}^2 = ${c}^2`],
  }
}
