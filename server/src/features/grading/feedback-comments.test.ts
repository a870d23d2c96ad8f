import { expect, test } from 'vitest'
import { feedbackComments, MOST_COMMENTS } from '#contract/teaching/feedback-comments.ts'
import { feedbackComments as rows } from '../../db/schema/teaching/assignments.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp()

const add = async (teacher: TestPerson, content: string) =>
  (await teacher.call(feedbackComments.add, { content })).body.id
const list = async (teacher: TestPerson) =>
  (await teacher.call(feedbackComments.list, {})).body.map(({ content }) => content)

test('the sentence used most comes first, and the same one is kept once', async () => {
  const teacher = await t.signUp('teacher')
  const [first, second] = [await add(teacher, 'Say why.'), await add(teacher, ' Well argued. ')]
  expect(await add(teacher, 'Say why.')).toBe(first)
  expect(await list(teacher)).toEqual(['Say why.', 'Well argued.'])
  expect((await teacher.call(feedbackComments.use, { id: second })).body.uses).toBe(1)
  expect(await list(teacher)).toEqual(['Well argued.', 'Say why.'])
})

test('a deleted sentence is gone until it is brought back', async () => {
  const teacher = await t.signUp('teacher')
  const id = await add(teacher, 'Say why.')
  expect((await teacher.call(feedbackComments.remove, { id })).status).toBe(204)
  expect(await list(teacher)).toEqual([])
  expect((await teacher.call(feedbackComments.use, { id })).status).toBe(404)
  expect((await teacher.call(feedbackComments.restore, { id })).status).toBe(200)
  expect(await list(teacher)).toEqual(['Say why.'])
})

test("another teacher's sentences are not found, and there is room for so many", async () => {
  const [teacher, other] = [await t.signUp('teacher'), await t.signUp('teacher')]
  const id = await add(other, 'Say why.')
  expect(await list(teacher)).toEqual([])
  for (const endpoint of [feedbackComments.use, feedbackComments.remove, feedbackComments.restore])
    expect((await teacher.call(endpoint, { id })).status).toBe(404)
  await t.db
    .insert(rows)
    .values(
      Array.from({ length: MOST_COMMENTS }, (_, place) => ({ teacherId: teacher.id, content: `${place}` })),
    )
  expect((await teacher.call(feedbackComments.add, { content: 'One more' })).status).toBe(409)
})
