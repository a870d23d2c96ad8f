import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { serveControl } from './commands/control/serve-control.ts'
import { ROUND_MS } from './db/embedded/housekeeping.ts'
import { openDatabase } from './db/open-database.ts'
import { connectModel } from './domain/ai-usage/meter.ts'
import { createBackupRunner } from './domain/backups/backup-runner.ts'
import { describeLoaded } from './domain/demo/school/load-school.ts'
import { listOpenDemo } from './domain/demo/switch-demo.ts'
import { DEMO_PASSWORD } from './domain/demo-accounts.ts'
import { createPageRenderer } from './domain/page-renderer/page-renderer.ts'
import { createCopiedQuestions } from './domain/questions/copied-questions.ts'
import { createLibrary } from './domain/retrieval/library.ts'
import { sealOldSecrets } from './domain/second-factor/seal-old-secrets.ts'
import { createTracer } from './domain/tracing/tracer.ts'
import { openTutor } from './domain/tutor.ts'
import { fillDatabase } from './first-start/fill-database.ts'
import { readConfig } from './platform/config.ts'
import type { Deps, Log } from './platform/deps.ts'
import { explainStartFailure } from './platform/explain-start-failure.ts'
import { publicWeb } from './platform/fetch-public.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { createDiskWatch } from './platform/operations/disk-watch.ts'
import { createJobs } from './platform/operations/jobs.ts'
import { stopOnSignal } from './platform/operations/stop-on-signal.ts'
import { createTraffic } from './platform/operations/traffic.ts'
import { closedWeb } from './platform/public-demo/closed-web.ts'
import { describeFailure } from './platform/requests/describe-failure.ts'
import { openSecretBox } from './platform/secrets/key-file.ts'
import { createGuessWatch } from './platform/sessions/guess-watch.ts'
import { createPresence } from './platform/sessions/presence.ts'
import { createIdentityProvider } from './platform/sign-in-provider/identity-provider.ts'
import { printWelcome } from './platform/welcome.ts'

import { refuseRealPeople, startPublicDemo } from './public-demo/start-public-demo.ts'
import { startLearning, startUpkeep } from './start-jobs.ts'

const projectDir = join(import.meta.dirname, '..', '..')
const webDir = join(projectDir, 'web', 'dist')

async function start(): Promise<void> {
  const config = readConfig(process.env, projectDir)
  let log: Log | undefined
  const report = (message: string, error: unknown) => log?.error({ failure: describeFailure(error) }, message)
  const jobs = createJobs(() => new Date())
  const runHousekeeping = config.databaseUrl ? undefined : jobs.add('housekeeping', ROUND_MS)
  const database = await openDatabase({
    ...config,
    report,
    ...(runHousekeeping && { watchHousekeeping: runHousekeeping }),
  })
  const ai = connectModel({
    db: database.db,
    now: () => new Date(),
    random: Math.random,
    ai: config.ai,
    report,
  })
  const secretBox = openSecretBox(config)
  const presence = createPresence(() => new Date())
  const web = config.publicDemo ? closedWeb : publicWeb
  const deps: Deps = {
    db: database.db,
    now: () => new Date(),
    random: Math.random,
    randomToken: () => randomBytes(32).toString('base64url'),
    secretBox,
    config,
    presence,
    guesses: createGuessWatch(
      () => new Date(),
      ({ by, accounts }) => log?.warn({ by, accounts }, 'many accounts are being guessed'),
    ),
    publicWeb: web,
    mailer: config.mail && createMailer(config.mail, report),
    identityProvider: config.provider && createIdentityProvider(config.provider, report),
    jobs,
    traffic: createTraffic(() => new Date()),
    database,
    disk: createDiskWatch({
      directory: database.kind === 'embedded' ? config.dataDir : null,
      now: () => new Date(),
    }),
    backups: createBackupRunner(
      { db: database.db, database, config, now: () => new Date(), presence },
      report,
    ),
    tracer: createTracer(),
    library: createLibrary(),
    copiedQuestions: createCopiedQuestions(),
    tutor: openTutor(web, ai),
  }
  if (config.publicDemo) await refuseRealPeople(database.db)
  const machineZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { faults, school } = await database.withoutLimits(() => fillDatabase(deps, machineZone))
  const builtDir = existsSync(join(webDir, 'index.html')) ? webDir : null
  const renderer = builtDir && config.makesFirstPages ? createPageRenderer(builtDir, report) : null
  const renderPage = renderer?.render
  const demo = config.publicDemo
    ? await startPublicDemo({ deps, database, webDir: builtDir, renderPage, report })
    : null
  const app = await buildApp(deps, { webDir: builtDir, ...(renderPage && { renderPage }) })
  log = app.log
  await sealOldSecrets(deps, log)
  for (const fault of faults) log.warn(fault, 'curriculum file is unreadable; its lesson stays unchanged')
  if (school) log.info(describeLoaded(school), 'demo school loaded')
  // A PostgreSQL server lets the operator's commands in by itself. Nothing is done to a public demo while strangers are there.
  const stopControl =
    database.kind === 'embedded' && !demo
      ? await serveControl(
          { database, config, settingNames: Object.keys(process.env), now: deps.now, tracer: deps.tracer },
          report,
        )
      : undefined
  const stopLearning = await startLearning(deps, app.log)
  // A public demo has nobody to write to, and nothing that would have to be kept.
  const upkeep = demo ? null : startUpkeep(deps, app.log)

  stopOnSignal(app, async () => {
    await stopControl?.()
    await renderer?.stop()
    await demo?.stop()
    await upkeep?.stopFirst()
    deps.mailer?.close()
    await stopLearning()
    await deps.tutor.stop()
    await upkeep?.stopLast()
    await database.close()
  })

  await demo?.lead(app)
  const address = await app.listen({
    host: demo && config.host === 'localhost' ? '127.0.0.1' : config.host,
    port: config.port,
  })
  renderer?.start()
  printWelcome({
    address: config.publicUrl?.origin ?? address,
    databaseKind: database.kind,
    dataDir: config.dataDir,
    visitors: config.publicDemo?.places ?? null,
    demoUsernames: config.isDemo && !demo ? await listOpenDemo(database.db) : [],
    demoPassword: DEMO_PASSWORD,
  })
  // A process that is killed writes down nothing at its end, and the next start would compile every module again.
  flushCompileCache()
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
