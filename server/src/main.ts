import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { openDatabase } from './db/open-database.ts'
import { fillDatabase } from './first-start/fill-database.ts'
import { readConfig } from './platform/config.ts'
import type { Deps, Log } from './platform/deps.ts'
import { explainStartFailure } from './platform/explain-start-failure.ts'
import { publicWeb } from './platform/fetch-public.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { describeFailure } from './platform/requests/describe-failure.ts'
import { createPresence } from './platform/sessions/presence.ts'
import { printWelcome } from './platform/welcome.ts'
import { connectModel } from './records/ai-usage/connect-model.ts'
import { startCleaning } from './records/cleaning/start-cleaning.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './records/demo-accounts.ts'
import { startNotifying } from './records/notifications/start-notifying.ts'
import { createCopiedQuestions } from './records/questions/copied-questions.ts'
import { createLibrary } from './records/retrieval/library.ts'
import { startIndexing } from './records/retrieval/start-indexing.ts'
import { startTracing } from './records/tracing/start-tracing.ts'
import { createTracer } from './records/tracing/tracer.ts'
import { openTutor } from './records/tutor.ts'
import { startVoiding } from './records/voiding/start-voiding.ts'

const projectDir = join(import.meta.dirname, '..', '..')
const LONGEST_FAREWELL_MS = 10_000
const webDir = join(projectDir, 'web', 'dist')

async function start(): Promise<void> {
  const config = readConfig(process.env, projectDir)
  let log: Log | undefined
  const report = (message: string, error: unknown) => log?.error({ failure: describeFailure(error) }, message)
  const database = await openDatabase({ ...config, report })
  const ai = connectModel({
    db: database.db,
    now: () => new Date(),
    random: Math.random,
    ai: config.ai,
    report,
  })
  const deps: Deps = {
    db: database.db,
    now: () => new Date(),
    random: Math.random,
    randomToken: () => randomBytes(32).toString('base64url'),
    config,
    presence: createPresence(),
    publicWeb,
    mailer: config.mail && createMailer(config.mail, report),
    tracer: createTracer(),
    library: createLibrary(),
    copiedQuestions: createCopiedQuestions(),
    tutor: openTutor(publicWeb, ai),
  }
  const { faults } = await database.withoutLimits(() => fillDatabase(deps))
  const app = await buildApp(deps, { webDir: existsSync(join(webDir, 'index.html')) ? webDir : null })
  log = app.log
  for (const fault of faults)
    log.warn(fault, 'a file of the curriculum cannot be read; its lesson stays as it was')
  const stopCleaning = startCleaning(deps, app.log)
  const stopIndexing = startIndexing(deps, app.log)
  const stopTracing = await startTracing(deps, app.log)
  const stopVoiding = await startVoiding(deps, app.log)
  const stopNotifying = startNotifying(deps, app.log)

  let isStopping = false
  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    // Whoever is still sending gets this long; what the database has confirmed is safe either way.
    setTimeout(() => process.exit(1), LONGEST_FAREWELL_MS).unref()
    await app.close()
    await stopCleaning()
    await stopNotifying()
    deps.mailer?.close()
    await stopIndexing()
    await deps.tutor.stop()
    await stopVoiding()
    await stopTracing()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())

  const address = await app.listen({ host: config.host, port: config.port })
  printWelcome({
    address: config.publicUrl?.origin ?? address,
    databaseKind: database.kind,
    dataDir: config.dataDir,
    demoUsernames: config.isDemo ? DEMO_ACCOUNTS.map(({ username }) => username) : [],
    demoPassword: DEMO_PASSWORD,
  })
}

// A promise nobody waits for has failed: a bug. The log gets what is harmless, and whoever runs us starts us anew.
process.on('unhandledRejection', (reason) => {
  console.error(JSON.stringify({ level: 60, msg: 'unhandled rejection', failure: describeFailure(reason) }))
  process.exit(1)
})

try {
  await start()
} catch (error) {
  console.error(`\nTrellis cannot start:\n${explainStartFailure(error, process.env)}\n`)
  process.exit(1)
}
