import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawCircle } from '../../figures/circle.ts'
import type { Problem } from '../../problem.ts'
import { plainFraction, reduce, texFraction } from '../../tools/fraction.ts'
import { plainPi, texPi } from '../../tools/surd.ts'

export const circleAngles = definePractice('math.10.circle-angles', (dice, difficulty) => {
  if (difficulty === 1) return makeInscribed(dice)
  return difficulty === 2
    ? dice.pick([makeThales, makeCyclic])(dice)
    : dice.pick([makeTangentAngle, makeChordAngle])(dice)
})

function makeInscribed(dice: Dice): Problem {
  const inscribed = dice.int(25, 65)
  const central = 2 * inscribed
  const findsCentral = dice.coin()
  const value = findsCentral ? central : inscribed
  return {
    prompt: `$O$ is the center of the circle. Find the angle $x$ in degrees.`,
    figure: drawCircle({
      title: 'A central and an inscribed angle over the same arc',
      desc: findsCentral
        ? `The inscribed angle at C over arc AB has ${inscribed} degrees; the central angle at O over the same arc is x.`
        : `The central angle at O over arc AB has ${central} degrees; the inscribed angle at C over the same arc is x.`,
      points: [
        { name: 'A', degrees: 270 - inscribed },
        { name: 'B', degrees: 270 + inscribed },
        { name: 'C', degrees: dice.int(70, 110) },
      ],
      lines: [
        ['O', 'A'],
        ['O', 'B'],
        ['C', 'A'],
        ['C', 'B'],
      ],
      labels: [
        { near: 'O', text: findsCentral ? 'x' : `${central}°` },
        { near: 'C', text: findsCentral ? `${inscribed}°` : 'x' },
      ],
    }),
    answer: { kind: 'number', value: String(value), unit: '°' },
    steps: [
      { say: 'An inscribed angle is half the central angle over the same arc.' },
      {
        say: findsCentral
          ? `$x = 2 \\cdot ${inscribed} = ${central}$ degrees.`
          : `$x = ${central} \\div 2 = ${inscribed}$ degrees.`,
        claims: [findsCentral ? `2*${inscribed} = ${central}` : `${central}/2 = ${inscribed}`],
      },
    ],
    hints: [
      'Where does each of the two angles have its corner: at the center or on the circle?',
      'Both angles look at the same arc $AB$. The one at the center is twice the other one.',
      'Central angle $140^\\circ$: inscribed angle $70^\\circ$.',
    ],
    proof: [`${central} - ${inscribed} = ${inscribed}`],
  }
}

function makeThales(dice: Dice): Problem {
  const angle = dice.int(22, 68)
  const value = 90 - angle
  return {
    prompt: `$AB$ is a diameter of a circle and $C$ lies on the circle. Angle $A$ of triangle $ABC$ measures ${angle}°. How large is angle $B$, in degrees?`,
    figure: drawCircle({
      title: 'A triangle over a diameter',
      desc: `Triangle ABC in a circle; AB is a diameter and the angle at A has ${angle} degrees.`,
      points: [
        { name: 'A', degrees: 180 },
        { name: 'B', degrees: 0 },
        { name: 'C', degrees: 2 * angle },
      ],
      lines: [
        ['A', 'B'],
        ['A', 'C'],
        ['B', 'C'],
      ],
    }),
    answer: { kind: 'number', value: String(value), unit: '°' },
    steps: [
      {
        say: 'An angle over a diameter is half of $180^\\circ$: the angle at $C$ is a right angle.',
        claims: ['180/2 = 90'],
      },
      {
        say: `So angle $B$ is $180 - 90 - ${angle} = ${value}$ degrees.`,
        claims: [`180 - 90 - ${angle} = ${value}`],
      },
    ],
    hints: [
      'How large is an inscribed angle over half a circle?',
      'Find the angle at $C$ first; then use the angle sum of the triangle.',
      'If angle $A$ is $15^\\circ$, then angle $B$ is $75^\\circ$.',
    ],
    proof: [`${angle} + ${value} + 90 = 180`],
  }
}

