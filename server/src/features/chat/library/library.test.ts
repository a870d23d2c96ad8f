import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { whatNext } from '#contract/next-steps/what-next.ts'
import { practice } from '#contract/practice.ts'
import { quizzes } from '#contract/quizzes.ts'
import { skills } from '#contract/skills.ts'
import type { DialogueLibrary, QuestionRef } from '#tutor/dialogue/dialogue-port.ts'
import { attempts } from '../../../db/schema/learning/attempts.ts'
import { learningDays } from '../../../db/schema/learning/learning-days.ts'
import type { LessonOutline } from '../../../db/schema/learning/lessons.ts'
import { pointEntries } from '../../../db/schema/learning/point-entries.ts'
import { practiceProblems } from '../../../db/schema/learning/practice-problems.ts'
import { skillStates } from '../../../db/schema/learning/skill-states.ts'
import { tutorHelp } from '../../../db/schema/study/chat.ts'
import { assignments } from '../../../db/schema/teaching/assignments.ts'
import { makeAgain, practiceBySkill } from '../../../domain/practice/practice-library.ts'
import { wordAnswer } from '../../../domain/questions/word-answer.ts'
import { practiceSkill } from '../../../testing/answer-problem.ts'
import { addClass } from '../../../testing/class-rows.ts'
import { addLesson, addQuiz, retireAllLessons } from '../../../testing/learning-rows.ts'
import { prepareTestApp } from '../../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../../testing/test-app.ts'
import { createDialogueLibrary } from './create-library.ts'
import { LEVEL_WORDS } from './learner-record.ts'

const START = new Date('2026-03-10T12:00:00Z')
const SKILL = 'math.4.add-subtract-fractions'
/** A bank of written questions. */
const WRITTEN = 'science.3.fair-tests'
const t = prepareTestApp({ now: START })
let ada: TestPerson
beforeEach(async () => {
  ada = await t.signUp('student', { grade: 5 })
})

const open = (person = ada): Promise<DialogueLibrary> => createDialogueLibrary(t.deps, person.user, null)

const outline = (more: Partial<LessonOutline>): LessonOutline => ({
  objectives: [],
  vocabulary: {},
  skills: [],
  prerequisites: [],
  standards: [],
  sections: [],
  ...more,
})

async function addFractions() {
  await retireAllLessons(t)
  const before = await addLesson(t, { title: 'Parts of a whole', key: `before-${ada.id}`, grade: 3 })
  const lesson = await addLesson(t, {
    title: 'Add fractions',
    course: 'm5',
    position: 1,
    content: '<h2 id="share">Share</h2><p>Two <strong>equal</strong> parts.</p>',
    outline: outline({
      skills: [SKILL, 'math.5.no-such-skill'],
      prerequisites: [`before-${ada.id}`],
      vocabulary: { half: 'One of two equal parts.' },
    }),
  })
  const next = await addLesson(t, { title: 'Subtract fractions', course: 'm5', position: 2 })
  return { before, lesson, next }
}

const draw = (
  library: DialogueLibrary,
  lessonId: number,
  more: Partial<Parameters<DialogueLibrary['drawQuestion']>[0]> = {},
) => library.drawQuestion({ lessonId, skill: SKILL, difficulty: 1, not: [], seed: 1, ...more })

function problemOf(ref: QuestionRef) {
  if (ref.kind !== 'practice') throw new Error('not from practice')
  return makeAgain(ref)
}

test('a lesson is opened with its parts, what can be practiced, what it builds on and what comes next', async () => {
  const { before, lesson, next } = await addFractions()
  const guide = await (await open()).openLesson(lesson.id)
  expect(guide).toMatchObject({
    lessonId: lesson.id,
    title: 'Add fractions',
    subject: 'Mathematics',
    skills: [{ id: SKILL }],
    buildsOn: [{ lessonId: before.id, title: 'Parts of a whole', path: `/lessons/${before.id}` }],
    next: { lessonId: next.id, title: 'Subtract fractions', path: `/lessons/${next.id}` },
  })
  expect(guide?.parts.map(({ name, text }) => [name, text])).toEqual([
    ['share/text-1', 'Two **equal** parts.'],
    ['vocabulary', 'half: One of two equal parts.'],
  ])
})

test('a lesson builds on what teaches the skills before its own', async () => {
  await retireAllLessons(t)
  const { after } = (await import('../../../domain/skills.ts')).allSkills().get(SKILL) ?? { after: [] }
  const earlier = await addLesson(t, { grade: 4, outline: outline({ skills: [after[0] ?? ''] }) })
  const lesson = await addLesson(t, { outline: outline({ skills: [SKILL] }) })
  const guide = await (await open()).openLesson(lesson.id)
  expect(guide?.buildsOn.map(({ lessonId }) => lessonId)).toEqual([earlier.id])
})

test('a lesson for professionals is closed to students, and one that is not there to everybody', async () => {
  const lesson = await addLesson(t, { audience: 'professional' })
  expect(await (await open()).openLesson(lesson.id)).toBeNull()
  expect(await (await open()).openLesson(2_000_000_000)).toBeNull()
  expect(await draw(await open(), lesson.id, { skill: null })).toBeNull()
  const pro = await t.signUp('professional')
  expect(await (await open(pro)).openLesson(lesson.id)).toMatchObject({ lessonId: lesson.id })
})

