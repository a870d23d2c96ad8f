import { type AskedHeldOut, readHeldOut } from '../../tutor/evals/held-out/read-held-out.ts'
import { printTable, say } from '../print.ts'
import { type Exchange, openProduct, type Product } from './open-product.ts'

/**
 * How many questions that nobody here wrote are helped: the reply shows a passage of the right lesson with one of the phrases
 * that answer it. `node bench/held-out/measure-questions.ts [--show]` tells the cases of the half that may be looked at.
 */
const SHOWS = process.argv.includes('--show')

type Count = { asked: number; helped: number; rightLesson: number; refused: number }

const WITHOUT_MARKS = /[*`$>\\]/g
const tidy = (text: string) => text.replace(WITHOUT_MARKS, '').replace(/\s+/g, ' ').toLowerCase()

async function ask(product: Product, { grade, before, typed }: AskedHeldOut): Promise<Exchange> {
  const learner = await product.learner(grade)
  if (before !== undefined) await learner.say(before)
  return learner.say(typed)
}

async function measure(product: Product, name: string): Promise<void> {
  const counts: Record<'tune' | 'held', Count> = {
    tune: { asked: 0, helped: 0, rightLesson: 0, refused: 0 },
    held: { asked: 0, helped: 0, rightLesson: 0, refused: 0 },
  }
  for (const one of readHeldOut(name)) {
    const count = counts[one.half]
    const { content, sources, metadata } = await ask(product, one)
    const keys = await Promise.all(
      sources.filter(({ kind }) => kind === 'lesson').map(({ id }) => product.keyOf(id)),
    )
    const isRight = one.lesson !== undefined && keys[0] === one.lesson
    const shown = tidy(content)
    const isHelped = (one.expect ?? []).some((phrase) => shown.includes(tidy(phrase)))
    count.asked += 1
    if (isHelped) count.helped += 1
    if (isRight) count.rightLesson += 1
    if (!metadata.isAnswered) count.refused += 1
    if (SHOWS && one.half === 'tune' && !isHelped)
      say(
        `${one.id} "${one.before ?? ''} | ${one.typed}" wanted ${one.lesson}: ${one.expect?.[0]}\n    ${keys.join(', ')}: ${content.slice(0, 400).replaceAll('\n', ' ')}`,
      )
  }
  printTable(
    [name, 'asked', 'helped', 'right lesson first', 'not answered'],
    Object.entries(counts).map(([half, { asked, helped, rightLesson, refused }]) => [
      half,
      String(asked),
      ...[helped, rightLesson, refused].map((count) => `${((100 * count) / asked).toFixed(1)} %`),
    ]),
  )
}

const product = await openProduct()
for (const name of ['own-words', 'lesson-wording', 'off-topic']) await measure(product, name)
await product.close()
process.exit()
