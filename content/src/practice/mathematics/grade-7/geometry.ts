import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawAngles } from '../../figures/angle.ts'
import { drawTriangle, placeByAngles, placeBySides } from '../../figures/triangle.ts'
import type { Problem } from '../../problem.ts'
import { groupDigits, writeDecimal } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { joinWords, pickName } from '../../tools/words.ts'

export const scaleDrawings = definePractice('math.7.scale-drawings', (dice, difficulty) => {
  const [real, drawn, unit, small] = dice.pick([
    [5, 1, 'm', 'cm'],
    [4, 1, 'ft', 'inch'],
    [20, 1, 'km', 'cm'],
    [3, 2, 'm', 'cm'],
    [50, 1, 'miles', 'inch'],
    [8, 1, 'm', 'cm'],
  ] as const)
  const isFar = unit === 'km' || unit === 'miles'
  const inches = (count: number | string) =>
    `${count} ${small === 'inch' ? (String(count) === '1' ? 'inch' : 'inches') : small}`
  const scale = `${inches(drawn)} on the ${isFar ? 'map' : dice.pick(['plan', 'drawing'])} ${drawn === 1 ? 'stands' : 'stand'} for ${real} ${unit}`
  const k = dice.int(2, 9)
  const thing = dice.pick(isFar ? ['A road', 'A river', 'A coast'] : ['A wall', 'A garden side', 'A hallway'])
  const hints = (move: string): Problem['hints'] => [
    'What does the scale say about one unit of the drawing?',
    move,
    'Scale 1 cm : 6 m. 2.5 cm stand for $2.5 \\times 6 = 15$ m. An area of 1 square cm stands for $6 \\times 6 = 36$ square m.',
  ]
  if (difficulty === 1) {
    const isToReal = dice.coin()
    const [from, to] = isToReal ? [drawn * k, real * k] : [real * k, drawn * k]
    return {
      prompt: isToReal
        ? `${scale}. ${thing} is ${inches(from)} long there. How many ${unit} is it in real life?`
        : `${scale}. ${thing} is ${from} ${unit} long in real life. How many ${small === 'inch' ? 'inches' : small} is it there?`,
      answer: { kind: 'number', value: String(to) },
      steps: [
        {
          say: `${from} is ${k} times ${isToReal ? drawn : real}.`,
          claims: [`${k} * ${isToReal ? drawn : real} = ${from}`],
        },
        {
          say: `So the answer is $${k} \\times ${isToReal ? real : drawn} = ${to}$.`,
          claims: [`${k} * ${isToReal ? real : drawn} = ${to}`],
        },
      ],
      hints: hints(`How many times does ${isToReal ? drawn : real} fit into ${from}?`),
      proof: [isToReal ? `${to} / ${from} = ${real} / ${drawn}` : `${from} / ${to} = ${real} / ${drawn}`],
    }
  }
  if (difficulty === 2) {
    const tenths = dice.intExcept(12, 95, [20, 30, 40, 50, 60, 70, 80, 90])
    const [a, b] = [tenths * drawn, tenths * real]
    const [length, value] = [writeDecimal(a, 1), writeDecimal(b, 1)]
    return {
      prompt: `${scale}. ${thing} is ${inches(length)} long there. How many ${unit} is it in real life?`,
      answer: { kind: 'number', value },
      steps: [
        {
          say: `${inches(length)} are ${writeDecimal(tenths, 1)} times ${inches(drawn)}.`,
          claims: [`${length} / ${drawn} = ${writeDecimal(tenths, 1)}`],
        },
        {
          say: `$${writeDecimal(tenths, 1)} \\times ${real} = ${value}$ ${unit}.`,
          claims: [`${writeDecimal(tenths, 1)} * ${real} = ${value}`],
        },
      ],
      hints: hints(`Divide ${length} by ${drawn}. Then use ${real}.`),
      proof: [`${value} * ${drawn} = ${length} * ${real}`],
    }
  }
  const [m, n] = [dice.int(2, 8), dice.int(2, 6)]
  const [wide, long] = [m * real, n * real]
  const value = wide * long
  return {
    prompt: `${scale}. A rectangular ${dice.pick(isFar ? ['forest', 'county', 'national park'] : ['room', 'garden', 'playground'])} is ${drawn * m} by ${inches(drawn * n)} there. What is its real area in square ${unit}?`,
    answer: dice.coin()
      ? { kind: 'number', value: String(value), unit: `square ${unit}` }
      : makeChoice(
          dice,
          groupDigits(value),
          [
            [groupDigits(drawn * m * drawn * n * real), 'multiplies the drawn area by the scale only once'],
            [groupDigits(drawn * m * drawn * n), 'gives the area on paper'],
            [groupDigits(2 * (wide + long)), 'finds the perimeter'],
          ],
          [[groupDigits(wide + long), 'adds the sides']],
        ),
    steps: [
      {
        say: `Real sides: $${m} \\times ${real} = ${wide}$ and $${n} \\times ${real} = ${long}$ ${unit}.`,
        claims: [`${m} * ${real} = ${wide}`, `${n} * ${real} = ${long}`],
      },
      {
        say: `Area: $${wide} \\times ${long} = ${value}$ square ${unit}.`.replace(
          /(\d)(\d{3})\$/,
          '$1{,}$2$',
        ),
        claims: [`${wide} * ${long} = ${value}`],
      },
    ],
    hints: hints('Change both sides into real lengths first. Then find the area.'),
    proof: [`${value} / (${drawn * m} * ${drawn * n}) = (${real}/${drawn})^2`],
  }
})

