import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '#contract/accounts.ts'
import { downloads } from '#contract/downloads.ts'
import { type Lesson, type LessonCard, lessons } from '#contract/lessons.ts'
import { type ProgressRecord, progress } from '#contract/progress.ts'
import { notes } from '#contract/study/notes.ts'
import { subjects } from '#contract/subjects.ts'
import { type Answer, answer } from '../../../testing/fake-server.ts'
import { makeUser } from '../../../testing/make-user.ts'
import { renderAt } from '../../../testing/render-at.tsx'

const MATHEMATICS = 1
const SCIENCE = 3

export function makeCard(fields: Partial<LessonCard> = {}): LessonCard {
  return {
    id: 11,
    title: 'Shift the digits',
    description: 'Multiply and divide by 10, 100 and 1,000.',
    subjectId: MATHEMATICS,
    grade: 5,
    gradeFrom: null,
    gradeTo: null,
    audience: 'school',
    duration: 20,
    difficulty: 2,
    downloadSize: 40,
    course: null,
    unit: 'Decimals and fractions',
    position: 1,
    strand: null,
    ...fields,
  }
}

export const CARDS = [
  makeCard(),
  makeCard({ id: 13, title: 'Find a common size' }),
  makeCard({ id: 14, title: 'A part of a part' }),
  makeCard({ id: 12, title: 'Points on a grid', unit: 'Geometry' }),
  makeCard({ id: 21, title: 'Why the sun outshines the stars', subjectId: SCIENCE, unit: 'Space' }),
]

const SECTIONS = ['Places on both sides', 'Ten times as much', 'A tenth as much', 'Try it'].map((title) => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
}))

/** Each section fills more than a window. */
const writeSection = ({ id, title }: { id: string; title: string }) =>
  `<h2 id="${id}">${title}</h2><p>Every place is worth ten times the place to its right.</p>${'<p>It goes on.</p>'.repeat(25)}`

export const LESSON: Lesson = {
  ...makeCard(),
  content: `<p>A pharmacist mixes a medicine. One spoonful needs 4.05 grams.</p>${SECTIONS.map(writeSection).join('')}<details><summary>Show the answer</summary><p>It is 40.5 grams.</p></details>`,
  objectives: ['Say what each digit of a decimal is worth.'],
  vocabulary: { decimal: 'A number with a decimal point, such as 0.7.' },
  skills: [{ id: 'math.5.powers-of-ten', name: 'Powers of ten', can: 'I can shift digits.' }],
  standards: ['CCSS.MATH.5.NBT.A.1'],
  sections: SECTIONS,
  prerequisites: [],
  linkedLessons: { 'math-5-grid': 12 },
  quizId: 31,
  next: { id: 12, title: 'Points on a grid' },
}

export function makeRecord(fields: Partial<ProgressRecord> = {}): ProgressRecord {
  return {
    userId: 7,
    lessonId: LESSON.id,
    completed: false,
    timeSpent: 0,
    lastAccessed: '2026-03-02T08:00:00.000Z',
    readSection: null,
    readOffset: null,
    ...fields,
  }
}

/** As the server does: completion and places of reading are kept, and what was saved is answered. */
export const keepProgress = (records: ProgressRecord[]) => [
  answer(progress.records, () => records),
  answer(progress.save, ({ lessonId, completed = false, timeSpent = 0, readSection, readOffset }) => {
    const place = { readSection: readSection ?? null, readOffset: readOffset ?? null }
    const saved = makeRecord({ lessonId: Number(lessonId), completed, timeSpent, ...place })
    records.splice(
      0,
      records.length,
      saved,
      ...records.filter((record) => record.lessonId !== saved.lessonId),
    )
    return { ...saved, newBadges: [] }
  }),
]

/** Lessons and what their pages ask for; nothing was begun and nothing is kept on the device. */
export function renderLessons(path: string, answers: Answer[] = [], user: User = makeUser()) {
  return renderAt(path, {
    as: user,
    answers: [
      answer(lessons.list, CARDS),
      answer(lessons.one, ({ id }) => ({ ...LESSON, ...CARDS.find((card) => card.id === Number(id)) })),
      answer(subjects.list, [
        { id: MATHEMATICS, name: 'Mathematics', color: 'blue', icon: null },
        { id: SCIENCE, name: 'Science', color: 'green', icon: null },
      ]),
      answer(downloads.list, []),
      answer(notes.list, []),
      ...keepProgress([]),
      ...answers,
    ],
  })
}

export async function renderLesson(answers: Answer[] = [], user?: User) {
  const opened = await renderLessons(`/lessons/${LESSON.id}`, answers, user)
  await expect.element(page.getByRole('heading', { level: 1, name: LESSON.title })).toBeVisible()
  return opened
}

export const search = () => page.getByRole('searchbox', { name: 'Search lessons' })
export const titles = () => page.getByRole('heading', { level: 4 })
