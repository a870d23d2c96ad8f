import { checkFiles, killRepeatedly } from '#server/testing/kill-product.ts'
import { createLearnersOnDisk } from '#server/testing/learners-on-disk.ts'
import { type Bar, formatCount, say } from './print.ts'

const KILLS = 20
const WRITERS = 50
const LEAST_WRITES = 300

/** Kills the product under load and counts what it had confirmed and then forgot: nothing, or the bar is missed. */
export async function testKills(dataDir: string): Promise<Bar[]> {
  say(`Killing the product ${KILLS} times under ${WRITERS} writers, embedded database`)
  const report = await killRepeatedly({
    dataDir,
    kills: KILLS,
    tokens: await createLearnersOnDisk(dataDir, WRITERS),
    leastWrites: LEAST_WRITES,
    random: Math.random,
    onKill: ({ kill, confirmed, losses, restartMs }) =>
      say(
        `  kill ${String(kill).padStart(2)}: ${formatCount(confirmed)} writes confirmed so far, ` +
          `${losses.length} lost, open again after ${formatCount(restartMs)} ms`,
      ),
  })
  await report.product.stop()
  const files = await checkFiles(dataDir)
  for (const fault of [...report.losses, ...files.faults].slice(0, 20)) say(`  ${fault}`)
  say(`  second process: ${report.refusal.trim() || 'let in'}`)
  return [
    {
      name: `confirmed writes lost in ${KILLS} kills`,
      measured: `${report.losses.length} of ${formatCount(report.confirmed)}`,
      demanded: 'none',
      isMet: report.losses.length === 0 && report.confirmed > 0,
    },
    {
      name: `faults in ${files.indexes} indexes and their tables`,
      measured: String(files.faults.length),
      demanded: 'none',
      isMet: files.faults.length === 0,
    },
    {
      name: 'a second process on the same directory',
      measured: report.refusal.includes('is in use by another Trellis process') ? 'refused' : 'let in',
      demanded: 'refused with a clear message',
      isMet: report.refusal.includes('is in use by another Trellis process'),
    },
  ]
}