function makeCyclic(dice: Dice): Problem {
  const [a, b] = [dice.int(65, 115), dice.int(60, 120)]
  const asksOppositeA = dice.coin()
  const value = 180 - (asksOppositeA ? a : b)
  return {
    prompt: `All corners of quadrilateral $ABCD$ lie on a circle. Angle $A$ measures ${a}° and angle $B$ measures ${b}°. How large is angle $${asksOppositeA ? 'C' : 'D'}$, in degrees?`,
    answer: { kind: 'number', value: String(value), unit: '°' },
    steps: [
      {
        say: 'Opposite angles of such a quadrilateral look at two arcs that make the whole circle, so they add up to $180^\\circ$.',
        claims: ['360/2 = 180'],
      },
      {
        say: `$180 - ${asksOppositeA ? a : b} = ${value}$ degrees.`,
        claims: [`180 - ${asksOppositeA ? a : b} = ${value}`],
      },
    ],
    hints: [
      'Which arcs do two opposite angles look at?',
      `Angle $${asksOppositeA ? 'C' : 'D'}$ lies opposite angle $${asksOppositeA ? 'A' : 'B'}$. What do they add up to?`,
      'If angle $A$ is $50^\\circ$, then angle $C$ is $130^\\circ$.',
    ],
    proof: [`${value} + ${asksOppositeA ? a : b} = 180`, `${a} + ${b} + (180 - ${a}) + (180 - ${b}) = 360`],
  }
}

function makeTangentAngle(dice: Dice): Problem {
  const central = dice.int(95, 150)
  const value = 180 - central
  const findsCentral = dice.coin()
  return {
    prompt: findsCentral
      ? `From a point $P$ two tangents touch a circle with center $O$ at $A$ and $B$. Angle $APB$ measures ${value}°. How large is angle $AOB$, in degrees?`
      : `From a point $P$ two tangents touch a circle with center $O$ at $A$ and $B$. Angle $AOB$ measures ${central}°. How large is angle $APB$, in degrees?`,
    answer: { kind: 'number', value: String(findsCentral ? central : value), unit: '°' },
    steps: [
      {
        say: 'A tangent is perpendicular to the radius, so $OAPB$ has right angles at $A$ and $B$.',
        claims: ['360 - 90 - 90 = 180'],
      },
      {
        say: `The other two angles add up to $180^\\circ$: $180 - ${findsCentral ? value : central} = ${findsCentral ? central : value}$ degrees.`,
        claims: [`180 - ${findsCentral ? value : central} = ${findsCentral ? central : value}`],
      },
    ],
    hints: [
      'Which angle does a tangent make with the radius to its point?',
      'Look at the quadrilateral $OAPB$: two of its angles are right angles.',
      'If angle $AOB$ is $160^\\circ$, then angle $APB$ is $20^\\circ$.',
    ],
    proof: [`${central} + ${value} + 90 + 90 = 360`],
  }
}

function makeChordAngle(dice: Dice): Problem {
  const one = 2 * dice.int(20, 50)
  const two = 2 * dice.intExcept(20, 50, [one / 2])
  const value = (one + two) / 2
  return {
    prompt: `Two chords $AC$ and $BD$ of a circle cross inside it at $S$. Arc $AB$ has ${one}° and arc $CD$ has ${two}°. How large is angle $ASB$, in degrees?`,
    answer: { kind: 'number', value: String(value), unit: '°' },
    steps: [
      {
        say: `The inscribed angles over these arcs are $${one / 2}^\\circ$ and $${two / 2}^\\circ$.`,
        claims: [`${one}/2 = ${one / 2}`, `${two}/2 = ${two / 2}`],
      },
      {
        say: `Angle $ASB$ is an exterior angle of triangle $SBC$, so it is their sum: $${value}^\\circ$.`,
        claims: [`(${one} + ${two})/2 = ${value}`],
      },
    ],
    hints: [
      'Draw the chord $BC$. Which inscribed angles do you see?',
      `Take half of ${one}° and half of ${two}°; the wanted angle is an exterior angle of triangle $SBC$.`,
      'Arcs of $110^\\circ$ and $30^\\circ$: the angle is $70^\\circ$.',
    ],
    proof: [`2*${value} = ${one} + ${two}`],
  }
}

