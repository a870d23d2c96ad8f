import { type Block, splitBlocks, type TableRow } from './blocks.ts'
import { isEnglish, tagSentences, type Word } from './language.ts'
import { type Plain, quoteSource, readPlain } from './plain.ts'
import { STOP_WORDS } from './words.ts'

export type Sentence = {
  index: number
  section: number
  /** Without the marks of Markdown; formulas stay whole. */
  text: string
  /** As it stands in the text. */
  source: string
  words: Word[]
  /** Lemmas of the words that carry a topic. */
  topics: string[]
  isItem: boolean
  isFirstOfParagraph: boolean
  /** What a sentence with a colon leads to, a short list or a formula, in Markdown: the two belong together. */
  tail: string | null
  /** Stands in the tail of another sentence. */
  isInTail: boolean
}

export type List = {
  /** "There are three states of matter:" */
  intro: Sentence | null
  items: { text: string; source: string; sentences: Sentence[] }[]
  isOrdered: boolean
}

export type Table = { header: string[]; rows: TableRow[] }

export type Section = {
  heading: string | null
  sentences: Sentence[]
  lists: List[]
  tables: Table[]
  formulas: string[]
}

export type Material = {
  isEnglish: boolean
  sections: Section[]
  sentences: Sentence[]
  /** What the author stressed, in small letters. */
  stressed: Set<string>
  wordCount: number
  /** Sentences end with a mark, as in most texts; notes and transcripts do without. */
  isPunctuated: boolean
}

export function readMaterial(text: string): Material {
  const material: Material = {
    isEnglish: isEnglish(text),
    sections: [],
    sentences: [],
    stressed: new Set(),
    wordCount: 0,
    isPunctuated: true,
  }
  for (const block of splitBlocks(text)) addBlock(material, block)
  mergeLemmas(material.sentences)
  material.wordCount = material.sentences.reduce((sum, { words }) => sum + words.filter(isWord).length, 0)
  const prose = material.sentences.filter(({ isItem }) => !isItem)
  material.isPunctuated = prose.filter(({ text: one }) => ENDED.test(one)).length >= prose.length * 0.6
  return material
}

/** A mark at the end, perhaps before a quotation mark or a bracket. */
export const ENDED = /[.!?…。！？]["'”’)\]]*$/
const MOST_TAIL_ITEMS = 8
const LONGEST_TAIL_ITEM = 120

export const isWord = ({ pos }: Word) => pos !== 'PUNCT' && pos !== 'SYM' && pos !== 'SPACE'

function openSection(material: Material, heading: string | null): Section {
  const section: Section = { heading, sentences: [], lists: [], tables: [], formulas: [] }
  material.sections.push(section)
  return section
}

function addBlock(material: Material, block: Block): void {
  if (block.kind === 'heading') {
    openSection(material, readPlain(block.text).text || null)
    return
  }
  const section = material.sections.at(-1) ?? openSection(material, null)
  if (block.kind === 'paragraph') addSentences(material, section, block.text, false)
  else if (block.kind === 'list') addList(material, section, block)
  else if (block.kind === 'formula') addFormula(section, block.text)
  else section.tables.push(toPlainTable(block))
}

function addList(material: Material, section: Section, block: Block & { kind: 'list' }): void {
  const before = section.sentences.at(-1)
  const intro = before && !before.isItem && before.text.endsWith(':') ? before : null
  const items = block.items.map((source) => ({
    text: readPlain(source).text,
    source: source.replace(/\s+/g, ' '),
    sentences: addSentences(material, section, source, true),
  }))
  section.lists.push({ intro, items, isOrdered: block.isOrdered })
  const isShort =
    items.length <= MOST_TAIL_ITEMS && items.every(({ text }) => text.length <= LONGEST_TAIL_ITEM)
  if (!intro || !isShort) return
  intro.tail = items.map(({ source }, n) => `${block.isOrdered ? `${n + 1}.` : '-'} ${source}`).join('\n')
  for (const { sentences } of items) for (const sentence of sentences) sentence.isInTail = true
}

function addFormula(section: Section, formula: string): void {
  section.formulas.push(formula)
  const before = section.sentences.at(-1)
  // "…, and therefore" goes on in the formula, as a colon does.
  if (before && !before.isItem && !/[.!?]$/.test(before.text)) before.tail = formula
}

function addSentences(material: Material, section: Section, source: string, isItem: boolean): Sentence[] {
  const plain = readPlain(source)
  for (const words of plain.stressed) material.stressed.add(words.toLowerCase())
  const added = tagSentences(plain.masked, material.isEnglish).map(({ start, end, words }, n): Sentence => {
    const own = words.map((word) => restoreWord(word, plain, start))
    return {
      index: material.sentences.length + n,
      section: material.sections.length - 1,
      text: plain.text.slice(start, end),
      source: quoteSource(source, plain, start, end),
      words: own,
      topics: [],
      isItem,
      isFirstOfParagraph: n === 0,
      tail: null,
      isInTail: false,
    }
  })
  material.sentences.push(...added)
  section.sentences.push(...added)
  return added
}

/** Puts a formula back where the tagger saw a made-up word. */
function restoreWord(word: Word, plain: Plain, offset: number): Word {
  const text = plain.text.slice(word.start, word.end)
  const place = { start: word.start - offset, end: word.end - offset }
  if (text === word.text) return { ...word, ...place }
  return { text, lemma: text.toLowerCase(), pos: 'FORMULA', ...place }
}

/** The tagger takes a noun that begins a sentence for a name and leaves its plural: "Chloroplasts" is "chloroplast". */
function mergeLemmas(sentences: Sentence[]): void {
  const nouns = new Set(
    sentences.flatMap(({ words }) => words.filter(({ pos }) => pos === 'NOUN').map(({ lemma }) => lemma)),
  )
  for (const sentence of sentences) {
    for (const word of sentence.words) {
      const single = word.lemma.replace(/s$/, '')
      if (word.pos === 'PROPN' && single !== word.lemma && nouns.has(single)) word.lemma = single
    }
    sentence.topics = sentence.words.filter(isTopic).map(({ lemma }) => lemma)
  }
}

function isTopic({ lemma, pos, text }: Word): boolean {
  if (STOP_WORDS.has(lemma) || STOP_WORDS.has(text.toLowerCase())) return false
  if (pos === 'FORMULA') return true
  if (pos === '') return [...lemma].length > (/^\p{Script=Latin}/u.test(lemma) ? 3 : 1)
  return ['NOUN', 'PROPN', 'VERB', 'ADJ', 'NUM'].includes(pos) && /[\p{L}\p{N}]{2}/u.test(lemma)
}

function toPlainTable({ header, rows }: Table): Table {
  const plainly = (text: string) => readPlain(text).text
  return {
    header: header.map(plainly),
    rows: rows.map(({ cells, source }) => ({ cells: cells.map(plainly), source })),
  }
}
