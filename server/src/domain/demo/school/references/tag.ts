import { guessSchoolYear } from '#engines/school/index.ts'
import { toDay, toDayMs, type WallClock } from '../wall-clock.ts'
import { markNumber, markText } from './marks.ts'
import type { Meaning } from './places.ts'

/** What the file calls a row of a table; null: the row is gone. */
export type NameRow = (table: string, id: number) => string | number | null

export type Tagging = {
  nameRow: NameRow
  clock: WallClock
  /** When its history began and ended is told from here. */
  lastDayMs: number
  zone: string
}

type Row = Readonly<Record<string, unknown>>

/** Addresses of the product that name a row: the part before the number, and the table. */
const LINKS: readonly (readonly [before: RegExp, table: string])[] = [
  [/\/lessons\//, 'lessons'],
  [/\/quizzes\//, 'quizzes'],
  [/\/assignments\//, 'assignments'],
  [/\/api\/flashcards\/media\//, 'flashcard_media'],
  [/\/kids-code\?work=/, 'visual_project_versions'],
  [/\/notes\?note=/, 'user_notes'],
  [/\/study-guides\?guide=/, 'study_guides'],
  [/\/study-resources\?document=/, 'curriculum_documents'],
  [/\/professional\/(?:chat|collaboration)\?document=/, 'professional_documents'],
  [/\/professional\/collaboration\?guide=/, 'study_guides'],
]
const PATTERNS = LINKS.map(
  ([before, table]) => [new RegExp(`(${before.source})(\\d+)\\b`, 'g'), table] as const,
)

const DAY = /^\d{4}-\d\d-\d\d$/
/** In an address, of a row that is gone: no row has it. */
const GONE = 0

/** The value with marks for what is another in each installation. */
export function tagValue(meaning: Meaning, value: unknown, row: Row, tagging: Tagging): unknown {
  switch (meaning.is) {
    case 'day':
      return tagDay(String(value), tagging)
    case 'moment':
      return markText('moment', tagging.clock.show(new Date(String(value))) - tagging.lastDayMs)
    case 'link':
      return tagLinks(String(value), tagging)
    case 'item':
      return tagItem(String(value), tagging)
    case 'material':
      return tagThing(value as Thing, MATERIALS[(value as Material).type], tagging)
    case 'source':
      return tagThing(value as Thing, SOURCES[(value as Source).kind], tagging)
    case 'occasion':
      return DAY.test(String(value)) ? tagDay(String(value), tagging) : `played ${String(row.id)}`
    case 'schoolYear':
      return tagSchoolYear(String(value), tagging)
    case 'zone':
      return value === tagging.zone ? markText('zone', '') : value
    case 'id':
      return Array.isArray(value)
        ? value.map((one) => tagId(meaning.of, Number(one), tagging))
        : tagId(meaning.of, Number(value), tagging)
    case 'about':
      return tagAbout(meaning.of[String(row.kind)], value, tagging)
    case 'bundle':
      return String(value).replace(/^lesson:(\d+)$/, (_, id) => `lesson:${nameIn('lessons', id, tagging)}`)
  }
}

const tagDay = (day: string, { lastDayMs }: Tagging) => markText('day', toDayMs(day) - lastDayMs)

function nameIn(table: string, id: string, { nameRow }: Tagging): string {
  const name = nameRow(table, Number(id))
  return name === null ? String(GONE) : markText(table, name)
}

function tagId(table: string, id: number, { nameRow }: Tagging): string | null {
  const name = nameRow(table, id)
  return name === null ? null : markNumber(table, name)
}

function tagLinks(text: string, tagging: Tagging): string {
  return PATTERNS.reduce(
    (tagged, [pattern, table]) =>
      tagged.replace(pattern, (_, before: string, id: string) => before + nameIn(table, id, tagging)),
    text,
  )
}

/** `nameQuizItem` calls a question by the number of its quiz. */
const tagItem = (text: string, { nameRow }: Tagging): string =>
  text.replace(/^quiz:(\d+):(.+)$/s, (whole, id: string, question: string) => {
    const name = nameRow('quizzes', Number(id))
    return name === null
      ? whole
      : `quiz:${markText('quizzes', name)}:${markText('question', `${name}:${question}`)}`
  })

type Material = { type: string }
type Source = { kind: string }
type Thing = { id: number; path?: string }

const MATERIALS: Record<string, string> = { lesson: 'lessons', quiz: 'quizzes' }
const SOURCES: Record<string, string> = {
  lesson: 'lessons',
  curriculumDocument: 'curriculum_documents',
  note: 'user_notes',
  studyGuide: 'study_guides',
  document: 'professional_documents',
}

function tagThing(thing: Thing, table: string | undefined, tagging: Tagging): unknown {
  if (!table) return thing
  const { path } = thing
  return {
    ...thing,
    id: tagId(table, thing.id, tagging) ?? GONE,
    ...(path !== undefined && { path: tagLinks(path, tagging) }),
  }
}

function tagAbout(table: string | undefined, value: unknown, tagging: Tagging): unknown {
  if (!table) return value
  if (typeof value === 'number') return tagId(table, value, tagging)
  const name = tagging.nameRow(table, Number(value))
  return name === null ? `gone ${String(value)}` : markText(table, name)
}

/** '2026–2027' and '2026/27', told from the school year in which the history ends. */
function tagSchoolYear(text: string, { lastDayMs }: Tagging): string {
  const now = Number(guessSchoolYear(toDay(lastDayMs)).firstDay.slice(0, 4))
  let first: number | null = null
  return text.replace(/\d+/g, (digits) => {
    if (digits.length === 4) {
      first ??= Number(digits)
      return markText('year', Number(digits) - now)
    }
    return digits.length === 2 && first !== null
      ? markText('shortYear', Math.floor(first / 100) * 100 + Number(digits) - now)
      : digits
  })
}