export const arcsAndSectors = definePractice('math.10.arcs-and-sectors', (dice, difficulty) => {
  const angle = dice.pick([30, 40, 45, 60, 72, 80, 90, 100, 120, 135, 150, 240, 270])
  const part = reduce({ top: angle, bottom: 360 })
  const radius = difficulty === 3 ? dice.pick([6, 9, 12, 15, 18]) : dice.int(2, 12)
  const isArc = dice.coin()
  const full = isArc ? 2 * radius : radius * radius
  const share = reduce({ top: part.top * full, bottom: part.bottom })
  const name = isArc ? 'arc length' : 'area'
  const formula = isArc ? `2\\pi \\cdot ${radius}` : `\\pi \\cdot ${radius}^2`
  if (difficulty === 3) return makeFindAngle(angle, radius, isArc, share)
  const story =
    difficulty === 1
      ? `Find the ${isArc ? 'length of the arc' : 'area of the sector'} with radius $${radius}$ cm and angle ${angle}°, in terms of $\\pi$.`
      : dice.pick(
          isArc
            ? [
                `The tip of a clock hand $${radius}$ cm long moves through an angle of ${angle}°. How far does it travel, in terms of $\\pi$ (in cm)?`,
                `A swing with ropes of $${radius}$ dm moves through ${angle}°. How long is the path of its seat, in terms of $\\pi$ (in dm)?`,
              ]
            : [
                `A slice of a round cake has radius $${radius}$ cm and angle ${angle}°. What is the area of its top, in terms of $\\pi$ (in cm²)?`,
                `A sprinkler reaches $${radius}$ m and turns through ${angle}°. Which area does it water, in terms of $\\pi$ (in m²)?`,
              ],
        )
  return {
    prompt: story,
    ...(difficulty === 1
      ? {
          figure: drawCircle({
            title: 'A sector of a circle',
            desc: `A sector with an angle of ${angle} degrees and radius ${radius}.`,
            points: [
              { name: 'A', degrees: 0 },
              { name: 'B', degrees: angle },
            ],
            lines: [
              ['O', 'A'],
              ['O', 'B'],
            ],
            sector: [0, angle],
            labels: [{ near: 'O', text: `${angle}°` }],
          }),
        }
      : {}),
    answer: { kind: 'number', value: plainPi(share) },
    steps: [
      {
        say: `The sector is $\\frac{${angle}}{360} = ${texFraction(part)}$ of the circle.`,
        claims: [`${angle}/360 = ${plainFraction(part)}`],
      },
      {
        say: `The full ${isArc ? 'circumference' : 'area'} is $${formula} = ${texPi({ top: full, bottom: 1 })}$.`,
        claims: [isArc ? `2*pi*${radius} = ${full}*pi` : `pi*${radius}^2 = ${full}*pi`],
      },
      {
        say: `The ${name} is $${texFraction(part)} \\cdot ${texPi({ top: full, bottom: 1 })} = ${texPi(share)}$.`,
        claims: [`(${plainFraction(part)})*${full}*pi = ${plainPi(share)}`],
      },
    ],
    hints: [
      'Which part of the whole circle is it?',
      `Compare ${angle}° with a full turn, and take that part of $${formula}$.`,
      isArc
        ? 'Radius $20$, angle $36^\\circ$: $\\frac{1}{10} \\cdot 40\\pi = 4\\pi$.'
        : 'Radius $20$, angle $36^\\circ$: $\\frac{1}{10} \\cdot 400\\pi = 40\\pi$.',
    ],
    proof: [
      isArc
        ? `${angle}/360*2*pi*${radius} = ${plainPi(share)}`
        : `${angle}/360*pi*${radius}^2 = ${plainPi(share)}`,
    ],
  }
})

function makeFindAngle(
  angle: number,
  radius: number,
  isArc: boolean,
  share: { top: number; bottom: number },
): Problem {
  const full = isArc ? 2 * radius : radius * radius
  return {
    prompt: `A sector of a circle with radius $${radius}$ cm has ${isArc ? 'an arc length' : 'an area'} of $${texPi(share)}$ ${isArc ? 'cm' : 'cm²'}. How large is its angle, in degrees?`,
    answer: { kind: 'number', value: String(angle), unit: '°' },
    steps: [
      {
        say: `The whole circle has $${texPi({ top: full, bottom: 1 })}$.`,
        claims: [isArc ? `2*pi*${radius} = ${full}*pi` : `pi*${radius}^2 = ${full}*pi`],
      },
      {
        say: `The sector is $${texFraction(reduce({ top: share.top, bottom: share.bottom * full }))}$ of it, and that part of $360^\\circ$ is $${angle}^\\circ$.`,
        claims: [`(${plainFraction(share)})/${full}*360 = ${angle}`],
      },
    ],
    hints: [
      'How large would this be for the whole circle?',
      `Find the part of the whole ${isArc ? 'circumference' : 'area'}, and take the same part of a full turn.`,
      'Radius $10$, arc $2\\pi$: $\\frac{2\\pi}{20\\pi} = \\frac{1}{10}$, so $36^\\circ$.',
    ],
    proof: [
      isArc
        ? `${angle}/360*2*pi*${radius} = ${plainPi(share)}`
        : `${angle}/360*pi*${radius}^2 = ${plainPi(share)}`,
    ],
  }
}
