import { type Material, readMaterial, type Sentence } from '../text/material.ts'
import type { Span } from './reading-port.ts'

/** A text, its sentences, and where each of them stands in it. */
export type Passage = {
  text: string
  material: Material
  /** By the index of the sentence; null for one that marks inside it keep from being found. */
  places: (Span | null)[]
}

export function readPassage(text: string): Passage {
  const material = readMaterial(text)
  const tidy = collapseSpaces(text)
  let from = 0
  const places = material.sentences.map(({ text: sentence }) => {
    const at = tidy.text.indexOf(sentence, from)
    const found = at >= 0 ? at : tidy.text.indexOf(sentence)
    if (found < 0 || sentence === '') return null
    const end = found + sentence.length
    if (at >= 0) from = end
    return { start: tidy.places[found] ?? 0, end: (tidy.places[end - 1] ?? 0) + 1 }
  })
  return { text, material, places }
}

/** Where a part of a sentence stands in the text; null when it is not there word for word. */
export function findPart(passage: Passage, sentence: Sentence, { start, end }: Span): Span | null {
  const place = passage.places[sentence.index]
  if (!place) return null
  const tidy = collapseSpaces(passage.text.slice(place.start, place.end))
  const from = tidy.places[start]
  const last = tidy.places[end - 1]
  return from === undefined || last === undefined
    ? null
    : { start: place.start + from, end: place.start + last + 1 }
}

/** The text with single spaces, as sentences are read, and where each of its characters stood. */
function collapseSpaces(text: string): { text: string; places: number[] } {
  let tidy = ''
  const places: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (/[\u00ad\u200b-\u200d\u2060\ufeff]/.test(letter)) continue
    const isSpace = /\s/.test(letter)
    if (isSpace && tidy.endsWith(' ')) continue
    tidy += isSpace ? ' ' : letter
    places.push(at)
  }
  return { text: tidy, places }
}
