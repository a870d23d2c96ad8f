import { acos, sin } from '#engines/arithmetic/index.ts'
import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawTriangle, placeByAngles } from '../../figures/triangle.ts'
import type { Problem } from '../../problem.ts'
import { writeDecimal } from '../../tools/decimal.ts'

export const sineAndCosineRules = definePractice('math.12.sine-and-cosine-rules', (dice, difficulty) => {
  if (difficulty === 1) return makeSineRule(dice)
  return difficulty === 2
    ? makeCosineRule(dice)
    : dice.coin()
      ? makeTriangleArea(dice)
      : makeAngleOfTriangle(dice)
})

function makeSineRule(dice: Dice): Problem {
  const [a, b] = [dice.int(35, 80), dice.int(35, 80)]
  const side = dice.int(5, 30)
  const exact = (side * sin((b * Math.PI) / 180)) / sin((a * Math.PI) / 180)
  const value = writeDecimal(Math.round(exact * 10), 1)
  const claim = `abs(${side}*sin(${b}*pi/180)/sin(${a}*pi/180) - ${value}) <= 0.05`
  return {
    prompt: `In triangle $ABC$, angle $A = ${a}^\\circ$, angle $B = ${b}^\\circ$ and $BC = ${side}$. Find $AC$ to the nearest tenth.`,
    figure: drawTriangle({
      title: 'Triangle ABC',
      desc: `Angle A ${a} degrees, angle B ${b} degrees, side BC ${side}.`,
      corners: placeByAngles(a, b),
      cornerNames: ['A', 'B', 'C'],
      angles: [`${a}°`, `${b}°`, ''],
      sides: [String(side), '?', ''],
    }),
    answer: { kind: 'number', value, tolerance: '0.05' },
    steps: [
      { say: `Law of sines: $\\frac{AC}{\\sin ${b}^\\circ} = \\frac{${side}}{\\sin ${a}^\\circ}$.` },
      {
        say: `$AC = \\frac{${side} \\sin ${b}^\\circ}{\\sin ${a}^\\circ} \\approx ${value}$.`,
        claims: [claim],
      },
    ],
    hints: [
      'Which angle lies opposite the known side, and which one opposite the wanted side?',
      `Side over sine of the opposite angle is the same for both: put $${side}$ with ${a}° and $AC$ with ${b}°.`,
      'Angle $30^\\circ$ opposite $10$, angle $90^\\circ$ opposite $x$: $x = \\frac{10 \\cdot 1}{0.5} = 20$.',
    ],
    proof: [claim],
  }
}

function makeCosineRule(dice: Dice): Problem {
  const [b, c, a, angle] = dice.pick([
    [5, 8, 7, 60],
    [3, 8, 7, 60],
    [7, 15, 13, 60],
    [8, 15, 13, 60],
    [5, 21, 19, 60],
    [16, 21, 19, 60],
    [3, 5, 7, 120],
    [7, 8, 13, 120],
    [5, 16, 19, 120],
    [7, 33, 37, 120],
  ] as const)
  const times = dice.int(1, 3)
  const [x, y, z] = [b * times, c * times, a * times]
  const half = angle === 60 ? '\\frac{1}{2}' : '-\\frac{1}{2}'
  const [story, unit] = dice.pick([
    [
      `Two sides of a triangle are ${x} cm and ${y} cm long and enclose an angle of ${angle}°. How long is the third side`,
      'cm',
    ],
    [
      `Two ships leave a port at an angle of ${angle}° to each other and sail ${x} km and ${y} km. How far apart are they`,
      'km',
    ],
    [
      `A triangular field has sides of ${x} m and ${y} m with an angle of ${angle}° between them. How long is the third side`,
      'm',
    ],
  ] as const)
  return {
    prompt: `${story}, in ${unit}?`,
    answer: { kind: 'number', value: String(z), unit },
    steps: [
      {
        say: `Law of cosines: $c^2 = ${x}^2 + ${y}^2 - 2 \\cdot ${x} \\cdot ${y} \\cdot \\cos ${angle}^\\circ$, and $\\cos ${angle}^\\circ = ${half}$.`,
        claims: [`cos(${angle}*pi/180) = ${angle === 60 ? '1/2' : '-1/2'}`],
      },
      {
        say: `$c^2 = ${z * z}$, so $c = ${z}$ ${unit}.`,
        claims: [`${x}^2 + ${y}^2 - 2*${x}*${y}*cos(${angle}*pi/180) = ${z}^2`],
      },
    ],
    hints: [
      'Two sides and the angle between them: which law fits?',
      `Put ${x}, ${y} and the cosine of ${angle}° into $c^2 = a^2 + b^2 - 2ab\\cos\\gamma$.`,
      'Sides $10$ and $16$ with $60^\\circ$: $100 + 256 - 160 = 196$, so $14$.',
    ],
    proof: [`${x}^2 + ${y}^2 - 2*${x}*${y}*cos(${angle}*pi/180) = ${z}^2`],
  }
}

