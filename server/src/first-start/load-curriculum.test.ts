import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, like } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lessons } from '../db/schema/learning/lessons.ts'
import { userProgress } from '../db/schema/learning/progress.ts'
import { quizzes } from '../db/schema/learning/quizzes.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { loadCurriculum } from './load-curriculum.ts'
import { fillSubjects } from './subjects.ts'

const course = `title: Music to try
subject: Music
audience: school
grades: [1, 5]
units:
  - title: Beats
    lessons: [steady-beat, loud-and-soft]
`
const lesson = (name: string, title: string) => `---
id: music-3-${name}
title: ${title}
description: About ${title}.
subject: Music
grade: 3
unit: Beats
duration: 10
difficulty: 1
objectives: [Clap.]
vocabulary: { beat: A pulse. }
skills: [music.3.keep-a-beat]
prerequisites: []
standards: []
---
Clap $2 + 2$ times.

## Clap

<script>alert(1)</script>
`
const quiz = (ask: string) => `title: Quiz
description: One question.
questions:
  - id: q1
    ask: "${ask}"
    skill: music.3.keep-a-beat
    level: 1
    section: Clap
    options:
      - wrong: "three"
        mistake: counts one beat too few
        why: "Count again."
      - right: "$2 + 2$"
        why: "Two and two."
`

let t: TestApp
let dir: string
beforeEach(async () => {
  t = await createTestApp()
  await fillSubjects(t.db)
  dir = mkdtempSync(join(tmpdir(), 'curriculum-'))
  mkdirSync(join(dir, 'curriculum/music/grades-1-5'), { recursive: true })
  write('course.yaml', course)
  write('steady-beat.md', lesson('steady-beat', 'A steady beat'))
  write('steady-beat.quiz.yaml', quiz('How many beats?'))
  write('loud-and-soft.md', lesson('loud-and-soft', 'Loud and soft'))
  write('loud-and-soft.quiz.yaml', quiz('How many claps?'))
})
afterEach(async () => {
  await t.db.delete(userProgress)
  const mine = await t.db.delete(quizzes).where(like(quizzes.key, 'music-3-%')).returning()
  expect(mine.length).toBeGreaterThan(0)
  await t.db.delete(lessons).where(like(lessons.key, 'music-3-%'))
  rmSync(dir, { recursive: true })
})

function write(name: string, text: string): void {
  writeFileSync(join(dir, 'curriculum/music/grades-1-5', name), text)
}
const findLesson = async (key: string) => (await t.db.select().from(lessons).where(eq(lessons.key, key)))[0]
const findQuiz = async (key: string) => (await t.db.select().from(quizzes).where(eq(quizzes.key, key)))[0]

test('lessons arrive compiled, sanitised and measured, with their quiz', async () => {
  expect(await loadCurriculum(t.deps, dir)).toEqual({ changed: 2, retired: 0, faults: [] })
  const row = await findLesson('music-3-loud-and-soft')
  expect(row).toMatchObject({
    grade: 3,
    gradeFrom: 1,
    gradeTo: 5,
    unit: 'Beats',
    position: 1,
    retiredAt: null,
  })
  expect(row?.content).toContain('<math>')
  expect(row?.content).not.toContain('script')
  expect(row?.outline?.sections).toEqual([{ id: 'clap', title: 'Clap' }])
  expect(row?.downloadSize).toBe(1)
  const [question] = (await findQuiz('music-3-loud-and-soft'))?.questions ?? []
  expect(question).toMatchObject({ question: 'How many claps?', correctOptionId: 'b', section: 'clap' })
  expect(question?.options[1]?.html).toContain('<math>')
})

test('a start without changes writes nothing', async () => {
  await loadCurriculum(t.deps, dir)
  expect(await loadCurriculum(t.deps, dir)).toEqual({ changed: 0, retired: 0, faults: [] })
})

test('a changed file changes its lesson alone, and what learners did stays with it', async () => {
  await loadCurriculum(t.deps, dir)
  const before = await findLesson('music-3-steady-beat')
  const quizBefore = await findQuiz('music-3-steady-beat')
  const { user: learner } = await t.signUp()
  await t.db.insert(userProgress).values({ userId: learner.id, lessonId: before?.id ?? 0, timeSpent: 90 })

  write('steady-beat.md', lesson('steady-beat', 'Keep the beat'))
  write('steady-beat.quiz.yaml', quiz('How many beats now?'))
  expect(await loadCurriculum(t.deps, dir)).toMatchObject({ changed: 1, retired: 0 })

  const after = await findLesson('music-3-steady-beat')
  expect(after).toMatchObject({ id: before?.id, title: 'Keep the beat' })
  const quizAfter = await findQuiz('music-3-steady-beat')
  expect(quizAfter?.id).toBe(quizBefore?.id)
  expect(quizAfter?.questions[0]?.question).toBe('How many beats now?')
  const [progress] = await t.db.select().from(userProgress).where(eq(userProgress.userId, learner.id))
  expect(progress).toMatchObject({ lessonId: before?.id, timeSpent: 90 })
})

test('a lesson whose file is gone is retired, and comes back with it', async () => {
  await loadCurriculum(t.deps, dir)
  const path = join(dir, 'curriculum/music/grades-1-5/steady-beat.md')
  rmSync(path)
  expect(await loadCurriculum(t.deps, dir)).toMatchObject({ changed: 0, retired: 1 })
  expect((await findLesson('music-3-steady-beat'))?.retiredAt).toBeInstanceOf(Date)
  write('steady-beat.md', lesson('steady-beat', 'A steady beat'))
  expect(await loadCurriculum(t.deps, dir)).toMatchObject({ changed: 1, retired: 0 })
  expect((await findLesson('music-3-steady-beat'))?.retiredAt).toBeNull()
})

test('a broken file is named and leaves its lesson as it was', async () => {
  await loadCurriculum(t.deps, dir)
  write('steady-beat.md', lesson('steady-beat', 'A steady beat').replace('grade: 3', 'grade: three'))
  const { changed, retired, faults } = await loadCurriculum(t.deps, dir)
  expect({ changed, retired }).toEqual({ changed: 0, retired: 0 })
  expect(faults[0]).toMatchObject({ file: 'curriculum/music/grades-1-5/steady-beat.md' })
  expect(await findLesson('music-3-steady-beat')).toMatchObject({ title: 'A steady beat', retiredAt: null })
})
