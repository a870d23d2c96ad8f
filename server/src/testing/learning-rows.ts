import { eq, inArray, isNull } from 'drizzle-orm'
import { learningGoals } from '../db/schema/accounts/onboarding.ts'
import { downloadedContent } from '../db/schema/learning/downloads.ts'
import { lessons } from '../db/schema/learning/lessons.ts'
import { placements } from '../db/schema/learning/placements.ts'
import { practiceProblems } from '../db/schema/learning/practice-problems.ts'
import { type QuizQuestion, quizzes } from '../db/schema/learning/quizzes.ts'
import { studyPauses } from '../db/schema/learning/study-pauses.ts'
import { subjects } from '../db/schema/learning/subjects.ts'
import { fillSubjects } from '../first-start/subjects.ts'
import type { TestApp } from './test-app.ts'

/** Rows of learning that a test starts from, small and real. */

export async function findSubject(t: TestApp, name: string): Promise<number> {
  await fillSubjects(t.db)
  const [row] = await t.db.select().from(subjects).where(eq(subjects.name, name))
  if (!row) throw new Error(`no subject ${name}`)
  return row.id
}

export async function addLesson(
  t: TestApp,
  more: Partial<typeof lessons.$inferInsert> & { subject?: string } = {},
) {
  const { subject = 'Mathematics', ...columns } = more
  const [row] = await t.db
    .insert(lessons)
    .values({
      title: 'Halves',
      description: 'Share in two.',
      content: '<h2 id="share">Share</h2><p>Two equal parts.</p>',
      subjectId: await findSubject(t, subject),
      grade: 5,
      duration: 10,
      difficulty: 2,
      downloadSize: 1,
      ...columns,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** Takes lessons out of the curriculum again: files that run in one process share a database. */
export async function retireLessons(t: TestApp, ids: number[]): Promise<void> {
  await t.db.update(lessons).set({ retiredAt: t.clock.now }).where(inArray(lessons.id, ids))
}

/** What files before left: for tests that count on their own lessons alone. */
export async function retireAllLessons(t: TestApp): Promise<void> {
  await t.db.update(lessons).set({ retiredAt: t.clock.now }).where(isNull(lessons.retiredAt))
}

/** Two questions of one skill; the right options are a and b. */
export async function addQuiz(
  t: TestApp,
  { questions, ...more }: Parameters<typeof addLesson>[1] & { questions?: QuizQuestion[] } = {},
) {
  const lesson = await addLesson(t, more)
  const question = (id: string, correctOptionId: string) => ({
    id,
    question: `${id}?`,
    options: ['a', 'b', 'c'].map((option) => ({ id: option, text: `${id} ${option}`, why: `why ${option}` })),
    correctOptionId,
    skill: 'math.5.add-fractions',
    level: 1,
    section: 'share',
  })
  const [row] = await t.db
    .insert(quizzes)
    .values({
      title: 'Halves quiz',
      lessonId: lesson.id,
      questions: questions ?? [question('q1', 'a'), question('q2', 'b')],
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** A problem of the first skill of grade 1 that has practice. */
export async function addProblem(
  t: TestApp,
  userId: number,
  more: Partial<typeof practiceProblems.$inferInsert> = {},
) {
  const { listPractice } = await import('#content/practice/all-practice.ts')
  const skill = listPractice().find((practice) => practice.skill.startsWith('math.1.'))?.skill
  if (!skill) throw new Error('no practice of grade 1')
  const [row] = await t.db
    .insert(practiceProblems)
    .values({ userId, skill, difficulty: 1, seed: 7, givenAt: t.clock.now, ...more })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** A placement test with one question answered and the next one on the screen. */
export async function addPlacement(t: TestApp, userId: number) {
  const problem = await addProblem(t, userId)
  const skill = (id: string) => ({ id, position: 1, after: [] })
  const [row] = await t.db
    .insert(placements)
    .values({
      userId,
      subject: 'Mathematics',
      state: {
        skills: [skill('math.1.name-shapes'), skill(problem.skill)],
        claimedGrade: 1,
        answers: [{ skill: 'math.1.name-shapes', outcome: 'right' }],
      },
      problemId: problem.id,
      startedAt: t.clock.now,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return { id: row.id, problemId: problem.id }
}

export async function addGoal(t: TestApp, userId: number) {
  const [row] = await t.db
    .insert(learningGoals)
    .values({
      userId,
      goalType: 'lessons',
      targetScore: 5,
      targetDate: '2099-01-01',
      createdAt: t.clock.now,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function addDownload(t: TestApp, userId: number) {
  const [row] = await t.db
    .insert(downloadedContent)
    .values({ userId, lessonId: (await addLesson(t)).id, status: 'in_progress', downloadedAt: t.clock.now })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function addPause(t: TestApp, userId: number) {
  const day = t.clock.now.toISOString().slice(0, 10)
  const [row] = await t.db.insert(studyPauses).values({ userId, firstDay: day, lastDay: day }).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}
