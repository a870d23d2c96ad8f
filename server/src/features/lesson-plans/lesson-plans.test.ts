import { expect, test } from 'vitest'
import { lessonPlans } from '#contract/teaching/lesson-plans.ts'
import { skillStates } from '../../db/schema/learning/skill-states.ts'
import { classGroupMembers, classGroups } from '../../db/schema/teaching/classes.ts'
import { addClass } from '../../testing/class-rows.ts'
import { addLesson, addQuiz, retireAllLessons } from '../../testing/learning-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { addLessonPlan } from '../../testing/teaching-rows.ts'

const START = new Date('2026-03-10T09:00:00Z')

const t = prepareTestApp({ now: START })

const OUTLINE = {
  objectives: [],
  vocabulary: {},
  skills: ['math.5.volume'],
  prerequisites: [],
  standards: ['CCSS.MATH.5.MD.C.3'],
  sections: [],
}

test('every column of a plan can be written and read; it begins as a draft (P-28, P-29, DATA2-46, STATE-36)', async () => {
  const teacher = await t.signUp('teacher')
  const { id: classId } = await addClass(t, teacher.id, [], { name: '5b' })
  const quiz = await addQuiz(t)
  const fields = {
    title: 'Halves',
    description: 'Sharing',
    classId,
    subject: 'Mathematics',
    grade: 5,
    objectives: ['Share in two'],
    materials: ['Paper'],
    procedure: '### Warm-up',
    assessment: 'Exit ticket',
    notes: 'Room 3',
    standards: ['5.NF.A.1', '5.nf.a.1'],
    duration: 45,
    lessonDate: '2026-03-12',
  }
  const attached = [
    { type: 'quiz' as const, id: quiz.id },
    { type: 'lesson' as const, id: quiz.lessonId },
  ]
  const { status, body } = await teacher.call(lessonPlans.create, { ...fields, attached })
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...fields, standards: ['5.NF.A.1'], className: '5b', status: 'draft' })
  expect(body.attached).toEqual([
    { type: 'quiz', id: quiz.id, title: 'Halves quiz', subject: 'Mathematics', grade: 5 },
    { type: 'lesson', id: quiz.lessonId, title: 'Halves', subject: 'Mathematics', grade: 5 },
  ])
  expect((await teacher.call(lessonPlans.one, { id: body.id })).body).toEqual(body)
})

test('plans are found by class, status, day and words, and come in pages (P-27)', async () => {
  const teacher = await t.signUp('teacher')
  const { id: classId } = await addClass(t, teacher.id)
  const a = await addLessonPlan(t, teacher.id, { title: 'Fractions 100%', classId, lessonDate: '2026-03-12' })
  const b = await addLessonPlan(t, teacher.id, {
    title: 'Volume',
    status: 'published',
    objectives: ['Boxes'],
  })
  const list = async (wanted: Parameters<typeof teacher.call<typeof lessonPlans.list>>[1]) =>
    (await teacher.call(lessonPlans.list, wanted)).body.map(({ id }) => id)
  expect(await list({})).toEqual([b.id, a.id])
  expect(await list({ before: b.id })).toEqual([a.id])
  expect(await list({ classId })).toEqual([a.id])
  expect(await list({ status: 'published' })).toEqual([b.id])
  expect(await list({ search: 'BOX vol' })).toEqual([b.id])
  expect(await list({ search: '0%' })).toEqual([a.id])
  expect(await list({ from: '2026-03-12', to: '2026-03-12' })).toEqual([a.id])
  expect((await teacher.send(lessonPlans.list, { status: 'other' })).status).toBe(400)
})

test('a plan is published, copied as a draft without a day, deleted and brought back (P-30, P-31)', async () => {
  const teacher = await t.signUp('teacher')
  const { id } = await addLessonPlan(t, teacher.id, { lessonDate: '2026-03-12', objectives: ['Share'] })
  const changed = await teacher.call(lessonPlans.update, {
    id,
    status: 'published',
    lessonDate: '2026-03-13',
  })
  expect(changed.body).toMatchObject({ status: 'published', lessonDate: '2026-03-13', objectives: ['Share'] })
  const copy = (await teacher.call(lessonPlans.duplicate, { id })).body
  expect(copy).toMatchObject({ status: 'draft', lessonDate: null, objectives: ['Share'] })
  expect((await teacher.call(lessonPlans.remove, { id })).status).toBe(204)
  expect((await teacher.call(lessonPlans.one, { id })).status).toBe(404)
  expect((await teacher.call(lessonPlans.restore, { id })).body.id).toBe(id)
  expect((await teacher.call(lessonPlans.one, { id })).status).toBe(200)
})

