import type { ModelOptions } from '#tutor/model/create-model.ts'
import type { Meter } from '#tutor/model/meter.ts'
import type { ModelLimits } from '#tutor/model/settings.ts'
import type { Database } from '../../db/database.ts'
import type { AiSettings } from '../../platform/ai-settings.ts'
import { createMeter } from './meter.ts'

type ConnectDeps = {
  db: Database
  now: () => Date
  random: () => number
  ai: AiSettings | null
  report: (message: string, error: unknown) => void
  /** Tests wait less long. */
  limits?: Partial<ModelLimits>
}

/** What the tutor needs of the operator's language model, and the books that are kept about it. */
export function connectModel({ db, now, random, ai, report, limits = {} }: ConnectDeps): {
  model: ModelOptions | null
  meter: Meter
} {
  return {
    model: ai && { settings: ai, limits, now },
    meter: createMeter({ db, now, random, prices: ai, report }),
  }
}
