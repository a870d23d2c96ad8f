import { createTextEngine } from '#tutor/embedded/text-engine.ts'
import { runReadingEval } from '../tutor/evals/reading/run-reading-eval.ts'
import { type Bar, say } from './print.ts'

/** As long as the product takes texts. */
const LONGEST_READING = 20_000

/** Every lesson read as a pasted text: each question's answer must stand in it, word for word, where it is said to. */
export async function measureReading(): Promise<Bar[]> {
  const engine = createTextEngine()
  const { texts, questions, kinds, faults, times } = await runReadingEval(
    (task) => engine.run('analyzeReading', task),
    LONGEST_READING,
  )
  await engine.stop()
  const p95 = times.sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0
  const listed = Object.entries(kinds).map(([kind, count]) => `${kind} ${count}`)
  say(
    `Reading: ${questions} questions about ${texts} lessons (${listed.join(', ')}); p95 ${p95.toFixed(0)} ms.`,
  )
  for (const fault of faults.slice(0, 20)) say(`  FAULT: ${fault}`)
  return [
    {
      name: `reading questions whose answer or options are not in the text, of ${questions} about ${texts} lessons`,
      isMet: faults.length === 0 && questions >= 1000,
      measured: String(faults.length),
      demanded: '0 of 1,000 or more',
    },
  ]
}
