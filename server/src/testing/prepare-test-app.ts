import { beforeAll, beforeEach } from 'vitest'
import { createTestApp, type TestApp } from './test-app.ts'

/** One app for all tests of a file, there when the first of them begins; each of them begins at the same moment. */
export function prepareTestApp(options: Parameters<typeof createTestApp>[0] = {}): TestApp {
  const app = {} as TestApp
  let start: Date
  beforeAll(async () => {
    Object.assign(app, await createTestApp(options))
    start = app.clock.now
  })
  beforeEach(() => {
    app.clock.now = start
  })
  return app
}
