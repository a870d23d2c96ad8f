import { availableParallelism, totalmem } from 'node:os'
import { defineConfig } from 'vitest/config'

/** What concerns the database inside the product alone, and how it lives through a kill: only with `npm run test:all`. */
const EMBEDDED_ONLY = [
  'server/src/db/embedded/**/*.test.ts',
  'server/src/shutdown.test.ts',
  'server/src/full-disk.test.ts',
]

/** What can differ between the two databases: engine, migrations, locks, transactions, search, order, numbers, backups. */
const ON_BOTH = [
  'server/src/db/database.test.ts',
  'server/src/db/migrate.test.ts',
  'server/src/platform/requests/idempotency.test.ts',
  'server/src/domain/{audit-log,retrieval,tracing}/**/*.test.ts',
  'server/src/domain/classroom/class-figures.test.ts',
  'server/src/domain/demo/**/*.test.ts',
  'server/src/first-start/*.test.ts',
  'server/src/features/user-management/list/*.test.ts',
  'server/src/features/chat/sessions.test.ts',
]
/** One call of each endpoint, which on PostgreSQL the access matrix makes. */
const EMBEDDED_ALWAYS = ['server/src/every-endpoint.test.ts']

/** Databases filled, emptied and compared table by table; the first goes from PostgreSQL to the embedded one and back. */
const BACKUPS = ['server/src/db/backup/backup.test.ts', 'server/src/domain/backups/backups.test.ts']
/** Each kind of database has its own way to read one moment while others write. */
const BACKUPS_UNDER_WRITES = ['server/src/db/backup/backup-under-writes.test.ts']

/** Each of a kind with everything that may happen to it, for many seconds: only with `npm run test:all`. */
const LONG = [
  'bench/demo-school/demo-school.test.ts',
  'content/src/curriculum.test.ts',
  'content/src/practice/{check-practice,canonical-answers}.test.ts',
  'engines/src/kids-code/machine/random-programs.test.ts',
  'server/src/{foreign-ids,hostile-uploads,junk,long-texts,pending-teacher,postgres-faults}.test.ts',
  'server/src/features/flashcards/files/files.test.ts',
  'server/src/db/query-plans.test.ts',
  'tutor/src/dialogue/every-lesson-guide.test.ts',
  'tutor/src/dialogue/judging/every-practice.test.ts',
]

const isThorough = process.env.TEST_THOROUGH !== undefined
const leftOut = isThorough ? [] : [...LONG, ...BACKUPS, ...BACKUPS_UNDER_WRITES]

/** As with the journeys: what fails twice is broken. What passed only then is named at the end of the run. */
const retry = process.env.CI === undefined ? 0 : 1

/** Half as many again as processors, because a worker often waits for a database; with one of its own it takes up to two gigabytes. */
const maxWorkers = Math.max(
  1,
  Math.min(Math.ceil(availableParallelism() * 1.5), Math.floor(totalmem() / 2 ** 31)),
)

/** Tests without a database. */
const alone = {
  retry,
  maxWorkers,
  // To start a worker per file took longer than most of the files themselves.
  isolate: false,
  // Generous, because a busy machine is no failure.
  testTimeout: 20_000,
}

const server = {
  ...alone,
  // A worker opens one database and keeps it for all its files; see server/src/testing/test-app.ts.
  isolate: false,
  // As the product starts: what it imports loads in a third of the time.
  execArgv: ['--import', './server/src/db/quick-imports.ts'],
  hookTimeout: 120_000,
  setupFiles: ['server/src/testing/fail-on-console-error.ts', 'server/src/testing/cheap-passwords.ts'],
}

export default defineConfig({
  test: {
    // A tag is a row of the specification; CONTRIBUTING says what they mean.
    strictTags: false,
    projects: [
      {
        test: {
          ...alone,
          name: 'pure',
          include: [
            '*.test.ts',
            '{engines,contract,tutor,web}/src/**/*.test.ts',
            'tutor/evals/*.test.ts',
            'tools/**/*.test.mjs',
          ],
          exclude: leftOut,
        },
      },
      // Apart from the others, because it takes as long as all of them: every lesson and every problem generator.
      { test: { ...alone, name: 'content', include: ['content/src/**/*.test.ts'], exclude: leftOut } },
      // On the PostgreSQL server that tools/test.mjs brings.
      {
        test: {
          ...server,
          name: 'postgres',
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['server/src/testing/make-template.ts'],
          include: ['server/src/**/*.test.ts', 'bench/demo-school/*.test.ts'],
          exclude: [...EMBEDDED_ONLY, ...EMBEDDED_ALWAYS, ...leftOut],
        },
      },
      {
        test: {
          ...server,
          name: 'embedded',
          globalSetup: ['server/src/testing/make-embedded-template.ts'],
          include: [
            ...EMBEDDED_ALWAYS,
            ...(isThorough ? [...ON_BOTH, ...EMBEDDED_ONLY, ...BACKUPS_UNDER_WRITES] : []),
          ],
        },
      },
    ],
  },
})
