import { and, eq } from 'drizzle-orm'
import { myAssignments } from '#contract/classroom/my-assignments.ts'
import { myClasses } from '#contract/classroom/my-classes.ts'
import { disputes } from '#contract/disputes.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { families } from '#contract/families/families.ts'
import { guardians } from '#contract/families/guardians.ts'
import { practice } from '#contract/practice.ts'
import { quizzes as quizCalls } from '#contract/quizzes.ts'
import { flashcards } from '#contract/study/flashcards.ts'
import { notes } from '#contract/study/notes.ts'
import { planning } from '#contract/study/planning.ts'
import { announcements } from '#contract/teaching/announcements.ts'
import { assignments } from '#contract/teaching/assignments.ts'
import { classes } from '#contract/teaching/classes.ts'
import { grading } from '#contract/teaching/grading.ts'
import { DAY_MS, HOUR_MS } from '#engines/days/durations.ts'
import { attempts } from '../../../../db/schema/learning/attempts.ts'
import { lessons } from '../../../../db/schema/learning/lessons.ts'
import { quizzes } from '../../../../db/schema/learning/quizzes.ts'
import { fillBadges } from '../../../../first-start/badges.ts'
import { fillSubjects } from '../../../../first-start/subjects.ts'
import { answerProblem } from '../../../../testing/answer-problem.ts'
import { addLesson, addQuiz } from '../../../../testing/learning-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts'
import { ensureSchool } from '../../../school/school.ts'

const PRACTICED = 'math.1.subtract-within-20'

/** An installation after its first start, with a curriculum of a lesson and a quiz. Others have other numbers in it. */
export async function openInstallation(options: {
  now: Date
  zone: string
  numbersBefore?: number
}): Promise<{ t: TestApp; own: TestDatabase }> {
  const own = await openTestDatabase()
  const t = await createTestApp({ now: options.now, own })
  await ensureSchool(t.deps, options.zone)
  await fillSubjects(t.db)
  await fillBadges(t.db)
  for (let more = 0; more < (options.numbersBefore ?? 0); more++)
    await addLesson(t, { title: `Other ${more}`, key: `other-${more}` })
  const quiz = await addQuiz(t, { key: 'math-5-halves' })
  const questions = quiz.questions.map((question) => ({ ...question, skill: PRACTICED }))
  await t.db.update(quizzes).set({ key: 'math-5-halves', questions }).where(eq(quizzes.id, quiz.id))
  return { t, own }
}

export async function findCurriculum({ db }: TestApp) {
  const [lesson] = await db.select().from(lessons).where(eq(lessons.key, 'math-5-halves'))
  const [quiz] = await db.select().from(quizzes).where(eq(quizzes.key, 'math-5-halves'))
  return { lessonId: lesson?.id ?? 0, quizId: quiz?.id ?? 0 }
}

/** Until now, which is a Friday afternoon where the school is. */
export const UNTIL = new Date('2026-01-16T15:00:00Z')
const START = new Date('2026-01-12T07:10:00Z')

/** The answer of a call that went well. */
async function done<Body>(call: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await call
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`)
  return body
}

/** Two teachers, a class, three students and a guardian, who do some of everything in a week. */
export async function playSchool(t: TestApp) {
  t.clock.now = START
  const wait = (ms: number) => {
    t.clock.now = new Date(t.clock.now.getTime() + ms)
  }
  const { lessonId, quizId } = await findCurriculum(t)
  const join = (role: Parameters<TestApp['signUp']>[0], username: string, firstName: string) =>
    t.signUp(role, {
      ...{ username, firstName, email: `${username}@example.org`, timezone: 'Europe/Berlin' },
      createdAt: t.clock.now,
    })
  const elena = await join('teacher', 'demo-teacher', 'Elena')
  const tom = await join('teacher', 'tom.berg', 'Tom')
  const maya = await join('student', 'demo-student', 'Maya')
  const leo = await join('student', 'demo-kid', 'Leo')
  const aiko = await join('student', 'aiko.sato', 'Aiko')
  const ngozi = await join('guardian', 'demo-guardian', 'Ngozi')

  const room = await done(
    elena.call(classes.create, { name: '5a', grade: 5, academicYear: '2025/26', startDate: '2025-08-18' }),
  )
  for (const student of [maya, leo, aiko])
    await done(student.call(myClasses.join, { classCode: room.classCode }))
  await done(tom.call(classes.create, { name: '8b' }))
  const give = (work: Partial<InputOf<typeof assignments.create>> & { title: string }) =>
    done(elena.call(assignments.create, { classId: room.id, ...work }))
  const essay = await give({ title: 'My halves', points: 20, dueDate: '2026-01-19T22:59:00.000Z' })
  const quizWork = await give({ title: 'Quiz of halves', quizId })
  await done(elena.call(announcements.create, { title: 'Trip', content: 'Bring boots.', classId: room.id }))

  for (const [student, options] of [
    [maya, 'ab'],
    [leo, 'ac'],
  ] as const) {
    wait(DAY_MS)
    const answers = [...options].map((selectedOptionId, place) => ({
      questionId: `q${place + 1}`,
      selectedOptionId,
    }))
    await done(student.call(quizCalls.submit, { id: student.id, quizId, answers }))
    await practiceSome(t, student)
    await done(student.call(notes.create, { title: 'Halves', content: 'Two equal parts.', lessonId }))
    const card = await done(student.call(flashcards.create, { front: 'Half of 8?', back: '4', lessonId }))
    await done(student.call(flashcards.rate, { id: card.id, rating: 'good' }))
    wait(HOUR_MS)
    await done(student.call(flashcards.rate, { id: card.id, rating: 'again' }))
  }
  const context = { subject: 'Mathematics', targetDate: '2026-02-20' }
  await done(maya.call(planning.create, { type: 'curriculum_sequence', context }))
  const isMiss = and(eq(attempts.userId, leo.id), eq(attempts.correct, false), eq(attempts.source, 'quiz'))
  const [miss] = await t.db.select().from(attempts).where(isMiss)
  await done(leo.call(disputes.open, { id: miss?.id ?? 0, message: 'It should be c.' }))
  const content = 'A half and a half.'
  await done(aiko.call(myAssignments.handIn, { id: essay.id, content, attachments: [] }))
  wait(HOUR_MS)
  const mark = { grade: 17.5, feedback: 'Well argued.', version: 1 }
  await done(elena.call(grading.gradeStudent, { id: essay.id, studentId: aiko.id, ...mark }))
  const { code } = await done(elena.call(guardians.invite, { id: maya.id }))
  await done(ngozi.call(families.addChild, { code: code ?? '' }))
  t.clock.now = UNTIL
  return { elena, tom, maya, leo, aiko, ngozi, room, essay, quizWork }
}

async function practiceSome(t: TestApp, student: TestPerson): Promise<void> {
  for (const isRight of [true, false, true]) {
    const { id } = await done(student.call(practice.next, { skill: PRACTICED }))
    await answerProblem(t, student, id, isRight)
  }
}
