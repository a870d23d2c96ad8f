import { join } from 'node:path'
import { accounts } from '#contract/accounts.ts'
import { onboarding } from '#contract/onboarding/onboarding.ts'
import { site } from '#contract/site.ts'
import { SESSION_COOKIE } from '#server/platform/sessions/sessions.ts'
import { type Product, startProduct } from '#server/testing/start-product.ts'
import { ATTEMPTS, LEARNERS, tokenOfLearner } from './ballast.ts'
import { type Databases, KINDS, type Kind } from './databases.ts'
import type { RequestPlan } from './load/job.ts'
import { CONNECTIONS, runRounds, type Scenario, takeRatio } from './load/rounds.ts'
import type { Load } from './load/start-load.ts'
import { type Bar, describeSpeed, formatCount, printTable, SPEED_COLUMNS, say } from './print.ts'
import { type LoopFigures, takeLoopFigures } from './servers/loop-figures.ts'

const ROUNDS = 5
const ROUND_MS = 4000
const LEARNERS_PER_CONNECTION = 40
const LEAST_RATIO = 0.5
const LONGEST_BLOCK_MS = 50
const WATCH = join(import.meta.dirname, 'servers', 'watch-event-loop.ts')

type MixScenario = Scenario & { kind: Kind; product: Product }

/** A usual day: seven reads and three saved steps in ten requests, by people who come and go, on filled tables. */
export async function measureMix(load: Load, databases: Databases, folder: string): Promise<Bar[]> {
  const scenarios: MixScenario[] = []
  try {
    for (const kind of KINDS) {
      const logFile = join(folder, `mix-${kind}.log`)
      const product = await startProduct({
        logFile,
        env: databases.product[kind],
        nodeArgs: ['--import', WATCH],
      })
      scenarios.push({ kind, product, name: kind, url: product.url, connections: planDay() })
    }
    const warmUp = new Map<Kind, LoopFigures>()
    const results = await runRounds(load, scenarios, {
      rounds: ROUNDS,
      durationMs: ROUND_MS,
      async onWarm() {
        for (const { kind, product } of scenarios) warmUp.set(kind, await takeLoopFigures(product))
      },
    })
    const find = (kind: Kind) => scenarios.find((scenario) => scenario.kind === kind)
    const resultsOf = (kind: Kind) => {
      const scenario = find(kind)
      return (scenario && results.get(scenario)) ?? []
    }

    say(
      `\nMixed requests (7 reads, 3 writes), ${CONNECTIONS} connections, ` +
        `${formatCount(LEARNERS)} learners, ${formatCount(ATTEMPTS)} attempts`,
    )
    printTable(
      ['', ...SPEED_COLUMNS],
      KINDS.map((kind) => [kind, ...describeSpeed(resultsOf(kind))]),
    )

    const steady: [Kind, LoopFigures][] = []
    for (const { kind, product } of scenarios) steady.push([kind, await takeLoopFigures(product)])
    say('\nEvent loop of the server during the mix, in milliseconds')
    printTable(
      ['', 'longest block', 'longest delay', 'p99 delay', 'longest GC', 'longest block, start and warm-up'],
      steady.map(([kind, figures]) => [
        kind,
        figures.longestBlockMs.toFixed(1),
        figures.longestDelayMs.toFixed(1),
        figures.p99DelayMs.toFixed(1),
        figures.longestGcMs.toFixed(1),
        warmUp.get(kind)?.longestBlockMs.toFixed(1) ?? '',
      ]),
    )
    say('  A block is processor time of the main thread in one piece. A delay is by the clock: it contains')
    say('  what else the machine did, and is worth reading when the machine is quiet.')

    const ratio = takeRatio(resultsOf('embedded'), resultsOf('postgres'))
    return [
      {
        name: 'mixed requests, embedded against PostgreSQL',
        measured: ratio.toFixed(2),
        demanded: `at least ${LEAST_RATIO}`,
        isMet: ratio >= LEAST_RATIO,
      },
      ...steady.map(([kind, { longestBlockMs }]) => ({
        name: `${kind}: longest block of the event loop`,
        measured: `${longestBlockMs.toFixed(1)} ms`,
        demanded: `at most ${LONGEST_BLOCK_MS} ms`,
        isMet: longestBlockMs <= LONGEST_BLOCK_MS,
      })),
    ]
  } finally {
    for (const { product } of scenarios) await product.stop()
  }
}

function planDay(): RequestPlan[][] {
  return Array.from({ length: CONNECTIONS }, (_, connection) =>
    Array.from({ length: LEARNERS_PER_CONNECTION }, (_, turn) =>
      planVisit(1 + connection + turn * CONNECTIONS),
    ).flat(),
  )
}

/** What a browser sends in one visit: who am I, how far am I, the public page, some work, and again. */
function planVisit(learner: number): RequestPlan[] {
  const cookie = `${SESSION_COOKIE}=${tokenOfLearner(learner)}`
  const read = (path: string): RequestPlan => ({ method: 'GET', path, headers: { cookie } })
  const save: RequestPlan = {
    method: 'PUT',
    path: onboarding.saveProgress.path,
    headers: { cookie, 'idempotency-key': 'bench-write-{n}' },
    body: JSON.stringify({
      currentStep: 'profile',
      completedSteps: ['welcome'],
      stepData: { displayName: 'Learner {n}', age: 15, preferredStudyTime: 'evening' },
    }),
  }
  return [
    read(accounts.currentUser.path),
    read(onboarding.progress.path),
    save,
    read(accounts.currentUser.path),
    read(site.featuredTestimonials.path),
    save,
    read(onboarding.progress.path),
    read(accounts.currentUser.path),
    read(site.statistics.path),
    save,
  ]
}
