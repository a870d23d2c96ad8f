import { fraction, type QuestionKind } from './question.ts'

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [6, 8, 10],
  [9, 12, 15],
] as const

export const GEOMETRY_QUESTIONS: QuestionKind[] = [
  {
    name: 'areas and perimeters',
    ask: ({ dice, say }) => {
      const [a, b, h] = [dice.int(2, 25), dice.int(2, 25), dice.int(2, 15)]
      switch (dice.int(1, 6)) {
        case 1:
          return {
            text: say(
              [
                'Find the area of a rectangle with length <a> cm and width <b> cm',
                'What is the area of a rectangle <a> cm by <b> cm?',
              ],
              [
                'A rectangle is <a> cm long and <b> cm wide. What is its area?',
                'Work out the area of a rectangle with sides <a> cm and <b> cm.',
              ],
              { a, b },
            ),
            answer: String(a * b),
            compare: 'value',
          }
        case 2:
          return {
            text: say(
              [
                'Find the perimeter of a rectangle with length <a> m and width <b> m',
                'What is the perimeter of a rectangle <a> m by <b> m?',
              ],
              [
                'A rectangle is <a> m long and <b> m wide. Find its perimeter.',
                'Calculate the perimeter of a rectangle with sides <a> m and <b> m',
              ],
              { a, b },
            ),
            answer: String(2 * (a + b)),
            compare: 'value',
          }
        case 3:
          return {
            text: say(
              [
                'What is the area of a triangle with base <a> cm and height <h> cm?',
                'Find the area of a triangle with base <a> and height <h>',
              ],
              [
                'A triangle has a base of <a> cm and a height of <h> cm. What is its area?',
                'Work out the area of a triangle of base <a> m and height <h> m.',
              ],
              { a, h },
            ),
            answer: fraction(a * h, 2),
            compare: 'value',
          }
        case 4:
          return {
            text: say(
              [
                'Find the area of a square with side <a> cm',
                'What is the perimeter of a square with side length <b>?',
              ].slice(0, 1),
              [
                'A square has sides of <a> cm. What is its area?',
                'Work out the area of a square of side <a> m.',
              ],
              { a, b },
            ),
            answer: String(a * a),
            compare: 'value',
          }
        case 5:
          return {
            text: say(
              [
                'Find the area of a trapezoid with bases <a> and <b> and height <h>',
                'What is the area of a trapezium with parallel sides <a> cm and <b> cm and height <h> cm?',
              ],
              ['A trapezoid has bases <a> m and <b> m and a height of <h> m. Find its area.'],
              { a, b, h },
            ),
            answer: fraction((a + b) * h, 2),
            compare: 'value',
          }
        default:
          return {
            text: say(
              ['Find the area of a parallelogram with base <a> cm and height <h> cm'],
              ['A parallelogram has base <a> m and height <h> m. What is its area?'],
              { a, h },
            ),
            answer: String(a * h),
            compare: 'value',
          }
      }
    },
  },
  {
    name: 'circles and solids',
    ask: ({ dice, say }) => {
      const [r, a, b, h] = [dice.int(2, 15), dice.int(2, 12), dice.int(2, 12), dice.int(2, 15)]
      switch (dice.int(1, 5)) {
        case 1:
          return {
            text: say(
              ['Find the area of a circle with radius <r> cm', 'What is the area of a circle of radius <r>?'],
              [
                'A circle has a radius of <r> m. What is its area?',
                'Work out the area of a circle with radius <r> mm.',
              ],
              { r },
            ),
            answer: `${r * r}*pi`,
            compare: 'value',
          }
        case 2:
          return {
            text: say(
              [
                'Find the circumference of a circle with diameter <a> cm',
                'What is the circumference of a circle of diameter <a>?',
              ],
              ['A circle has a diameter of <a> m. What is its circumference?'],
              { a },
            ),
            answer: `${a}*pi`,
            compare: 'value',
          }
        case 3:
          return {
            text: say(
              [
                'Find the volume of a cuboid with length <a> cm, width <b> cm and height <h> cm',
                'What is the volume of a box <a> cm by <b> cm by <h> cm?',
              ],
              [
                'A rectangular prism is <a> m long, <b> m wide and <h> m high. Find its volume.',
                'A box measures <a> cm by <b> cm by <h> cm. What is its volume?',
              ],
              { a, b, h },
            ),
            answer: String(a * b * h),
            compare: 'value',
          }
        case 4:
          return {
            text: say(
              ['Find the volume of a cylinder with radius <r> cm and height <h> cm'],
              [
                'A cylinder has radius <r> m and height <h> m. What is its volume?',
                'Work out the volume of a cylinder of radius <r> and height <h>.',
              ],
              { r, h },
            ),
            answer: `${r * r * h}*pi`,
            compare: 'value',
          }
        default:
          return {
            text: say(
              ['Find the volume of a cube with side <a> cm', 'What is the volume of a cube with edge <a>?'],
              ['A cube has edges of <a> m. What is its volume?'],
              { a },
            ),
            answer: String(a ** 3),
            compare: 'value',
          }
      }
    },
  },
  {
    name: 'right triangles and angles',
    ask: ({ dice, say }) => {
      const [a, b, c] = dice.pick(TRIPLES)
      const [p, q] = [dice.int(20, 85), dice.int(20, 85)]
      switch (dice.int(1, 3)) {
        case 1:
          return {
            text: say(
              [
                'A right triangle has legs <a> and <b>. Find the hypotenuse.',
                'Find the hypotenuse of a right triangle with legs <a> cm and <b> cm',
              ],
              [
                'The legs of a right triangle are <a> cm and <b> cm. How long is the hypotenuse?',
                'What is the hypotenuse of a right-angled triangle with legs <a> m and <b> m?',
              ],
              { a, b },
            ),
            answer: String(c),
            compare: 'value',
          }
        case 2:
          return {
            text: say(
              ['A right triangle has hypotenuse <c> and one leg <a>. Find the other leg.'],
              [
                'The hypotenuse of a right triangle is <c> cm and one leg is <a> cm. How long is the other leg?',
              ],
              { a, c },
            ),
            answer: String(b),
            compare: 'value',
          }
        default:
          return {
            text: say(
              [
                'Two angles of a triangle are <p>° and <q>°. Find the third angle.',
                'A triangle has angles <p> degrees and <q> degrees. What is the third angle?',
              ],
              ['Two angles in a triangle measure <p>° and <q>°. What is the size of the third angle?'],
              { p, q },
            ),
            answer: String(180 - p - q),
            compare: 'value',
          }
      }
    },
  },
  {
    name: 'coordinates',
    ask: ({ dice, say }) => {
      const [x, y] = [dice.int(-8, 8), dice.int(-8, 8)]
      const [a, b, c] = dice.pick(TRIPLES)
      const [u, v] = [x + a, dice.coin() ? y + b : y - b]
      const points = { x, y, u, v }
      switch (dice.int(1, 3)) {
        case 1:
          return {
            text: say(
              [
                'Find the slope of the line through (<x>, <y>) and (<u>, <v>)',
                'What is the slope between (<x>,<y>) and (<u>,<v>)?',
              ],
              [
                'What is the gradient of the line passing through (<x>, <y>) and (<u>, <v>)?',
                'A line goes through (<x>, <y>) and (<u>, <v>). Find its slope.',
              ],
              points,
            ),
            answer: fraction(v - y, u - x),
            compare: 'value',
          }
        case 2:
          return {
            text: say(
              [
                'Find the midpoint of (<x>, <y>) and (<u>, <v>)',
                'What is the midpoint between (<x>, <y>) and (<u>, <v>)?',
              ],
              [
                'Work out the midpoint of the segment from (<x>, <y>) to (<u>, <v>).',
                'What are the coordinates of the midpoint of (<x>, <y>) and (<u>, <v>)?',
              ],
              points,
            ),
            answer: `${fraction(x + u, 2)}, ${fraction(y + v, 2)}`,
            compare: 'list',
          }
        default:
          return {
            text: say(
              [
                'Find the distance between (<x>, <y>) and (<u>, <v>)',
                'What is the distance from (<x>, <y>) to (<u>, <v>)?',
              ],
              [
                'How far apart are the points (<x>, <y>) and (<u>, <v>)?',
                'Calculate the distance between the points (<x>, <y>) and (<u>, <v>).',
              ],
              points,
            ),
            answer: String(c),
            compare: 'value',
          }
      }
    },
  },
]
