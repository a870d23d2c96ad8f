import { become } from './setup/become.mjs'
import { runMain } from './setup/main.mjs'
import { ensureDeps } from './setup.mjs'

await runMain(async () => {
  await ensureDeps()
  await become('server/src/commands/trellis.ts', { isInteractive: true })
})
