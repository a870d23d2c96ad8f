import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallDebianPackages, installDebianPackage, isDebian } from './debian-packages.mjs'
import { withLock } from './lock.mjs'
import { SetupError } from './say.mjs'

// The shell first: without a window's own pages to draw, the journeys take two thirds of the time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
]
const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export function findBrowser() {
  if (process.env.CHROME_BIN) {
    if (existsSync(process.env.CHROME_BIN)) return process.env.CHROME_BIN
    throw new SetupError(`CHROME_BIN names ${process.env.CHROME_BIN}, and there is no such file.`)
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PATHS].find(existsSync)
}

/** The path of a Chromium-like browser; on Debian, root gets one installed. */
export async function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  if (canInstallDebianPackages()) {
    await withLock(
      'setup',
      async () => findBrowser() ?? (await installDebianPackage('chromium-headless-shell')),
    )
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new SetupError(
    isDebian
      ? 'The browser tests need Chromium: sudo apt-get install chromium-headless-shell (or set CHROME_BIN to a browser).'
      : 'The browser tests need Chrome or Chromium: install one, or set CHROME_BIN to its path.',
  )
}
