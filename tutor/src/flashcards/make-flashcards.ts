import { capitalize, learnCasing } from '../text/casing.ts'
import { type Material, readMaterial, type Sentence } from '../text/material.ts'
import { findTerms, type Term } from '../text/terms.ts'
import { askBlank, BLANK } from './blanks.ts'
import { createCheck, normalize } from './check-cards.ts'
import { askEvent, askWhen } from './dates.ts'
import { askName, askWhat } from './definitions.ts'
import type { Draft, Ground } from './draft.ts'
import { askDeed, askFact } from './facts.ts'
import type { Flashcard, Flashcards, FlashcardsTask } from './flashcards-task.ts'
import { askFormula } from './formulas.ts'
import { askEntry, askTable } from './glossary.ts'
import { askInlineList, askLists } from './lists.ts'

/** A section that has its card already gives way to one that has none. */
const SECTION_PATIENCE = 0.88
const FEWEST_BLANKS = 3

export function makeFlashcards({ text, count }: FlashcardsTask): Flashcards {
  const material = readMaterial(text)
  return { flashcards: draftCards(material, findTerms(material), count).map(toCard) }
}

/** The best questions that a text can be asked, in its order. */
export function draftCards(
  material: Material,
  terms: readonly Term[],
  count: number,
  among: (draft: Draft) => boolean = () => true,
): Draft[] {
  const heaviest = terms[0]?.weight ?? 1
  const weights = new Map(terms.map(({ key, weight }) => [key, weight / heaviest]))
  const ground: Ground = {
    material,
    terms,
    casing: material.isEnglish ? learnCasing(material) : (word) => word,
    weighTerm: (key) => weights.get(key) ?? 0,
  }
  const isGood = createCheck(material)
  const drafts = collect(ground).filter((draft) => among(draft) && isGood(draft))
  const asked = drafts.filter(({ front }) => !front.includes(BLANK))
  // Sentences with a gap fill up; a stack of nothing else would teach to remember sentences.
  const most = material.isEnglish ? Math.max(FEWEST_BLANKS, asked.length) : count
  return choose(drafts, count, most).sort((a, b) => a.place - b.place)
}

function collect(ground: Ground): Draft[] {
  const { material } = ground
  const tables = material.sections.flatMap(({ tables, sentences }, at) =>
    tables.flatMap((table) => askTable(ground, table, at, sentences.at(-1)?.index ?? 0)),
  )
  const entries = material.sections.flatMap(({ lists }) =>
    lists.flatMap(({ items }) =>
      items.flatMap(({ text, sentences: [first] }) => (first ? (askEntry(ground, first, text) ?? []) : [])),
    ),
  )
  const sentences = material.sentences.flatMap((sentence) => askSentence(ground, sentence))
  return [...entries, ...askLists(ground), ...tables, ...sentences]
}

const ASKING = [askInlineList, askName, askWhat, askFact, askWhen, askEvent, askDeed]

function askSentence(ground: Ground, sentence: Sentence): Draft[] {
  const blank = askBlank(ground, sentence)
  const formula = askFormula(ground, sentence)
  if (formula) return [formula]
  if (!ground.material.isEnglish || /[?:]$/.test(sentence.text)) return blank ? [blank] : []
  return [...ASKING.flatMap((ask) => ask(ground, sentence) ?? []), ...(blank ? [blank] : [])]
}

/** Heaviest first; one card a passage, none that asks or answers what another one does. */
function choose(drafts: Draft[], count: number, mostBlanks: number): Draft[] {
  const open = [...drafts].sort((a, b) => b.weight - a.weight || a.place - b.place)
  const chosen: Draft[] = []
  const seen = new Set<string>()
  const perSection = new Map<number, number>()
  let blanks = 0
  while (chosen.length < count) {
    const keysOf = (draft: Draft) => [
      `f ${normalize(draft.front)}`,
      `b ${normalize(draft.back)}`,
      `p ${draft.passage}`,
    ]
    const free = open.filter(
      (draft) =>
        !(blanks >= mostBlanks && draft.front.includes(BLANK)) && !keysOf(draft).some((key) => seen.has(key)),
    )
    const worth = (draft: Draft) => draft.weight * SECTION_PATIENCE ** (perSection.get(draft.section) ?? 0)
    const best = free.reduce<Draft | null>((top, one) => (top && worth(top) >= worth(one) ? top : one), null)
    if (!best) break
    chosen.push(best)
    if (best.front.includes(BLANK)) blanks += 1
    for (const key of keysOf(best)) seen.add(key)
    perSection.set(best.section, (perSection.get(best.section) ?? 0) + 1)
  }
  return chosen
}

export const toCard = ({ front, back, passage }: Draft): Flashcard => ({
  front: capitalize(front),
  // A missing word is shown as it stands in its sentence.
  back: front.includes(BLANK) ? back : capitalize(back),
  passage,
})
