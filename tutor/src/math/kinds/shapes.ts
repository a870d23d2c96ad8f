import { hasTurn, type Quantity, readStory, unitsAsked } from '../reading/quantities.ts'
import type { Fact } from '../verify/fact.ts'
import { applyFormula } from './formula.ts'
import type { Solver } from './kind.ts'

type Shape = {
  names: RegExp
  wanted: 'area' | 'perimeter' | 'circumference' | 'volume'
  letter: string
  formula: string
  /** The parts in the order of the story, or the word that stands beside each. */
  parts: { letter: string; beside?: RegExp }[]
  needs?: RegExp
  say: string
  /** The size another way; R is the result. */
  proof: [string, string]
}

const RADIUS = { letter: 'r', beside: /radius(?: of| is|:| =)? #/ }
const HEIGHT = { letter: 'h', beside: /height(?: of| is|:| =)? #|# (?:high|tall)/ }

const SHAPES: Shape[] = [
  {
    names: /\brectangle\b/,
    wanted: 'area',
    letter: 'A',
    formula: 'l*w',
    parts: [{ letter: 'l' }, { letter: 'w' }],
    say: 'The area of a rectangle is length times width.',
    proof: ['R/w', 'l'],
  },
  {
    names: /\brectangle\b/,
    wanted: 'perimeter',
    letter: 'P',
    formula: '2*(l + w)',
    parts: [{ letter: 'l' }, { letter: 'w' }],
    say: 'The perimeter is twice length plus width.',
    proof: ['R', 'l + w + l + w'],
  },
  {
    names: /\bsquare\b/,
    wanted: 'area',
    letter: 'A',
    formula: 's^2',
    parts: [{ letter: 's' }],
    needs: /\bsides?\b/,
    say: 'The area of a square is its side times itself.',
    proof: ['R/s', 's'],
  },
  {
    names: /\bsquare\b/,
    wanted: 'perimeter',
    letter: 'P',
    formula: '4*s',
    parts: [{ letter: 's' }],
    needs: /\bsides?\b/,
    say: 'A square has four equal sides.',
    proof: ['R', 's + s + s + s'],
  },
  {
    names: /\btriangle\b/,
    wanted: 'area',
    letter: 'A',
    formula: 'b*h/2',
    parts: [{ letter: 'b', beside: /base(?: of| is|:| =)? #/ }, HEIGHT],
    say: 'The area of a triangle is half of base times height.',
    proof: ['2*R/h', 'b'],
  },
  {
    names: /\bparallelogram\b/,
    wanted: 'area',
    letter: 'A',
    formula: 'b*h',
    parts: [{ letter: 'b', beside: /base(?: of| is|:| =)? #/ }, HEIGHT],
    say: 'The area of a parallelogram is base times height.',
    proof: ['R/h', 'b'],
  },
  {
    names: /\b(?:trapezoid|trapezium)\b/,
    wanted: 'area',
    letter: 'A',
    formula: '(a + b)*h/2',
    parts: [{ letter: 'a' }, { letter: 'b' }, HEIGHT],
    needs: /\bbases\b|parallel sides/,
    say: 'Add the parallel sides, multiply by the height and halve it.',
    proof: ['R', 'a*h/2 + b*h/2'],
  },
  {
    names: /\bcircle\b/,
    wanted: 'area',
    letter: 'A',
    formula: 'r^2*pi',
    parts: [RADIUS],
    say: 'The area of a circle is π times the radius squared.',
    proof: ['R/pi/r', 'r'],
  },
  {
    names: /\bcircle\b/,
    wanted: 'area',
    letter: 'A',
    formula: '(d/2)^2*pi',
    parts: [{ letter: 'd', beside: /diameter(?: of| is|:| =)? #/ }],
    say: 'The radius is half the diameter; the area is π times the radius squared.',
    proof: ['4*R/pi/d', 'd'],
  },
  {
    names: /\bcircle\b/,
    wanted: 'circumference',
    letter: 'C',
    formula: '2*r*pi',
    parts: [RADIUS],
    say: 'The circumference of a circle is 2π times the radius.',
    proof: ['R/pi/2', 'r'],
  },
  {
    names: /\bcircle\b/,
    wanted: 'circumference',
    letter: 'C',
    formula: 'd*pi',
    parts: [{ letter: 'd', beside: /diameter(?: of| is|:| =)? #/ }],
    say: 'The circumference of a circle is π times the diameter.',
    proof: ['R/pi', 'd'],
  },
  {
    names: /\bcube\b/,
    wanted: 'volume',
    letter: 'V',
    formula: 's^3',
    parts: [{ letter: 's' }],
    needs: /\b(?:sides?|edges?)\b/,
    say: 'The volume of a cube is its edge to the power 3.',
    proof: ['R/s/s', 's'],
  },
  {
    names: /\b(?:cuboid|box|rectangular prism)\b/,
    wanted: 'volume',
    letter: 'V',
    formula: 'l*w*h',
    parts: [{ letter: 'l' }, { letter: 'w' }, { letter: 'h' }],
    say: 'The volume of a box is length times width times height.',
    proof: ['R/h/w', 'l'],
  },
  {
    names: /\bcylinder\b/,
    wanted: 'volume',
    letter: 'V',
    formula: 'r^2*h*pi',
    parts: [RADIUS, HEIGHT],
    say: 'The volume of a cylinder is the area of its circle times its height.',
    proof: ['R/pi/h/r', 'r'],
  },
  {
    names: /\bcone\b/,
    wanted: 'volume',
    letter: 'V',
    formula: 'r^2*h/3*pi',
    parts: [RADIUS, HEIGHT],
    say: 'The volume of a cone is a third of its circle times its height.',
    proof: ['3*R/pi/h/r', 'r'],
  },
  {
    names: /\bsphere\b/,
    wanted: 'volume',
    letter: 'V',
    formula: '4/3*r^3*pi',
    parts: [RADIUS],
    say: 'The volume of a sphere is 4/3 π times the radius to the power 3.',
    proof: ['3*R/4/pi/r/r', 'r'],
  },
]
const MEASURES =
  /\b(?:area|perimeter|circumference|volume|surface|diagonal|slant|arc|sector|angle|semicircle|shaded|isosceles|equilateral)\b/g
const ASKED =
  /(?:^|(?:find|what is|what's|calculate|work out|compute|determine) (?:the |its )?)(area|perimeter|circumference|volume)\b/
const POWER = { area: '²', perimeter: '', circumference: '', volume: '³' }

export const SHAPES_SOLVER: Solver = {
  kinds: ['measurement'],
  solve(text) {
    const { frame, quantities } = readStory(text)
    const wanted = ASKED.exec(frame)?.[1]
    if (!wanted || quantities.length === 0 || hasTurn(frame, 'square') || unitsAsked(frame).length > 0)
      return null
    if ((frame.match(MEASURES) ?? []).length !== 1) return null
    for (const shape of SHAPES) {
      if (shape.wanted !== wanted || !shape.names.test(frame) || shape.parts.length !== quantities.length)
        continue
      if (shape.needs && !shape.needs.test(frame)) continue
      const values = assign(shape, frame, quantities)
      if (values) return measure(shape, values, quantities)
    }
    return { reason: 'I cannot tell which lengths of the shape are given.' }
  },
  similar(_, dice) {
    const [a, b] = [dice.int(2, 20), dice.int(2, 20)]
    return dice.pick([
      `find the area of a rectangle with length ${a} cm and width ${b} cm`,
      `find the area of a triangle with base ${a} cm and height ${b} cm`,
      `find the volume of a cylinder with radius ${a} cm and height ${b} cm`,
    ])
  },
}

function measure(shape: Shape, values: Record<string, string>, quantities: Quantity[]) {
  const units = new Set(quantities.map(({ unit }) => unit))
  const [unit = ''] = units
  if (units.size > 1) return { reason: 'These lengths are in different units.' }
  if (unit !== '' && !/^(?:mm|cm|m|km|in|ft|yd|mi)$/.test(unit)) return { reason: 'A length is needed here.' }
  if (quantities.some(({ value }) => value.top <= 0n)) return { reason: 'A length must be larger than zero.' }
  return applyFormula({
    kind: 'measurement',
    words: `Find the ${shape.wanted}.`,
    name: shape.letter,
    formula: shape.formula,
    values,
    unit: unit === '' ? undefined : unit + POWER[shape.wanted],
    say: shape.say,
    nudge: `Which formula gives the ${shape.wanted} of this shape?`,
    proof: (result): Fact[] => {
      const fill = (side: string): string =>
        side.replace(/\b[a-zA-Z]\b/g, (letter) => (letter === 'R' ? `(${result})` : `(${values[letter]})`))
      return [{ same: [fill(shape.proof[0]), fill(shape.proof[1])] }]
    },
  })
}

/** Which number is which: by the word beside it, the others in their order. */
function assign(shape: Shape, frame: string, quantities: Quantity[]): Record<string, string> | null {
  const values: Record<string, string> = {}
  const open = new Map(quantities.map((quantity, index) => [index, quantity.plain]))
  for (const { letter, beside } of shape.parts) {
    if (!beside) continue
    const found = beside.exec(frame)
    if (!found) return null
    const index = frame.slice(0, found.index + found[0].indexOf('#')).split('#').length - 1
    const plain = open.get(index)
    if (plain === undefined) return null
    values[letter] = plain
    open.delete(index)
  }
  const rest = [...open.values()]
  for (const { letter, beside } of shape.parts) if (!beside) values[letter] = rest.shift() ?? ''
  return values
}