test('a question is drawn, made again, judged and solved, and nothing of it counts', async () => {
  const { lesson } = await addFractions()
  const library = await open()
  const asked = await draw(library, lesson.id, { skill: null })
  if (!asked) throw new Error('nothing was asked')
  expect(asked).toMatchObject({ ref: { kind: 'practice', skill: SKILL, difficulty: 1 }, hasFigure: false })
  expect(await library.remakeQuestion(asked.ref)).toEqual(asked)
  const right = wordAnswer(problemOf(asked.ref).answer)
  expect(await library.judge(asked.ref, `i think its ${right}`)).toEqual({ verdict: 'right', mistake: null })
  expect((await library.judge(asked.ref, '987/654')).verdict).toBe('wrong')
  expect((await library.judge(asked.ref, 'no idea')).verdict).toBe('unreadable')
  expect(await library.solve(asked.ref)).toMatchObject({
    answer: right,
    steps: expect.arrayContaining([expect.any(String)]),
  })
  for (const table of [attempts, practiceProblems, skillStates, learningDays, pointEntries, tutorHelp])
    expect(await t.db.select().from(table).where(eq(table.userId, ada.id))).toEqual([])
})

test('another question comes each time, of the difficulty that is wanted, and without a picture', async () => {
  const { lesson } = await addFractions()
  const library = await open()
  const refs: QuestionRef[] = []
  const prompts = new Set<string>()
  for (let seed = 1; seed <= 12; seed++) {
    const asked = await draw(library, lesson.id, { difficulty: 2, not: refs, seed: 1 })
    if (!asked) throw new Error('nothing was asked')
    expect(asked.ref).toMatchObject({ difficulty: 2 })
    expect(problemOf(asked.ref).figure).toBeUndefined()
    refs.push(asked.ref)
    prompts.add(asked.prompt)
  }
  expect(prompts.size).toBe(12)
  expect(await draw(library, lesson.id, { skill: 'math.5.coordinate-plane' })).toBeNull()
  expect(await draw(library, lesson.id, { skill: 'math.5.no-such-skill' })).toBeNull()
})

test('a problem that is open in practice is neither asked nor solved', async () => {
  const { lesson } = await addFractions()
  const asked = await draw(await open(), lesson.id)
  if (asked?.ref.kind !== 'practice') throw new Error('nothing was asked')
  const { skill, difficulty, seed } = asked.ref
  const values = { userId: ada.id, skill, difficulty, seed, givenAt: t.clock.now }
  const [row] = await t.db.insert(practiceProblems).values(values).returning()
  const library = await open()
  expect(await library.remakeQuestion(asked.ref)).toBeNull()
  expect(await library.solve(asked.ref)).toBeNull()
  expect((await library.judge(asked.ref, '1')).verdict).toBe('unreadable')
  expect((await draw(library, lesson.id))?.prompt).not.toBe(asked.prompt)
  await t.db
    .update(practiceProblems)
    .set({ solvedAt: t.clock.now })
    .where(eq(practiceProblems.id, row?.id ?? 0))
  expect(await (await open()).remakeQuestion(asked.ref)).toEqual(asked)
})

test('a question that was taken back is not asked', async () => {
  const { lesson } = await addFractions()
  const asked = await draw(await open(), lesson.id)
  if (asked?.ref.kind !== 'practice') throw new Error('nothing was asked')
  const { skill, difficulty, seed } = asked.ref
  const name = `practice:${skill}:${difficulty}:${seed % 40}@${seed}`
  t.deps.tracer.voided.add(name)
  expect(await (await open()).remakeQuestion(asked.ref)).toBeNull()
  t.deps.tracer.voided.delete(name)
})

test('questions of a quiz are asked when it was turned in, and never while a class takes attempts', async () => {
  const quiz = await addQuiz(t)
  const lesson = { id: quiz.lessonId }
  const ref = { kind: 'quiz', quizId: quiz.id, questionId: 'q1' } as const
  expect(await draw(await open(), lesson.id, { skill: null })).toBeNull()
  expect(await (await open()).remakeQuestion(ref)).toBeNull()
  expect(await (await open()).solve(ref)).toBeNull()

  await ada.call(quizzes.submit, {
    id: ada.id,
    quizId: quiz.id,
    answers: [{ questionId: 'q1', selectedOptionId: 'b' }],
  })
  const library = await open()
  const asked = await draw(library, lesson.id, { skill: null, not: [{ ...ref, questionId: 'q2' }] })
  expect(asked).toMatchObject({ ref, prompt: 'q1?', options: ['q1 a', 'q1 b', 'q1 c'], hints: [] })
  expect((await library.judge(ref, 'the first one')).verdict).toBe('right')
  expect((await library.judge(ref, 'c')).verdict).toBe('wrong')
  expect(await library.solve(ref)).toEqual({ answer: 'q1 a', steps: ['why a'] })

  const teacher = await t.signUp('teacher')
  const room = await addClass(t, teacher.id, [ada.id])
  const [work] = await t.db
    .insert(assignments)
    .values({
      title: 'Quiz',
      kind: 'quiz',
      quizId: quiz.id,
      classId: room.id,
      teacherId: teacher.id,
      status: 'active',
    })
    .returning()
  expect(await (await open()).remakeQuestion(ref)).toBeNull()
  expect(await draw(await open(), lesson.id, { skill: null })).toBeNull()
  await t.db
    .update(assignments)
    .set({ status: 'closed' })
    .where(eq(assignments.id, work?.id ?? 0))
  expect(await (await open()).remakeQuestion(ref)).toMatchObject({ prompt: 'q1?' })
})

