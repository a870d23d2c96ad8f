import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#engines/days/durations.ts'
import { nameBackup, readBackupName } from './backup-names.ts'
import { chooseKept } from './choose-kept.ts'

const KEEP = { daily: 7, weekly: 4, monthly: 6 }
const toFile = (at: Date) => ({ name: nameBackup(at), at })
const nightly = (days: number, last = new Date('2026-07-15T02:30:00Z')) =>
  Array.from({ length: days }, (_, ago) => toFile(new Date(last.getTime() - ago * DAY_MS)))
const days = (kept: Set<string>) => [...kept].map((name) => name.slice(8, 18)).toSorted()

test('of a year of nights seven days, four weeks and six months stay', () => {
  expect(days(chooseKept(nightly(365), KEEP))).toEqual([
    // The last day of each of the months before.
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-28',
    '2026-06-30',
    // Sundays end the weeks.
    '2026-07-05',
    '2026-07-09',
    '2026-07-10',
    '2026-07-11',
    '2026-07-12',
    '2026-07-13',
    '2026-07-14',
    '2026-07-15',
  ])
})

test('of several on one day the newest stays', () => {
  const files = ['02', '08', '14'].map((hour) => toFile(new Date(`2026-07-15T${hour}:30:00Z`)))
  expect([...chooseKept(files, KEEP)]).toEqual(['trellis-2026-07-15T14-30-00.backup'])
})

test('a machine that was off for months loses nothing by it', () => {
  const old = nightly(7, new Date('2025-01-10T02:30:00Z'))
  expect(chooseKept(old, KEEP).size).toBe(7)
})

test('whatever there is, the newest stays and never more than the numbers say', () => {
  const moments = fc.array(
    fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
    {
      minLength: 1,
      maxLength: 60,
    },
  )
  fc.assert(
    fc.property(moments, (all) => {
      const files = all.map(toFile)
      const kept = chooseKept(files, KEEP)
      const newest = files.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]
      expect(kept.has(newest?.name ?? '')).toBe(true)
      expect(kept.size).toBeLessThanOrEqual(17)
      // What stays once stays when it is asked again about what is left.
      const left = files.filter(({ name }) => kept.has(name))
      expect(chooseKept(left, KEEP)).toEqual(kept)
    }),
  )
})

test('only names that we give are read as ours', () => {
  const at = new Date('2026-07-15T02:30:05.700Z')
  expect(readBackupName(nameBackup(at))?.at).toEqual(new Date('2026-07-15T02:30:05Z'))
  for (const name of ['holiday.backup', 'trellis-2026-07-15T02-30-05.backup.unfinished', 'trellis-x.backup'])
    expect(readBackupName(name)).toBeNull()
})
