import { expect, test } from 'vitest'
import type { GuideReport } from '#contract/study/study-guides.ts'
import { groupReports } from './group-reports.ts'

function report(id: number, guideId: number): GuideReport {
  return {
    id,
    reason: 'wrong',
    message: '',
    createdAt: '2026-03-01T10:00:00.000Z',
    outcome: null,
    decidedAt: null,
    guide: {
      id: guideId,
      title: `Guide ${guideId}`,
      content: 'x',
      authorId: 1,
      authorName: 'Ann Lee',
      isPublic: true,
    },
  }
}

test('reports about one guide stand together, in the order of the newest', () => {
  const grouped = groupReports([report(9, 2), report(8, 1), report(5, 2), report(3, 3)])
  expect(grouped.map(({ guide, reports }) => [guide.id, reports.map(({ id }) => id)])).toEqual([
    [2, [9, 5]],
    [1, [8]],
    [3, [3]],
  ])
})

test('no reports, no guides', () => {
  expect(groupReports([])).toEqual([])
})
