import { and, eq, isNull } from 'drizzle-orm'
import type { ChatPage } from '#contract/study/chat.ts'
import type { ChatSource } from '#tutor/chat/chat-passage.ts'
import type { OpenPage } from '#tutor/chat/chat-port.ts'
import { readPage } from '#tutor/retrieval/passages/read-page.ts'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { practiceProblems } from '../../db/schema/learning/practice-problems.ts'
import { quizResults, quizzes } from '../../db/schema/learning/quizzes.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { studyGuides } from '../../db/schema/study/study-guides.ts'
import { videoContent } from '../../db/schema/study/videos.ts'
import { isForRole } from '../../domain/lessons/lessons-of-grade.ts'
import { makeAgain } from '../../domain/practice/practice-library.ts'
import type { CopiedQuestions } from '../../domain/questions/copied-questions.ts'
import { nameQuizItem } from '../../domain/questions/name-quiz-item.ts'
import { isVideoSeenBy, type VideoDeps } from '../../domain/visible-videos.ts'
import { pick } from '../../platform/pick.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import { selectReadableDocument } from './chat.queries.ts'
import { isSocratic } from './limits.ts'

const LONGEST_TEXT = 50_000

/** What the learner has open, and where help with it is to be noted. */
export type Opened = {
  page: OpenPage
  subject: string | null
  lessonId: number | null
  documentId: number | null
  /** Whose the document is; somebody else has shared it. */
  documentOwnerId?: number
  /** A question of a quiz that is still to be answered. */
  quizItemId: string | null
  practiceProblemId: number | null
}

/** The question that is open, by a name that no other has. */
export function nameQuestion(opened: Opened | null): string | null {
  if (opened?.practiceProblemId) return `practice:${opened.practiceProblemId}`
  return opened?.quizItemId ?? null
}

type Read = (deps: VideoDeps, reader: UserRow, page: ChatPage) => Promise<Opened | null>

/** Read with the learner's own rights: what they may not see is as if nothing were open. */
export const openPage: Read = (deps, reader, page) => {
  const { db } = deps
  if (page.kind === 'quizQuestion') return openQuizQuestion(db, reader, page)
  if (page.kind === 'practiceProblem') return openProblem(db, reader, page.problemId)
  if (page.kind === 'video') return openVideo(deps, reader, page.id)
  return READERS[page.kind](db, reader, page.id)
}

const READERS = {
  lesson: openLesson,
  note: openNote,
  studyGuide: openGuide,
  document: openDocument,
}

type Material = {
  kind: 'lesson' | 'note' | 'studyGuide' | 'video' | 'document'
  title: string
  text: string
  source: ChatSource | null
  subject: string | null
}

function toOpened({ subject, ...page }: Material, more: Partial<Opened> = {}): Opened {
  return {
    page: { ...page, text: page.text.slice(0, LONGEST_TEXT).toWellFormed() },
    subject,
    lessonId: null,
    documentId: null,
    quizItemId: null,
    practiceProblemId: null,
    ...more,
  }
}

async function openLesson(db: Database, reader: UserRow, id: number): Promise<Opened | null> {
  const [row] = await db
    .select({ title: lessons.title, content: lessons.content, grade: lessons.grade, subject: subjects.name })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(and(eq(lessons.id, id), isForRole(reader.role)))
  if (!row) return null
  const { title, subject, grade } = row
  const source = {
    kind: 'lesson',
    id,
    title,
    path: `/lessons/${id}`,
    documentType: 'lesson',
    grade,
    subject,
  } as const
  return toOpened({ kind: 'lesson', title, text: writeText(row.content), source, subject }, { lessonId: id })
}

/** With its formulas in words, without the answers that are folded away. */
function writeText(html: string): string {
  return readPage(html)
    .flatMap(({ heading, lines }) => [
      ...(heading === null ? [] : [heading]),
      ...lines.map(({ text }) => text),
    ])
    .join('\n\n')
    .replaceAll('\n\n- ', '\n- ')
}

async function openNote(db: Database, reader: UserRow, id: number): Promise<Opened | null> {
  const [row] = await db
    .select({ title: userNotes.title, content: userNotes.content })
    .from(userNotes)
    .where(and(eq(userNotes.id, id), eq(userNotes.userId, reader.id), isNull(userNotes.deletedAt)))
  if (!row) return null
  const source = toOwnSource('note', id, row.title, `/notes?note=${id}`)
  return toOpened({ kind: 'note', title: row.title, text: row.content, source, subject: null })
}