export const triangleConditions = definePractice('math.7.triangle-conditions', (dice, difficulty) => {
  if (difficulty === 3) return askThirdSide(dice)
  if (difficulty === 2) return askThirdAngle(dice)
  const [a, b] = [dice.int(3, 12), dice.int(3, 12)]
  const isTriangle = dice.coin()
  const [low, high] = [Math.abs(a - b) + 1, a + b - 1]
  const c = isTriangle ? dice.int(Math.max(low, Math.max(a, b)), high) : a + b + dice.int(0, 5)
  const [x = 0, y = 0, z = 0] = [a, b, c].sort((p, q) => p - q)
  const claim = `${x} + ${y} ${isTriangle ? '>' : '<='} ${z}`
  const yes = `Yes, because ${x} + ${y} is more than ${z}.`
  const no = `No, because ${x} + ${y} is not more than ${z}.`
  return {
    prompt: `Can ${dice.pick(['sticks', 'straws', 'sides'])} of ${joinWords(dice.shuffle([a, b, c]).map((side) => `${side} cm`))} make a triangle?`,
    answer: makeChoice(dice, isTriangle ? yes : no, [
      isTriangle
        ? ['No, because the sides have different lengths.', 'thinks that the sides must be equal']
        : ['Yes, because any three sides make a triangle.', 'does not compare the sides'],
      isTriangle
        ? ['No, because one side is longer than another.', 'compares single sides']
        : [`Yes, because ${y} + ${z} is more than ${x}.`, 'compares with the shortest side'],
      isTriangle
        ? ['Yes, but only if it has a right angle.', 'mixes up the rule with right triangles']
        : ['Yes, if they are laid in the right order.', 'thinks that the order matters'],
    ]),
    steps: [
      { say: 'The two shorter sides together must be longer than the longest side.' },
      {
        say: `$${x} + ${y} = ${x + y}$, and ${x + y} is ${isTriangle ? '' : 'not '}more than ${z}.`,
        claims: [`${x} + ${y} = ${x + y}`, claim],
      },
    ],
    hints: [
      'What happens if two sides are too short to meet?',
      `Add the two shorter ones, ${x} and ${y}. Compare the sum with the longest one.`,
      '4, 5 and 10: $4 + 5 = 9 < 10$, so they do not meet. 4, 5 and 8: $9 > 8$, so they do.',
    ],
    proof: [claim],
  }
})

function askThirdAngle(dice: Dice): Problem {
  const [a, b] = [dice.int(25, 85), dice.int(25, 85)]
  const c = 180 - a - b
  const isEqual = dice.int(1, 3) === 1
  const top = 2 * dice.int(12, 70)
  const base = (180 - top) / 2
  const [first, second, third, value] = isEqual ? [`?`, `?`, `${top}°`, base] : [`${a}°`, `${b}°`, '?', c]
  return {
    prompt: isEqual
      ? `A triangle has two equal sides. The angle between them has ${top} degrees. How many degrees does each of the other angles have?`
      : dice.pick([
          `Two angles of a triangle have ${a} and ${b} degrees. How many degrees does the third one have?`,
          `A roof truss is a triangle with angles of ${a}° and ${b}°. How many degrees does the third angle have?`,
        ]),
    figure: drawTriangle({
      title: 'Triangle',
      desc: `A triangle with the angles ${isEqual ? `${top} degrees at the top and two equal unknown angles` : `${a} degrees, ${b} degrees and an unknown one`}.`,
      corners: isEqual ? placeByAngles(base, base) : placeByAngles(a, b),
      angles: [first, second, third],
    }),
    answer: { kind: 'number', value: String(value), unit: 'degrees', accept: [`${value}°`] },
    steps: isEqual
      ? [
          {
            say: `The angles add up to 180 degrees: $180 - ${top} = ${180 - top}$ for two equal angles.`,
            claims: [`180 - ${top} = ${180 - top}`],
          },
          {
            say: `Each has $${180 - top} \\div 2 = ${base}$ degrees.`,
            claims: [`${180 - top} / 2 = ${base}`],
          },
        ]
      : [
          { say: `Known angles: $${a} + ${b} = ${a + b}$.`, claims: [`${a} + ${b} = ${a + b}`] },
          {
            say: `The three add up to 180 degrees: $180 - ${a + b} = ${c}$.`,
            claims: [`180 - ${a + b} = ${c}`],
          },
        ],
    hints: [
      'How many degrees do the three angles of a triangle have together?',
      isEqual
        ? `Take ${top} from the sum of all angles. The rest is shared by equal angles.`
        : `Add ${a} and ${b}. What is missing to the sum of all angles?`,
      'Angles of 50 and 60 degrees leave $180 - 110 = 70$ degrees.',
    ],
    proof: [isEqual ? `${top} + 2 * ${value} = 180` : `${a} + ${b} + ${value} = 180`],
  }
}

