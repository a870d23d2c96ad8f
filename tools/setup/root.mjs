import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

// Git ignores this folder: locks, stamps and reports that may be deleted at any time.
export const cacheDir = join(root, '.cache')

// Tools that look for `node` on the PATH (vitest's workers, Playwright's web server) must find Node 24. What Node made of
// a module is kept: the product starts a sixth sooner, a worker thread in half of the time.
export const env = {
  ...process.env,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(cacheDir, 'compiled'),
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
}

process.chdir(root)
