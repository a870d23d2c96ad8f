import { createElement } from 'react'
import { type Shape, toElement } from '#engines/kids-code/painting/index.ts'

/** A shape on the canvas; also its empty inside can be taken hold of. */
export function ShapeView({ shape }: { shape: Shape }) {
  const { element, attributes } = toElement(shape)
  const { id: _, ...drawn } = attributes
  const properties = Object.fromEntries(
    Object.entries(drawn).map(([name, value]) => [
      name.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
  return createElement(element, { ...properties, 'data-shape': shape.id, pointerEvents: 'all' })
}
