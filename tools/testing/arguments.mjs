import { SetupError } from '../setup/say.mjs'

export const USAGE = `npm test                      checks, unit and API tests on both databases, browser journeys
npm run test:all              the same with the thorough tests: every width and theme, rare failures, killed servers
npm test -- sign-in           only the test files whose path holds "sign-in"
npm test -- e2e/auth.spec.ts  only that journey; with :89 the one of line 89
npm test -- --unit …          only Vitest; everything after it goes to Vitest
npm test -- --browser …       only Playwright; everything after it goes to Playwright`

/** Which parts run, and with which arguments of their own. Whoever names tests wants the thorough ones among them, too. */
export function readTestArguments([first, ...rest]) {
  if (first === '--help' || first === '-h') return { isHelp: true }
  if (first === undefined) return { isThorough: false, hasChecks: true, unit: [], browser: [] }
  if (first === '--all' && rest.length > 0)
    throw new SetupError(`npm run test:all runs everything and takes no words.\n\n${USAGE}`)
  if (first === '--all') return { isThorough: true, hasChecks: true, unit: [], browser: [] }
  if (first === '--unit') return { isThorough: true, unit: rest }
  if (first === '--browser') return { isThorough: true, browser: rest }
  const filters = [first, ...rest]
  const option = filters.find((argument) => argument.startsWith('-'))
  if (option) {
    throw new SetupError(
      `${option} belongs to one of the two test runners: put --unit or --browser first.\n\n${USAGE}`,
    )
  }
  const isJourney = (filter) => /^(?:\.\/)?e2e\//.test(filter)
  // Vitest has nothing there, and would take the number of a line for part of a name.
  if (filters.every(isJourney)) return { isThorough: true, browser: filters }
  // A word may well fit the tests of one runner only.
  return {
    isThorough: true,
    unit: ['--passWithNoTests', ...filters],
    browser: ['--pass-with-no-tests', ...filters],
  }
}
