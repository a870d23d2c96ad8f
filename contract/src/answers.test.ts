import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { listEndpoints } from './api.ts'

/** The paths of objects that let through what they do not name. */
function findLoose(schema: z.core.$ZodType, path: string, seen = new Set<z.core.$ZodType>()): string[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const { def } = (schema as z.core.$ZodTypes)._zod
  const own = def.type === 'object' && def.catchall && def.catchall._zod.def.type !== 'never' ? [path] : []
  return [...own, ...listParts(def).flatMap(([name, part]) => findLoose(part, `${path}.${name}`, seen))]
}

function listParts(def: z.core.$ZodTypes['_zod']['def']): [name: string, part: z.core.$ZodType][] {
  if (def.type === 'object') return Object.entries(def.shape)
  if (def.type === 'array') return [['element', def.element]]
  if (def.type === 'union') return def.options.map((part, place) => [`option${place}`, part])
  if (def.type === 'record') return [['value', def.valueType]]
  if (def.type === 'pipe') return [['out', def.out]]
  if ('innerType' in def && def.innerType) return [['inner', def.innerType as z.core.$ZodType]]
  return []
}

// Features hand over their rows as they are: what an answer does not name must not leave with them.
test('no answer lets a field through that the contract does not name', () => {
  const loose = listEndpoints().flatMap(({ name, endpoint }) => findLoose(endpoint.output, name))
  expect(loose).toEqual([])
})

test('an input that keeps more than it names is noticed by the same search', () => {
  const loose = listEndpoints().flatMap(({ name, endpoint }) => findLoose(endpoint.input, name))
  expect(loose).toContain('chat.send.context.inner')
})
