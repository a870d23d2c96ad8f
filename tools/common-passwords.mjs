// Fills the filter of common passwords anew: node tools/common-passwords.mjs list.txt, one password a line, the most common
// first. Where the list comes from is written in docs/decisions/038-passwords.md.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { become } from './setup/become.mjs'
import { runMain } from './setup/main.mjs'
import { isRunningNode24 } from './setup/node-24.mjs'
import { root } from './setup/root.mjs'
import { ensureDeps } from './setup.mjs'

const TARGET = 'engines/src/passwords/common-passwords.ts'
const MOST_COMMON = 10_000
// Beyond the ten thousand only those that the rules about length let pass.
const ALL = 14_000
const SHORTEST_ALLOWED = 8
// 17 bits a word: one word in three thousand that is not in the list is taken for one that is.
const BYTES = 29_400
const PROBES = 12

async function fillAnew() {
  const { fillFilter, readFilter } = await import('../engines/src/passwords/word-filter.ts')
  const [path] = process.argv.slice(2)
  if (!path) throw new Error('Say which list: node tools/common-passwords.mjs list.txt')
  const listed = [...new Set((await readFile(path, 'utf8')).toLowerCase().split(/\r?\n/).filter(Boolean))]
  const words = [
    ...listed.slice(0, MOST_COMMON),
    ...listed
      .slice(MOST_COMMON)
      .filter(({ length }) => length >= SHORTEST_ALLOWED)
      .slice(0, ALL - MOST_COMMON),
  ]
  if (words.length < MOST_COMMON) throw new Error(`The list holds ${words.length} passwords only.`)
  const base64 = Buffer.from(fillFilter(words, BYTES, PROBES)).toString('base64')
  const has = readFilter({ base64, probes: PROBES })
  if (!words.every(has)) throw new Error('The filter has lost a word.')
  await writeFile(
    join(root, TARGET),
    `/** The ${words.length} most common passwords as a filter; made by \`tools/common-passwords.mjs\`. */
export const COMMON_PASSWORDS = {
  probes: ${PROBES},
  base64:
    '${base64}',
}
`,
  )
  console.log(`${words.length} passwords stand in ${TARGET}.`)
}

await runMain(async () => {
  await ensureDeps()
  // An older Node does not read TypeScript.
  if (isRunningNode24()) await fillAnew()
  else await become('tools/common-passwords.mjs')
})
