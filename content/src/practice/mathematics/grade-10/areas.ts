import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawPolygon } from '../../figures/polygon.ts'
import type { Problem } from '../../problem.ts'
import { plainPi, texPi } from '../../tools/surd.ts'

export const areasOfFigures = definePractice('math.10.areas-of-figures', (dice, difficulty) => {
  if (difficulty === 1) return makeTrapezoid(dice)
  return difficulty === 2
    ? dice.pick([makeRhombusArea, makeHouse])(dice)
    : dice.pick([makeRing, makeRegularHexagon])(dice)
})

function makeTrapezoid(dice: Dice): Problem {
  const h = 2 * dice.int(2, 7)
  const short = dice.int(3, 10)
  const long = short + dice.int(2, 9)
  const area = ((short + long) * h) / 2
  return {
    prompt: 'Find the area of the trapezoid, in square centimeters.',
    figure: drawPolygon({
      title: 'A trapezoid',
      desc: `A trapezoid with parallel sides of ${long} cm and ${short} cm and a height of ${h} cm.`,
      corners: [
        [0, 0],
        [long, 0],
        [long - (long - short) / 3, h],
        [((long - short) * 2) / 3, h],
      ],
      dashes: [{ from: [((long - short) * 2) / 3, 0], to: [((long - short) * 2) / 3, h] }],
      labels: [
        { x: long / 2, y: -h / 8, text: `${long} cm` },
        { x: long / 2, y: h * 1.08, text: `${short} cm` },
        { x: ((long - short) * 2) / 3 + long / 9, y: h / 2, text: `${h} cm` },
      ],
    }),
    answer: { kind: 'number', value: String(area), unit: 'cm²' },
    steps: [
      { say: `Take the mean of the parallel sides: $\\frac{${long} + ${short}}{2}$.` },
      {
        say: `Times the height: $\\frac{(${long} + ${short}) \\cdot ${h}}{2} = ${area}$ cm².`,
        claims: [`(${long} + ${short})*${h}/2 = ${area}`],
      },
    ],
    hints: [
      'Which two sides are parallel, and which length is the height?',
      `Add ${long} and ${short}, multiply by the height, and take half.`,
      'Parallel sides $20$ and $30$, height $4$: $\\frac{50 \\cdot 4}{2} = 100$.',
    ],
    proof: [`${short}*${h} + (${long} - ${short})*${h}/2 = ${area}`],
  }
}

function makeRhombusArea(dice: Dice): Problem {
  const [d, e] = [2 * dice.int(3, 12), dice.int(5, 20)]
  const area = (d * e) / 2
  const thing = dice.pick(['kite', 'rhombus', 'diamond-shaped window'])
  return {
    prompt: `The diagonals of a ${thing} are ${d} cm and ${e} cm long and cross at right angles. Find its area, in square centimeters.`,
    answer: { kind: 'number', value: String(area), unit: 'cm²' },
    steps: [
      { say: 'The figure fills half of the rectangle around its diagonals.' },
      { say: `$\\frac{${d} \\cdot ${e}}{2} = ${area}$ cm².`, claims: [`${d}*${e}/2 = ${area}`] },
    ],
    hints: [
      'Draw the rectangle whose sides are as long as the diagonals. Which part of it is filled?',
      `Multiply ${d} by ${e}; the figure fills half of that.`,
      'Diagonals $50$ and $6$: area $\\frac{300}{2} = 150$.',
    ],
    proof: [`2*(${d}*(${e}/2)/2) = ${area}`],
  }
}

