import { isPronoun } from '../flashcards/clause.ts'
import { draftCards, toCard } from '../flashcards/make-flashcards.ts'
import { chooseSentences, writeSentences } from '../summary/summarize.ts'
import { capitalize } from '../text/casing.ts'
import { type Material, readMaterial, type Sentence } from '../text/material.ts'
import { findPace } from '../text/pace.ts'
import { findTerms, pickTerms, type Term } from '../text/terms.ts'
import { ADDRESSING, CONTEXT_WORDS } from '../text/words.ts'
import { cutParts, type Part } from './cut-parts.ts'
import type { Guide, GuideSource, GuideTask } from './guide-task.ts'

const MOST_PARTS = 14
const PART_SHARE = 0.4
const MOST_PART_WORDS = 110
const OVERVIEW_WORDS = 80
const KEY_TERMS_A_PART = 5
const QUESTIONS_A_PART = 3
const LONGEST_GUIDE = 50_000
const LONGEST_TITLE = 200

type Read = {
  source: GuideSource
  number: number
  name: string
  material: Material
  terms: Term[]
  /** Terms that an earlier part explained. */
  explained: Set<string>
}

/**
 * A guide of quotes: overview, then part by part its summary, key terms where they stand, questions; last the sources.
 * Empty when there is nothing to quote: a list of sources alone would pass for a guide.
 */
export function writeGuide(task: GuideTask): Guide {
  const read = task.sources.map((source, at) => readSource(source, at + 1))
  const pace = findPace(task.reader)
  const parts = read.flatMap((one) =>
    cutParts(one.material, one.terms, Math.max(1, Math.floor(MOST_PARTS / read.length))).map((part) => ({
      one,
      part,
    })),
  )
  const written = parts
    .map(({ one, part }) => writePart(one, part, pace, read.length > 1))
    .filter((text) => text !== '')
  const overview = parts.length > 1 ? writeOverview(read, pace) : ''
  const sources = `## Sources\n\n${read.map(nameSource).join('\n')}`
  const content = [overview, ...written].filter((text) => text !== '')
  let length = sources.length
  const fitting = content.filter((text) => {
    length += text.length + 2
    return length <= LONGEST_GUIDE
  })
  return {
    title: nameGuide(task, read),
    content: fitting.length === 0 ? '' : [...fitting, sources].join('\n\n'),
  }
}

function readSource(source: GuideSource, number: number): Read {
  const material = readMaterial(source.text)
  const terms = findTerms(material)
  const heading = material.sections.find(({ heading: own }) => own)?.heading
  const firstWords = source.text.trim().split(/\s+/).slice(0, 8).join(' ')
  const name = source.title ?? heading ?? firstWords.slice(0, 80)
  return { source, number, material, terms, name, explained: new Set() }
}

/** The title wanted, else what the first source is called or speaks about most. */
function nameGuide({ title, subject, grade }: GuideTask, [first]: Read[]): string {
  if (title) return title
  const heading = first?.source.title ?? first?.material.sections[0]?.heading
  const topic = heading ?? (first?.terms[0] ? capitalize(first.terms[0].shown) : null)
  const about = [subject, grade === null ? null : `grade ${grade}`].filter(Boolean).join(', ')
  const name = topic ? `Study guide: ${topic.slice(0, LONGEST_TITLE)}` : 'Study guide'
  return about ? `${name} (${about})` : name
}

function writeOverview(read: Read[], pace: number): string {
  const words = (OVERVIEW_WORDS * pace) / read.length
  const texts = read.map(({ material, terms }) =>
    writeSentences(chooseSentences(material, terms, words, Math.max(1, Math.ceil(4 / read.length)))),
  )
  const shown = texts.filter((text) => text !== '')
  return shown.length > 0 ? `## Overview\n\n${shown.join('\n\n')}` : ''
}

