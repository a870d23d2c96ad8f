import { cos, sin } from '#engines/arithmetic/index.ts'
import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import { drawCircle } from '../../figures/circle.ts'
import type { Answer, Problem } from '../../problem.ts'
import { writeDecimal } from '../../tools/decimal.ts'
import { makeChoice } from '../../tools/options.ts'
import { plainPi, texPi } from '../../tools/surd.ts'
import { cosineOf, findReference, negate, SPECIAL_ANGLES, sineOf, tangentOf } from './special-angles.ts'

export const radians = definePractice('math.12.radians', (dice, difficulty) => {
  if (difficulty === 3) return makeRadianArc(dice)
  const degrees =
    difficulty === 1
      ? dice.pick([15, 18, 20, 30, 36, 45, 60, 72, 75, 80, 90, 100, 120, 135, 150])
      : dice.pick([
          195, 200, 210, 225, 240, 252, 270, 300, 315, 330, 390, 405, 450, -30, -45, -60, -90, -120, -150,
        ])
  const part = { top: degrees, bottom: 180 }
  const toRadians = dice.coin()
  return {
    prompt: toRadians
      ? `Write ${degrees}° in radians, in terms of $\\pi$.`
      : `Write $${texPi(part)}$ radians in degrees.`,
    answer: toRadians
      ? { kind: 'number', value: plainPi(part), accept: [`${plainPi(part)} rad`] }
      : { kind: 'number', value: String(degrees), unit: '°' },
    steps: [
      {
        say: `A half turn is $180^\\circ = \\pi$, so ${toRadians ? 'multiply by $\\frac{\\pi}{180}$' : 'put $180^\\circ$ in place of $\\pi$'}.`,
      },
      toRadians
        ? {
            say: `$${degrees} \\cdot \\frac{\\pi}{180} = ${texPi(part)}$.`,
            claims: [`${degrees}*pi/180 = ${plainPi(part)}`],
          }
        : { say: `This gives $${degrees}^\\circ$.`, claims: [`(${plainPi(part)})*180/pi = ${degrees}`] },
    ],
    hints: [
      'How many radians are a half turn?',
      toRadians ? `Which part of a half turn are ${degrees}°?` : `Replace $\\pi$ by a half turn in degrees.`,
      '$10^\\circ = \\frac{\\pi}{18}$, and $\\frac{7\\pi}{18} = 70^\\circ$.',
    ],
    proof: [`(${plainPi(part)})/pi*180 = ${degrees}`],
  }
})

function makeRadianArc(dice: Dice): Problem {
  const radius = dice.int(3, 20)
  const tenths = dice.intExcept(4, 45, [10, 20, 30, 40])
  const angle = writeDecimal(tenths, 1)
  const isArc = dice.coin()
  const [arc, area] = [writeDecimal(tenths * radius, 1), writeDecimal(tenths * radius * radius * 5, 2)]
  const [thing, unit] = dice.pick([
    ['A wheel', 'cm'],
    ['A circular track', 'm'],
    ['A pulley', 'dm'],
    ['A disc', 'mm'],
  ] as const)
  return {
    prompt: isArc
      ? `${thing} with radius ${radius} ${unit} turns through ${angle} radians. How far does a point on its rim move, in ${unit}?`
      : `Find the area of a sector with radius ${radius} ${unit} and angle ${angle} radians, in ${unit}².`,
    answer: { kind: 'number', value: isArc ? arc : area },
    steps: [
      {
        say: isArc
          ? 'With the angle in radians, arc = angle times radius.'
          : 'With the angle in radians, area = half the angle times the radius squared.',
      },
      isArc
        ? { say: `$${angle} \\cdot ${radius} = ${arc}$ ${unit}.`, claims: [`${angle}*${radius} = ${arc}`] }
        : {
            say: `$\\frac{1}{2} \\cdot ${angle} \\cdot ${radius}^2 = ${area}$ ${unit}².`,
            claims: [`1/2*${angle}*${radius}^2 = ${area}`],
          },
    ],
    hints: [
      'What does an angle of one radian mean on the circle?',
      isArc
        ? `Multiply the radius ${radius} by the angle in radians.`
        : `Use $A = \\frac{1}{2} \\theta r^2$ with $r = ${radius}$.`,
      'Radius $50$, angle $0.2$ radians: arc $10$, sector area $250$.',
    ],
    proof: [isArc ? `${arc}/${radius} = ${angle}` : `${angle}/(2*pi)*pi*${radius}^2 = ${area}`],
  }
}

