// What the commands need before their real work starts. Runs on any Node from 20 on, without a dependency.
export { ensureBrowser, findBrowser } from './setup/browser.mjs'
export { ensureDeps } from './setup/dependencies.mjs'
export { withLock } from './setup/lock.mjs'
export { isRunningNode24, node24 } from './setup/node-24.mjs'
export { startPostgres } from './setup/postgres.mjs'
export { cacheDir, env, root } from './setup/root.mjs'
export { run, runToEnd } from './setup/run.mjs'
export { ensureBuild } from './setup/web-build.mjs'
