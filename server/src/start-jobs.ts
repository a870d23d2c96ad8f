import { startSealing } from './domain/audit-log/start-sealing.ts'
import { startBackups } from './domain/backups/start-backups.ts'
import { startCleaning } from './domain/cleaning/start-cleaning.ts'
import { startNotifying } from './domain/notifications/start-notifying.ts'
import { startIndexing } from './domain/retrieval/start-indexing.ts'
import { startTracing } from './domain/tracing/start-tracing.ts'
import { startCounting } from './domain/traffic/start-counting.ts'
import { startVoiding } from './domain/voiding/start-voiding.ts'
import type { Deps, Log } from './platform/deps.ts'

type Stop = () => Promise<void>

/** What reads texts and answers in the background; without it neither the tutor nor the figures would be right. */
export async function startLearning(deps: Deps, log: Log): Promise<Stop> {
  const stopIndexing = startIndexing(deps, log)
  const stopTracing = await startTracing(deps, log)
  const stopVoiding = await startVoiding(deps, log)
  return async () => {
    await stopIndexing()
    await stopVoiding()
    await stopTracing()
  }
}

/** What looks after people and their data over days. */
export function startUpkeep(deps: Deps, log: Log): { stopFirst: Stop; stopLast: Stop } {
  const stopCleaning = startCleaning(deps, log)
  const stopNotifying = startNotifying(deps, log)
  const stopCounting = startCounting(deps, log)
  const stopBackups = startBackups(deps, log)
  const stopSealing = startSealing(deps, log)
  return {
    stopFirst: async () => {
      await stopBackups()
      await stopCleaning()
      await stopNotifying()
    },
    stopLast: async () => {
      await stopCounting()
      await stopSealing()
    },
  }
}
