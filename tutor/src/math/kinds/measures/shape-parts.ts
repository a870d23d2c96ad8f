import type { Fact } from '../../verify/fact.ts'
import type { Draft, Solver } from '../kind.ts'
import { SIDES } from './polygons.ts'

type Part = 'sides' | 'faces' | 'edges' | 'vertices'
type Parts = Record<Exclude<Part, 'sides'>, number>

/** Faces, edges and vertices of solids with flat faces, where all books agree. */
const SOLIDS: Record<string, Parts> = {
  cube: { faces: 6, edges: 12, vertices: 8 },
  cuboid: { faces: 6, edges: 12, vertices: 8 },
  'rectangular prism': { faces: 6, edges: 12, vertices: 8 },
  'triangular prism': { faces: 5, edges: 9, vertices: 6 },
  'square pyramid': { faces: 5, edges: 8, vertices: 5 },
  'square based pyramid': { faces: 5, edges: 8, vertices: 5 },
  'triangular pyramid': { faces: 4, edges: 6, vertices: 4 },
  tetrahedron: { faces: 4, edges: 6, vertices: 4 },
  octahedron: { faces: 8, edges: 12, vertices: 6 },
  'pentagonal prism': { faces: 7, edges: 15, vertices: 10 },
  'hexagonal prism': { faces: 8, edges: 18, vertices: 12 },
}
const FLAT: Record<string, number> = {
  ...SIDES,
  square: 4,
  rectangle: 4,
  rhombus: 4,
  trapezoid: 4,
  parallelogram: 4,
  kite: 4,
}
const PARTS: Record<string, Part> = {
  side: 'sides',
  face: 'faces',
  edge: 'edges',
  vertice: 'vertices',
  vertex: 'vertices',
  corner: 'vertices',
}
const NAMES = [...Object.keys(SOLIDS), ...Object.keys(FLAT)].join('|')
const PART = 'sides?|faces?|edges?|vertices|vertexes|corners?'
const ASKED = new RegExp(
  `^(?:how many|number of|what is the number of) (${PART}) (?:(?:does|do|has|have|are|on|in|of|there|a|an|the|regular) )*(${NAMES})s?(?: have| has| got| there)?$`,
  'i',
)

/** "How many sides has a hexagon?" */
export const SHAPE_PARTS: Solver = {
  kinds: ['counting'],
  solve(text) {
    const found = ASKED.exec(
      text
        .toLowerCase()
        .replace(/-/g, ' ')
        .replace(/[?.\s]+$/, ''),
    )
    const part =
      PARTS[(found?.[1] ?? '').replace(/(?:es|s)$/, '')] ?? PARTS[(found?.[1] ?? '').replace(/s$/, '')]
    const name = found?.[2] ?? ''
    if (!part) return null
    const [solid, flat] = [SOLIDS[name], FLAT[name]]
    // The sides of a solid may be its faces or its edges.
    if (solid) return part === 'sides' ? null : tellSolid(name, part, solid)
    return flat && (part === 'sides' || part === 'vertices') ? tellFlat(name, part, flat) : null
  },
  similar: (_, dice) => `How many sides does a ${dice.pick(['pentagon', 'hexagon', 'octagon'])} have?`,
}

function tellSolid(name: string, part: Exclude<Part, 'sides'>, solid: Parts): Draft {
  const { faces, edges, vertices } = solid
  // Euler: faces and vertices are two more than edges.
  const euler: Fact[] = [{ same: [`${faces} + ${vertices}`, `${edges} + 2`] }]
  return tell(
    name,
    part,
    solid[part],
    `A ${name} has ${faces} faces, ${edges} edges and ${vertices} vertices.`,
    euler,
  )
}

/** The angles of a polygon sum to 180° for each side but two. */
function tellFlat(name: string, part: Part, sides: number): Draft {
  const angles: Fact[] = [{ same: [`(${sides} - 2)*180`, `${sides}*180 - 360`] }]
  return tell(name, part, sides, `This shape has as many corners as sides: ${sides}.`, angles)
}

function tell(name: string, part: Part, count: number, say: string, facts: Fact[]): Draft {
  return {
    kind: 'counting',
    words: `How many ${part} does this shape have: ${name}?`,
    problem: { tex: `\\text{${name}}` },
    steps: [{ rule: 'count-parts', say, before: { tex: `\\text{${name}}` }, after: String(count), facts }],
    answer: { plain: String(count) },
    proof: facts,
    nudge: 'Can you draw it, or find a thing that has this shape?',
    hint: `Go around and count the ${part} one by one.`,
  }
}
