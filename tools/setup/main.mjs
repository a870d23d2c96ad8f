import { leave } from './leave.mjs'
import { SetupError } from './say.mjs'

/** Runs a command of tools/; what a person can mend ends it with one sentence, anything else with its stack trace. */
export async function runMain(work) {
  if (process.env.npm_lifecycle_event) await import('./end-with-parent.mjs')
  try {
    await work()
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}\n` : error)
    await leave(1)
  }
}