export const unitCircle = definePractice('math.12.unit-circle', (dice, difficulty) => {
  if (difficulty === 3 && dice.coin()) return makeFindAngle(dice)
  const degrees =
    difficulty === 1
      ? dice.pick([0, 30, 45, 60, 90, 120, 135, 150, 180])
      : dice.pick(SPECIAL_ANGLES.slice(9)) + (difficulty === 3 ? dice.pick([360, -360]) : 0)
  const name = dice.pick(['sin', 'cos', 'tan'] as const)
  const value = { sin: sineOf, cos: cosineOf, tan: tangentOf }[name](degrees)
  if (!value) return makeFindAngle(dice)
  const usesRadians = difficulty > 1 || dice.coin()
  const angle = usesRadians ? texPi({ top: degrees, bottom: 180 }) : `${degrees}^\\circ`
  const reference = findReference(degrees)
  const axis =
    name === 'tan'
      ? 'the slope of the radius'
      : name === 'sin'
        ? 'the height of the point'
        : 'the horizontal place of the point'
  const claim = `${name}(${degrees}*pi/180) = ${value.plain}`
  return {
    prompt: `Find the exact value of $\\${name} ${degrees < 0 ? `\\left(${angle}\\right)` : angle}$.`,
    ...(difficulty === 1
      ? {
          figure: drawCircle({
            title: 'The unit circle',
            desc: `A unit circle with the point P at an angle of ${degrees} degrees from the right.`,
            points: [{ name: 'P', degrees }],
            lines: [['O', 'P']],
          }),
        }
      : {}),
    answer: writeAnswer(value.plain),
    steps: [
      {
        say: `On the unit circle $\\${name}$ is ${axis}. The reference angle is $${reference}^\\circ$.`,
        claims: [`abs(${name}(${degrees}*pi/180)) = abs(${name}(${reference}*pi/180))`],
      },
      { say: `With the sign of its quadrant the value is $${value.tex}$.`, claims: [claim] },
    ],
    hints: [
      'Where on the unit circle is the point, and which coordinate do you need?',
      'Find the angle to the nearest horizontal axis, take the value for that angle, and then decide on the sign.',
      '$\\cos 405^\\circ$: one full turn and $45^\\circ$ more, so $\\frac{\\sqrt{2}}{2}$.',
    ],
    proof: [claim],
  }
})

/** The exact value itself is asked for, so that a sine or a tangent typed back does not count. */
function writeAnswer(value: string): Answer {
  if (!value.includes('sqrt')) return { kind: 'number', value }
  const sign = value.startsWith('-') ? '-' : ''
  const size = value.replace('-', '')
  const others: Record<string, string[]> = {
    'sqrt(2)/2': [`${sign}1/sqrt(2)`, `${sign}0.5*sqrt(2)`],
    'sqrt(3)/2': [`${sign}0.5*sqrt(3)`],
    'sqrt(3)/3': [`${sign}1/sqrt(3)`],
  }
  return { kind: 'expression', value, form: 'alike', accept: others[size] ?? [] }
}

