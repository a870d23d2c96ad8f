import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ACTS, type Act } from '../../src/dialogue/acts/act.ts'
import { classify } from '../../src/dialogue/acts/classifier.ts'
import { recognizeAct } from '../../src/dialogue/acts/recognize-act.ts'
import { readPhrases } from '../dialogue/acts/read-phrases.ts'

// `node tutor/evals/held-out/score-acts.ts`: totals of both halves, never a case. `--by-act` adds the acts of the tune half.
type Line = { text: string; act: Act; also?: Act[]; lang?: string; half: 'tune' | 'held' }

const { values } = parseArgs({ options: { 'by-act': { type: 'boolean', default: false } } })
const read = (name: string): Line[] =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)
const lines = [...read('utterances.jsonl'), ...read('utterances-other.jsonl')]

const NOTHING = { isQuestionOpen: false, hasOffer: false, hasTopic: false }
const ALL = { isQuestionOpen: true, hasOffer: true, hasTopic: true }
const WAYS: Record<string, (line: Line) => Act | undefined> = {
  'words alone': ({ text }) => {
    const { acts } = classify(text)
    return ACTS[acts.indexOf(Math.max(...acts))]
  },
  'with rules, nothing open': ({ text, lang = 'en' }) => recognizeAct(text, { ...NOTHING, language: lang }).act,
  'with rules, all open': ({ text, lang = 'en' }) => recognizeAct(text, { ...ALL, language: lang }).act,
}
const isRight = ({ act, also = [] }: Line, found: Act | undefined) =>
  found !== undefined && (found === act || also.includes(found))
const percent = (part: number, all: number) => `${((100 * part) / Math.max(all, 1)).toFixed(1)} % of ${all}`

const known = new Set(readPhrases().map(({ text }) => text.toLowerCase()))
for (const [way, recognize] of Object.entries(WAYS)) {
  console.log(way)
  for (const language of ['en', 'es', 'fr', 'de', 'zh']) {
    const shown = (['tune', 'held'] as const).map((half) => {
      const some = lines.filter((line) => line.half === half && (line.lang ?? 'en') === language)
      const fresh = some.filter(({ text }) => !known.has(text.toLowerCase()))
      const score = (list: Line[]) => percent(list.filter((line) => isRight(line, recognize(line))).length, list.length)
      return `${half} ${score(some)} (not among the phrases: ${score(fresh)})`
    })
    console.log(`  ${language}: ${shown.join(', ')}`)
  }
}

const spoken = (half: string) => {
  const some = lines.filter((line) => line.half === half)
  const right = some.filter(
    ({ text, lang = 'en' }) => recognizeAct(text, { ...NOTHING, language: 'en' }).language === lang,
  )
  return percent(right.length, some.length)
}
console.log(`language, in an English conversation: tune ${spoken('tune')}, held ${spoken('held')}`)

const apology = (half: string) =>
  lines.filter(
    (line) =>
      line.half === half &&
      line.act === 'feelings' &&
      !isRight(line, 'off-topic') &&
      recognizeAct(line.text, { ...NOTHING, language: line.lang ?? 'en' }).act === 'off-topic',
  ).length
console.log(`feelings taken as off topic: tune ${apology('tune')}, held ${apology('held')}`)

if (values['by-act'])
  for (const act of ACTS) {
    const some = lines.filter((line) => line.half === 'tune' && line.act === act)
    const right = some.filter((line) => isRight(line, WAYS['with rules, nothing open']?.(line)))
    console.log(`  ${act}: ${percent(right.length, some.length)}`)
  }
