import { runMain } from './setup/main.mjs'
import { startPostgres } from './setup/postgres.mjs'
import { ensureBrowser, ensureBuild, ensureDeps, node24, run } from './setup.mjs'

await runMain(async () => {
  await ensureDeps()
  await ensureBuild()
  const browser = ['map', 'stage'].some((part) => process.argv.includes(part))
    ? await ensureBrowser()
    : undefined
  // Durable like the embedded database that it is compared with.
  const postgres = await startPostgres({ isDurable: true })
  await run(node24(), ['bench/run.ts', ...process.argv.slice(2)], {
    NODE_ENV: 'production',
    BENCH_DATABASE_URL: postgres.url,
    ...(browser && { CHROME_BIN: browser }),
  })
  await postgres.stop()
})
