import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** One hash over names and contents, so that a renamed file counts as a change. */
export function fingerprint(paths, ...facts) {
  const hash = createHash('sha256')
  for (const fact of facts) hash.update(fact).update('\0')
  for (const file of paths.flatMap(listFiles))
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function listFiles(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .sort()
}
