import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { classAnalytics, MOST_MAP_SKILLS } from '#contract/teaching/class-analytics.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import { classEnrollments } from '../../db/schema/teaching/classes.ts'
import { allSkills, subjectOfSkill } from '../../domain/skills.ts'
import { openClass } from '../../testing/analytics-rows.ts'
import { practiceSkill } from '../../testing/answer-problem.ts'
import { listPeople } from '../../testing/audit-rows.ts'
import { addLesson, findSubject } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const VOLUME = 'math.5.volume'
const SUBTRACTION = 'math.1.subtract-within-20'

const t = prepareTestApp({ now: new Date('2026-03-10T09:00:00Z') })
beforeAll(async () => {
  await findSubject(t, 'Mathematics')
})

const outline = (skill: string) => ({
  objectives: [],
  vocabulary: {},
  skills: [skill],
  prerequisites: [],
  standards: [],
  sections: [],
})

test('what any student has tried is a column, with the level of each who has; the unit filters', async () => {
  const teacher = await t.signUp('teacher')
  const [ada, bob] = [await t.signUp(), await t.signUp()]
  const classId = await openClass(t, teacher, [ada, bob], { subject: 'mathematics' })
  await practiceSkill(t, ada, { skill: VOLUME, isRight: true, times: 2 })
  await practiceSkill(t, bob, { skill: SUBTRACTION, isRight: false, times: 1 })
  await addLesson(t, { unit: 'Solids', outline: outline(VOLUME), position: -5 })
  const { body } = await teacher.call(classAnalytics.skills, { classId })
  expect(body.subject).toBe('Mathematics')
  expect(body.skills.map(({ id }) => id).toSorted()).toEqual([SUBTRACTION, VOLUME])
  const place = body.skills.findIndex(({ id }) => id === VOLUME)
  expect(body.pupils.find(({ id }) => id === ada.id)?.cells[place]).toMatchObject({
    level: 'practised',
    answers: 2,
  })
  expect(body.pupils.find(({ id }) => id === bob.id)?.cells[place]).toBeNull()
  expect(body.units).toContain('Solids')
  const { body: filtered } = await teacher.call(classAnalytics.skills, { classId, unit: 'Solids' })
  expect(filtered).toMatchObject({ unit: 'Solids', skills: [{ id: VOLUME }] })
})

test('a class in which nobody has tried anything shows what its grade learns, without a level', async () => {
  const teacher = await t.signUp('teacher')
  const classId = await openClass(t, teacher, [await t.signUp()], { grade: 3 })
  const { body } = await teacher.call(classAnalytics.skills, { classId, subject: 'Science' })
  expect(body.skills.length).toBeGreaterThan(0)
  expect(body.skills.every(({ grade, subject }) => grade === 3 && subject === 'Science')).toBe(true)
  expect(body.pupils[0]?.cells.every((cell) => cell === null)).toBe(true)
})

test('an empty class has columns and no rows, and an unknown subject is refused', async () => {
  const teacher = await t.signUp('teacher')
  const classId = await openClass(t, teacher, [], { grade: 5, subject: 'Mathematics' })
  const { body } = await teacher.call(classAnalytics.skills, { classId })
  expect([body.pupils.length, body.skills.length > 0]).toEqual([0, true])
  expect((await teacher.call(classAnalytics.skills, { classId, subject: 'Alchemy' })).status).toBe(400)
})

test('300 students by 60 skills come with six statements, and all of them are audited', async () => {
  const teacher = await t.signUp('teacher')
  const many = await t.db
    .insert(users)
    .values(
      Array.from({ length: 300 }, (_, place) => ({
        username: `map-${teacher.id}-${place}`,
        password: 'no password signs this account in',
        firstName: `Nia ${place}`,
        lastName: 'Bello',
        grade: 5,
      })),
    )
    .returning({ id: users.id })
  const classId = await openClass(t, teacher, [], { subject: 'Mathematics' })
  await t.db.insert(classEnrollments).values(many.map(({ id: studentId }) => ({ classId, studentId })))
  const skills = [...allSkills().keys()]
    .filter((skill) => subjectOfSkill(skill) === 'Mathematics')
    .slice(0, 70)
  for (const { id: userId } of many) {
    await t.db.insert(skillStates).values(
      skills.slice(0, 20 + (userId % 51)).map((skill) => ({
        userId,
        skill,
        mastery: 0.5,
        level: 'learning' as const,
        answers: 3,
        correct: 2,
        lastAnsweredAt: t.clock.now,
        evidence: {},
      })),
    )
  }
  let spentMs = 0
  const statements = await t.listenToDatabase(async () => {
    const began = performance.now()
    const { body } = await teacher.call(classAnalytics.skills, { classId })
    spentMs = performance.now() - began
    expect([body.pupils.length, body.skills.length, body.skillsFound]).toEqual([
      300,
      MOST_MAP_SKILLS,
      skills.length,
    ])
  })
  expect(statements.length).toBeLessThanOrEqual(6)
  expect(spentMs).toBeLessThan(3000)
  const traces = await t.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.actorId, teacher.id))
    .orderBy(auditLog.id)
  expect(traces).toHaveLength(1)
  expect(new Set(listPeople(traces)).size).toBe(300)
}, 30_000)
