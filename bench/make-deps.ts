import type { Database } from '#server/db/database.ts'
import type { BackupRunner } from '#server/domain/backups/backup-runner.ts'
import { createCopiedQuestions } from '#server/domain/questions/copied-questions.ts'
import { createLibrary } from '#server/domain/retrieval/library.ts'
import { createTracer } from '#server/domain/tracing/tracer.ts'
import { openTutor } from '#server/domain/tutor.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Deps } from '#server/platform/deps.ts'
import { publicWeb } from '#server/platform/fetch-public.ts'
import { createDiskWatch } from '#server/platform/operations/disk-watch.ts'
import { createJobs } from '#server/platform/operations/jobs.ts'
import { createTraffic } from '#server/platform/operations/traffic.ts'
import { createSecretBox } from '#server/platform/secrets/secret-box.ts'
import { createGuessWatch } from '#server/platform/sessions/guess-watch.ts'
import { createPresence } from '#server/platform/sessions/presence.ts'

const NO_BACKUPS: BackupRunner = { carryOut: async () => {}, stop: async () => {} }

/** What the product's own code is handed when a bench runs it in this process. */
export function makeDeps(db: Database, folder: string): Deps {
  return {
    db,
    now: () => new Date(),
    random: Math.random,
    randomToken: () => 'unused',
    secretBox: createSecretBox(['00'.repeat(32)]),
    config: readConfig({ LOG_LEVEL: 'silent', DEMO_SCHOOL: 'off' }, folder),
    presence: createPresence(() => new Date()),
    guesses: createGuessWatch(() => new Date()),
    publicWeb,
    mailer: null,
    identityProvider: null,
    jobs: createJobs(() => new Date()),
    disk: createDiskWatch({ directory: null, now: () => new Date() }),
    traffic: createTraffic(() => new Date()),
    database: {
      kind: 'embedded',
      readLoad: () => ({ connections: 1, idle: 1, waiting: 0 }),
      withoutLimits: (work) => work(),
    },
    backups: NO_BACKUPS,
    tracer: createTracer(),
    library: createLibrary(),
    copiedQuestions: createCopiedQuestions(),
    tutor: openTutor(publicWeb),
  }
}