function makeFindAngle(dice: Dice): Problem {
  const name = dice.pick(['sin', 'cos'] as const)
  const degrees = dice.pick([120, 135, 150, 210, 225, 240, 300, 315, 330] as const)
  const value = name === 'sin' ? sineOf(degrees) : cosineOf(degrees)
  const quadrant = Math.floor(degrees / 90) + 1
  const reference = findReference(degrees)
  const right = texPi({ top: degrees, bottom: 180 })
  const others = [reference, 180 - reference, 180 + reference, 360 - reference].filter(
    (other) => other !== degrees,
  )
  const names = ['', 'first', 'second', 'third', 'fourth']
  return {
    prompt: `The angle $\\theta$ ends in the ${names[quadrant]} quadrant and $\\${name} \\theta = ${value.tex}$, with $0 \\le \\theta < 2\\pi$. Which angle is it?`,
    answer: makeChoice(
      dice,
      `$${right}$`,
      others.map(
        (other) =>
          [
            `$${texPi({ top: other, bottom: 180 })}$`,
            `takes the angle of the ${names[Math.floor(other / 90) + 1]} quadrant`,
          ] as const,
      ),
    ),
    steps: [
      {
        say: `The reference angle is $${texPi({ top: reference, bottom: 180 })}$, because $\\${name}$ of it is $${negateIfNegative(value)}$.`,
        claims: [`${name}(${reference}*pi/180) = abs(${value.plain})`],
      },
      {
        say: `In the ${names[quadrant]} quadrant that is $${right}$.`,
        claims: [`${name}(${degrees}*pi/180) = ${value.plain}`],
      },
    ],
    hints: [
      'Which acute angle has this value, apart from the sign?',
      `Draw that reference angle in the ${names[quadrant]} quadrant and measure from the positive $x$-axis.`,
      'Second quadrant, $\\tan \\theta = -1$: reference $\\frac{\\pi}{4}$, so $\\theta = \\frac{3\\pi}{4}$.',
    ],
    proof: [
      `${name}(${degrees}*pi/180) = ${value.plain}`,
      `${degrees} > ${90 * (quadrant - 1)}`,
      `${degrees} < ${90 * quadrant}`,
    ],
  }
}

function negateIfNegative(value: { tex: string; plain: string }): string {
  return value.plain.startsWith('-') ? negate(value).tex : value.tex
}

export const polarCoordinates = definePractice('math.12.polar-coordinates', (dice, difficulty) => {
  if (difficulty === 3) return makePolarEquation(dice)
  const degrees = dice.pick(
    difficulty === 1 ? [0, 60, 90, 120, 180, 240, 270, 300, 30, 150] : [45, 135, 225, 315],
  )
  const r = 2 * dice.int(1, 9)
  if (difficulty === 2) return makeToPolar(dice, degrees, r / 2)
  const asksX = [60, 120, 240, 300, 0, 180].includes(degrees)
  const exact = asksX ? cosineOf(degrees) : sineOf(degrees)
  const value = Math.round(r * (asksX ? cos((degrees * Math.PI) / 180) : sin((degrees * Math.PI) / 180)))
  const angle = texPi({ top: degrees, bottom: 180 })
  const name = asksX ? 'cos' : 'sin'
  return {
    prompt: `A point has the polar coordinates $\\left(${r}, ${angle}\\right)$. Find its ${asksX ? '$x$' : '$y$'}-coordinate.`,
    answer: { kind: 'number', value: String(value) },
    steps: [
      { say: `$${asksX ? 'x' : 'y'} = r \\${name} \\theta = ${r} \\cdot \\${name} ${angle}$.` },
      {
        say: `$\\${name} ${angle} = ${exact.tex}$, so it is $${value}$.`,
        claims: [`${r}*${name}(${degrees}*pi/180) = ${value}`],
      },
    ],
    hints: [
      'Which of sine and cosine gives the horizontal place, and which the height?',
      `Multiply the distance $${r}$ by the ${asksX ? 'cosine' : 'sine'} of the angle.`,
      '$\\left(100, \\frac{\\pi}{3}\\right)$: $x = 100 \\cdot \\frac{1}{2} = 50$.',
    ],
    proof: [`${r}*(${exact.plain}) = ${value}`],
  }
})

