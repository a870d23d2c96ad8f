import { expect, test } from 'vitest'
import { listEndpoints } from '#contract/api.ts'
import type { Role } from '#engines/accounts/index.ts'
import { CALLERS, expectedStatus, ownerRole } from './testing/expected-access.ts'
import { prepareTestApp } from './testing/prepare-test-app.ts'
import { SAMPLES } from './testing/samples.ts'
import type { TestPerson } from './testing/test-app.ts'

const t = prepareTestApp()

const endpoints = listEndpoints()

/** One of each role, who knocks at door after door until one opens: being refused changes nothing. */
const strangers = new Map<string, TestPerson>()

async function findStranger(role: Role): Promise<TestPerson> {
  const found = strangers.get(role) ?? (await t.signUp(role))
  strangers.set(role, found)
  return found
}

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
    const expected = Object.fromEntries(CALLERS.map((kind) => [kind, expectedStatus(endpoint, kind)]))
    const make = async () => {
      const owner = await t.signUp(ownerRole(endpoint.access))
      return { owner, input: await SAMPLES[name](t, owner) }
    }
    let thing = await make()
    for (const kind of CALLERS) {
      const person = kind === 'nobody' ? null : kind === 'owner' ? thing.owner : await findStranger(kind)
      answers[kind] = (await (person?.call ?? t.call)(endpoint, thing.input)).status
      // Whose write was admitted may have used it up; reads and refusals change nothing, as the next one's answer shows.
      if (answers[kind] >= 400 || kind === 'owner' || endpoint.method === 'GET') continue
      strangers.delete(kind)
      thing = await make()
    }
    expect(answers).toEqual(expected)
  },
)
