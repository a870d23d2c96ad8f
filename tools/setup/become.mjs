import { spawn } from 'node:child_process'
import module from 'node:module'
import { constants } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRunningNode24, node24 } from './node-24.mjs'
import { env, root } from './root.mjs'

// Ctrl-C arrives twice, from the terminal and from npm, and a server may take the second for "at once".
const SAME_SIGNAL_MS = 1_000
const endWithParent = new URL('end-with-parent.mjs', import.meta.url).href

/** Becomes a TypeScript program: in this process when it is the right Node, else in a child that ends with it. */
export async function become(file, { isInteractive = false } = {}) {
  const path = join(root, file)
  if (isRunningNode24()) {
    process.argv[1] = path
    module.enableCompileCache(env.NODE_COMPILE_CACHE)
    // Worker threads read it from here.
    process.env.NODE_COMPILE_CACHE = env.NODE_COMPILE_CACHE
    await import(pathToFileURL(path).href)
    return
  }
  const child = spawn(node24(), ['--import', endWithParent, path, ...process.argv.slice(2)], {
    stdio: [isInteractive ? 'inherit' : 'ignore', 'inherit', 'inherit'],
    env,
    // Out of the terminal's reach, so that the signal comes once, from us; who reads the terminal must stay in it.
    detached: !isInteractive && process.platform !== 'win32',
  })
  forwardSignals(child)
  process.exitCode = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

function forwardSignals(child) {
  let lastAt = 0
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (Date.now() - lastAt < SAME_SIGNAL_MS) return
      lastAt = Date.now()
      child.kill(signal)
    })
  }
}
