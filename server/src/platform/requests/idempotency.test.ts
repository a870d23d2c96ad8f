import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { idempotencyKeys } from '../../db/schema/operations/idempotency-keys.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'
import { AppError } from '../app-error.ts'
import { createMount } from './serve.ts'

const addPoints = endpoint({
  method: 'POST',
  path: '/probe/points',
  access: 'signedIn',
  summary: 'A probe that does something different each time.',
  input: z.object({ points: z.int(), refuse: z.optional(z.boolean()) }),
  output: z.object({ points: z.int() }),
  errors: [],
})

const removeThing = endpoint({
  method: 'DELETE',
  path: '/probe/thing',
  access: 'signedIn',
  summary: 'A probe that answers nothing.',
  input: z.object({}),
  output: z.void(),
  status: 204,
  errors: [],
})

let t: TestApp
let ada: TestPerson
let effects: number
beforeEach(async () => {
  t = await createTestApp()
  effects = 0
  const { serve } = createMount(t.app, t.deps)
  serve(addPoints, async ({ points, refuse }, { db, caller, afterCommit }) => {
    const [row] = await db
      .update(users)
      .set({ points: sql`${users.points} + ${points}` })
      .where(eq(users.id, caller.user.id))
      .returning({ points: users.points })
    afterCommit(() => effects++)
    if (refuse) throw new AppError('conflict', 'serverBusy')
    return { points: row?.points ?? -1 }
  })
  serve(removeThing, async (_, { afterCommit }) => {
    afterCommit(() => effects++)
  })
  ada = await t.signUp()
})

test('a write that says whose it is, is done in nobody else’s name', async () => {
  const ben = await t.signUp()
  const send = (writer: string) =>
    ben.call(addPoints, { points: 10 }, { headers: { 'trellis-writer': writer } })
  expect((await send(String(ada.user.id))).status).toBe(401)
  expect((await send('nobody')).status).toBe(401)
  expect((await send(String(ben.user.id))).body).toEqual({ points: 10 })
})

test('the same key gets the same answer and the change is made once', async () => {
  const idempotencyKey = randomUUID()
  const first = await ada.call(addPoints, { points: 10 }, { idempotencyKey })
  const second = await ada.call(addPoints, { points: 10 }, { idempotencyKey })
  expect([first.body, second.body]).toEqual([{ points: 10 }, { points: 10 }])
  expect(effects).toBe(1)
})

test('a write that answers nothing is made once, too', async () => {
  const idempotencyKey = randomUUID()
  const first = await ada.call(removeThing, {}, { idempotencyKey })
  const second = await ada.call(removeThing, {}, { idempotencyKey })
  expect([first.status, second.status, effects]).toEqual([204, 204, 1])
})

test('thirty copies that arrive at once make one change', async () => {
  const idempotencyKey = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => ada.call(addPoints, { points: 10 }, { idempotencyKey })),
  )
  expect(answers.map(({ body }) => body)).toEqual(Array(30).fill({ points: 10 }))
})

test('without a key, or with another one, the change is made again', async () => {
  await ada.call(addPoints, { points: 10 })
  await ada.call(addPoints, { points: 10 })
  const { body } = await ada.call(addPoints, { points: 10 }, { idempotencyKey: randomUUID() })
  expect(body).toEqual({ points: 30 })
})

test('a key used for another request is refused', async () => {
  const idempotencyKey = randomUUID()
  await ada.call(addPoints, { points: 10 }, { idempotencyKey })
  const answer = await ada.call(addPoints, { points: 20 }, { idempotencyKey })
  expect(answer).toMatchObject({ status: 422, body: { code: 'key_reused' } })
})

test("one person's key says nothing to another", async () => {
  const idempotencyKey = randomUUID()
  const bob = await t.signUp()
  await ada.call(addPoints, { points: 10 }, { idempotencyKey })
  expect((await bob.call(addPoints, { points: 3 }, { idempotencyKey })).body).toEqual({ points: 3 })
})

test('a refused change leaves no trace, and the same key may try again', async () => {
  const idempotencyKey = randomUUID()
  const refused = await ada.call(addPoints, { points: 10, refuse: true }, { idempotencyKey })
  expect(refused.status).toBe(409)
  expect(effects).toBe(0)
  const again = await ada.call(addPoints, { points: 10 }, { idempotencyKey })
  expect(again.body).toEqual({ points: 10 })
})

test('neither the key nor what was sent can be read from the table', async () => {
  const idempotencyKey = randomUUID()
  await ada.call(addPoints, { points: 123_456 }, { idempotencyKey })
  const rows = await t.db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.scope, String(ada.id)))
  expect(rows).toHaveLength(1)
  const { response: _, ...kept } = rows[0] ?? {}
  expect(JSON.stringify(kept)).not.toContain(idempotencyKey)
  expect(JSON.stringify(kept)).not.toContain('123456')
})
