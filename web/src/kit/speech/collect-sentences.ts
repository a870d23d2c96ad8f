import { sayFormula } from './say-formula.ts'
import { type Span, splitSentences } from './split-sentences.ts'

/** A piece of what is said and the place on the page it stands for; a formula or a picture counts as a whole. */
type Piece = Span & ({ text: Text } | { element: Element })

export type Sentence = {
  /** What is said. */
  text: string
  block: Element
  /** Where a part of what is said stands on the page. */
  findRange: (span: Span) => Range | null
}

const BLOCKS = 'p, li, h1, h2, h3, h4, td, th, summary, figure, pre, math[display="block"]'

/** Everything there is to hear in a text, in its order. Answers that are still folded away stay untold. */
export function collectSentences(root: Element): Sentence[] {
  return [...root.querySelectorAll(BLOCKS)].filter(isHeard).flatMap(readBlock)
}

function isHeard(block: Element): boolean {
  const folded = block.closest('details:not([open])')
  if (folded && !(block.localName === 'summary' && block.parentElement === folded)) return false
  // What stands in a picture or in a line with a formula is read with that picture or line.
  return !block.parentElement?.closest('figure, math, pre')
}

function readBlock(block: Element): Sentence[] {
  const { text, pieces } = block.localName === 'figure' ? readFigure(block) : readPieces(block)
  return splitSentences(text).map((sentence) => ({
    text: text.slice(sentence.start, sentence.end),
    block,
    findRange: ({ start, end }) =>
      toRange(pieces, { start: sentence.start + start, end: sentence.start + end }),
  }))
}

type Reading = { text: string; pieces: Piece[] }

function readFigure(figure: Element): Reading {
  const caption = figure.querySelector('figcaption')
  if (caption?.textContent.trim()) return readPieces(caption)
  const text = figure.querySelector('svg > title')?.textContent ?? ''
  return { text, pieces: [{ start: 0, end: text.length, element: figure }] }
}

function readPieces(block: Element): Reading {
  const reading: Reading = { text: '', pieces: [] }
  visit(block, block, reading)
  return reading
}

function visit(node: Node, block: Element, reading: Reading): void {
  if (node instanceof Text) add(node.data.replace(/\s/g, ' '), { text: node }, reading)
  else if (node instanceof Element && node.localName === 'math') {
    add(` ${sayFormula(node)} `, { element: node }, reading)
  } else if (
    node === block ||
    (node instanceof Element && !node.matches(`${BLOCKS}, ul, ol, details, table`))
  ) {
    for (const child of node.childNodes) visit(child, block, reading)
  }
}

function add(text: string, place: { text: Text } | { element: Element }, reading: Reading): void {
  const start = reading.text.length
  reading.text += text
  reading.pieces.push({ start, end: start + text.length, ...place })
}

function toRange(pieces: Piece[], span: Span): Range | null {
  const touched = pieces.filter(({ start, end }) => start < span.end && span.start < end)
  const first = touched[0]
  const last = touched.at(-1)
  if (!first || !last) return null
  const range = document.createRange()
  if ('text' in first) range.setStart(first.text, Math.max(0, span.start - first.start))
  else range.setStartBefore(first.element)
  if ('text' in last) range.setEnd(last.text, Math.min(last.text.length, span.end - last.start))
  else range.setEndAfter(last.element)
  return range
}
