import type { SYSTEM_JOBS } from '#contract/admin/system-analytics.ts'

/** What the product does by itself from time to time; screens have words for each name. */
type JobName = (typeof SYSTEM_JOBS)[number]

type JobState = {
  name: JobName
  /** Null: not by the clock. */
  everyMs: number | null
  isRunning: boolean
  runs: number
  failures: number
  lastStartedAt: Date | null
  /** Of the last run that ended. */
  lastDurationMs: number | null
  lastFailedAt: Date | null
  /** Whether the last run that ended failed. */
  isFailing: boolean
  nextRunAt: Date | null
}

type Job = <T>(work: () => Promise<T>) => Promise<T>
export type Jobs = ReturnType<typeof createJobs>

/** One place that knows of every background job of this process: when it last ran, for how long, and whether it failed. */
export function createJobs(now: () => Date) {
  const states = new Map<JobName, JobState>()
  const startedAt = now()

  /** Gives the way to run a job; what it throws goes on to whoever runs it. */
  function add(name: JobName, everyMs: number | null, firstRunAt: Date | null = null): Job {
    const state: JobState = {
      name,
      everyMs,
      isRunning: false,
      runs: 0,
      failures: 0,
      lastStartedAt: null,
      lastDurationMs: null,
      lastFailedAt: null,
      isFailing: false,
      nextRunAt: firstRunAt,
    }
    states.set(name, state)
    return async (work) => {
      const begunAt = now()
      const begunMs = performance.now()
      state.isRunning = true
      state.lastStartedAt = begunAt
      state.nextRunAt = everyMs === null ? null : new Date(begunAt.getTime() + everyMs)
      let hasFailed = true
      try {
        const result = await work()
        hasFailed = false
        return result
      } finally {
        state.isRunning = false
        state.runs += 1
        state.lastDurationMs = performance.now() - begunMs
        state.isFailing = hasFailed
        if (hasFailed) {
          state.failures += 1
          state.lastFailedAt = now()
        }
      }
    }
  }

  return {
    add,
    /** When this process began. */
    startedAt,
    /** For a job whose next time is not a fixed span away. */
    planNext(name: JobName, at: Date | null): void {
      const state = states.get(name)
      if (state) state.nextRunAt = at
    },
    list: (): JobState[] => [...states.values()].map((state) => ({ ...state })),
  }
}
