import { expect, test } from 'vitest'
import { notes } from '#contract/study/notes.ts'
import { type Answer, answer, createFakeServer, dropConnection, hold, refuse } from './fake-server.ts'

const ORIGIN = 'https://trellis.test'

async function ask(answers: Answer[], path: string, init?: RequestInit) {
  const server = createFakeServer(answers)
  const request = new Request(ORIGIN + path, init)
  return { server, response: await server.respond(request, new URL(request.url)).catch(() => null) }
}

const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) })

test('an answer of the contract is sent as it is, and the call is remembered with path and query', async () => {
  const { server, response } = await ask([answer(notes.list, [])], '/api/users/7/notes?tag=maths')
  expect(await response?.json()).toEqual([])
  expect(server.sentTo(notes.list)).toEqual([{ id: '7', tag: 'maths' }])
  expect(server.faults).toEqual([])
})

test('a path without parts is found before one with a part in the same place', async () => {
  const { server } = await ask([answer(notes.tags, [])], '/api/users/7/notes/tags')
  expect(server.countCalls(notes.tags)).toBe(1)
})

test('a call without an answer is a fault', async () => {
  const { server, response } = await ask([], '/api/users/7/notes')
  expect(response).toBeNull()
  expect(server.faults).toEqual(['Nobody has said how the server answers GET /api/users/7/notes'])
})

test('an answer that the contract does not allow is a fault', async () => {
  const { server, response } = await ask(
    [answer(notes.list, JSON.parse('[{ "id": 1 }]'))],
    '/api/users/7/notes',
  )
  expect(response).toBeNull()
  expect(server.faults[0]).toMatch(/^GET \/api\/users\/:id\/notes never answers .*title/s)
})

test('what the real server would refuse is a fault, too', async () => {
  const { server } = await ask([answer(notes.create, JSON.parse('{}'))], '/api/notes', post({ title: '' }))
  expect(server.faults[0]).toMatch(/^POST \/api\/notes was sent .*noteFieldsRequired/s)
})

test('a refusal has the status of its code, and only codes that the endpoint has', async () => {
  const { response } = await ask([refuse(notes.create, 'conflict', 'Enough')], '/api/notes', post({}))
  expect([response?.status, await response?.json()]).toEqual([409, { message: 'Enough', code: 'conflict' }])
  expect(() => refuse(notes.create, 'code_needed', 'x')).toThrow('POST /api/notes never answers code_needed')
})

test('the later answer holds, and a dropped connection is no fault', async () => {
  const { server, response } = await ask(
    [answer(notes.list, []), dropConnection(notes.list)],
    '/api/users/7/notes',
  )
  expect([response, server.faults]).toEqual([null, []])
})

test('a held answer waits until it is let go', async () => {
  const held = hold(answer(notes.list, []))
  const asked = ask([held], '/api/users/7/notes')
  const first = await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, 20, 'waiting'))])
  expect(first).toBe('waiting')
  held.release()
  expect((await asked).response?.status).toBe(200)
})