function writePart(
  { material, terms, name, explained }: Read,
  part: Part,
  pace: number,
  isOfMany: boolean,
): string {
  const isOwn = (index: number) => index >= part.from && index < part.to
  const words = material.sentences
    .slice(part.from, part.to)
    .reduce((sum, sentence) => sum + sentence.words.length, 0)
  const wanted = Math.min(MOST_PART_WORDS, Math.max(30, words * PART_SHARE)) * pace
  const summary = writeSentences(chooseSentences(material, terms, wanted, 5, ({ index }) => isOwn(index)))
  const keyTerms = listKeyTerms(material, terms, explained, isOwn)
  const questions = draftCards(material, terms, QUESTIONS_A_PART, ({ place }) => isOwn(place)).map(toCard)
  if (summary === '' && questions.length === 0) return ''
  return [
    `## ${part.title}`,
    isOfMany ? `*From: ${name}*` : '',
    summary,
    keyTerms.length > 0 ? `**Key terms**\n\n${keyTerms.join('\n')}` : '',
    questions.length > 0 ? `**Check yourself**\n\n${questions.map(writeQuestion).join('\n')}` : '',
  ]
    .filter((text) => text !== '')
    .join('\n\n')
    .trimEnd()
}

/** A term and the sentence that says most about it: where it is explained, else where it first stands. */
function listKeyTerms(
  { sentences, stressed }: Material,
  terms: readonly Term[],
  explained: Set<string>,
  isOwn: (index: number) => boolean,
): string[] {
  const used = new Set<number>()
  // A name that is mentioned once is no term, and in a word list each line explains its own word only.
  const own = terms.filter((term) => {
    const isTerm = term.sentences.length > 1 || stressed.has(term.shown.toLowerCase())
    return isTerm && !explained.has(term.key) && term.sentences.some(isOwn)
  })
  return pickTerms(own, KEY_TERMS_A_PART * 2).flatMap((term) => {
    const places = term.sentences.filter((index) => {
      const { text = '', isItem = false } = sentences[index] ?? {}
      const isEntryOfOther = isItem && /^[^.]{1,40}(?::| [-–=] )/.test(text) && !startsWith(text, term.shown)
      return isOwn(index) && !used.has(index) && !isEntryOfOther
    })
    const isExplained = (index: number) => isExplaining(sentences[index]?.text ?? '', term.shown)
    // Explained in another part: it belongs there.
    if (!places.some(isExplained) && term.sentences.some(isExplained)) return []
    const place = places.find(isExplained) ?? places.find((index) => isTelling(sentences[index]))
    const sentence = place === undefined ? undefined : sentences[place]
    if (!sentence || used.size >= KEY_TERMS_A_PART) return []
    used.add(sentence.index)
    explained.add(term.key)
    return [`- **${term.shown}**: ${sentence.source}`]
  })
}

/** Says something by itself: no question, no order, nobody that only the sentence before names. */
function isTelling(sentence: Sentence | undefined): boolean {
  if (!sentence || sentence.words.length < 6 || /[?:,]$/.test(sentence.text)) return false
  const [first] = sentence.words
  if (first?.pos === 'VERB' || ADDRESSING.has(first?.lemma ?? '') || CONTEXT_WORDS.has(first?.lemma ?? ''))
    return false
  return !sentence.words.slice(0, 5).some(isPronoun)
}

const startsWith = (text: string, term: string) => text.toLowerCase().startsWith(term.toLowerCase())

/** "A boycott is a …", "… are called roots"; a term that is shown in the plural may be explained in the singular. */
function isExplaining(text: string, term: string): boolean {
  const word = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/s$/, 's?')
  const isSubject = new RegExp(
    `^(?:an? |the )?${word}s?(?: [JS]r\\.)?(?: \\([^)]*\\))? (?:(?:is|are|was|were) (?:an?|the|any|one|anything|${word})\\b|means? )`,
    'i',
  )
  return (
    isSubject.test(text) ||
    new RegExp(`\\b(?:is|are) (?:called|known as) (?:an? |the )?${word}\\b`, 'i').test(text)
  )
}

function writeQuestion({ front, back }: { front: string; back: string }, at: number): string {
  const answer = back.includes('\n') ? `\n\n${back.replace(/^/gm, '   ')}\n` : ` ${back}`
  return `${at + 1}. ${front}\n   *Answer:*${answer}`
}

function nameSource({ source, number, name }: Read): string {
  if (source.url === null) return `${number}. ${name}`
  return `${number}. [${name.replace(/[[\]]/g, '')}](<${source.url}>)`
}
