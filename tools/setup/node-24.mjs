import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { dependencyStamp } from './dependencies.mjs'
import { root } from './root.mjs'
import { SetupError } from './say.mjs'

const MAJOR = 24

/** The path of a Node that runs our TypeScript: the one in node_modules, else the one on this machine. */
export function node24() {
  const found = [bundledNode(), process.execPath, 'node'].find(isNewEnough)
  if (found) return found
  // The package is optional, so npm keeps silent when it could not fetch it: let the next run install again.
  rmSync(dependencyStamp, { force: true })
  throw new SetupError(
    `Trellis needs Node ${MAJOR}, and none comes with it for ${process.platform}-${process.arch}: ` +
      `install Node ${MAJOR} or later (https://nodejs.org) and run the command again.`,
  )
}

export function isRunningNode24() {
  return Number(process.versions.node.split('.')[0]) >= MAJOR
}

function bundledNode() {
  const isWindows = process.platform === 'win32'
  const platform = isWindows ? 'win' : process.platform
  const file = isWindows ? 'node.exe' : 'node'
  return join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', file)
}

function isNewEnough(path) {
  const version = spawnSync(path, ['-v'], { encoding: 'utf8' }).stdout
  return Number(/^v(\d+)\./.exec(version ?? '')?.[1]) >= MAJOR
}
