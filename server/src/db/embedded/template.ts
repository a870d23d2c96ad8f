import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATIONS_FOLDER, migrate } from '../migrate.ts'
import { openEmbedded } from './open-embedded.ts'

const PACKAGE_FILE = new URL('../../../../package.json', import.meta.url)

/**
 * An empty database with all tables, as a dump to open others from: creating one takes seconds, copying it does not.
 * Kept in the cache folder under a name that changes with the migrations and the engine.
 */
export async function loadTemplate(cacheDir: string): Promise<Uint8Array> {
  const path = join(cacheDir, `database-${hashOrigin()}.tar`)
  if (existsSync(path)) return readFileSync(path)
  const template = await buildTemplate()
  mkdirSync(cacheDir, { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  writeFileSync(unfinished, template)
  renameSync(unfinished, path)
  return template
}

async function buildTemplate(): Promise<Uint8Array> {
  const { db, client, close } = await openEmbedded({})
  try {
    await migrate({ db, withoutLimits: (work) => client.withoutLimits(work) })
    return await client.dump()
  } finally {
    await close()
  }
}

function hashOrigin(): string {
  const { dependencies } = JSON.parse(readFileSync(PACKAGE_FILE, 'utf8')) as {
    dependencies: Record<string, string>
  }
  const hash = createHash('sha256').update(dependencies['@electric-sql/pglite'] ?? '')
  for (const file of readdirSync(MIGRATIONS_FOLDER).sort()) {
    if (file.endsWith('.sql')) hash.update(file).update(readFileSync(join(MIGRATIONS_FOLDER, file)))
  }
  return hash.digest('hex').slice(0, 16)
}