test('the few questions of a bank are not asked while they are homework', async () => {
  const lesson = await addLesson(t)
  expect(practiceBySkill().get(WRITTEN)?.isWritten).toBe(true)
  const asked = await draw(await open(), lesson.id, { skill: WRITTEN })
  expect(asked?.ref).toMatchObject({ kind: 'practice', skill: WRITTEN })
  const teacher = await t.signUp('teacher')
  const room = await addClass(t, teacher.id, [ada.id])
  const given = { title: 'Practice', kind: 'practice', classId: room.id, teacherId: teacher.id } as const
  await t.db.insert(assignments).values({ ...given, skills: [WRITTEN, SKILL], status: 'active' })
  expect(await draw(await open(), lesson.id, { skill: WRITTEN })).toBeNull()
  expect(asked && (await (await open()).solve(asked.ref))).toBeNull()
  expect(await draw(await open(), lesson.id)).not.toBeNull()
})

test('levels, next steps and work are those of the learner’s own screens', async () => {
  await practiceSkill(t, ada, { skill: SKILL, isRight: true, times: 3 })
  await practiceSkill(t, ada, { skill: SKILL, isRight: false, times: 1 })
  const library = await open()
  const [standing] = await library.listStandings()
  const { body: map } = await ada.call(skills.map, { userId: ada.id, subject: 'Mathematics' })
  const shown = map.skills.find(({ id }) => id === SKILL)
  expect(standing).toEqual({
    skill: SKILL,
    name: shown?.name,
    answers: 4,
    right: 3,
    level: 'Practiced',
    levelKey: shown?.level,
    path: `/practice?skill=${SKILL}`,
  })
  const { body: next } = await ada.call(whatNext.read, {})
  expect((await library.listNextSteps()).map(({ title }) => title)).toEqual(
    next.offers.map(({ skill }) => skill.name),
  )
  const teacher = await t.signUp('teacher')
  const room = await addClass(t, teacher.id, [ada.id])
  const work = {
    title: 'Essay',
    classId: room.id,
    teacherId: teacher.id,
    assignedDate: START,
    status: 'active',
  } as const
  await t.db.insert(assignments).values([
    { ...work, dueDate: new Date('2026-03-12T20:00:00Z') },
    { ...work, title: 'Some day', dueDate: null },
  ])
  expect(await library.listDue()).toEqual([
    { title: 'Essay', path: expect.stringMatching(/^\/assignments\/\d+$/), due: '2026-03-12' },
  ])
})

test.each(Object.entries(LEVEL_WORDS))('levels are called as on the screens in %s', (language, words) => {
  const file = join(import.meta.dirname, '../../../../../web/src/messages', language, 'common.json')
  expect(JSON.parse(readFileSync(file, 'utf8')).skillLevel).toEqual(words)
})

test('wrong ideas come from the learner’s own answers, the newest first and each once', async () => {
  const quiz = await addQuiz(t, {
    questions: ['q1', 'q2', 'q3'].map((id) => ({
      id,
      question: `${id}?`,
      options: [
        { id: 'a', text: 'right', why: 'Yes.' },
        { id: 'b', text: 'wrong', why: 'No.', mistake: id === 'q3' ? 'Adds the bottoms' : 'Counts marks' },
      ],
      correctOptionId: 'a',
      skill: SKILL,
    })),
  })
  const answers = ['q1', 'q2', 'q3'].map((questionId) => ({ questionId, selectedOptionId: 'b' }))
  await ada.call(quizzes.submit, { id: ada.id, quizId: quiz.id, answers })
  const library = await open()
  const ideas = (await library.listMistakes(SKILL)).map(({ idea }) => idea)
  expect(ideas.toSorted()).toEqual(['Adds the bottoms', 'Counts marks'])
  expect(await library.listMistakes(null)).toHaveLength(2)
  expect(await library.listMistakes('math.5.volume')).toEqual([])
  expect(await (await open(await t.signUp())).listMistakes(null)).toEqual([])
})

test('the library is not ready while lessons wait to be read', async () => {
  await addLesson(t)
  expect((await open()).isReady()).toBe(false)
  await retireAllLessons(t)
  expect((await open()).isReady()).toBe(true)
})

test('practice goes on as if nothing had been asked', async () => {
  const { lesson } = await addFractions()
  const asked = await draw(await open(), lesson.id)
  expect(asked).not.toBeNull()
  const { status } = await ada.call(practice.next, { skill: SKILL })
  expect(status).toBe(201)
})
