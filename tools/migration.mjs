import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runMain } from './setup/main.mjs'
import { ensureDeps, node24, root, run } from './setup.mjs'

// npm run migration -- --name what-changes: writes the SQL that leads from the last migration to the schema.
await runMain(async () => {
  await ensureDeps()
  const drizzleKit = join(root, 'node_modules', 'drizzle-kit', 'bin.cjs')
  const config = join('server', 'drizzle.config.ts')
  await run(node24(), [drizzleKit, 'generate', '--config', config, ...process.argv.slice(2)])
  removeOldSnapshots(join(root, 'server', 'src', 'db', 'migrations', 'meta'))
})

/** The next migration is worked out from the newest snapshot alone; databases are migrated by the SQL. */
function removeOldSnapshots(folder) {
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'))
  for (const name of snapshots.sort().slice(0, -1)) rmSync(join(folder, name))
}
