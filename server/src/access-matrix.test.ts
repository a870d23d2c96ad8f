import { expect, test } from 'vitest'
import { listEndpoints } from '#contract/api.ts'
import { CALLERS, expectedStatus, ownerRole } from './testing/expected-access.ts'
import { prepareTestApp } from './testing/prepare-test-app.ts'
import { SAMPLES } from './testing/samples.ts'

const t = prepareTestApp()

const endpoints = listEndpoints()

test('no two endpoints share a method and path', () => {
  const addresses = endpoints.map(
    ({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:\w+/g, ':x')}`,
  )
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('every endpoint of the contract is served, and nothing else under /api', async () => {
  const { app, served } = t
  const missing = endpoints.filter(
    ({ endpoint }) => !app.hasRoute({ method: endpoint.method, url: endpoint.path }),
  )
  expect(missing.map(({ name }) => name)).toEqual([])

  const declared = new Set(endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`))
  const undeclared = served.filter(
    (route) => /^(?!HEAD).* \/api\/(?!docs)/.test(route) && !declared.has(route),
  )
  expect(undeclared).toEqual([])
})

test.each(endpoints)(
  '$name admits exactly whom it declares',
  { tags: ['SEC-24', 'SEC-26', 'Y-54'] },
  async ({ name, endpoint }) => {
    const answers: Record<string, number> = {}
    const expected: Record<string, number> = {}
    for (const kind of CALLERS) {
      const owner = await t.signUp(ownerRole(endpoint.access))
      const input = await SAMPLES[name](t, owner)
      const person = kind === 'nobody' ? null : kind === 'owner' ? owner : await t.signUp(kind)
      answers[kind] = (await (person?.call ?? t.call)(endpoint, input)).status
      expected[kind] = expectedStatus(endpoint, kind)
    }
    expect(answers).toEqual(expected)
  },
)
