import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listEndpoints } from '../api.ts'
import { CLOSED_IN_PUBLIC_DEMO, OPEN_IN_PUBLIC_DEMO } from './closed-endpoints.ts'

const LOOKS_LIKE_ONE =
  /files?$|base64|picture|image|avatar|thumbnail|assets|attachments|password|credential|email|^code$|token/i

/** Names of all fields of an input, those of lists and parts too. */
function listFields(schema: unknown): string[] {
  if (!(schema instanceof z.core.$ZodType)) return []
  const { shape, ...def } = schema._zod.def as unknown as Record<string, unknown>
  const fields = Object.entries((shape ?? {}) as Record<string, unknown>)
  const parts = Object.values(def).flatMap((part) => (Array.isArray(part) ? part : [part]))
  return [
    ...fields.map(([name]) => name),
    ...[...fields.map(([, part]) => part), ...parts].flatMap(listFields),
  ]
}

const undecided = listEndpoints().filter(
  ({ name, endpoint }) =>
    endpoint.method !== 'GET' &&
    endpoint.access !== 'admin' &&
    !CLOSED_IN_PUBLIC_DEMO.has(name) &&
    !OPEN_IN_PUBLIC_DEMO.includes(name),
)

test('whatever takes a file, a picture or a secret is decided for public demos', () => {
  const fields = undecided.map(({ name, endpoint }) => ({
    name,
    why: endpoint.bodyLimitBytes
      ? ['a large body']
      : listFields(endpoint.input).filter((field) => LOOKS_LIKE_ONE.test(field)),
  }))
  expect(fields.filter(({ why }) => why.length > 0)).toEqual([])
})

test('nobody gets in or back in by an endpoint that a public demo leaves open', () => {
  const open = undecided.filter(({ endpoint }) => endpoint.access === 'public').map(({ name }) => name)
  expect(open).toEqual(['accounts.signOut'])
})

test('no endpoint stands in both lists, and none twice', () => {
  expect(OPEN_IN_PUBLIC_DEMO.filter((name) => CLOSED_IN_PUBLIC_DEMO.has(name))).toEqual([])
  expect(new Set(OPEN_IN_PUBLIC_DEMO).size).toBe(OPEN_IN_PUBLIC_DEMO.length)
})