function makeToPolar(dice: Dice, degrees: number, size: number): Problem {
  const [x, y] = [degrees === 45 || degrees === 315 ? size : -size, degrees < 180 ? size : -size]
  const write = (radius: string, angle: number) =>
    `$\\left(${radius}, ${texPi({ top: angle, bottom: 180 })}\\right)$`
  const root = `${size === 1 ? '' : size}\\sqrt{2}`
  const other = (degrees + 90) % 360
  return {
    prompt: `Which are polar coordinates of the point $(${x}, ${y})$?`,
    answer: makeChoice(dice, write(root, degrees), [
      [write(root, other), 'puts the point into the wrong quadrant'],
      [write(String(2 * size), degrees), 'adds the coordinates to get the distance'],
      [
        write(root, degrees === 45 ? 225 : degrees > 180 ? degrees - 180 : degrees + 180),
        'takes the angle from the tangent without looking at the quadrant',
      ],
    ]),
    steps: [
      {
        say: `$r = \\sqrt{${size}^2 + ${size}^2} = ${root}$.`,
        claims: [`sqrt((${x})^2 + (${y})^2) = ${size}*sqrt(2)`],
      },
      {
        say: `The point lies at the angle $${texPi({ top: degrees, bottom: 180 })}$: ${write(root, degrees)}.`,
        claims: [
          `${size}*sqrt(2)*cos(${degrees}*pi/180) = ${x}`,
          `${size}*sqrt(2)*sin(${degrees}*pi/180) = ${y}`,
        ],
      },
    ],
    hints: [
      'How far is the point from the origin, and in which quadrant does it lie?',
      `Find the distance of $(${x}, ${y})$ from the origin with Pythagoras; then make a sketch for the angle.`,
      '$(0, -20)$ has the polar coordinates $\\left(20, \\frac{3\\pi}{2}\\right)$.',
    ],
    proof: [
      `(${size}*sqrt(2))^2 = (${x})^2 + (${y})^2`,
      `${size}*sqrt(2)*cos(${degrees}*pi/180) = ${x}`,
      `${size}*sqrt(2)*sin(${degrees}*pi/180) = ${y}`,
    ],
  }
}

function makePolarEquation(dice: Dice): Problem {
  const a = dice.int(1, 9)
  const name = dice.pick(['cos', 'sin'] as const)
  const [along, across] = name === 'cos' ? ['x', 'y'] : ['y', 'x']
  const center = name === 'cos' ? `$(${a}, 0)$` : `$(0, ${a})$`
  const swapped = name === 'cos' ? `$(0, ${a})$` : `$(${a}, 0)$`
  const right = `a circle with center ${center} and radius $${a}$`
  return {
    prompt: `Which curve has the polar equation $r = ${2 * a}\\${name} \\theta$?`,
    answer: makeChoice(dice, right, [
      [`a circle with center ${swapped} and radius $${a}$`, 'mixes up sine and cosine'],
      [
        `a circle with center $(0, 0)$ and radius $${2 * a}$`,
        'takes the factor as the radius around the origin',
      ],
      [`the line $${along} = ${2 * a}$`, 'forgets that r is not constant'],
    ]),
    steps: [
      { say: `Multiply by $r$: $r^2 = ${2 * a}r\\${name} \\theta$, that is $x^2 + y^2 = ${2 * a}${along}$.` },
      {
        say: `Complete the square: $(${along} - ${a})^2 + ${across}^2 = ${a * a}$, so it is ${right}.`,
        claims: [`x^2 + y^2 - ${2 * a}*${along} = (${along} - ${a})^2 + ${across}^2 - ${a * a}`],
      },
    ],
    hints: [
      'What can you multiply by, so that $r^2$ and $r\\cos\\theta$ or $r\\sin\\theta$ appear?',
      `Use $x^2 + y^2 = r^2$, $x = r\\cos\\theta$, $y = r\\sin\\theta$ and complete the square.`,
      '$r = 50$ is a circle around the origin with radius $50$.',
    ],
    proof: [`x^2 + y^2 - ${2 * a}*${along} = (${along} - ${a})^2 + ${across}^2 - ${a}^2`],
  }
}
