import { VOCABULARY_SECTION } from '../retrieval/passages/split-passages.ts'
import type { LessonGuide, LessonPart } from './dialogue-port.ts'
import {
  type AnyNode,
  type Element,
  escapeMarks,
  isBlock,
  isElement,
  readNodes,
  readText,
  writeBlocks,
  writeInline,
} from './lesson/write-markdown.ts'

export type LessonText = Pick<LessonGuide, 'source' | 'lessonId' | 'key' | 'title' | 'subject' | 'grade'> & {
  /** As it is stored and shown. */
  html: string
  vocabulary: Record<string, string>
}
export type LessonSurroundings = Pick<LessonGuide, 'skills' | 'buildsOn' | 'next'>

/** More at once is a page, not something that a tutor says. */
const MOST_WORDS = 110
/** Fewer stay with what stands before them. */
const FEW_WORDS = 15

const BOX = /(?:^|\s)box-(example|note|mistake|summary|try)(?:\s|$)/
/** The names of boxes that say nothing by themselves. */
const BOX_NAME = /^(?:Worked example|Good to know|Watch out|In short|Try it)(?::\s*|$)/
const HEADING = /^h[1-6]$/
/** As in `read-page.ts`: the paths count the letters of the page as the search does. */
const UNSEEN = /[\s\u200b\u2061-\u2064]/g

/** A lesson taken apart into what can be shown by itself. */
export function readLessonGuide(
  { html, vocabulary, ...lesson }: LessonText,
  around: LessonSurroundings,
): LessonGuide {
  const path = `/lessons/${lesson.lessonId}`
  return { ...lesson, parts: [...readParts(html, path), ...listVocabulary(vocabulary, path)], ...around }
}

function listVocabulary(vocabulary: Record<string, string>, path: string): LessonPart[] {
  // A database does not keep the order.
  const words = Object.keys(vocabulary).sort()
  if (words.length === 0) return []
  return [
    {
      name: VOCABULARY_SECTION,
      kind: 'vocabulary',
      section: null,
      title: null,
      text: words.map((word) => escapeMarks(`${word}: ${vocabulary[word]}`)).join('\n'),
      answer: null,
      path: `${path}?passage=0-0#${VOCABULARY_SECTION}`,
    },
  ]
}

type Place = { id: string | null; heading: string | null }
type Block = { text: string; start: number; end: number }
type Shown = Pick<LessonPart, 'kind' | 'title' | 'text' | 'answer'> & { start: number; end: number }

function readParts(html: string, path: string): LessonPart[] {
  const parts: LessonPart[] = []
  const counts = new Map<string, number>()
  let place: Place = { id: null, heading: null }
  let letters = 0
  let blocks: Block[] = []
  let line: AnyNode[] = []

  function add({ start, end, ...shown }: Shown): void {
    const kind = `${place.id ?? 'start'}/${shown.kind}`
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const fragment = place.id === null ? '' : `#${encodeURIComponent(place.id)}`
    parts.push({
      name: `${kind}-${count}`,
      // The summary is of the whole lesson, wherever it stands.
      section: shown.kind === 'summary' ? null : place.heading,
      ...shown,
      path: `${path}?passage=${start}-${end}${fragment}`,
    })
  }
  function take(nodes: readonly AnyNode[]): void {
    const start = letters
    letters += countLetters(nodes)
    const text = writeBlocks(nodes).join('\n\n')
    if (text !== '') blocks.push({ text, start, end: letters })
  }
  function endLine(): void {
    take(line)
    line = []
  }
  function endText(): void {
    endLine()
    for (const pack of packBlocks(blocks)) add({ kind: 'text', title: null, answer: null, ...pack })
    blocks = []
  }
  function enterSection(heading: Element): void {
    endText()
    const words = readText(heading).replace(/\s+/g, ' ').trim()
    const hasPlace = /^h[23]$/.test(heading.name) && heading.attribs.id !== undefined
    letters = hasPlace ? 0 : letters + countLetters([heading])
    place = { id: hasPlace ? (heading.attribs.id ?? null) : place.id, heading: words }
  }
  function show(element: Element, read: (element: Element) => Omit<Shown, 'start' | 'end'>): void {
    endText()
    const start = letters
    letters += countLetters([element])
    const hidden = countLetters(element.children.filter(isAnswer))
    add({ ...read(element), start, end: letters - hidden })
  }
  function walk(node: AnyNode): void {
    if (!isElement(node) || !isBlock(node)) line.push(node)
    else if (HEADING.test(node.name)) enterSection(node)
    else if (node.name === 'figure') show(node, readFigure)
    else if (BOX.test(node.attribs.class ?? '')) show(node, readBox)
    else if (/^(?:div|section|article|main)$/.test(node.name)) for (const child of node.children) walk(child)
    else {
      endLine()
      take([node])
    }
  }
  for (const node of readNodes(html)) walk(node)
  endText()
  return parts
}

function countLetters(nodes: readonly AnyNode[]): number {
  return nodes.reduce((sum, node) => {
    if (node.type === 'text') return sum + node.data.replace(UNSEEN, '').length
    return 'children' in node && !(isElement(node) && node.name === 'svg')
      ? sum + countLetters(node.children)
      : sum
  }, 0)
}

const isAnswer = (node: AnyNode): boolean => isElement(node) && node.name === 'details'

function readBox({ attribs, children }: Element): Omit<Shown, 'start' | 'end'> {
  const isTitle = (node: AnyNode) => isElement(node) && node.attribs.class === 'box-title'
  const title = children.filter(isTitle).flatMap((node) => (node as Element).children)
  const details = children.filter(isAnswer).flatMap((node) => (node as Element).children)
  const answer = details.filter((node) => !(isElement(node) && node.name === 'summary'))
  return {
    kind: BOX.exec(attribs.class ?? '')?.[1] as LessonPart['kind'],
    title: writeInline(title).trim().replace(BOX_NAME, '') || null,
    text: writeBlocks(children.filter((node) => !isTitle(node) && !isAnswer(node))).join('\n\n'),
    answer: answer.length > 0 ? writeBlocks(answer).join('\n\n') : null,
  }
}

/** The words that stand below it, and what a screen reader says of the drawing. */
function readFigure(figure: Element): Omit<Shown, 'start' | 'end'> {
  const caption = findFirst(figure, 'figcaption')
  const said = findFirst(figure, 'desc') ?? findFirst(figure, 'title')
  return {
    kind: 'figure',
    title: (caption && writeInline(caption.children).trim()) || null,
    text: said ? escapeMarks(readText(said).replace(/\s+/g, ' ').trim()) : '',
    answer: null,
  }
}

function findFirst(element: Element, name: string): Element | undefined {
  for (const child of element.children.filter(isElement)) {
    const found = child.name === name ? child : findFirst(child, name)
    if (found) return found
  }
  return undefined
}

/** So much together as is read at once; what announces something stays with it, and a short rest with what was before. */
function packBlocks(blocks: readonly Block[]): Block[] {
  const packs: Block[] = []
  for (const block of blocks) {
    const before = packs.at(-1)
    const words = countWords(block.text)
    const isTogether =
      before !== undefined &&
      (before.text.endsWith(':') || words < FEW_WORDS || countWords(before.text) + words <= MOST_WORDS)
    if (isTogether)
      packs[packs.length - 1] = {
        text: `${before.text}\n\n${block.text}`,
        start: before.start,
        end: block.end,
      }
    else packs.push(block)
  }
  return packs
}

const countWords = (text: string): number => text.split(/\s+/).length
