import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/refusals/catalog.ts'
import { type FieldRefusal, parseValue } from '#contract/refusals/parse-value.ts'
import { AppError } from '../app-error.ts'

/** Everything a request says, as the endpoint's input; what does not fit is refused with the field it stands in. */
export function readInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): z.output<E['input']> {
  // A write is read from its body: addresses end up in logs, and a password must not work from there. What is to be
  // deleted may stand in the address, as the documents have it.
  const query = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? (request.query as object) : {}
  const body = endpoint.method === 'GET' ? {} : readBody(endpoint, request.body)
  const sent = { ...query, ...body }
  const fields = { ...sent, ...(request.params as object) }
  refuseUnstorable(fields)
  const parsed = parseValue(endpoint.input, fields)
  if ('refused' in parsed) {
    const issues = parsed.refused
    throw new AppError('invalid_input', issues[0]?.refusal ?? 'invalidInput', { issues })
  }
  return parsed.data as z.output<E['input']>
}

function readBody(endpoint: Endpoint, body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (endpoint.listField && Array.isArray(body)) return { [endpoint.listField]: body }
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new AppError('invalid_input', 'jsonObjectExpected')
  }
  const known = endpoint.input._zod.def
  if (!known.catchall) {
    const unknown = Object.keys(body).filter((key) => !Object.hasOwn(known.shape, key))
    const [field] = unknown
    if (field !== undefined) {
      const issues = unknown
        .slice(0, 10)
        .map((name): FieldRefusal => ({ field: name.slice(0, 100), refusal: 'unknownField' }))
      const refusal: Refusal = { reason: 'unknownFieldNamed', params: { field: field.slice(0, 100) } }
      throw new AppError('invalid_input', refusal, { issues })
    }
  }
  return body as Record<string, unknown>
}

/**
 * Deeper than anything the product sends: 100 blocks of a child's program inside each other, each of them two levels. Far
 * below what a walk of the value can bear.
 */
const DEEPEST_NESTING = 250

/**
 * PostgreSQL holds neither U+0000 nor half a surrogate pair, and a body of brackets overflows the stack of whoever
 * walks it: without this check all three would surface as a server error.
 */
function refuseUnstorable(value: unknown, depth = 0): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new AppError('invalid_input', 'nullCharacter')
    if (!value.isWellFormed()) throw new AppError('invalid_input', 'notUnicode')
  } else if (typeof value === 'object' && value !== null) {
    if (depth > DEEPEST_NESTING) throw new AppError('invalid_input', 'nestedTooDeeply')
    for (const [key, inner] of Object.entries(value)) {
      refuseUnstorable(key)
      refuseUnstorable(inner, depth + 1)
    }
  }
}
