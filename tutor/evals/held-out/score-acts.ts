import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ACTS, type Act, LANGUAGES } from '../../src/dialogue/acts/act.ts'
import { classify, scoreMessage, type Weights } from '../../src/dialogue/acts/classifier.ts'
import { recognizeAct } from '../../src/dialogue/acts/recognize-act.ts'
import { fitWeights } from '../dialogue/acts/fit-weights.ts'
import { listLessons } from '../dialogue/acts/list-lessons.ts'
import { readPhrases } from '../dialogue/acts/read-phrases.ts'

// `node tutor/evals/held-out/score-acts.ts`: totals of both halves, never a case of the held one. `--by-act` adds the acts of
// the tune half and what they are taken for. `--without-twins` learns again without phrases that stand in the held half by chance.
type Line = { text: string; act: Act; also?: Act[]; lang?: string; half: 'tune' | 'held' }

const { values } = parseArgs({
  options: {
    'by-act': { type: 'boolean', default: false },
    'without-twins': { type: 'boolean', default: false },
  },
})
const readLines = (name: string): Line[] => readRows<Line>(name)
const lines = [...readLines('utterances.jsonl'), ...readLines('utterances-other.jsonl')]
const held = new Set(lines.filter(({ half }) => half === 'held').map(({ text }) => text.toLowerCase()))
const known = new Set(readPhrases().map(({ text }) => text.toLowerCase()))

const NOTHING = { isQuestionOpen: false, hasOffer: false, hasTopic: true }
const ALL = { isQuestionOpen: true, hasOffer: true, hasTopic: true }
const pickBest = (acts: readonly number[]) => ACTS[acts.indexOf(Math.max(...acts))] as Act
const WAYS: Record<string, (line: Line) => Act> = {
  'words alone': ({ text }) => pickBest(classify(text).acts),
  'with rules, nothing open': ({ text, lang = 'en' }) =>
    recognizeAct(text, { ...NOTHING, language: lang }).act,
  'with rules, all open': ({ text, lang = 'en' }) => recognizeAct(text, { ...ALL, language: lang }).act,
}

function readRows<T>(name: string): T[] {
  const rows = readFileSync(join(import.meta.dirname, name), 'utf8').split('\n')
  return rows.filter((line) => line !== '').map((line) => JSON.parse(line) as T)
}

const isRight = ({ act, also = [] }: Line, found: Act) => found === act || also.includes(found)
const percent = (part: number, all: number) => `${((100 * part) / Math.max(all, 1)).toFixed(1)} % of ${all}`
const score = (some: readonly Line[], recognize: (line: Line) => Act) =>
  percent(some.filter((line) => isRight(line, recognize(line))).length, some.length)

function showWay(name: string, recognize: (line: Line) => Act): void {
  console.log(name)
  for (const language of LANGUAGES) {
    const shown = (['tune', 'held'] as const).map((half) => {
      const some = lines.filter((line) => line.half === half && (line.lang ?? 'en') === language)
      const fresh = some.filter(({ text }) => !known.has(text.toLowerCase()))
      return `${half} ${score(some, recognize)} (no twin among the phrases: ${score(fresh, recognize)})`
    })
    console.log(`  ${language}: ${shown.join(', ')}`)
  }
}

for (const [name, recognize] of Object.entries(WAYS)) showWay(name, recognize)
if (values['without-twins']) {
  const weights: Weights = fitWeights(listLessons(({ text }) => !held.has(text.toLowerCase())))
  showWay('words alone, learned without twins', ({ text }) => pickBest(scoreMessage(text, weights).acts))
}

type Turn = { say: string; act: Act; also?: Act[] }
for (const half of ['tune', 'held']) {
  const turns = readRows<{ half: string; turns: Turn[] }>('dialogues.jsonl')
    .filter((dialogue) => dialogue.half === half)
    .flatMap((dialogue) =>
      dialogue.turns.filter(({ say, act }) => !say.startsWith('{') && ACTS.includes(act)),
    )
  const right = turns.filter(({ say, act, also = [] }) => {
    const found = recognizeAct(say, { ...NOTHING, language: 'en' }).act
    return found === act || also.includes(found)
  })
  console.log(`turns of the dialogues, nothing open: ${half} ${percent(right.length, turns.length)}`)
}

for (const half of ['tune', 'held']) {
  const some = lines.filter((line) => line.half === half)
  const spoken = some.filter(
    ({ text, lang = 'en' }) => recognizeAct(text, { ...NOTHING, language: 'en' }).language === lang,
  )
  const unkind = some.filter(
    (line) =>
      line.act === 'feelings' && !isRight(line, 'off-topic') && WAYS['words alone']?.(line) === 'off-topic',
  )
  console.log(
    `${half}: language in an English conversation ${percent(spoken.length, some.length)}, feelings taken as off topic ${unkind.length}`,
  )
}

if (values['by-act'])
  for (const act of ACTS) {
    const some = lines.filter((line) => line.half === 'tune' && line.act === act)
    console.log(`  ${act}: ${score(some, WAYS['words alone'] as (line: Line) => Act)}`)
  }
