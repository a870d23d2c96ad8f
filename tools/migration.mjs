import { join } from 'node:path'
import { runMain } from './setup/main.mjs'
import { ensureDeps, node24, root, run } from './setup.mjs'

// npm run migration -- --name what-changes: writes the SQL that leads from the last migration to the schema.
await runMain(async () => {
  await ensureDeps()
  const drizzleKit = join(root, 'node_modules', 'drizzle-kit', 'bin.cjs')
  const config = join('server', 'drizzle.config.ts')
  await run(node24(), [drizzleKit, 'generate', '--config', config, ...process.argv.slice(2)])
})
