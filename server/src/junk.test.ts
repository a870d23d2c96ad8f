import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listEndpoints, type NamedEndpoint } from '#contract/api.ts'
import { ERROR_STATUS } from '#contract/errors.ts'
import { fillPath } from '#contract/fill-path.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { SESSION_COOKIE } from './platform/sessions/sessions.ts'
import { ownerRole } from './testing/expected-access.ts'
import { BROKEN_BODIES, JUNK_IDS, listJunk, ODD_QUERIES } from './testing/junk.ts'
import { prepareTestApp } from './testing/prepare-test-app.ts'
import { SAMPLES } from './testing/samples.ts'

const t = prepareTestApp()

const endpoints = listEndpoints()
/** Fields take turns: each value of junk goes to one in so many of those that refuse it. */
const REFUSED_STEP = 9
let fieldCount = 0
const ODD_KEYS = ['', 'x', 'a b c d e f g h', 'x'.repeat(1000), '☃'.repeat(10)]
const writes = endpoints.filter(({ endpoint }) => endpoint.method !== 'GET')

function expectRefusal(response: LightMyRequestResponse, what: string): void {
  expect([what, response.statusCode]).toEqual([what, expect.toSatisfy((code) => code >= 400 && code < 500)])
  expectMessage(response, what)
}

function expectNoCrash(response: LightMyRequestResponse, what: string): void {
  expect([what, response.statusCode]).toEqual([what, expect.toSatisfy((code) => code < 500)])
  if (response.statusCode >= 400) expectMessage(response, what)
}

function expectMessage(response: LightMyRequestResponse, what: string): void {
  expect([what, response.headers['content-type']]).toEqual([
    what,
    expect.stringContaining('application/json'),
  ])
  expect([what, response.json()]).toEqual([
    what,
    expect.objectContaining({
      message: expect.stringMatching(/\S/),
      code: expect.toBeOneOf(Object.keys(ERROR_STATUS)),
    }),
  ])
}

type Prepared = Awaited<ReturnType<typeof makeSender>>
const prepared = new Map<string, Promise<Prepared>>()

/** One sender for all tests of an endpoint: junk changes nothing that the next junk needs. */
function prepare(subject: NamedEndpoint): Promise<Prepared> {
  const found = prepared.get(subject.name) ?? makeSender(subject)
  prepared.set(subject.name, found)
  return found
}

/** Sends as somebody who is allowed to: junk must not be stopped by the door alone. */
async function makeSender({ name, endpoint }: NamedEndpoint) {
  const owner = await t.signUp(ownerRole(endpoint.access))
  const input = (await SAMPLES[name](t, owner)) as Record<string, unknown>
  const { url, rest } = fillPath(endpoint.path, input)
  let person = owner
  const ask = (options: InjectOptions) =>
    t.app.inject({
      method: endpoint.method,
      url,
      cookies: { [SESSION_COOKIE]: person.token },
      ...options,
    })
  const send = async (options: InjectOptions) => {
    // Signing out ends the session.
    if (endpoint.path.startsWith('/api/logout')) person = await t.signUp(ownerRole(endpoint.access))
    const response = await ask(options)
    if (response.statusCode !== ERROR_STATUS.too_many_requests) return response
    // Who asks too often is refused before the junk is looked at: somebody else sends it a day later.
    t.clock.now = new Date(t.clock.now.getTime() + DAY_MS)
    person = await t.signUp(ownerRole(endpoint.access))
    return ask(options)
  }
  return { send, input, url, rest }
}

describe.each(endpoints.map((subject, place) => ({ ...subject, place })))('$name', (subject) => {
  const { endpoint, place } = subject

  test('answers odd queries without breaking', async () => {
    const { send, url } = await prepare(subject)
    // All that can stand beside each other at once, and one alone: the next endpoint gets the next.
    for (const query of [ODD_QUERIES.slice(0, -1).join('&'), ODD_QUERIES[place % ODD_QUERIES.length] ?? '']) {
      expectNoCrash(
        await send({ url: `${url}?${query}`, ...(endpoint.method !== 'GET' && { payload: {} }) }),
        query,
      )
    }
  })

  test('refuses fields of the wrong kind', async () => {
    const { send, input, rest, url } = await prepare(subject)
    const isRead = endpoint.method === 'GET'
    for (const field of Object.keys(endpoint.input._zod.def.shape).filter(
      (key) => key in rest || !(key in input),
    )) {
      fieldCount += 1
      const write = (junk: unknown) => (isRead ? writeForQuery(junk) : junk)
      const accepts = (junk: unknown) =>
        isStorable(junk) && z.safeParse(endpoint.input, { ...input, [field]: write(junk) }).success
      const junks = new Set(listJunk(accepts, fieldCount).map(write))
      for (const [place, junk] of [...junks].entries()) {
        const isAcceptable = accepts(junk)
        // What the contract refuses is refused before any code of the endpoint runs: a few of each field are sent.
        if (!isAcceptable && (place + fieldCount) % REFUSED_STEP !== 0) continue
        const fields = { ...rest, [field]: junk }
        const what = `${field}: ${JSON.stringify(junk)?.slice(0, 40)}`
        const response = await send(
          isRead ? { url, query: fields as Record<string, string> } : { payload: fields },
        )
        if (isAcceptable) expectNoCrash(response, what)
        else expectRefusal(response, what)
      }
    }
  })
})

