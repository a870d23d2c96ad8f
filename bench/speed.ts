import { join } from 'node:path'
import { accounts } from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { SESSION_COOKIE } from '#server/platform/sessions/sessions.ts'
import { startProduct } from '#server/testing/start-product.ts'
import { nameLearner, PASSWORD, tokenOfLearner } from './ballast.ts'
import { type Databases, KINDS, type Kind } from './databases.ts'
import type { RequestPlan } from './load/job.ts'
import { CONNECTIONS, runRounds, type Scenario, takeRatio } from './load/rounds.ts'
import type { Load } from './load/start-load.ts'
import { type Bar, describeSpeed, printTable, SPEED_COLUMNS, say } from './print.ts'
import { startPlainServer } from './servers/start-plain-server.ts'

const ROUNDS = 5
const ROUND_MS = 2500
const LEARNERS_PER_CONNECTION = 20
const LEAST_RATIO = 0.5

type Part = 'json' | 'select' | 'currentUser' | 'signIn'
type SpeedScenario = Scenario & { kind: Kind; part: Part }

/** How much the product adds to a server that does nothing but answer one row. */
export async function measureSpeed(load: Load, databases: Databases, folder: string): Promise<Bar[]> {
  const running: { stop: () => Promise<void> }[] = []
  const scenarios: SpeedScenario[] = []
  try {
    for (const kind of KINDS) {
      const plain = await startPlainServer(databases.plain[kind])
      running.push(plain)
      const logFile = join(folder, `speed-${kind}.log`)
      const product = await startProduct({ logFile, env: databases.product[kind] })
      running.push(product)
      scenarios.push(
        {
          kind,
          part: 'json',
          name: 'Fastify, constant JSON',
          url: plain.url,
          connections: plan(() => ({ method: 'GET', path: '/json' })),
        },
        {
          kind,
          part: 'select',
          name: 'Fastify + one indexed select',
          url: plain.url,
          connections: plan((learner) => ({ method: 'GET', path: `/select/${learner}` })),
        },
        {
          kind,
          part: 'currentUser',
          name: nameEndpoint(accounts.currentUser),
          url: product.url,
          connections: plan((learner) => ({
            method: 'GET',
            path: accounts.currentUser.path,
            headers: { cookie: `${SESSION_COOKIE}=${tokenOfLearner(learner)}` },
          })),
        },
        {
          kind,
          part: 'signIn',
          name: nameEndpoint(accounts.signIn),
          url: product.url,
          connections: plan((learner) => ({
            method: 'POST',
            path: accounts.signIn.path,
            body: JSON.stringify({ username: nameLearner(learner), password: PASSWORD }),
          })),
        },
      )
    }
    const results = await runRounds(load, scenarios, { rounds: ROUNDS, durationMs: ROUND_MS })
    return KINDS.map((kind) => {
      const find = (part: Part) => {
        const scenario = scenarios.find((one) => one.kind === kind && one.part === part)
        return (scenario && results.get(scenario)) ?? []
      }
      const ratio = takeRatio(find('currentUser'), find('select'))
      say(`\n${kind}, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds`)
      printTable(
        ['', ...SPEED_COLUMNS],
        scenarios
          .filter((scenario) => scenario.kind === kind)
          .map((scenario) => [scenario.name, ...describeSpeed(results.get(scenario) ?? [])]),
      )
      return {
        name: `${kind}: ${nameEndpoint(accounts.currentUser)} against one indexed select`,
        measured: ratio.toFixed(2),
        demanded: `at least ${LEAST_RATIO}`,
        isMet: ratio >= LEAST_RATIO,
      }
    })
  } finally {
    for (const server of running) await server.stop()
  }
}

function nameEndpoint({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

/** Each connection goes round its own learners. */
function plan(request: (learner: number) => RequestPlan): RequestPlan[][] {
  return Array.from({ length: CONNECTIONS }, (_, connection) =>
    Array.from({ length: LEARNERS_PER_CONNECTION }, (_, turn) =>
      request(1 + connection + turn * CONNECTIONS),
    ),
  )
}
