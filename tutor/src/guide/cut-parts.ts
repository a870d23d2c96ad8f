import { capitalize } from '../text/casing.ts'
import type { Material } from '../text/material.ts'
import { pickTerms, type Term } from '../text/terms.ts'
import { findMiddle, measureLikeness, toVector, weighTopics } from '../text/weigh.ts'

/** Sentences `from` up to `to` under one title. */
export type Part = { title: string; from: number; to: number }

const FEWEST_SENTENCES = 2
/** A text without headings is cut into parts of about this many sentences. */
const PART_SENTENCES = 7
const SHORTEST_PART = 4

/** Parts by the author's headings; without any, by where the topic changes. The shortest neighbors join beyond `most`. */
export function cutParts(material: Material, terms: readonly Term[], most: number): Part[] {
  const isHeaded =
    material.sections.filter(({ heading, sentences }) => heading && sentences.length > 0).length > 1
  const parts = isHeaded ? cutByHeadings(material) : cutByTopics(material, terms)
  while (parts.length > most) joinShortest(parts)
  return parts
}

function joinShortest(parts: Part[]): void {
  const lengths = parts.slice(1).map(({ to }, at) => to - (parts[at]?.from ?? 0))
  const at = lengths.indexOf(Math.min(...lengths))
  const [first, second] = [parts[at], parts[at + 1]]
  if (first && second) parts.splice(at, 2, { ...first, to: second.to })
}

/** A heading with nothing under it, or a lone sentence, joins the next or the one before. */
function cutByHeadings({ sections }: Material): Part[] {
  const parts: Part[] = []
  for (const { heading, sentences } of sections) {
    const [first, last] = [sentences[0], sentences.at(-1)]
    if (!first || !last) continue
    const before = parts.at(-1)
    if (before && (heading === null || sentences.length < FEWEST_SENTENCES)) before.to = last.index + 1
    else parts.push({ title: heading ?? 'Introduction', from: first.index, to: last.index + 1 })
  }
  return parts
}

function cutByTopics(material: Material, terms: readonly Term[]): Part[] {
  const { sentences } = material
  if (sentences.length === 0) return []
  const cuts = findCuts(material)
  const edges = [0, ...cuts, sentences.length]
  const heading = material.sections.find(({ heading: own }) => own)?.heading
  const used = new Set<string>()
  return edges.slice(0, -1).map((from, at) => {
    const to = edges[at + 1] ?? sentences.length
    return { title: nameByTerms(terms, from, to, used) ?? heading ?? `Part ${at + 1}`, from, to }
  })
}

/** Between paragraphs, where what comes is least like what was; after Hearst's text tiling. */
function findCuts({ sentences }: Material): number[] {
  const wanted = Math.round(sentences.length / PART_SENTENCES) - 1
  if (wanted < 1) return []
  const rarity = weighTopics(sentences)
  const vectors = sentences.map(({ topics }) => toVector(topics, rarity))
  const gaps = sentences
    .filter(({ index, isFirstOfParagraph }) => isFirstOfParagraph && index >= SHORTEST_PART)
    .map(({ index }) => ({
      index,
      likeness: measureLikeness(
        findMiddle(vectors.slice(Math.max(0, index - 5), index)),
        findMiddle(vectors.slice(index, index + 5)),
      ),
    }))
    .sort((a, b) => a.likeness - b.likeness || a.index - b.index)
  const cuts: number[] = []
  for (const { index } of gaps) {
    const edges = [...cuts, sentences.length]
    if (cuts.length < wanted && edges.every((edge) => Math.abs(edge - index) >= SHORTEST_PART))
      cuts.push(index)
  }
  return cuts.sort((a, b) => a - b)
}

/** The term that a part has more of than the rest of the text. */
function nameByTerms(terms: readonly Term[], from: number, to: number, used: Set<string>): string | null {
  const own = terms
    .map((term) => {
      const inside = term.sentences.filter((index) => index >= from && index < to).length
      return { ...term, weight: (term.weight * inside * inside) / term.sentences.length }
    })
    .filter(
      ({ weight, key }) =>
        weight > 0 && !used.has(key) && !terms.some((other) => other.key.endsWith(` ${key}`)),
    )
    .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1))
  const [best] = pickTerms(own, 1)
  if (!best) return null
  used.add(best.key)
  return capitalize(best.shown)
}