function makeTriangleArea(dice: Dice): Problem {
  const [a, b, angle] = [dice.int(6, 24), 2 * dice.int(3, 12), dice.pick([30, 150])]
  const value = writeDecimal((a * b * 10) / 4, 1)
  const thing = dice.pick([
    'triangle',
    'triangular sail',
    'triangular garden bed',
    'roof surface in the shape of a triangle',
  ])
  return {
    prompt: `A ${thing} has sides of ${a} m and ${b} m with an angle of ${angle}° between them. Find its area, in square meters.`,
    answer: { kind: 'number', value, unit: 'm²' },
    steps: [
      {
        say: `Area: $\\frac{1}{2}ab\\sin\\gamma$, and $\\sin ${angle}^\\circ = \\frac{1}{2}$.`,
        claims: [`sin(${angle}*pi/180) = 1/2`],
      },
      {
        say: `$\\frac{1}{2} \\cdot ${a} \\cdot ${b} \\cdot \\frac{1}{2} = ${value}$ m².`,
        claims: [`1/2*${a}*${b}*sin(${angle}*pi/180) = ${value}`],
      },
    ],
    hints: [
      'How high is the triangle over one of the given sides?',
      `Multiply half of ${a} times ${b} by the sine of the angle between them.`,
      'Sides $100$ and $50$ with $30^\\circ$: $\\frac{1}{2} \\cdot 5000 \\cdot \\frac{1}{2} = 1250$.',
    ],
    proof: [`${a}*${b}*sin(${angle}*pi/180)/2 = ${value}`],
  }
}

function makeAngleOfTriangle(dice: Dice): Problem {
  const [a, b] = [dice.int(5, 15), dice.int(5, 15)]
  const c = dice.int(Math.abs(a - b) + 2, a + b - 2)
  const cosine = (a * a + b * b - c * c) / (2 * a * b)
  const value = String(Math.round((acos(cosine) * 180) / Math.PI))
  const claim = `abs(acos((${a}^2 + ${b}^2 - ${c}^2)/(2*${a}*${b}))*180/pi - ${value}) <= 0.5`
  return {
    prompt: `A triangle has the sides $a = ${a}$, $b = ${b}$ and $c = ${c}$. How large is the angle opposite $c$, to the nearest degree?`,
    answer: { kind: 'number', value, unit: '°', tolerance: '0.5' },
    steps: [
      {
        say: `$\\cos\\gamma = \\frac{a^2 + b^2 - c^2}{2ab} = \\frac{${a * a} + ${b * b} - ${c * c}}{${2 * a * b}}$.`,
        claims: [`2*${a}*${b} = ${2 * a * b}`],
      },
      { say: `So $\\gamma \\approx ${value}^\\circ$.`, claims: [claim] },
    ],
    hints: [
      'Three sides are known: which law gives an angle?',
      `Solve $c^2 = a^2 + b^2 - 2ab\\cos\\gamma$ for the cosine.`,
      'Sides $20, 20, 20$: $\\cos\\gamma = \\frac{400}{800}$, $\\gamma = 60^\\circ$.',
    ],
    proof: [claim],
  }
}