function askThirdSide(dice: Dice): Problem {
  const [a, b] = [dice.int(4, 15), dice.int(4, 15)]
  const [low, high] = [Math.abs(a - b), a + b]
  const isMost = dice.coin()
  const value = isMost ? high - 1 : low + 1
  return {
    prompt: dice.pick([
      `Two sides of a triangle are ${a} cm and ${b} cm long. The third side is a whole number of cm. What is its ${isMost ? 'greatest' : 'least'} possible length?`,
      `A fence is built as a triangle. Two sides are ${a} m and ${b} m. What is the ${isMost ? 'greatest' : 'least'} whole number of meters for the third side?`,
    ]),
    figure: drawTriangle({
      title: 'Triangle',
      desc: `A triangle with sides ${a} and ${b} and an unknown third side.`,
      corners: placeBySides(a, b, Math.max(low + 1, Math.round((high + low) / 2))),
      sides: [String(a), String(b), '?'],
    }),
    answer: { kind: 'number', value: String(value) },
    steps: [
      {
        say: isMost
          ? `The third side must be shorter than $${a} + ${b} = ${high}$.`
          : `The third side must be longer than the difference $${Math.max(a, b)} - ${Math.min(a, b)} = ${low}$.`,
        claims: [isMost ? `${a} + ${b} = ${high}` : `${Math.max(a, b)} - ${Math.min(a, b)} = ${low}`],
      },
      {
        say: `The ${isMost ? 'greatest' : 'least'} whole number is ${value}.`,
        claims: isMost ? [`${value} < ${high}`] : [`${value} > ${low}`],
      },
    ],
    hints: [
      'When would the sides no longer meet, or fall flat onto each other?',
      isMost
        ? `The third side must be shorter than ${a} and ${b} laid end to end.`
        : `The third side and ${Math.min(a, b)} together must be longer than ${Math.max(a, b)}.`,
      'Sides 5 and 8: the third one is between 3 and 13, so 4 to 12 in whole numbers.',
    ],
    proof: isMost
      ? [`${value} < ${a} + ${b}`, `${value} + 1 >= ${a} + ${b}`]
      : [
          `${value} + ${Math.min(a, b)} > ${Math.max(a, b)}`,
          `${value} - 1 + ${Math.min(a, b)} <= ${Math.max(a, b)}`,
        ],
  }
}

