import { beforeEach, expect, test } from 'vitest'
import { LONGEST_MEMORY, MOST_MEMORIES, tutorMemory } from '#contract/study/tutor-memory.ts'
import { addMemory } from '../../domain/tutor-memory/keep-memory.ts'
import { addTutorMemory } from '../../testing/chat-rows.ts'
import { addClass } from '../../testing/class-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp({ now: new Date('2026-03-10T12:00:00Z') })
let ada: TestPerson
beforeEach(async () => {
  ada = await t.signUp()
})

const add = (text: string) => ada.call(tutorMemory.add, { userId: ada.id, text })
const texts = async (reader = ada) =>
  (await reader.call(tutorMemory.list, { userId: ada.id })).body.map(({ text }) => text)

test('a learner tells the tutor what to remember, changes it and makes it forget', async () => {
  const { status, body } = await add('  My test is on Friday ')
  expect([status, body]).toMatchObject([201, { text: 'My test is on Friday' }])
  await add('Pictures help me')
  const line = { userId: ada.id, memoryId: body.id }
  expect((await ada.call(tutorMemory.change, { ...line, text: 'My test is on Monday' })).body).toEqual({
    ...body,
    text: 'My test is on Monday',
  })
  expect(await texts()).toEqual(['My test is on Monday', 'Pictures help me'])
  expect((await ada.call(tutorMemory.remove, line)).status).toBe(200)
  expect(await texts()).toEqual(['Pictures help me'])
  expect((await ada.call(tutorMemory.remove, line)).status).toBe(404)
})

test('ten lines are remembered, each once and none too long', async () => {
  for (let n = 1; n <= MOST_MEMORIES; n++) expect((await add(`line ${n}`)).status).toBe(201)
  expect(await add('one more')).toMatchObject({
    status: 409,
    body: { message: 'The tutor remembers up to 10 things. Delete one to make room.' },
  })
  expect((await add('Line 1')).status).toBe(201)
  expect(await texts()).toHaveLength(MOST_MEMORIES)
  expect((await add('a'.repeat(LONGEST_MEMORY + 1))).status).toBe(400)
  expect(await add('   ')).toMatchObject({ status: 400, body: { message: 'Please write something first.' } })
})

test('what comes out of a conversation is made short enough, and full is full', async () => {
  const added = await addMemory(t.db, ada.id, `I want to\n understand ${'very '.repeat(60)}much`, t.clock.now)
  expect(added?.text).toMatch(/^I want to understand very .*…$/)
  expect(added?.text.length).toBeLessThanOrEqual(LONGEST_MEMORY)
  for (let n = 2; n <= MOST_MEMORIES; n++) await addTutorMemory(t, ada.id, `line ${n}`)
  expect(await addMemory(t.db, ada.id, 'one more', t.clock.now)).toBeNull()
})

test('a teacher of the learner may read it, others may not, and nobody else changes it', async () => {
  await add('My test is on Friday')
  const [own, other] = [await t.signUp('teacher'), await t.signUp('teacher')]
  await addClass(t, own.id, [ada.id])
  expect(await texts(own)).toEqual(['My test is on Friday'])
  expect((await other.call(tutorMemory.list, { userId: ada.id })).status).toBe(404)
  expect((await own.call(tutorMemory.add, { userId: ada.id, text: 'Lazy' })).status).toBe(404)
  const { id: memoryId } = await addTutorMemory(t, ada.id)
  const bob = await t.signUp()
  const change = { userId: bob.id, memoryId, text: 'Mine' }
  expect((await bob.call(tutorMemory.change, change)).status).toBe(404)
})
