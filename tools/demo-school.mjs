import { runMain } from './setup/main.mjs'
import { startPostgres } from './setup/postgres.mjs'
import { ensureDeps, node24, run } from './setup.mjs'

await runMain(async () => {
  await ensureDeps()
  const postgres = await startPostgres()
  await run(node24(), ['bench/demo-school/run.ts', ...process.argv.slice(2)], {
    TEST_DATABASE: 'postgres',
    TEST_DATABASE_URL: postgres.url,
  })
  await postgres.stop()
})