export const angleRelationships = definePractice('math.7.angle-relationships', (dice, difficulty) => {
  if (difficulty === 3) return askAngleEquation(dice)
  const isRight = dice.coin()
  const whole = isRight ? 90 : 180
  const known = isRight ? dice.int(15, 75) : dice.int(25, 155)
  const rest = whole - known
  const name = isRight ? 'complementary' : 'supplementary'
  if (difficulty === 1) {
    return {
      prompt: dice.pick([
        `The two angles are ${name}. One measures ${known}°. How many degrees is x?`,
        `The two angles make a ${isRight ? 'right' : 'straight'} angle. How many degrees does x have?`,
      ]),
      figure: drawAngles({
        title: 'Two angles side by side',
        desc: `A ${isRight ? 'right' : 'straight'} angle split into ${known} degrees and x.`,
        rays: [{ direction: 0 }, { direction: known }, { direction: whole }],
        marks: [
          { from: 0, to: known, text: `${known}°` },
          { from: known, to: whole, text: 'x' },
        ],
      }),
      answer: { kind: 'number', value: String(rest), unit: 'degrees', accept: [`${rest}°`, `x = ${rest}`] },
      steps: [
        {
          say: `Together they make ${whole} degrees: $x + ${known} = ${whole}$.`,
          claims: [{ equation: `x+${known}=${whole}`, solutions: [{ x: String(rest) }] }],
        },
        { say: `$x = ${whole} - ${known} = ${rest}$.`, claims: [`${whole} - ${known} = ${rest}`] },
      ],
      hints: [
        `How many degrees does a ${isRight ? 'right' : 'straight'} angle have?`,
        `What is missing from ${known} to the whole ${isRight ? 'right' : 'straight'} angle?`,
        'Complementary to 30 degrees is 60 degrees, supplementary to 30 degrees is 150 degrees.',
      ],
      proof: [`${known} + ${rest} = ${whole}`],
    }
  }
  const angle = dice.int(25, 155)
  const isVertical = dice.coin()
  const value = isVertical ? angle : 180 - angle
  return {
    prompt: dice.pick([
      `${pickName(dice)} draws two straight lines that cross. How many degrees does x have?`,
      `On ${pickName(dice)}'s map, two straight roads cross. Find x in degrees.`,
      'The blades of a pair of scissors cross like this. How many degrees does x have?',
    ]),
    figure: drawAngles({
      title: 'Two crossing lines',
      desc: `Two crossing lines. One angle measures ${angle} degrees, x is ${isVertical ? 'opposite to it' : 'next to it'}.`,
      rays: [{ direction: 0 }, { direction: angle }, { direction: 180 }, { direction: 180 + angle }],
      marks: [
        { from: 0, to: angle, text: `${angle}°` },
        isVertical ? { from: 180, to: 180 + angle, text: 'x' } : { from: angle, to: 180, text: 'x' },
      ],
    }),
    answer: { kind: 'number', value: String(value), unit: 'degrees', accept: [`${value}°`, `x = ${value}`] },
    steps: [
      {
        say: isVertical
          ? 'x lies opposite to the known angle. Vertical angles are equal.'
          : 'x lies next to the known angle on a straight line, so together they have 180 degrees.',
        claims: isVertical ? [`180 - (180 - ${angle}) = ${angle}`] : [`${angle} + ${value} = 180`],
      },
      {
        say: `So $x = ${value}$.`,
        claims: [isVertical ? `${value} = ${angle}` : `180 - ${angle} = ${value}`],
      },
    ],
    hints: [
      'Does x lie next to the known angle or opposite to it?',
      isVertical
        ? `Compare x and ${angle}° with the angle between them: both make a straight angle with it.`
        : `x and ${angle}° together make a straight angle.`,
      'If one angle at a crossing has 70 degrees, the opposite one has 70 and its neighbors have 110 degrees.',
    ],
    proof: isVertical ? [`${value} + (180 - ${angle}) = 180`] : [`${value} + ${angle} = 180`],
  }
})

function askAngleEquation(dice: Dice): Problem {
  const isRight = dice.coin()
  const whole = isRight ? 90 : 180
  const [a, c] = [dice.int(2, 5), dice.int(1, 4)]
  const x = dice.int(isRight ? 5 : 12, isRight ? 11 : 19)
  const b = whole - (a + c) * x
  if (b <= 0) return askAngleEquation(dice)
  const [first, second] = [`(${a}x + ${b})°`, c === 1 ? 'x°' : `${c}x°`]
  const opening = a * x + b
  const equation = `${a}*x+${b}+${c}*x=${whole}`
  return {
    prompt: `The angles ${first} and ${second} make a ${isRight ? 'right' : 'straight'} angle. Find x.`,
    figure: drawAngles({
      title: 'Two angles side by side',
      desc: `A ${isRight ? 'right' : 'straight'} angle split into two angles, ${a}x plus ${b} and ${c === 1 ? '' : c}x.`,
      rays: [{ direction: 0 }, { direction: opening }, { direction: whole }],
      marks: [
        { from: 0, to: opening, text: first.replaceAll(/[()]/g, '') },
        { from: opening, to: whole, text: second },
      ],
    }),
    answer: { kind: 'number', value: String(x), accept: [`x = ${x}`] },
    steps: [
      {
        say: `Both add up to ${whole}: $${a}x + ${b} + ${c === 1 ? '' : c}x = ${whole}$.`,
        claims: [{ equation, solutions: [{ x: String(x) }] }],
      },
      {
        say: `$${a + c}x + ${b} = ${whole}$, so $${a + c}x = ${whole - b}$.`,
        claims: [{ equation: `${a + c}*x=${whole - b}`, solutions: [{ x: String(x) }] }],
      },
      { say: `$x = ${x}$.`, claims: [`${whole - b} / ${a + c} = ${x}`] },
    ],
    hints: [
      `How many degrees do both angles have together?`,
      `Write an equation: the sum of both terms equals the whole angle. Combine $${a}x$ and $${c === 1 ? '' : c}x$.`,
      'Angles $(2x + 10)$ and $3x$ on a straight line: $5x + 10 = 180$, so $x = 34$.',
    ],
    proof: [{ equation, solutions: [{ x: String(x) }] }],
  }
}
