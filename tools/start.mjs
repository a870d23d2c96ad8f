import { become } from './setup/become.mjs'
import { runMain } from './setup/main.mjs'
import { ensureBuild, ensureDeps } from './setup.mjs'

await runMain(async () => {
  await ensureDeps()
  await ensureBuild()
  await become('server/src/main.ts')
})
