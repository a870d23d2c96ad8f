import { findPassage, type Passage } from './find-passage.ts'
import './show-passage.css'

const NAME = 'noted-passage'
const BLOCK = 'data-noted'
const BLOCKS = 'p, li, td, th, dl, h2, h3, h4, figcaption, summary, div'

/** Marks a passage of the text and brings it into view. False when the text does not hold it any more. */
export function showPassage(text: HTMLElement, quote: string): boolean {
  hidePassage()
  const range = findQuote(text, quote)
  if (range) markPassage(range)
  return range !== null
}

export function findQuote(text: HTMLElement, quote: string): Range | null {
  const nodes = listTextNodes(text)
  const found = findPassage(
    nodes.map(({ data }) => data),
    quote,
  )
  return found && toRange(nodes, found)
}

export function toRange(nodes: readonly Text[], { from, to }: Passage): Range | null {
  const [first, last] = [nodes[from.piece], nodes[to.piece]]
  if (!first || !last) return null
  const range = new Range()
  range.setStart(first, from.offset)
  range.setEnd(last, to.offset)
  return range
}

/** Marks a part of the page and brings it into view; tells the block it begins in. */
export function markPassage(range: Range): HTMLElement | null {
  hidePassage()
  const { startContainer: start } = range
  const inside = start instanceof Element ? start : start.parentElement
  const block = inside?.closest<HTMLElement>(BLOCKS) ?? null
  // An answer that was open when the note was made is closed again.
  for (let around = block?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true
  // Browsers that cannot mark words mark the paragraph.
  if ('highlights' in CSS) CSS.highlights.set(NAME, new Highlight(range))
  else block?.setAttribute(BLOCK, '')
  block?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return block
}

export function hidePassage(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME)
  for (const marked of document.querySelectorAll(`[${BLOCK}]`)) marked.removeAttribute(BLOCK)
}

export function listTextNodes(text: HTMLElement): Text[] {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Names of drawings are heard, not selected.
    if (node instanceof Text && !node.parentElement?.closest('svg title, svg desc')) nodes.push(node)
  }
  return nodes
}
