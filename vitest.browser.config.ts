import { playwright } from '@vitest/browser-playwright'
import type { Plugin, PluginOption } from 'vite'
import { defineConfig, mergeConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { findBrowser } from './tools/setup/browser.mjs'
import type { Media } from './web/src/testing/looks.ts'
import web from './web/vite.config.ts'

/** Runs beside the browser, which cannot change its own preferences. */
const emulateMedia: BrowserCommand<[Media]> = ({ page }, media) => page.emulateMedia(media)

const isNamed = (plugin: PluginOption, name: string) => (plugin as Plugin).name === name

/** Component tests: real screens in a real browser, in front of a fake server that is held to the contract. */
export default mergeConfig(
  // How endpoints refuse is dropped from the product; the fake server has to know it.
  { ...web, plugins: web.plugins?.filter((plugin) => !isNamed(plugin, 'drop-servers-part')) },
  defineConfig({
    cacheDir: `../node_modules/.vite-component-tests-${process.env.COMPONENTS_PART ?? '1'}`,
    // All at once: a package that is found in the middle of a run makes the page load again, and the test with it.
    optimizeDeps: {
      entries: ['src/main.tsx', 'src/app/app-screens.ts', 'src/testing/*.{ts,tsx}'],
      include: ['react/compiler-runtime', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'axe-core'],
    },
    test: {
      include: ['src/**/*.browser.test.tsx'],
      setupFiles: ['src/testing/set-up-component-tests.ts'],
      strictTags: false,
      // For web/src/testing/looks.ts.
      env: { TEST_THOROUGH: process.env.TEST_THOROUGH ?? '' },
      // One page for all files, emptied after every test: to load the product anew for each file takes longer than its tests.
      isolate: false,
      retry: process.env.CI === undefined ? 0 : 1,
      // Generous, because a busy machine is no failure: what is right comes, only later.
      testTimeout: 90_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 1080 },
        commands: { emulateMedia },
        // Names and texts are found by a part of them unless a test says `exact`, as in the journeys.
        locators: { exact: false },
        provider: playwright({
          actionTimeout: 20_000,
          contextOptions: { reducedMotion: 'reduce', colorScheme: 'light', locale: 'en-US' },
          launchOptions: {
            executablePath: findBrowser(),
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
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
)
