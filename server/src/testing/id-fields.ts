import type { Endpoint } from '#contract/endpoint.ts'
import { Id } from '#contract/fields.ts'

type Definition = {
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  options?: readonly Schema[]
  in?: Schema
}
type Schema = { _zod: { def: unknown } }

/** Where an input names a row: `studentIds[]`, `context.page.id`. */
export function listIdFields({ input }: Endpoint): string[] {
  return [...new Set(walk(input, ''))]
}

function walk(schema: Schema, place: string): string[] {
  if (schema === (Id as Schema)) return [place]
  const { shape, element, innerType, options, in: sent } = schema._zod.def as Definition
  if (shape)
    return Object.entries(shape).flatMap(([key, part]) => walk(part, place ? `${place}.${key}` : key))
  if (element) return walk(element, `${place}[]`)
  if (options) return options.flatMap((option) => walk(option, place))
  const within = innerType ?? sent
  return within ? walk(within, place) : []
}
