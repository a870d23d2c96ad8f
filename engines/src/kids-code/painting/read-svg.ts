import type { Matrix } from './drawing.ts'
import { combine, IDENTITY, readTransform } from './matrices.ts'

type Attributes = Readonly<Record<string, string>>
/** A shape with all that the groups around it say. */
export type PlainElement = { element: string; attributes: Attributes; matrix: Matrix }
export type PlainSvg = { root: Attributes; elements: PlainElement[] }

const TAG = /<(\/?)([a-z]+)((?:\s+[\w:-]+\s*=\s*"[^"<>]*")*)\s*(\/?)>/gi
const ATTRIBUTE = /([\w:-]+)\s*=\s*"([^"]*)"/g
const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
/** What a group hands down to what it holds. */
const INHERITED = ['fill', 'stroke', 'stroke-width', 'opacity']

/** The shapes of a plain SVG from the back to the front; nothing when it holds anything but shapes and groups. */
export function readSvg(svg: string): PlainSvg | undefined {
  let root: Attributes | undefined
  const elements: PlainElement[] = []
  const groups: { attributes: Attributes; matrix: Matrix }[] = []
  for (const [, isEnd, element = '', text = '', isWhole] of svg.matchAll(TAG)) {
    if (isEnd) {
      if (element === 'g' || element === 'svg') groups.pop()
      continue
    }
    const own = Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]))
    const { transform, ...attributes } = own as Record<string, string>
    const step = transform === undefined ? IDENTITY : readTransform(transform)
    if (!step) return undefined
    const around = groups.at(-1)
    const matrix = combine(around?.matrix ?? IDENTITY, step)
    const whole = { ...around?.attributes, ...attributes }
    if (element === 'svg') {
      if (root) return undefined
      root = attributes
      groups.push({ attributes: pickInherited(attributes), matrix })
    } else if (element === 'g') {
      if (!isWhole) groups.push({ attributes: pickInherited(whole), matrix })
    } else if (SHAPES.includes(element)) elements.push({ element, attributes: whole, matrix })
    else if (element !== 'title') return undefined
  }
  return root && { root, elements }
}

function pickInherited(attributes: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => INHERITED.includes(name)))
}
