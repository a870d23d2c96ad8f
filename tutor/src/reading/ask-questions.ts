import { createDice, type Dice } from '#engines/dice/index.ts'
import { createCheck, normalize } from '../flashcards/check-cards.ts'
import type { Ground } from '../flashcards/draft.ts'
import { learnCasing } from '../text/casing.ts'
import { findTerms } from '../text/terms.ts'
import { findPart, type Passage } from './passage.ts'
import type { Asked } from './questions/asked.ts'
import { askAsCards } from './questions/from-cards.ts'
import { askGaps } from './questions/gaps.ts'
import { askMainIdea } from './questions/main-idea.ts'
import { askNumbers } from './questions/numbers.ts'
import { askReasons } from './questions/reasons.ts'
import { askSequence } from './questions/sequence.ts'
import { askSpeakers } from './questions/speakers.ts'
import { askSubjects } from './questions/subjects.ts'
import type { QuestionKind, ReadingQuestion } from './reading-port.ts'

const MOST_GAPS = 3
const FEWEST_OTHERS = 2
const MOST_OTHERS = 3
/** Of a kind, so that every text is asked in several ways. */
const MOST_OF_KIND: Record<QuestionKind, number> = {
  mainIdea: 1,
  detail: 4,
  vocabulary: 2,
  inference: 2,
  sequence: 1,
}
const ORDER: readonly QuestionKind[] = ['mainIdea', 'detail', 'vocabulary', 'inference', 'sequence']

/** Questions that the text itself answers, each with the sentence that does. The same text is always asked the same. */
export function askQuestions(passage: Passage, count: number, words: readonly Asked[]): ReadingQuestion[] {
  const { material, text } = passage
  if (!material.isEnglish) return []
  const dice = createDice(text)
  const terms = findTerms(material)
  const heaviest = terms[0]?.weight ?? 1
  const weights = new Map(terms.map(({ key, weight }) => [key, weight / heaviest]))
  const casing = learnCasing(material)
  const ground: Ground = { material, terms, casing, weighTerm: (key) => weights.get(key) ?? 0 }
  const isGood = createCheck(material)
  const tidy = foldText(text)
  // Marks inside a sentence, as bold words have, keep it from standing in the text as it is read.
  const keepQuoted = (one: Asked): Asked => ({
    ...one,
    others: one.others.filter((other) => tidy.includes(foldText(other))),
  })
  const pointed = [
    ...askAsCards(ground),
    ...askSubjects(material),
    ...askReasons(material, casing),
    ...askNumbers(material, casing),
    ...askGaps(material),
  ].filter(({ question, answer, sentence }) =>
    isGood({ front: question, back: answer, sentence, passage: '', section: 0, place: sentence, weight: 0 }),
  )
  // These ask about the whole text, which no single sentence leads to; without options they could not be answered.
  const whole = [askMainIdea(material, terms), askSequence(material, dice)]
    .filter((one) => one !== null)
    .map(keepQuoted)
    .filter(({ others }) => others.length >= FEWEST_OTHERS)
  const asked = [...whole, ...[...askSpeakers(passage), ...words, ...pointed].map(keepQuoted)]
  return choose(asked, count).flatMap((one) => finish(passage, one, drawOptions(dice, one)) ?? [])
}

const foldText = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()

function drawOptions(dice: Dice, { answer, others }: Asked): string[] | null {
  const wrong = others.filter((other) => normalize(other) !== normalize(answer)).slice(0, 12)
  if (wrong.length < FEWEST_OTHERS) return null
  return dice.shuffle([answer, ...dice.sample(wrong, Math.min(MOST_OTHERS, wrong.length))])
}

/** Null when the sentence or the answer does not stand in the text word for word. */
function finish(passage: Passage, asked: Asked, options: string[] | null): ReadingQuestion | null {
  const sentence = passage.material.sentences[asked.sentence]
  const place =
    asked.span ?? (sentence && findPart(passage, sentence, { start: 0, end: sentence.text.length }))
  if (!place) return null
  const quote = passage.text.slice(place.start, place.end)
  if (!foldText(quote).includes(foldText(asked.answer))) return null
  const { kind, question, answer } = asked
  return {
    kind,
    question: question.charAt(0).toUpperCase() + question.slice(1),
    options,
    answer,
    evidence: { ...place, text: quote },
  }
}

/** The weightiest of each kind, one a sentence, in the order of the text after the question about the whole. */
function choose(drafts: readonly Asked[], count: number): Asked[] {
  const chosen: Asked[] = []
  const open = [...drafts].sort((a, b) => b.weight - a.weight || a.sentence - b.sentence)
  const used = new Map<QuestionKind, number>()
  for (const round of [1, 4]) {
    for (const asked of open) {
      if (chosen.length === count) break
      const ofKind = used.get(asked.kind) ?? 0
      if (ofKind >= Math.min(round, MOST_OF_KIND[asked.kind]) || chosen.includes(asked)) continue
      const isTaken = chosen.some(
        ({ sentence, question, answer }) =>
          (sentence === asked.sentence && asked.kind !== 'mainIdea' && asked.kind !== 'sequence') ||
          question === asked.question ||
          normalize(answer) === normalize(asked.answer),
      )
      const isTooManyGaps = asked.isGap && chosen.filter(({ isGap }) => isGap).length >= MOST_GAPS
      if (isTaken || isTooManyGaps) continue
      chosen.push(asked)
      used.set(asked.kind, ofKind + 1)
    }
  }
  const placeOf = ({ kind, sentence }: Asked) =>
    kind === 'mainIdea' ? -1 : kind === 'sequence' ? Infinity : sentence
  return chosen.sort((a, b) => placeOf(a) - placeOf(b) || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}
