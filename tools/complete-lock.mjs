// Run this after every `npm install` that adds, moves or removes a package: npm leaves out the optional platform
// packages that the registry in use could not resolve, and `npm ci` refuses such a lock. `npm run check` tells.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeMissingPackage, findMissingPackages, findUnsealedPackages } from './setup/lock-file.mjs'
import { root } from './setup/root.mjs'

const registry = (process.env.npm_config_registry ?? 'https://registry.npmjs.org').replace(/\/+$/, '')
const LONGEST_ANSWER_MS = 20_000

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))

for (const entry of Object.values(lock.packages)) delete entry.resolved

const missing = findMissingPackages(lock.packages)
for (const wanted of missing) {
  const entry = describeMissingPackage(wanted)
  if (!entry) throw new Error(`${wanted.name}@${wanted.version}: its name does not say what it runs on.`)
  lock.packages[`node_modules/${wanted.name}`] = entry
}

const unsealed = findUnsealedPackages(lock.packages)
let sealed = 0
for (const wanted of unsealed) {
  const integrity = await askIntegrity(wanted)
  if (!integrity) {
    console.log(
      `${wanted.name}@${wanted.version}: ${registry} does not have it, so its integrity is missing.`,
    )
    continue
  }
  const { version, ...rest } = lock.packages[wanted.path]
  lock.packages[wanted.path] = { version, integrity, ...rest }
  sealed += 1
}

const inOrder = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1))
lock.packages = Object.fromEntries(inOrder)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(
  `package-lock.json: ${missing.length} packages added, ${sealed} integrities filled in, ${unsealed.length - sealed} missing.`,
)

async function askIntegrity({ name, version }) {
  const answer = await fetch(`${registry}/${name}/${version}`, {
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
  }).catch(() => null)
  return answer?.ok ? (await answer.json()).dist?.integrity : undefined
}
