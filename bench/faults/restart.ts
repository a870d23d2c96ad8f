import { setTimeout as sleep } from 'node:timers/promises'
import { health } from '#contract/health.ts'
import type { Fault, Outcome, Scene } from './fault.ts'
import { countLosses, startWriters, tellRefusals } from './note-writers.ts'
import { onStage } from './stage.ts'
import { createCall, Tally } from './tally.ts'

const WRITERS = 50
/** Told to stop, which ends every session, and killed, after which it recovers. */
const RESTARTS = ['fast', 'immediate', 'fast'] as const
const WELL_AGAIN_MS = 30_000

/** PostgreSQL is restarted under writers who insist. */
export const restart: Fault = { name: 'restart', databases: ['postgres'], run }

function run(scene: Scene): Promise<Outcome> {
  return onStage(scene, { pupils: WRITERS }, async (stage) => {
    const { product, school, postgres, memory } = stage
    const [first] = school.pupils
    if (!postgres || !first) throw new Error('there is no PostgreSQL to restart')
    const tally = new Tally()
    const look = createCall(product.url, new Tally())
    const askReady = async () => (await look(first.token, health.ready, {})).status
    const faults: string[] = []
    const work = startWriters({
      call: createCall(product.url, tally),
      people: school.pupils,
      content: () => 'x',
      isInsistent: true,
    })
    for (const mode of RESTARTS) {
      await sleep(2_000)
      postgres.stop(mode)
      await sleep(500)
      if ((await askReady()) !== 503) faults.push(`${mode}: /readyz does not say that the database is away`)
      postgres.start()
    }
    await sleep(2_000)
    await work.stop()
    const others = [...tally.statuses.keys()].filter((status) => status !== 201 && status !== 503)
    if (others.length > 0) faults.push(`answered with ${others.join(', ')}`)
    const givesUpAt = performance.now() + WELL_AGAIN_MS
    while ((await askReady()) !== 200 && performance.now() < givesUpAt) await sleep(250)
    if (performance.now() >= givesUpAt) faults.push('not ready after the last restart')
    return {
      times: `${RESTARTS.length} restarts, ${WRITERS} writers`,
      tally,
      lost: await stage.readDatabase((db) => countLosses(db, work.confirmed)),
      isAlive: stage.isAlive(),
      peakMb: memory.takePeakMb(),
      faults,
      notes: [`refused: ${tellRefusals(work.refusals)}`],
    }
  })
}