async function openGuide(db: Database, reader: UserRow, id: number): Promise<Opened | null> {
  const [row] = await db
    .select(pick(studyGuides, 'title', 'content', 'subject', 'grade'))
    .from(studyGuides)
    .where(and(eq(studyGuides.id, id), eq(studyGuides.userId, reader.id), isNull(studyGuides.deletedAt)))
  if (!row) return null
  const { subject, grade } = row
  const source = {
    ...toOwnSource('studyGuide', id, row.title, `/study-guides?guide=${id}`),
    subject,
    grade,
  }
  return toOpened({ kind: 'studyGuide', title: row.title, text: row.content, source, subject })
}

async function openVideo(deps: VideoDeps, reader: UserRow, id: number): Promise<Opened | null> {
  const [row] = await deps.db
    .select(pick(videoContent, 'title', 'description', 'transcript', 'subject'))
    .from(videoContent)
    .where(and(eq(videoContent.id, id), isNull(videoContent.deletedAt), isVideoSeenBy(deps, reader.id)))
  if (!row) return null
  const text = [row.description, row.transcript].filter(Boolean).join('\n\n')
  return toOpened({ kind: 'video', title: row.title, text, source: null, subject: row.subject })
}

async function openDocument(db: Database, reader: UserRow, id: number): Promise<Opened | null> {
  const row = await selectReadableDocument(db, reader.id, id)
  if (!row) return null
  const own = toOwnSource('document', id, row.title, `/professional/chat?document=${id}`)
  const source = { ...own, documentType: row.documentType ?? own.documentType }
  return toOpened(
    { kind: 'document', title: row.title, text: row.content ?? '', source, subject: null },
    { documentId: id, documentOwnerId: row.userId },
  )
}

const toOwnSource = (kind: ChatSource['kind'], id: number, title: string, path: string): ChatSource => ({
  kind,
  id,
  title,
  path,
  documentType: kind,
  grade: null,
  subject: null,
})

/**
 * A question of a quiz that a student copied into the chat, from whichever page or tab. It counts as open as long as it is
 * still to be answered; afterwards it is a question like any other.
 */
export async function openCopied(
  { db, copiedQuestions }: { db: Database; copiedQuestions: CopiedQuestions },
  reader: UserRow,
  texts: string[],
): Promise<Opened | null> {
  if (!isSocratic(reader)) return null
  for (const place of await copiedQuestions.find(db, texts)) {
    const opened = await openQuizQuestion(db, reader, place)
    if (opened?.page.kind === 'question' && !opened.page.hasTried) return opened
  }
  return null
}

/** Whoever has handed the quiz in knows its key, and may talk about it openly. */
async function openQuizQuestion(
  db: Database,
  reader: UserRow,
  { quizId, questionId }: { quizId: number; questionId: string },
): Promise<Opened | null> {
  const [row] = await db
    .select({ questions: quizzes.questions, lessonId: quizzes.lessonId, subject: subjects.name })
    .from(quizzes)
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(and(eq(quizzes.id, quizId), isForRole(reader.role)))
  const question = row?.questions.find(({ id }) => id === questionId)
  if (!row || !question) return null
  const [result] = await db
    .select({ id: quizResults.id })
    .from(quizResults)
    .where(and(eq(quizResults.userId, reader.id), eq(quizResults.quizId, quizId)))
    .limit(1)
  return {
    page: {
      kind: 'question',
      text: question.question,
      options: question.options.map(({ text }) => text),
      hints: [],
      hasTried: result !== undefined,
    },
    subject: row.subject,
    lessonId: row.lessonId,
    documentId: null,
    quizItemId: nameQuizItem(quizId, questionId),
    practiceProblemId: null,
  }
}

async function openProblem(db: Database, reader: UserRow, id: number): Promise<Opened | null> {
  const [row] = await db
    .select()
    .from(practiceProblems)
    .where(and(eq(practiceProblems.id, id), eq(practiceProblems.userId, reader.id)))
  if (!row) return null
  const { prompt, passage, hints, answer } = makeAgain(row)
  return {
    page: {
      kind: 'question',
      text: passage === undefined ? prompt : `${passage}\n\n${prompt}`,
      options: answer.kind === 'choice' ? answer.options.map(({ text }) => text) : [],
      hints: [...hints],
      hasTried: row.tries > 0,
    },
    subject: null,
    lessonId: null,
    documentId: null,
    quizItemId: null,
    practiceProblemId: id,
  }
}
