import { expect, test } from 'vitest'
import type { BackupSchedule } from '../../platform/backup-settings.ts'
import { readBackupSettings } from '../../platform/backup-settings.ts'
import { findLastSlot, findNextBackup, findNextSlot, isBackupDue, isOverdue } from './schedule.ts'

const NIGHTLY: BackupSchedule = { everyHours: 24, hour: 2, minute: 30 }
/** By the machine's own clock, whatever zone the tests run in. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 4, day, hour, minute)

test.each([
  ['before it', at(10, 2, 29), at(9, 2, 30), at(10, 2, 30)],
  ['at it', at(10, 2, 30), at(10, 2, 30), at(11, 2, 30)],
  ['at noon', at(10, 12), at(10, 2, 30), at(11, 2, 30)],
])('a nightly backup has its time at half past two: %s', (_, now, last, next) => {
  expect([findLastSlot(NIGHTLY, now), findNextSlot(NIGHTLY, now)]).toEqual([last, next])
})

test('every six hours means four times a day, the night among them', () => {
  const schedule = { everyHours: 6, hour: 2, minute: 30 }
  expect(findNextSlot(schedule, at(10, 3))).toEqual(at(10, 8, 30))
  expect(findNextSlot(schedule, at(10, 23))).toEqual(at(11, 2, 30))
  expect(findLastSlot(schedule, at(10, 1))).toEqual(at(9, 20, 30))
})

test.each([
  ['there never was one', null, null, true],
  ['last night’s proved itself', at(10, 2, 30), at(10, 2, 30), false],
  ['the machine was off last night', at(9, 2, 30), at(9, 2, 30), true],
  ['last night’s failed half an hour ago', at(9, 2, 30), at(10, 11, 30), false],
  ['last night’s failed an hour ago', at(9, 2, 30), at(10, 11), true],
  ['an admin made one by hand this morning', at(10, 8), at(10, 8), false],
])('at noon a backup is due by what there was: %s', (_, lastProvenAt, lastTriedAt, isDue) => {
  expect(isBackupDue(NIGHTLY, { lastProvenAt, lastTriedAt }, at(10, 12))).toBe(isDue)
})

test('the next one is tonight, now when one was missed, an hour after a failure', () => {
  const good = { lastProvenAt: at(10, 2, 30), lastTriedAt: at(10, 2, 30) }
  expect(findNextBackup(NIGHTLY, good, at(10, 12))).toEqual(at(11, 2, 30))
  expect(findNextBackup(NIGHTLY, { lastProvenAt: null, lastTriedAt: null }, at(10, 12))).toEqual(at(10, 12))
  const failed = { lastProvenAt: at(9, 2, 30), lastTriedAt: at(10, 11, 30) }
  expect(findNextBackup(NIGHTLY, failed, at(10, 12))).toEqual(at(10, 12, 30))
})

test('a backup is overdue after two turns without one that proved itself', () => {
  expect(isOverdue(NIGHTLY, at(9, 2, 30), at(11, 2))).toBe(false)
  expect(isOverdue(NIGHTLY, at(9, 2, 30), at(11, 3))).toBe(true)
  expect(isOverdue(NIGHTLY, null, at(11, 3))).toBe(true)
})

test('settings: every night beside the data and 7, 4 and 6 kept, unless said otherwise', () => {
  const read = (env: Record<string, string>) => {
    const faults: string[] = []
    const settings = readBackupSettings((name) => env[name] ?? '', '/data', '/srv', faults)
    return { ...settings, faults }
  }
  expect(read({})).toEqual({
    dir: '/data/backups',
    schedule: NIGHTLY,
    keep: { daily: 7, weekly: 4, monthly: 6 },
    key: null,
    keyFile: null,
    faults: [],
  })
  expect(read({ BACKUP_EVERY: 'off', BACKUP_DIR: 'safe', BACKUP_KEEP: '3, 0, 1' })).toMatchObject({
    dir: '/srv/safe',
    schedule: null,
    keep: { daily: 3, weekly: 0, monthly: 1 },
  })
  expect(read({ BACKUP_KEY: 'correct horse battery staple' })).toMatchObject({
    key: { passphrase: 'correct horse battery staple' },
    faults: [],
  })
  const faulty: Record<string, string>[] = [
    { BACKUP_KEY: 'top secret' },
    { BACKUP_KEY_FILE: 'no/such/file' },
    { BACKUP_KEY: 'correct horse battery staple', BACKUP_KEY_FILE: 'no/such/file' },
  ]
  for (const env of faulty) {
    const { faults } = read(env)
    expect(faults, JSON.stringify(env)).toHaveLength(1)
    expect(faults.join()).not.toMatch(/top secret|horse/)
  }
  expect(read({ BACKUP_EVERY: 'daily 4:05' }).schedule).toEqual({ everyHours: 24, hour: 4, minute: 5 })
  expect(read({ BACKUP_EVERY: '6h' }).schedule?.everyHours).toBe(6)
  for (const BACKUP_EVERY of ['7h', 'weekly', 'daily 25:00', '0h', '6'])
    expect(read({ BACKUP_EVERY }).faults, BACKUP_EVERY).toHaveLength(1)
  for (const BACKUP_KEEP of ['0,1,1', 'x', '1,2,3,4', '-1', '1.5'])
    expect(read({ BACKUP_KEEP }).faults, BACKUP_KEEP).toHaveLength(1)
})
