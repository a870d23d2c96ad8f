import { runMain } from './setup/main.mjs'
import { SetupError } from './setup/say.mjs'
import { ensureDeps } from './setup.mjs'
import { runChecks } from './testing/checks.mjs'

await runMain(async () => {
  await ensureDeps()
  const failed = await runChecks()
  if (failed.length > 0) throw new SetupError(`Failed: ${failed.join(', ')}.`)
})
