import { expect, test } from 'vitest'
import type { MissionCard } from '#contract/kids-code/missions.ts'
import { arrangeMissions } from './missions.data.ts'

const mission = (id: string, level: string, isDone = false): MissionCard => ({
  id,
  title: id,
  grades: [1, 2],
  level,
  topic: 'loops',
  goal: 'Go.',
  completedAt: isDone ? '2026-03-10T09:00:00.000Z' : null,
})
const idsOf = (missions: readonly MissionCard[]) => missions.map(({ id }) => id)

test('missions of the own level come first, in their order', () => {
  const all = [mission('a', 'pictures'), mission('b', 'blocks'), mission('c', 'blocks'), mission('d', 'full')]
  const { own, harder, easier, nextId } = arrangeMissions(all, 'blocks')
  expect([idsOf(own), idsOf(harder), idsOf(easier), nextId]).toEqual([['b', 'c'], ['d'], ['a'], 'b'])
})

test('the next one is the first that is not done, at last an easier one, and then none', () => {
  const own = [mission('b', 'blocks', true), mission('c', 'blocks')]
  expect(arrangeMissions(own, 'blocks').nextId).toBe('c')
  const done = [mission('a', 'pictures'), mission('b', 'blocks', true), mission('d', 'full', true)]
  expect(arrangeMissions(done, 'blocks').nextId).toBe('a')
  expect(arrangeMissions(done.slice(1), 'blocks').nextId).toBeNull()
})
