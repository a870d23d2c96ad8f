import { draftCards, toCard } from '../flashcards/make-flashcards.ts'
import type { Guide, GuideSource, GuideTask } from '../ports.ts'
import { chooseSentences, writeSentences } from '../summary/summarize.ts'
import { capitalize } from '../text/casing.ts'
import { type Material, readMaterial } from '../text/material.ts'
import { findPace } from '../text/pace.ts'
import { findTerms, pickTerms, type Term } from '../text/terms.ts'
import { LEANING } from '../text/words.ts'
import { cutParts, type Part } from './cut-parts.ts'

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

/** A guide of quotes: overview, then part by part its summary, key terms where they stand, questions; last the sources. */
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
  return { title: nameGuide(task, read), content: [...fitting, sources].join('\n\n') }
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
}

/** A term and the sentence that says most about it: where it is explained, else where it first stands. */
function listKeyTerms(
  { sentences }: Material,
  terms: readonly Term[],
  explained: Set<string>,
  isOwn: (index: number) => boolean,
): string[] {
  const used = new Set<number>()
  const own = terms.filter((term) => !explained.has(term.key) && term.sentences.some(isOwn))
  return pickTerms(own, KEY_TERMS_A_PART * 2).flatMap((term) => {
    const places = term.sentences.filter((index) => isOwn(index) && !used.has(index))
    const explaining = places.find((index) => isExplaining(sentences[index]?.text ?? '', term.shown))
    const place = explaining ?? places.find((index) => (sentences[index]?.words.length ?? 0) >= 6)
    const sentence = place === undefined ? undefined : sentences[place]
    const isLeaning = LEANING.has(sentence?.words[0]?.lemma ?? '')
    if (!sentence || isLeaning || /[?:,]$/.test(sentence.text) || used.size >= KEY_TERMS_A_PART) return []
    used.add(sentence.index)
    explained.add(term.key)
    return [`- **${term.shown}**: ${sentence.source}`]
  })
}

function isExplaining(text: string, term: string): boolean {
  const at = text.toLowerCase().indexOf(term.toLowerCase())
  return (
    (at >= 0 &&
      at < 6 &&
      /^\S*(?: \([^)]*\))? (?:is|are|means|was|were) /i.test(text.slice(at + term.length))) ||
    /\b(?:called|known as)\b/.test(text.slice(Math.max(0, at - 15), Math.max(0, at)))
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
