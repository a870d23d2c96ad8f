import { expect, test } from 'vitest'
import { listTasks, type TaskFacts } from './list-tasks.ts'

const GIGABYTE = 1024 ** 3
const QUIET: TaskFacts = {
  openAlerts: 0,
  openTickets: 0,
  openMessages: 0,
  openReports: 0,
  openDeletions: 0,
  adminsWithoutFactor: 0,
  failingJobs: 0,
  isSchoolUnset: false,
  guessing: 0,
  databaseBytes: GIGABYTE,
  freeBytes: 100 * GIGABYTE,
  backup: { isOff: false, isOverdue: false, hasFailed: false },
}
const names = (facts: Partial<TaskFacts>) => listTasks({ ...QUIET, ...facts }).map(({ task }) => task)

test('where nothing waits there is no task', { tags: ['P-69'] }, () => {
  expect(names({})).toEqual([])
})

test('a disk is low when it does not hold two more copies of the database', { tags: ['P-69'] }, () => {
  expect(names({ freeBytes: 3 * GIGABYTE })).toEqual([])
  expect(names({ freeBytes: 3 * GIGABYTE - 1 })).toEqual(['diskLow'])
  expect(names({ freeBytes: null })).toEqual([])
})

test('of an old backup it is said whether backups are switched off', { tags: ['P-69'] }, () => {
  expect(names({ backup: { isOff: false, isOverdue: true, hasFailed: false } })).toEqual(['backupOld'])
  expect(names({ backup: { isOff: true, isOverdue: true, hasFailed: false } })).toEqual(['backupMissing'])
  expect(names({ backup: { isOff: false, isOverdue: true, hasFailed: true } })).toEqual(['backupFailed'])
})
