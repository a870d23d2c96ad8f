import { expect, test } from 'vitest'
import { filterLessons, listProgressPercent, mergeProgress, pageProgressPercent } from './index.ts'

test.each([
  [{ completed: false, timeSpent: 0 }, 0],
  [{ completed: false, timeSpent: 300 }, 50],
  [{ completed: false, timeSpent: 600 }, 99],
  [{ completed: false, timeSpent: 99_999 }, 99],
  [{ completed: true, timeSpent: 0 }, 100],
])('in the list %o shows %d percent', { tags: ['LESSON-48…50'] }, (progress, percent) => {
  expect(listProgressPercent(progress)).toBe(percent)
})

test.each([
  [0, 10, 0],
  [300, 10, 50],
  [6000, 10, 99],
  [60, 0, 0],
])(
  '%d seconds of a lesson of %d minutes show %d percent',
  { tags: ['LESSON-51…52'] },
  (seconds, minutes, percent) => {
    expect(pageProgressPercent(seconds, minutes)).toBe(percent)
  },
)

test('starting a lesson again takes back neither completion nor time', { tags: ['X-24'] }, () => {
  const early = new Date('2026-03-01T08:00:00Z')
  const late = new Date('2026-03-02T08:00:00Z')
  const stored = { completed: true, timeSpent: 400, lastAccessed: early }
  expect(mergeProgress(stored, { completed: false, timeSpent: 0, lastAccessed: late })).toEqual({
    completed: true,
    timeSpent: 400,
    lastAccessed: late,
  })
  expect(
    mergeProgress({ ...stored, lastAccessed: late }, { completed: false, timeSpent: 9, lastAccessed: early })
      .lastAccessed,
  ).toEqual(late)
})

const lessons = [
  { title: 'Fractions', description: 'Halves and thirds', subjectId: 1, grade: 3 },
  { title: 'Volcanoes', description: 'Why mountains burst', subjectId: 3, grade: 5 },
  { title: 'Beats', description: 'Clap along', subjectId: 8, grade: 3, gradeFrom: 1, gradeTo: 5 },
]
const titles = (filter: Parameters<typeof filterLessons>[1]) =>
  filterLessons(lessons, filter).map(({ title }) => title)
const all = { search: '', subjectId: undefined, grade: undefined }

test('search, subject and grade narrow the list, All does not', { tags: ['LESSON-53…56'] }, () => {
  expect(titles(all)).toHaveLength(3)
  expect(titles({ ...all, search: 'fRAC' })).toEqual(['Fractions'])
  expect(titles({ ...all, search: 'MOUNTAINS' })).toEqual(['Volcanoes'])
  expect(titles({ ...all, subjectId: 3 })).toEqual(['Volcanoes'])
  expect(titles({ ...all, grade: 5 })).toEqual(['Volcanoes', 'Beats'])
  expect(titles({ ...all, grade: 3, search: 'zzz' })).toEqual([])
})
