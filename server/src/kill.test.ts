import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkFiles, type KillReport, killRepeatedly } from './testing/kill-product.ts'

const KILLS = 2
const LEAST_WRITES = 60

describe('a product that is killed while fifty learners save', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'killed-'))
  let report: KillReport
  beforeAll(async () => {
    report = await killRepeatedly({
      dataDir,
      kills: KILLS,
      writers: 50,
      leastWrites: LEAST_WRITES,
      random: Math.random,
    })
  }, 240_000)
  afterAll(() => rmSync(dataDir, { recursive: true }))

  test('starts again with every save that it had confirmed', () => {
    expect(report.confirmed).toBeGreaterThanOrEqual(KILLS * LEAST_WRITES)
    expect(report.losses).toEqual([])
  })

  test('leaves tables and indexes that agree', async () => {
    const { indexes, faults } = await checkFiles(dataDir)
    expect(indexes).toBeGreaterThan(50)
    expect(faults).toEqual([])
  })

  test('shuts a second process out of its data directory and says why', () => {
    expect(report.refusal).toContain(`The data directory ${dataDir} is in use by another Trellis process`)
    expect(report.refusal).toContain('Stop it first, or set DATA_DIR to another directory.')
  })
})
