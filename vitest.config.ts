import { defineConfig } from 'vitest/config'

const server = {
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
          include: ['*.test.ts', '{engines,contract,content,web}/src/**/*.test.ts', 'tools/**/*.test.mjs'],
        },
      },
      { test: { ...server, name: 'server' } },
      // The same tests once more, on the PostgreSQL server that tools/test.mjs brings.
      { test: { ...server, name: 'postgres', env: { TEST_DATABASE: 'postgres' } } },
    ],
  },
})
