import { desc, eq } from 'drizzle-orm'
import { chat } from '#contract/study/chat.ts'
import { MINUTE_MS } from '#engines/days/durations.ts'
import { lessons } from '#server/db/schema/learning/lessons.ts'
import { chatMessages } from '#server/db/schema/study/chat.ts'
import { createIndexer } from '#server/domain/retrieval/create-indexer.ts'
import { readShippedVectors } from '#server/domain/retrieval/shipped-passages.ts'
import { loadCurriculum } from '#server/first-start/load-curriculum.ts'
import { fillSubjects } from '#server/first-start/subjects.ts'
import { createTestApp, type TestPerson } from '#server/testing/test-app.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'

export type Exchange = Awaited<ReturnType<Learner['say']>>
type Learner = Awaited<ReturnType<Product['learner']>>
export type Product = Awaited<ReturnType<typeof openProduct>>

const COLLEGE = 13
/** Nobody who is measured meets a limit of messages. */
const BETWEEN_MESSAGES = 5 * MINUTE_MS

/** The whole product in this process, its lessons read, with a clock that runs from message to message. */
export async function openProduct() {
  const own = await openTestDatabase()
  const t = await createTestApp({ own })
  await fillSubjects(t.db)
  await loadCurriculum(t.deps)
  const reach = { ...t.deps, shipped: readShippedVectors() }
  const { sweep } = createIndexer(reach, (error) => console.error(error), new AbortController().signal)
  await sweep()
  await t.deps.library.refresh(t.deps, null)
  const idOf = new Map(
    (await own.db.select({ id: lessons.id, key: lessons.key }).from(lessons)).map(({ id, key }) => [key, id]),
  )

  async function learner(grade: number, { language = 'en', lesson = null as string | null } = {}) {
    const role = grade === COLLEGE ? 'college' : 'student'
    const person: TestPerson = await t.signUp(role, {
      grade,
      gradeLevel: String(grade),
      languagePreference: language,
    })
    const lessonId = lesson === null ? null : idOf.get(lesson)
    if (lessonId === undefined) throw new Error(`There is no lesson ${lesson}`)
    const page = lessonId === null ? undefined : { kind: 'lesson' as const, id: lessonId }
    return {
      say: async (message: string) => {
        t.clock.now = new Date(t.clock.now.getTime() + BETWEEN_MESSAGES)
        const { status, body } = await person.call(chat.send, {
          message,
          context: { grade: role === 'college' ? undefined : grade, page },
        })
        if (status !== 200) throw new Error(`"${message}" was answered with ${status}`)
        const { content, sources, metadata } = body
        return { said: message, content, sources, metadata }
      },
      /** Where the talk stands; no client ever sees it. */
      readState: async () => {
        const [row] = await own.db
          .select({ dialogue: chatMessages.dialogue })
          .from(chatMessages)
          .where(eq(chatMessages.userId, person.id))
          .orderBy(desc(chatMessages.id))
          .limit(1)
        return row?.dialogue ?? null
      },
    }
  }

  async function keyOf(lessonId: number): Promise<string | null> {
    const [row] = await own.db.select({ key: lessons.key }).from(lessons).where(eq(lessons.id, lessonId))
    return row?.key ?? null
  }
  return { learner, keyOf, close: () => own.close() }
}
