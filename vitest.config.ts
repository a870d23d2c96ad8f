import { defineConfig } from 'vitest/config'

/** What concerns the database inside the product alone, and how it lives through a kill. */
const EMBEDDED_ONLY = [
  'server/src/db/embedded/**/*.test.ts',
  'server/src/kill.test.ts',
  'server/src/shutdown.test.ts',
]

/** On PostgreSQL again only with `npm run test:all`: what is asked there is our own code, which the other run asks, too. */
const ON_BOTH_WHEN_THOROUGH = process.env.TEST_THOROUGH
  ? []
  : [
      'server/src/junk.test.ts',
      'server/src/hostile-uploads.test.ts',
      'server/src/features/flashcards/files/files.test.ts',
    ]

/** Databases filled, emptied and compared table by table: only with `npm run test:all`. */
const WHEN_THOROUGH = process.env.TEST_THOROUGH
  ? []
  : ['server/src/db/backup/*.test.ts', 'server/src/domain/backups/backups.test.ts']

/** As with the journeys: what fails twice is broken. What passed only then is named at the end of the run. */
const retry = process.env.CI === undefined ? 0 : 1

const server = {
  retry,
  include: ['server/src/**/*.test.ts'],
  isolate: false,
  maxWorkers: 1,
  hookTimeout: 60_000,
  testTimeout: 20_000,
  setupFiles: ['server/src/testing/fail-on-console-error.ts'],
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          retry,
          include: [
            '*.test.ts',
            '{engines,contract,tutor,web}/src/**/*.test.ts',
            'tutor/evals/*.test.ts',
            'tools/**/*.test.mjs',
          ],
        },
      },
      // Apart from the others, because it takes as long as all of them: every lesson and every problem generator.
      { test: { name: 'content', retry, include: ['content/src/**/*.test.ts'] } },
      {
        test: {
          ...server,
          name: 'server',
          // Both databases plan alike, and a PostgreSQL server fills the large tables in half the time.
          exclude: [...EMBEDDED_ONLY, ...WHEN_THOROUGH, 'server/src/db/query-plans.test.ts'],
        },
      },
      { test: { ...server, name: 'embedded', include: EMBEDDED_ONLY, exclude: [] } },
      // The same tests once more, on the PostgreSQL server that tools/test.mjs brings.
      {
        test: {
          ...server,
          name: 'postgres',
          env: { TEST_DATABASE: 'postgres' },
          // The one asks no database at all, the other what the contract and our own queries decide on both alike.
          exclude: [
            ...EMBEDDED_ONLY,
            'server/src/platform/fetch-public.test.ts',
            'server/src/access-matrix.test.ts',
            ...ON_BOTH_WHEN_THOROUGH,
            ...WHEN_THOROUGH,
          ],
        },
      },
    ],
  },
})
