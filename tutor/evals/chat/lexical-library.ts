import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { ChatPassage, ChatSource } from '../../src/chat/chat-passage.ts'
import { splitPassages } from '../../src/retrieval/passages/split-passages.ts'
import { findStemWeight } from '../../src/retrieval/rank.ts'
import { findQuestionStems, findStems } from '../../src/retrieval/stems.ts'

const CURRICULUM = join(import.meta.dirname, '../../../content/curriculum')
const MOST = 8

export type Search = (question: string) => Promise<{
  passages: ChatPassage[]
  stems: { stem: string; weight: number }[]
}>

/** Lessons from their files, found by their words alone: quick, and enough to see what is said of them. */
export function openLexicalLibrary(files: readonly string[]): Search {
  const passages = files.flatMap((file, at) => readLesson(file, at + 1))
  const stems = passages.map(({ text, source }) => new Set(findStems(`${source.title} ${text}`)))
  return async (question) => {
    const asked = findQuestionStems(question).map((stem) => ({
      stem,
      weight: findStemWeight(stems.filter((own) => own.has(stem)).length, passages.length),
    }))
    const all = asked.reduce((sum, { weight }) => sum + weight, 0) || 1
    const found = passages
      .map((passage, at) => {
        const covered = asked.reduce((sum, { stem, weight }) => sum + (stems[at]?.has(stem) ? weight : 0), 0)
        return { ...passage, coverage: covered / all, score: 0.2 + 0.6 * (covered / all) }
      })
      .filter(({ coverage }) => coverage > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST)
    return { passages: found, stems: asked }
  }
}

function readLesson(file: string, id: number): ChatPassage[] {
  const [, head = '', body = ''] =
    /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(CURRICULUM, file), 'utf8')) ?? []
  const facts: { title: string; subject: string; vocabulary?: Record<string, string> } = parse(head)
  const { title, subject, vocabulary = {} } = facts
  const about = { documentType: 'lesson', grade: null, subject }
  const source: ChatSource = { kind: 'lesson', id, title, path: `/lessons/${id}`, ...about }
  const text = body.replace(/^:::.*$/gm, '').replace(/<svg[\s\S]*?<\/svg>/g, '')
  return splitPassages({ title, text, format: 'markdown', vocabulary }).map((passage) => ({
    text: passage.text,
    heading: passage.heading,
    source,
    score: 0,
    coverage: 0,
  }))
}
