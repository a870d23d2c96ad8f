import { expect, test } from 'vitest'
import { compileLesson } from '#content/compile/compile-lesson.ts'
import { type LessonFile, readCurriculum } from '#content/format/read-curriculum.ts'
import { writeHtml } from '../retrieval/passages/write-html.ts'
import { isElement, readNodes, readText } from './lesson/write-markdown.ts'
import { readLessonGuide } from './read-lesson-guide.ts'

const UNSEEN = /[\s\u200b\u2061-\u2064]/g

/** The letters under each heading with an address, as the page shows them. */
function lettersOf(html: string): Map<string, string> {
  const sections = new Map([['', '']])
  let id = ''
  for (const node of readNodes(html.replace(/<svg[\s\S]*?<\/svg>/g, ''))) {
    if (isElement(node) && /^h[23]$/.test(node.name) && node.attribs.id) id = node.attribs.id
    const isHeading = isElement(node) && node.attribs.id === id
    sections.set(id, (sections.get(id) ?? '') + (isHeading ? '' : readText(node).replace(UNSEEN, '')))
  }
  return sections
}

const readLetters = (markdown: string): string =>
  readNodes(writeHtml(markdown)).map(readText).join('').replace(UNSEEN, '')

function placeOf(path: string): { id: string; start: number; end: number } {
  const [, start, end, id = ''] = /\?passage=(\d+)-(\d+)(?:#(.*))?$/.exec(path) ?? []
  return { id: decodeURIComponent(id), start: Number(start), end: Number(end) }
}

const lessons = readCurriculum(undefined, (file) => file.startsWith('curriculum/')).lessons.map(toGuide)

function toGuide({ facts, body }: LessonFile) {
  const { html, sections } = compileLesson(body)
  const { id: key, title, subject, grade, vocabulary } = facts
  const path = '/lessons/7'
  const source = { kind: 'lesson', id: 7, title, path, documentType: 'lesson', grade, subject } as const
  const guide = readLessonGuide(
    { source, lessonId: 7, key, title, subject, grade, html, vocabulary },
    { skills: [], buildsOn: [], next: null },
  )
  return { id: key, body, html, sections, guide }
}

/** A few sections are one worked example, or one exercise. */
const TEACHES = ['text', 'example', 'try']

test('of every lesson each section has something to teach with, and each box, figure and exercise is found', () => {
  expect(lessons.length).toBeGreaterThan(300)
  const faults = lessons.flatMap(({ id, body, sections, guide: { parts } }) => {
    const count = (kind: string) => parts.filter((part) => part.kind === kind).length
    const wrongKinds = ['example', 'figure', 'mistake', 'try', 'note', 'summary']
      .filter((kind) => count(kind) !== [...body.matchAll(new RegExp(`^:::${kind}\\b`, 'gm'))].length)
      .map((kind) => `${id}: ${kind}`)
    const bare = sections
      .filter(
        ({ title }) =>
          !parts.some(({ kind, section }) => TEACHES.includes(kind) && section === title.replace(/[*]/g, '')),
      )
      .map(({ title }) => `${id}: nothing in ${title}`)
    const unanswered = parts.filter(
      ({ kind, answer }) => (kind === 'try') !== (answer !== null && answer !== ''),
    )
    return [...wrongKinds, ...bare, ...unanswered.map(({ name }) => `${id}: ${name} and its answer`)]
  })
  expect(faults).toEqual([])
})

test('of every lesson each part draws the letters of its place and of nothing else, and has a name of its own', () => {
  const faults = lessons.flatMap(({ id, html, guide: { parts } }) => {
    const letters = lettersOf(html)
    const wrong = parts
      .filter(({ kind }) => kind !== 'vocabulary' && kind !== 'figure')
      .filter(({ path, title, text, kind }) => {
        const { id: section, start, end } = placeOf(path)
        const there = (letters.get(section) ?? '').slice(start, end)
        const said = readLetters(title ?? '') + readLetters(text)
        return kind === 'text' ? there !== said : !there.endsWith(said)
      })
    const names = new Set(parts.map(({ name }) => name))
    const empty = parts.filter(
      ({ text }) => text.trim() === '' || /<\/?[a-z]/i.test(text.replace(/\\<|`[^`]*`/g, '')),
    )
    return [
      ...wrong.map(({ name, text }) => `${id} ${name}: ${text.slice(0, 300)}`),
      ...empty.map(({ name }) => `${id} ${name}: empty or HTML`),
      ...(names.size === parts.length ? [] : [`${id}: names`]),
    ]
  })
  expect(faults).toEqual([])
})