function makeHouse(dice: Dice): Problem {
  const [w, h, roof] = [2 * dice.int(3, 7), dice.int(4, 9), dice.int(2, 5)]
  const area = w * h + (w * roof) / 2
  return {
    prompt: 'A wall is a rectangle with a triangle on top. Find its area, in square meters.',
    figure: drawPolygon({
      title: 'A wall with a gable',
      desc: `A rectangle ${w} m wide and ${h} m high with a triangle ${roof} m high on top.`,
      corners: [
        [0, 0],
        [w, 0],
        [w, h],
        [w / 2, h + roof],
        [0, h],
      ],
      dashes: [
        { from: [0, h], to: [w, h] },
        { from: [w / 2, h], to: [w / 2, h + roof] },
      ],
      labels: [
        { x: w / 2, y: -0.9, text: `${w} m` },
        { x: w + 1.1, y: h / 2, text: `${h} m` },
        { x: w / 2 + 1.1, y: h + roof / 3, text: `${roof} m` },
      ],
    }),
    answer: { kind: 'number', value: String(area), unit: 'm²' },
    steps: [
      {
        say: `Rectangle: $${w} \\cdot ${h} = ${w * h}$. Triangle: $\\frac{${w} \\cdot ${roof}}{2} = ${(w * roof) / 2}$.`,
        claims: [`${w}*${h} = ${w * h}`, `${w}*${roof}/2 = ${(w * roof) / 2}`],
      },
      { say: `Together: $${area}$ m².`, claims: [`${w * h} + ${(w * roof) / 2} = ${area}`] },
    ],
    hints: [
      'Into which simple figures can you cut it?',
      'Work out the rectangle below the dashed line and the triangle above it, one after the other.',
      'Rectangle $10 \\cdot 20 = 200$ and triangle $\\frac{10 \\cdot 6}{2} = 30$: together $230$.',
    ],
    proof: [`${w}*${h} + ${w}*${roof}/2 = ${area}`],
  }
}

function makeRing(dice: Dice): Problem {
  const inner = dice.int(2, 8)
  const outer = inner + dice.int(1, 5)
  const area = outer * outer - inner * inner
  const thing = dice.pick([
    'A round path runs around a fountain',
    'A metal washer is a disc with a hole',
    'A running track is a ring',
  ])
  return {
    prompt: `${thing}: the inner radius is ${inner} and the outer radius is ${outer}. Find the area of the ring in terms of $\\pi$.`,
    answer: { kind: 'number', value: plainPi({ top: area, bottom: 1 }) },
    steps: [
      { say: `Take the inner disc from the outer one: $\\pi \\cdot ${outer}^2 - \\pi \\cdot ${inner}^2$.` },
      {
        say: `$${outer * outer}\\pi - ${inner * inner}\\pi = ${texPi({ top: area, bottom: 1 })}$.`,
        claims: [`pi*${outer}^2 - pi*${inner}^2 = ${area}*pi`],
      },
    ],
    hints: [
      'What is left when you cut the inner disc out of the outer one?',
      `Subtract the area of the disc with radius ${inner} from that with radius ${outer}.`,
      'Radii $10$ and $20$: $400\\pi - 100\\pi = 300\\pi$.',
    ],
    proof: [`(${outer} - ${inner})*(${outer} + ${inner})*pi = ${area}*pi`],
  }
}

function makeRegularHexagon(dice: Dice): Problem {
  const side = 2 * dice.int(1, 10)
  const [isHexagon, count] = dice.coin() ? [true, 6] : [false, 1]
  const outside = (count * side * side) / 4
  const value = outside === 1 ? 'sqrt(3)' : `${outside}*sqrt(3)`
  const shown = `${outside === 1 ? '' : outside}\\sqrt{3}`
  return {
    prompt: `Find the exact area of ${isHexagon ? 'a regular hexagon' : 'an equilateral triangle'} with side $${side}$.`,
    answer: { kind: 'expression', value, form: 'simplest' },
    steps: [
      {
        say: `The height of an equilateral triangle with side $${side}$ is $${side / 2 === 1 ? '' : side / 2}\\sqrt{3}$, so its area is $\\frac{${side} \\cdot ${side / 2 === 1 ? '' : side / 2}\\sqrt{3}}{2}$.`,
        claims: [`(${side / 2})^2 + (${side / 2}*sqrt(3))^2 = ${side}^2`],
      },
      {
        say: isHexagon ? `A regular hexagon holds six of them: $${shown}$.` : `That is $${shown}$.`,
        claims: [`${count}*${side}*${side / 2}*sqrt(3)/2 = ${value}`],
      },
    ],
    hints: [
      isHexagon
        ? 'Into which equal triangles can you cut a regular hexagon from its center?'
        : 'How high is an equilateral triangle?',
      'Halve the equilateral triangle: the height follows from the Pythagorean theorem.',
      'Equilateral triangle with side $30$: height $15\\sqrt{3}$, area $225\\sqrt{3}$.',
    ],
    proof: [`${count}*sqrt(3)/4*${side}^2 = ${value}`],
  }
}
