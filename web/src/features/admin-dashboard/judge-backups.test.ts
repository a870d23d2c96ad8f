import { expect, test } from 'vitest'
import type { BackupRun, BackupState } from '#contract/admin/backups.ts'
import { findFailure, judgeBackups } from './judge-backups.ts'

const RUN: BackupRun = {
  id: 1,
  reason: 'schedule',
  requestedBy: null,
  startedAt: '2026-05-10T02:30:00.000Z',
  finishedAt: '2026-05-10T02:31:00.000Z',
  file: 'trellis.backup',
  bytes: 1000,
  rows: 10,
  outcome: 'proven',
  failure: null,
  proof: { tables: 2, rows: 10, tookMs: 100 },
}
const FAILED: BackupRun = { ...RUN, outcome: 'failed', failure: 'The disk is full.' }
const UNPROVEN: BackupRun = { ...RUN, outcome: 'unproven', failure: 'It came back changed.' }
/** By the command, without the trial: nothing went wrong. */
const QUICK: BackupRun = { ...RUN, reason: 'command', outcome: 'unproven', proof: null }
const RUNNING: BackupRun = { ...RUN, outcome: 'running', finishedAt: null }
const STATE: BackupState = {
  folder: '/safe',
  schedule: { everyHours: 24, nextAt: '2026-05-11T02:30:00.000Z' },
  keep: { daily: 7, weekly: 4, monthly: 6 },
  lastGood: RUN,
  isOverdue: false,
  runs: [RUN],
}

test.each<[standing: string, changed: Partial<BackupState>]>([
  ['good', {}],
  ['running', { runs: [RUNNING, RUN] }],
  ['failed', { runs: [FAILED, RUN] }],
  ['failed', { runs: [UNPROVEN, RUN], isOverdue: true }],
  ['good', { runs: [RUN, FAILED] }],
  ['good', { runs: [QUICK, RUN] }],
  ['never', { runs: [], lastGood: null, isOverdue: true }],
  ['overdue', { isOverdue: true }],
  ['off', { schedule: null }],
  ['off', { schedule: null, runs: [], lastGood: null }],
])('backups stand %s', (standing, changed) => {
  expect(judgeBackups({ ...STATE, ...changed })).toBe(standing)
})

test('while the next one is made the failure before it is still told', () => {
  expect(findFailure({ runs: [RUNNING, FAILED, RUN] })).toBe(FAILED)
  expect(findFailure({ runs: [RUNNING, RUN] })).toBeNull()
})
