import { mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'

/** `npm test` makes the journeys tagged @main alone. */
const isThorough = process.env.TEST_THOROUGH !== undefined
const root = resolve(import.meta.dirname, '..')
const port = Number(process.env.E2E_PORT ?? 3900)
const address = `http://127.0.0.1:${port}`
// The workers load this file too and inherit the environment: one folder for all of them.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'trellis-e2e-'))

export default defineConfig({
  testDir: '.',
  ...(!isThorough && { grep: /@main\b/ }),
  outputDir: join(root, 'test-results'),
  // One more than fill the processors, together with the server under test and the browsers: a journey waits much of its time.
  workers: 2 + Math.floor(availableParallelism() / 2),
  fullyParallel: true,
  // A machine that builds for many stalls for seconds at times; what fails twice is broken.
  retries: process.env.CI === undefined ? 0 : 1,
  // Generous, because a busy machine is no failure: what is right comes, only later.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? join(root, '.cache', 'playwright.json') },
    ],
  ],
  use: {
    baseURL: address,
    browserName: 'chromium',
    // Journeys that answer in the server's place must be asked; those that are about the worker allow it.
    serviceWorkers: 'block',
    // High enough that a toast, which stays for five seconds, does not lie over the buttons of a dialog.
    viewport: { width: 1280, height: 1080 },
    // Nothing to wait for while menus and dialogs fade; what is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey would cost a third of the time; the second try of a failed one is enough to see why.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_BIN,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    // Without a shell in between, and never longer than the test runner itself lives.
    command: `exec "${process.execPath}" --import ./tools/setup/end-with-parent.mjs server/src/main.ts`,
    cwd: root,
    url: `${address}/healthz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // Empty values: what the developer has set for the product must not reach the journeys.
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: process.env.E2E_DATA_DIR,
      DEMO: 'on',
      DEMO_SCHOOL: 'off',
      // A browser beside it needs the processor more than the embedded database does.
      DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
      PUBLIC_URL: '',
      REGISTRATION: '',
      TEACHER_DOMAINS: '',
      TEACHERS_ADD_PUPILS: '',
      // Journeys that answer in the server's place must be asked here, too; `first-pages.spec.ts` has a server of its own.
      FIRST_PAGES: 'off',
      AI_PROVIDER: '',
      AI_BASE_URL: '',
      AI_API_KEY: '',
      AI_MODEL: '',
      SMTP_URL: '',
      MAIL_FROM: '',
      OIDC_ISSUER: '',
      OIDC_CLIENT_ID: '',
      RETENTION: '',
      LOG_LEVEL: 'warn',
    },
  },
})
