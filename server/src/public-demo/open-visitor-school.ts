import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { buildApp } from '../app.ts'
import type { OpenDatabase } from '../db/connect-database.ts'
import { openDatabase } from '../db/open-database.ts'
import { users } from '../db/schema/accounts/users.ts'
import { masteryWeights } from '../db/schema/learning/learner-models.ts'
import { createCopiedQuestions } from '../domain/questions/copied-questions.ts'
import { createLibrary } from '../domain/retrieval/library.ts'
import { createTracer } from '../domain/tracing/tracer.ts'
import { AppError } from '../platform/app-error.ts'
import type { Deps } from '../platform/deps.ts'
import { createJobs } from '../platform/operations/jobs.ts'
import { createTraffic } from '../platform/operations/traffic.ts'
import type { ServedSchool } from '../platform/public-demo/lead-visitors.ts'
import type { RenderPage } from '../platform/requests/first-pages.ts'
import { createGuessWatch } from '../platform/sessions/guess-watch.ts'
import { createPresence } from '../platform/sessions/presence.ts'
import { startLearning } from '../start-jobs.ts'

export type OpenVisitorSchool = ServedSchool & { deps: Deps }

type Reception = {
  deps: Deps
  /** Holds what every school begins with; nobody writes there. */
  database: OpenDatabase
  webDir: string | null
  renderPage: RenderPage | undefined
  farewellMs: number
}

/**
 * A school for one visitor: the whole product once more, on a copy of the reception's database, with its own sessions, counters
 * and open pages. What only computes is shared: the tutor's models and what makes first pages.
 */
export async function openVisitorSchool({
  deps: shared,
  database: origin,
  webDir,
  renderPage,
  farewellMs,
}: Reception): Promise<OpenVisitorSchool> {
  const dataDir = join(visitorsDir(shared.config.dataDir), randomUUID())
  const database = await copyDatabase(origin, dataDir)
  try {
    const { enterDemo: _enterDemo, ...rest } = shared
    const { now, config } = rest
    const { publicDemo } = config
    const deps: Deps = {
      ...rest,
      db: database.db,
      database,
      config: { ...config, publicDemo: publicDemo && { ...publicDemo, part: 'school' } },
      presence: createPresence(now),
      guesses: createGuessWatch(now),
      jobs: createJobs(now),
      traffic: createTraffic(now),
      tracer: createTracer(),
      library: createLibrary(shared.library),
      copiedQuestions: createCopiedQuestions(),
    }
    await makeOwn(deps)
    const app = await buildApp(deps, { webDir, ...(renderPage && { renderPage }) })
    await app.ready()
    const stopLearning = await startLearning(deps, app.log)
    const inHand = new Set<ServerResponse>()

    async function end(): Promise<void> {
      for (const { userId } of deps.presence.list()) deps.presence.endUser(userId)
      await finishRequests(inHand, farewellMs)
      await app.close()
      await stopLearning()
      await database.close()
      await remove(dataDir)
    }
    return { app, deps, inHand, end }
  } catch (error) {
    await database.close()
    await remove(dataDir)
    throw error
  }
}

const visitorsDir = (dataDir: string) => join(dataDir, 'visitors')

/** What a process left that was killed, or stopped in the middle. */
export const removeVisitorSchools = (dataDir: string): Promise<void> => remove(visitorsDir(dataDir))

/** Thousands of files: everybody else would wait for a call that does not give the thread back. */
const remove = (path: string): Promise<void> => rm(path, { recursive: true, force: true })

async function copyDatabase(origin: OpenDatabase, dataDir: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true })
  await origin.withSnapshotFiles(async (picture) => {
    if (!('directory' in picture)) throw new Error('A public demo needs a database in files')
    await rename(picture.directory, join(dataDir, 'database'))
  })
  // All of it is thrown away soon, so nothing waits for the disk.
  return openDatabase({ dataDir, isDurable: false })
}

/** Admins are closed, whoever made them, and the weights are this school's own to train. */
async function makeOwn({ db, now }: Deps): Promise<void> {
  await db
    .update(users)
    .set({ disabledAt: now() })
    .where(and(isNull(users.disabledAt), or(eq(users.role, 'admin'), ne(users.isDemo, true))))
  await db.update(masteryWeights).set({ trainer: null, trainerUntil: null })
}

/** Nobody is left without an answer, and none waits for a database that is gone. */
async function finishRequests(inHand: ReadonlySet<ServerResponse>, longestMs: number): Promise<void> {
  const until = performance.now() + longestMs
  while (inHand.size > 0 && performance.now() < until) await sleep(20)
  const { status, body } = new AppError('unavailable', 'demoStartsOver')
  for (const response of inHand) {
    if (response.headersSent) response.destroy()
    else
      response
        .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '5' })
        .end(JSON.stringify(body))
  }
}
