import { afterAll, expect, test } from 'vitest'
import { gradebook } from '#contract/teaching/gradebook.ts'
import type { lessons } from '../../../db/schema/learning/lessons.ts'
import { skillStates } from '../../../db/schema/learning/skill-states.ts'
import { listPeople, selectAudited } from '../../../testing/audit-rows.ts'
import { openRoom } from '../../../testing/grading-rows.ts'
import { addLesson, retireLessons } from '../../../testing/learning-rows.ts'
import { prepareTestApp } from '../../../testing/prepare-test-app.ts'

const NOW = new Date('2026-01-05T09:00:00Z')
const t = prepareTestApp({ now: NOW })
const added: number[] = []
afterAll(() => retireLessons(t, added))

async function teach(grade: number, standards: string[], skills: string[]): Promise<void> {
  const outline: NonNullable<typeof lessons.$inferInsert.outline> = {
    ...{ objectives: [], vocabulary: {}, prerequisites: [], sections: [] },
    standards,
    skills,
  }
  added.push((await addLesson(t, { grade, outline })).id)
}

const answer = (userId: number, skill: string, level: 'learning' | 'mastered') =>
  t.db.insert(skillStates).values({
    ...{ userId, skill, level, mastery: 0.9, answers: 4, correct: 3, lastAnsweredAt: NOW, evidence: {} },
  })

test('each standard of the grade says how many hold it, and on which answers', async () => {
  const [teacher, ada, bob] = [await t.signUp('teacher'), await t.signUp(), await t.signUp()]
  const id = await openRoom(t, teacher.id, ada.id, bob.id)
  await teach(5, ['test.5.A', 'test.5.B'], ['math.test.add'])
  await teach(5, ['test.5.B'], ['math.test.subtract'])
  await teach(6, ['test.6.A'], ['math.test.add'])
  for (const person of [ada, bob]) await answer(person.id, 'math.test.add', 'mastered')
  await answer(ada.id, 'math.test.subtract', 'learning')
  const { body } = await teacher.call(gradebook.standards, { id, subject: 'Mathematics' })
  expect(body).toMatchObject({ grade: 5, subject: 'Mathematics' })
  expect(body.pupils).toHaveLength(2)
  const own = body.standards.filter(({ code }) => code.startsWith('test.'))
  expect(
    own.map(({ code, held, begun }) => [code, held, begun.map(({ answers }) => answers).toSorted()]),
  ).toEqual([
    ['test.5.A', 2, [4, 4]],
    ['test.5.B', 0, [4, 8]],
  ])
  const entries = await selectAudited(t, teacher.id, 'GET /api/teacher/classes/:id/standards')
  expect(listPeople(entries).toSorted()).toEqual([ada.id, bob.id].toSorted())
  expect((await teacher.call(gradebook.standards, { id, subject: 'Alchemy' })).status).toBe(400)
  const other = await t.signUp('teacher')
  expect((await other.call(gradebook.standards, { id })).status).toBe(404)
})
