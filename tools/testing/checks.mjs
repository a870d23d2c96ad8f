import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { explainLockProblem } from '../setup/lock-file.mjs'
import { node24 } from '../setup/node-24.mjs'
import { root } from '../setup/root.mjs'
import { CommandFailed, runQuietly } from '../setup/run.mjs'
import { formatSeconds, say } from '../setup/say.mjs'

const AT_ONCE = 2
const TYPED_FOLDERS = [
  'engines',
  'contract',
  'content',
  'tutor',
  'server',
  'web',
  'web/src/worker',
  'e2e',
  'bench',
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
  const types = TYPED_FOLDERS.filter(hasTypeScript).map((folder) => ({
    name: `types of ${folder}`,
    args: [bin('typescript', 'bin', 'tsc'), '-p', folder],
  }))
  return [
    { name: 'lock', look: findLockProblem },
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

/** tsc calls a folder without any source an error. */
function hasTypeScript(folder) {
  const path = join(root, folder)
  if (!existsSync(join(path, 'tsconfig.json'))) return false
  return readdirSync(path, { recursive: true }).some((name) => /\.tsx?$/.test(name))
}