test('another teacher cannot be reached by ids in a body: class, plan, quiz', async () => {
  const [teacher, other] = [await t.signUp('teacher'), await t.signUp('teacher')]
  const { id: foreign } = await addClass(t, other.id)
  const { id } = await addLessonPlan(t, teacher.id)
  expect((await teacher.call(lessonPlans.create, { title: 'X', classId: foreign })).status).toBe(404)
  expect((await teacher.call(lessonPlans.update, { id, classId: foreign })).status).toBe(404)
  expect((await teacher.call(lessonPlans.draft, { classId: foreign, minutes: 30 })).status).toBe(404)
  expect((await other.call(lessonPlans.update, { id, title: 'Mine' })).status).toBe(404)
  expect((await other.call(lessonPlans.list, { classId: foreign })).body).toEqual([])
  const lost = { type: 'quiz' as const, id: 999_999 }
  expect((await teacher.call(lessonPlans.update, { id, attached: [lost] })).status).toBe(404)
})

test('lessons and quizzes to attach are found by words, grade and subject', async () => {
  const teacher = await t.signUp('teacher')
  await retireAllLessons(t)
  const quiz = await addQuiz(t, { title: 'Halves of wholes', grade: 4 })
  await addLesson(t, { title: 'Halves of cells', subject: 'Science' })
  const found = (await teacher.call(lessonPlans.materials, { search: 'halves', subject: 'mathematics' })).body
  expect(found.map(({ type, id }) => [type, id])).toEqual([
    ['lesson', quiz.lessonId],
    ['quiz', quiz.id],
  ])
  expect((await teacher.call(lessonPlans.materials, { search: 'halves', grade: 6 })).body).toEqual([])
})

test('a draft begins at what the class cannot do, says which engine wrote it, and names no student', async () => {
  await retireAllLessons(t)
  const quiz = await addQuiz(t, { title: 'Boxes', outline: OUTLINE })
  await addLesson(t, {
    title: 'Sums',
    position: 2,
    outline: { ...OUTLINE, skills: ['math.5.add-fractions'], standards: [] },
  })
  const teacher = await t.signUp('teacher')
  const students = [1, 2, 3, 4].map((n) =>
    t.signUp('student', { firstName: 'Zebulon', lastName: `Quist${n}` }),
  )
  const ids = (await Promise.all(students)).map(({ id }) => id)
  const { id: classId } = await addClass(t, teacher.id, ids, { name: '5b', subject: 'Mathematics', grade: 5 })
  const [group] = await t.db.insert(classGroups).values({ classId, name: 'Blue' }).returning()
  await t.db
    .insert(classGroupMembers)
    .values(ids.slice(0, 3).map((studentId) => ({ groupId: group?.id ?? 0, studentId })))
  await t.db.insert(skillStates).values(
    ids.map((userId) => ({
      userId,
      skill: 'math.5.volume',
      mastery: 0.25,
      level: 'learning' as const,
      answers: 4,
      correct: 1,
      lastAnsweredAt: START,
      evidence: {},
    })),
  )
  const wanted = { classId, minutes: 30 }
  const { status, body } = await teacher.call(lessonPlans.draft, wanted)
  expect(status).toBe(200)
  expect(body).toMatchObject({ engine: 'embedded', duration: 30, subject: 'Mathematics', grade: 5 })
  expect(body.gaps).toEqual([
    { skill: 'math.5.volume', name: expect.any(String), tried: 4, unsure: 4, percent: 25 },
  ])
  expect(body.attached.map(({ type, id }) => [type, id])).toEqual([
    ['lesson', quiz.lessonId],
    ['quiz', quiz.id],
  ])
  expect(body.standards).toEqual(['CCSS.MATH.5.MD.C.3'])
  expect(body.procedure).toMatch(/Group “Blue”: sit with you first/)
  expect(JSON.stringify(body)).not.toMatch(/Zebulon|Quist/)
  expect((await teacher.call(lessonPlans.draft, wanted)).body).toEqual(body)
  expect((await teacher.call(lessonPlans.list, {})).body).toEqual([])
  const { id: bare } = await addClass(t, teacher.id)
  expect((await teacher.call(lessonPlans.draft, { classId: bare, minutes: 30 })).status).toBe(400)
  expect((await teacher.call(lessonPlans.draft, { ...wanted, subject: 'Latin' })).status).toBe(404)
})
