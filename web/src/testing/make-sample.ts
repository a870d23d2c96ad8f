import type * as z from 'zod/mini'

/**
 * The smallest value that a schema of the contract allows: lists are empty, what may be null is, what is optional is left
 * out. `fields` is what a test is about.
 */
export function makeSample<S extends z.core.$ZodObject>(
  schema: S,
  fields: Partial<z.output<S>> = {},
): z.output<S> {
  return { ...(sample(schema) as z.output<S>), ...fields }
}

function sample(schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, sample(field)])
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
    }
    case 'array':
      return []
    case 'record':
      return {}
    case 'nullable':
      return null
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'boolean':
      return false
    case 'number':
      return 0
    case 'string':
      return sampleText('format' in def ? def.format : undefined)
    case 'optional':
      return undefined
    case 'pipe':
      return sample(def.out)
    default:
      throw new Error(`No sample for a schema of the type ${def.type}: give the field yourself`)
  }
}

function sampleText(format: unknown): string {
  if (format === 'datetime') return '2026-03-02T08:00:00.000Z'
  return format === 'date' ? '2026-03-02' : 'text'
}
