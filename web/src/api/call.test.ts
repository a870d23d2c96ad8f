import { afterEach, expect, test, vi } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { ApiError, call, GatewayError, NetworkError } from './call.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(body: string, status: number) {
  const fetched = vi.fn(async (_: string, __: RequestInit) => new Response(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('every write has a key of its own, also on a page that came over plain http', async () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const fetched = answerWith('{"message":"Logged out"}', 200)
  await call(accounts.signOut, {})
  await call(accounts.signOut, {})
  const keys = fetched.mock.calls.map(([, init]) => new Headers(init.headers).get('idempotency-key'))
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)])
  expect(keys[0]).not.toBe(keys[1])
})

test('an answer that breaks off half-way counts as none', async () => {
  answerWith('{"message":"Log', 200)
  await expect(call(accounts.signOut, {})).rejects.toThrow(NetworkError)
})

test('a call waits as long as it is told to, and then counts as unanswered', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  await expect(call(accounts.signOut, {}, { timeoutMs: 5 })).rejects.toThrow(NetworkError)
})

test("a refusal that is not ours, as a proxy's page, still has words", async () => {
  answerWith('<h1>Bad gateway</h1>', 502)
  const refusal = await call(accounts.signOut, {}).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ApiError)
  expect(refusal).toMatchObject({ status: 502, code: undefined, message: 'HTTP error! 502' })
})

test.each([
  [502, 'text/html', true],
  [503, 'text/html; charset=utf-8', true],
  [504, 'text/html', true],
  [500, 'text/html', false],
  [503, 'application/json', false],
])(
  'an answer %i as %s comes from something in front of the server: %s',
  async (status, type, isOfGateway) => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status, headers: { 'content-type': type } }))
    const refusal = await call(accounts.signOut, {}).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ApiError)
    expect(refusal instanceof GatewayError).toBe(isOfGateway)
  },
)

test.each([
  ['{"message":"Out of order","error":"Service Unavailable"}', 'Out of order'],
  ['{"error":"Service Unavailable"}', 'Service Unavailable'],
  ['{"message":"","error":7}', 'HTTP error! 503'],
])('of the refusal %s people read "%s"', { tags: ['ERR1-21…23'] }, async (body, words) => {
  answerWith(body, 503)
  await expect(call(accounts.signOut, {})).rejects.toMatchObject({ message: words })
})

test('calls carry the session, and JSON only where there is something to say', {
  tags: ['API1-01…02'],
}, async () => {
  const fetched = answerWith('{"message":"Nope"}', 401)
  await call(accounts.signIn, { username: 'ada', password: 'secret-1' }).catch(() => null)
  await call(accounts.signOut, {}).catch(() => null)
  const [signIn, signOut] = fetched.mock.calls.map(([, init]) => init)
  expect([signIn?.credentials, signOut?.credentials]).toEqual(['include', 'include'])
  expect(new Headers(signIn?.headers).get('content-type')).toBe('application/json')
  expect(signIn?.body).toBe('{"username":"ada","password":"secret-1"}')
  expect(signOut?.body).toBeUndefined()
})
