// Run this after every `npm install` that adds, moves or removes a package: npm leaves out the optional platform
// packages that the registry in use could not resolve, and `npm ci` refuses such a lock. `npm run check` tells.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeMissingPackage, findMissingPackages } from './setup/lock-file.mjs'
import { root } from './setup/root.mjs'

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))

for (const entry of Object.values(lock.packages)) delete entry.resolved

const missing = findMissingPackages(lock.packages)
for (const wanted of missing) {
  const entry = describeMissingPackage(wanted)
  if (!entry) throw new Error(`${wanted.name}@${wanted.version}: its name does not say what it runs on.`)
  lock.packages[`node_modules/${wanted.name}`] = entry
}

const inOrder = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1))
lock.packages = Object.fromEntries(inOrder)
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`package-lock.json: ${missing.length} packages added.`)
