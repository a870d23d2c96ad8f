import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { explainLockProblem } from '../setup/lock-file.mjs'
import { node24 } from '../setup/node-24.mjs'
import { root } from '../setup/root.mjs'
import { CommandFailed, runQuietly } from '../setup/run.mjs'
import { formatSeconds, say } from '../setup/say.mjs'

const AT_ONCE = availableParallelism()
/** Each checker of the compiler works out shared types for itself: four of them take twice the time of one. */
const CHECKERS = String(Math.max(1, Math.floor(AT_ONCE / 4)))
/** Those that take longest come first. */
export const TYPED_FOLDERS = [
  'server',
  'web',
  'bench',
  'tutor',
  'content',
  'e2e',
  'contract',
  'engines',
  'web/src/worker',
]
const bin = (...path) => join('node_modules', ...path)

/** Format, lint, types, unused code and the lock. Answers the names of the checks that failed. */
export async function runChecks() {
  const waiting = listChecks()
  const failed = []
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await runCheck(check))) failed.push(check.name)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failed
}

function listChecks() {
  const [longest, ...types] = TYPED_FOLDERS.map((folder) => ({
    name: `types of ${folder}`,
    args: [bin('typescript', 'bin', 'tsc'), '-p', folder, '--checkers', CHECKERS],
  }))
  return [
    { name: 'lock', look: findLockProblem },
    longest,
    { name: 'format and lint', args: [bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '.'] },
    ...types,
    { name: 'unused code', args: [bin('knip', 'bin', 'knip.js')] },
  ]
}

async function runCheck({ name, args, look }) {
  const startedAt = Date.now()
  const problem = look ? look() : await findProblem(args)
  if (problem !== undefined) console.error(problem)
  say(`${problem === undefined ? '✓' : '✗'} ${name} (${formatSeconds(startedAt)})`)
  return problem === undefined
}

async function findProblem(args) {
  try {
    await runQuietly(node24(), args)
    return undefined
  } catch (error) {
    if (error instanceof CommandFailed) return error.output.trimEnd()
    throw error
  }
}

function findLockProblem() {
  return explainLockProblem(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages)
}
