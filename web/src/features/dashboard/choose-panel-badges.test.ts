import { expect, test } from 'vitest'
import type { Badge } from '#contract/badges.ts'
import { choosePanelBadges } from './choose-panel-badges.ts'

const badges = [1, 2, 3, 4, 5, 6].map(
  (id): Badge => ({ id, name: `B${id}`, description: '', icon: 'star', color: 'amber', criteria: {} }),
)
const earnedOn = (badgeId: number, dateEarned: string) => ({
  id: 90 + badgeId,
  badgeId,
  name: '',
  icon: '',
  dateEarned,
})

test('of many badges four show, the earned ones first and the newest before the older', {
  tags: ['DASH-38', 'CONST1-08'],
}, () => {
  const earned = [earnedOn(2, '2026-03-01T00:00:00Z'), earnedOn(6, '2026-04-01T00:00:00Z')]
  expect(choosePanelBadges(badges, earned).map(({ name, isEarned }) => [name, isEarned])).toEqual([
    ['B6', true],
    ['B2', true],
    ['B1', false],
    ['B3', false],
  ])
})

test('without definitions nothing is chosen, and the four defaults take the place', {
  tags: ['X-19'],
}, () => {
  expect(choosePanelBadges([], [earnedOn(1, '2026-03-01T00:00:00Z')])).toEqual([])
})
