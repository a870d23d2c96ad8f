import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EMBED_TASKS } from '../../../src/retrieval/embed-tasks.ts'
import { detectConcern } from '../../../src/safety/meaning/detect-concern.ts'

/** Counts what is noticed of the sets that nobody looks into: `node count-noticed.ts`. Totals only, by set and language. */
const FOLDER = join(import.meta.dirname, 'phrases', 'counted')
const LANGUAGES = ['en', 'es', 'fr', 'de', 'zh']

async function countNoticed(file: string): Promise<{ all: number; noticed: number }> {
  const texts = readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
  let noticed = 0
  for (const text of texts) {
    const concern = await detectConcern(text, async (one) => EMBED_TASKS.judge(one))
    if (concern && concern.category !== 'personalData') noticed += 1
  }
  return { all: texts.length, noticed }
}

const share = ({ all, noticed }: { all: number; noticed: number }) =>
  `${((100 * noticed) / all).toFixed(1)} %`

for (const set of readdirSync(FOLDER).toSorted()) {
  const sums = { worrying: { all: 0, noticed: 0 }, harmless: { all: 0, noticed: 0 } }
  const say = (name: string, worrying: typeof sums.worrying, harmless: typeof sums.worrying) =>
    process.stdout.write(`${set} ${name}: noticed ${share(worrying)}, false alarms ${share(harmless)}\n`)
  for (const language of LANGUAGES) {
    const worrying = await countNoticed(`${set}/${language}-worrying.txt`)
    const harmless = await countNoticed(`${set}/${language}-harmless.txt`)
    say(language, worrying, harmless)
    for (const [sum, own] of [
      [sums.worrying, worrying],
      [sums.harmless, harmless],
    ] as const) {
      sum.all += own.all
      sum.noticed += own.noticed
    }
  }
  say('all', sums.worrying, sums.harmless)
}