/** A query holds text only, and half a surrogate pair cannot be encoded in it. */
function writeForQuery(junk: unknown): string {
  const text = typeof junk === 'object' ? JSON.stringify(junk) : String(junk)
  return text.slice(0, 2000).toWellFormed()
}

/** Text that the server refuses in any field because PostgreSQL could not hold it. */
function isStorable(junk: unknown): boolean {
  return typeof junk !== 'string' || (junk.isWellFormed() && !junk.includes('\0'))
}

describe.each(writes.map((subject, place) => ({ ...subject, place })))('$name', (subject) => {
  const { endpoint, place } = subject

  test('refuses an idempotency key of the wrong kind', async () => {
    const { send, rest } = await prepare(subject)
    // As with the bodies below: one place reads all of them, so endpoints take turns.
    const key = ODD_KEYS[place % ODD_KEYS.length] ?? ''
    expectRefusal(
      await send({ payload: rest, headers: { 'idempotency-key': encodeURI(key) } }),
      `Idempotency-Key: ${key.slice(0, 20)}`,
    )
  })
  test('refuses bodies that are not JSON objects, and fields nobody knows', async () => {
    const { send, rest } = await prepare(subject)
    // All endpoints read bodies alike: each is sent every fourth, the next endpoint those after them.
    for (const { what, headers, payload } of BROKEN_BODIES.filter((_, turn) => (turn + place) % 4 === 0)) {
      if (what === 'a list' && endpoint.listField !== undefined) continue
      const type = { 'content-type': 'application/json', ...headers }
      expectRefusal(await send({ headers: type, payload }), what)
    }
    const isLoose = endpoint.input._zod.def.catchall !== undefined
    if (!isLoose) expectRefusal(await send({ payload: { ...rest, fieldNobodyKnows: 1 } }), 'unknown field')
  })
})

test.each([
  ['a hundred thousand brackets', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ['half a surrogate pair deep inside', '{"displayName":"\\ud800"}'],
])('a field that holds %s is refused', async (what, junk) => {
  const ada = await t.signUp()
  const response = await t.app.inject({
    method: 'PUT',
    url: '/api/onboarding/progress',
    headers: { 'content-type': 'application/json' },
    cookies: { [SESSION_COOKIE]: ada.token },
    payload: `{"currentStep":"profile","completedSteps":[],"stepData":${junk}}`,
  })
  expectRefusal(response, what)
})

test('a password in the address is not read', async () => {
  const { app } = t
  const url = '/api/login?username=nobody-at-all&password=secret-1'
  const response = await app.inject({ method: 'POST', url, payload: {} })
  expect(response.json()).toMatchObject({
    code: 'invalid_input',
    issues: [{ field: 'username' }, { field: 'password' }],
  })
})

test.each([
  '/api/nowhere',
  '/api/user/',
  '/api/',
  '/ws',
  '/healthz/x',
  '/%E0%A4%A',
  '/api/users/1/../../etc',
])('GET %s is answered with a refusal in JSON', async (url) => {
  const { app } = t
  expectRefusal(await app.inject({ url }), url)
})

test.each(
  endpoints
    .filter(({ endpoint }) => endpoint.path.includes(':'))
    .map((subject, place) => ({ ...subject, place })),
)('$name refuses odd ids', async (subject) => {
  const { endpoint, place } = subject
  const { send, rest } = await prepare(subject)
  for (const id of JUNK_IDS.filter((_, turn) => (turn + place) % 2 === 0)) {
    const url = endpoint.path.replace(/:\w+/g, id)
    expectRefusal(await send({ url, ...(endpoint.method !== 'GET' && { payload: rest }) }), id)
  }
})
