import { createMathEngine } from '#tutor/math/math-engine.ts'
import {
  type KindResult,
  runAsTyped,
  runMathEval,
  runTraps,
  runTwists,
} from '../tutor/evals/math/run-math-eval.ts'
import { type Bar, printBars, printTable, say } from './print.ts'
import { measureModel } from './tutor/measure-model.ts'
import { measureChat } from './tutor-chat.ts'
import { measureProduct } from './tutor-product.ts'
import { measureReading } from './tutor-reading.ts'
import { measureRetrieval } from './tutor-retrieval.ts'

/** Not the seed of any test: these questions were counted, never looked at. */
const SEED = 'held out'
const PER_KIND = 20

/** `npm run bench:tutor`: how much of school math the tutor solves, how fast, and that it states nothing wrong. */
async function measureMath(): Promise<Bar[]> {
  const engine = createMathEngine()
  const solve = (text: string) => engine.run('solve', { text })
  const results = await runMathEval(SEED, PER_KIND, 'heldOut', solve)
  const traps = await runTraps(solve)
  const asTyped = await runAsTyped(solve)
  const twists = await runTwists(SEED, PER_KIND, solve)
  await engine.stop()

  say(`Maths: ${PER_KIND} questions of each kind, in wordings kept apart from those the solver was tuned on.`)
  printTable(
    ['kind', 'solved', 'refused', 'wrong', 'verified steps', 'p95 ms'],
    results.map(({ kind, solved, refused, wrong, steps, times }) => [
      kind,
      String(solved),
      String(refused.length),
      String(wrong.length),
      String(steps),
      findP95(times).toFixed(0),
    ]),
  )
  say()
  const example = results.find(({ refused }) => refused.length > 0)?.refused[0]
  if (example) say(`  Refused, for example: ${example.text} – ${example.reason}`)
  say(`  As typed by students: ${asTyped.solved} of ${asTyped.asked} solved.`)
  say(
    `  Traps: ${traps.solved} of ${traps.asked} solved, the others refused. Twisted stories: ${twists.asked}.`,
  )
  const wrong = [
    ...results.flatMap((result) => result.wrong),
    ...traps.wrong,
    ...asTyped.wrong,
    ...twists.wrong,
  ]
  for (const { text, stated } of wrong) say(`  WRONG: ${text} – ${stated}`)
  return judge(results, wrong.length)
}

function judge(results: KindResult[], wrong: number): Bar[] {
  const asked = results.reduce((sum, result) => sum + result.asked, 0)
  const solved = results.reduce((sum, result) => sum + result.solved, 0)
  const p95 = findP95(results.flatMap(({ times }) => times))
  return [
    {
      name: `maths solved, of ${asked} questions of ${results.length} kinds`,
      isMet: solved >= 0.85 * asked && asked >= 400,
      measured: `${((100 * solved) / asked).toFixed(1)} %`,
      demanded: 'at least 85 % of 400 or more',
    },
    {
      name: 'maths stated wrongly, there, as typed, in traps and twisted stories',
      isMet: wrong === 0,
      measured: String(wrong),
      demanded: '0',
    },
    {
      name: 'maths, a problem in the worker, p95',
      isMet: p95 < 300,
      measured: `${p95.toFixed(0)} ms`,
      demanded: 'under 300 ms',
    },
  ]
}

function findP95(times: number[]): number {
  return [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0
}

const bars = process.argv.includes('model')
  ? await measureModel(process.env)
  : [
      ...(await measureMath()),
      ...(await measureReading()),
      ...(await measureRetrieval()),
      ...(await measureChat()),
      ...(await measureProduct()),
    ]
say()
printBars(bars)
process.exitCode = bars.every(({ isMet }) => isMet) ? 0 : 1
