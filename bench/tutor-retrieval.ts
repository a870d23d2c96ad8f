import { listShippedPassages, readShippedVectors } from '#server/domain/retrieval/shipped-passages.ts'
import { questionTable } from '#server/domain/retrieval/shipped-questions.ts'
import { createEmbedder } from '#tutor/retrieval/embedder.ts'
import { startIndex } from '#tutor/retrieval/passage-index.ts'
import {
  FRESH,
  type Half,
  type Library,
  type RetrievalResult,
  runRetrievalEval,
  type Tally,
} from '../tutor/evals/retrieval/run-retrieval-eval.ts'
import { type Bar, printTable, say } from './print.ts'

const SHOWN = 6

/** Whether questions about the shipped curriculum find the passage that answers them, and others find none. */
export async function measureRetrieval(): Promise<Bar[]> {
  const embedder = createEmbedder()
  const library = openCurriculum(embedder.embed)
  const startedAt = performance.now()
  const tuning = await runRetrievalEval(library, 'tuning')
  const heldOut = await runRetrievalEval(library, 'heldOut')
  const asked = [tuning, heldOut].reduce(
    (sum, half) => sum + half.plain.asked + half.paraphrased.asked + half.offTopic.asked,
    0,
  )
  const msEach = (performance.now() - startedAt) / asked
  const later = {
    tuning: await runRetrievalEval(library, 'tuning', FRESH),
    heldOut: await runRetrievalEval(library, 'heldOut', FRESH),
  }
  await embedder.stop()
  say(
    `Retrieval: ${library.passages.length} passages, ${msEach.toFixed(1)} ms a question with its embedding and answer.`,
  )
  printTable(
    ['questions', 'asked', 'recall@1', 'recall@5', 'answered', 'right sentence'],
    [
      ...listRows('tuning', tuning),
      ...listRows('heldOut', heldOut),
      ...listRows('tuning', later.tuning, 'later: '),
      ...listRows('heldOut', later.heldOut, 'later: '),
    ],
  )
  say()
  for (const { ask, found } of [...heldOut.plain.misses, ...heldOut.paraphrased.misses].slice(0, SHOWN))
    say(`  Not found: ${ask} – first was: ${found.replaceAll('\n', ' ')}…`)
  for (const { ask, found } of [tuning, heldOut].flatMap(({ offTopic }) => offTopic.falselyAnswered))
    say(`  FALSELY ANSWERED: ${ask} – ${found}`)
  return judge(tuning, heldOut)
}

/** The whole curriculum with the vectors it is shipped with; a passage without one cannot be found by meaning. */
export function openCurriculum(embed: Library['embed']): Library {
  const vectors = readShippedVectors()
  const passages = listShippedPassages().flatMap((passage) => {
    const known = vectors.get(passage.hash)
    return known ? [{ ...passage, signs: known.sentences, vector: known.vector }] : []
  })
  const questions = questionTable()
  const { add, finish } = startIndex(passages.length, questions)
  for (const [id, { lessonKey, title, heading, text, vector }] of passages.entries()) {
    const section = heading === null ? undefined : questions.find(lessonKey, heading)
    add({ id, sourceId: id, words: `${title} ${heading ?? ''} ${text}`, vector, section })
  }
  return { index: finish(), passages, embed }
}

function listRows(half: Half, { plain, paraphrased, offTopic }: RetrievalResult, before = ''): string[][] {
  const row = (name: string, { asked, first, five, answered, right }: Tally) => [
    `${before}${name}, ${half === 'tuning' ? 'tuned on' : 'held out'}`,
    String(asked),
    ...[first, five, answered, right].map((count) => share(count, asked)),
  ]
  return [
    row('in the words of the lesson', plain),
    row('paraphrased', paraphrased),
    [
      `${before}off topic, ${half === 'tuning' ? 'tuned on' : 'held out'}`,
      String(offTopic.asked),
      '',
      '',
      share(offTopic.falselyAnswered.length, offTopic.asked),
      '',
    ],
  ]
}

const share = (count: number, all: number): string => `${((100 * count) / all).toFixed(1)} %`

/** Recall needs no tuning and is counted on all questions; false answers on those that no threshold has seen. */
function judge(tuning: RetrievalResult, heldOut: RetrievalResult): Bar[] {
  const add = (pick: (half: RetrievalResult) => number) => pick(tuning) + pick(heldOut)
  const asked = add(({ plain, paraphrased }) => plain.asked + paraphrased.asked)
  const five = add(({ plain, paraphrased }) => plain.five + paraphrased.five)
  const [paraphrases, paraphrasesFive] = [
    add(({ paraphrased }) => paraphrased.asked),
    add(({ paraphrased }) => paraphrased.five),
  ]
  const falsely = heldOut.offTopic.falselyAnswered.length
  const allFalsely = add(({ offTopic }) => offTopic.falselyAnswered.length)
  const offTopic = add((half) => half.offTopic.asked)
  return [
    {
      name: `retrieval, recall@5 of ${asked} questions`,
      isMet: asked >= 150 && five >= 0.92 * asked,
      measured: share(five, asked),
      demanded: 'at least 92 % of 150 or more',
    },
    {
      name: `retrieval, recall@5 of ${paraphrases} paraphrases without a shared word`,
      isMet: 3 * paraphrases >= asked && paraphrasesFive >= 0.85 * paraphrases,
      measured: share(paraphrasesFive, paraphrases),
      demanded: 'at least 85 %, a third of all',
    },
    {
      name: `off-topic questions answered falsely, of ${offTopic} (${heldOut.offTopic.asked} held out)`,
      isMet: offTopic >= 60 && allFalsely <= 0.04 * offTopic && falsely <= 0.04 * heldOut.offTopic.asked,
      measured: `${share(allFalsely, offTopic)} (${share(falsely, heldOut.offTopic.asked)})`,
      demanded: 'at most 4 %',
    },
  ]
}
