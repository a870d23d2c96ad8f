import { SetupError } from '../setup/say.mjs'

export const USAGE = `npm test                      checks, unit and API tests, component tests, browser journeys
npm run test:all              the same with every journey, audits of looks, rare failures, killed servers
npm test -- --shard 1/4       the first quarter of it, for four machines; npm run test:all takes it, too
npm test -- sign-in           only the test files whose path holds "sign-in"
npm test -- e2e/auth.spec.ts  only that journey; with :89 the one of line 89
npm test -- --unit …          only Vitest; everything after it goes to Vitest
npm test -- --components …    only the component tests; everything after it goes to Vitest
npm test -- --browser …       only Playwright; everything after it goes to Playwright`

/** Which parts run, and with which arguments of their own. Whoever names tests wants the thorough ones among them, too. */
export function readTestArguments(given) {
  const [first, ...rest] = given
  if (first === '--help' || first === '-h') return { isHelp: true }
  if (first === '--all') return readWhole(rest, true)
  if (first === undefined || first.startsWith('--shard')) return readWhole(given, false)
  if (first === '--unit') return { isThorough: true, unit: rest }
  if (first === '--components') return { isThorough: true, components: rest }
  if (first === '--browser') return { isThorough: true, browser: rest }
  const option = given.find((argument) => argument.startsWith('-'))
  if (option) {
    throw new SetupError(
      `${option} belongs to one of the test runners: put --unit, --components or --browser first.\n\n${USAGE}`,
    )
  }
  const isJourney = (filter) => /^(?:\.\/)?e2e\//.test(filter)
  // Vitest has nothing there, and would take the number of a line for part of a name.
  if (given.every(isJourney)) return { isThorough: true, browser: given }
  // A word may well fit the tests of one runner only.
  return {
    isThorough: true,
    unit: ['--passWithNoTests', ...given],
    components: ['--passWithNoTests', ...given],
    browser: ['--pass-with-no-tests', ...given],
  }
}

/** Everything, or the share of one machine among several. The checks cannot be split: the first machine runs them. */
function readWhole(words, isThorough) {
  if (words.length === 0) return { isThorough, hasChecks: true, unit: [], components: [], browser: [] }
  const [, index, count] = /^--shard[ =](\d+)\/(\d+)$/.exec(words.join(' ')) ?? []
  if (!(Number(index) >= 1 && Number(index) <= Number(count))) {
    throw new SetupError(
      `A whole run takes no words but --shard 1/4 (first of four), not "${words.join(' ')}".\n\n${USAGE}`,
    )
  }
  const shard = [`--shard=${index}/${count}`]
  return { isThorough, hasChecks: Number(index) === 1, unit: shard, components: shard, browser: shard }
}
