import { expect, test } from 'vitest'
import type { Badge } from '#contract/badges.ts'
import { completionPercent, gatherBadges } from './gather-badges.ts'

const badge = (id: number): Badge => ({
  id,
  name: `B${id}`,
  description: '',
  icon: 'star',
  color: 'amber',
  criteria: {},
})
const earnedOn = (badgeId: number, dateEarned: string) => ({
  id: badgeId,
  badgeId,
  name: '',
  icon: '',
  dateEarned,
})
const badges = [badge(1), badge(2), badge(3)]

test('earned badges show 100, others at most 99', { tags: ['BADGE-15…17'] }, () => {
  const gathered = gatherBadges(
    badges,
    [earnedOn(2, '2026-03-01T00:00:00Z')],
    [
      { badgeId: 1, progress: 100 },
      { badgeId: 2, progress: 40 },
    ],
  )
  expect(gathered.map(({ id, progress }) => [id, progress])).toEqual([
    [2, 100],
    [1, 99],
    [3, 0],
  ])
})

test('the newest badge stands first', () => {
  const earned = [earnedOn(1, '2026-03-01T00:00:00Z'), earnedOn(3, '2026-04-01T00:00:00Z')]
  expect(gatherBadges(badges, earned, []).map(({ id }) => id)).toEqual([3, 1, 2])
})

test('completion is the rounded share of earned badges, 0 without any', { tags: ['X-35'] }, () => {
  expect(completionPercent(gatherBadges(badges, [earnedOn(1, '2026-03-01T00:00:00Z')], []))).toBe(33)
  expect(completionPercent([])).toBe(0)
})
