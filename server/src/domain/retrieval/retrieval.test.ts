import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Role } from '#engines/accounts/index.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { curriculumDocuments, professionalDocuments } from '../../db/schema/study/documents.ts'
import { userNotes } from '../../db/schema/study/notes.ts'
import { passageSources, passages } from '../../db/schema/study/passages.ts'
import { studyGuides } from '../../db/schema/study/study-guides.ts'
import { addGuide, addNote } from '../../testing/note-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createIndexer } from './create-indexer.ts'
import { searchPassages } from './search-passages.ts'

// The embedder loads its weights first, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const SECRET = 'The zorblatt code of my locker is 4711, and the zorblatt key lies under the red stone.'
const stopping = new AbortController()
const faults: unknown[] = []

let t: TestApp
let database: TestDatabase
let indexer: ReturnType<typeof createIndexer>
beforeAll(async () => {
  // What other files wrote would be read through, too, word by word.
  database = await openTestDatabase()
  t = await createTestApp({ own: database })
  indexer = createIndexer({ ...t.deps, shipped: new Map() }, (fault) => faults.push(fault), stopping.signal)
})
afterAll(async () => {
  stopping.abort()
  await database.close()
  expect(faults).toEqual([])
})

async function search(
  person: TestPerson,
  question: string,
  more: { documentId?: number; lessonId?: number } = {},
) {
  const { id, role, grade } = person.user
  await t.deps.library.refresh(t.deps, null)
  return searchPassages(t.deps, { viewer: { id, role: role as Role, grade }, question, ...more })
}
const textsOf = async (person: TestPerson, question: string) =>
  (await search(person, question)).passages.map(({ text }) => text).join('\n')

async function addLesson(title: string, content: string, more: Partial<typeof lessons.$inferInsert> = {}) {
  const [subject] = await t.db
    .insert(subjects)
    .values({ name: `Subject of ${title}`, icon: 'book', color: 'primary' })
    .returning()
  const [lesson] = await t.db
    .insert(lessons)
    .values({
      title,
      content,
      description: 'About it.',
      subjectId: subject?.id ?? 0,
      grade: 5,
      duration: 10,
      difficulty: 1,
      ...more,
    })
    .returning()
  if (!lesson) throw new Error('insert returned no row')
  return lesson
}

test('nobody finds what others wrote: not students, not teachers, not admins, not even what is published', async () => {
  const owner = await t.signUp('professional')
  const others = await Promise.all(
    (['student', 'teacher', 'admin', 'professional', 'college'] as const).map((role) => t.signUp(role)),
  )
  await addNote(t, owner.id, { title: 'Mine', content: `${SECRET} It is a note.` })
  await addGuide(t, owner.id, { title: 'Mine', content: `${SECRET} It is a guide.`, isPublic: true })
  await t.db
    .insert(professionalDocuments)
    .values({ userId: owner.id, title: 'Mine', content: `${SECRET} It is a document.` })
  await indexer.sweep()

  const own = await textsOf(owner, 'What is the zorblatt code of the locker?')
  for (const kind of ['note', 'guide', 'document']) expect(own).toContain(`It is a ${kind}.`)
  for (const other of others)
    expect(await textsOf(other, 'What is the zorblatt code of the locker?')).not.toContain('zorblatt')
})

test("another's document is not searched, although its number is known", async () => {
  const [owner, other] = [await t.signUp('professional'), await t.signUp('professional')]
  const [document] = await t.db
    .insert(professionalDocuments)
    .values({ userId: owner.id, title: 'Plan', content: 'The quarterly plumbus budget is nine million.' })
    .returning()
  await addNote(t, owner.id, { content: 'The plumbus budget must not be discussed.' })
  await indexer.sweep()
  const documentId = document?.id ?? 0
  expect((await search(owner, 'plumbus budget', { documentId })).passages).toMatchObject([
    { text: 'The quarterly plumbus budget is nine million.', source: { kind: 'document', id: documentId } },
  ])
  expect((await search(other, 'plumbus budget', { documentId })).passages).toEqual([])
})

test('what is deleted, archived or retired is not found from that moment on, and found again when it comes back', async () => {
  const ada = await t.signUp('professional')
  const note = await addNote(t, ada.id, { content: 'The frumious bandersnatch sleeps in winter.' })
  const guide = await addGuide(t, ada.id, { content: 'A bandersnatch guide for beginners.' })
  const [document] = await t.db
    .insert(professionalDocuments)
    .values({ userId: ada.id, title: 'D', content: 'The bandersnatch report is due.' })
    .returning()
  const lesson = await addLesson(
    'Beasts',
    '<h2 id="b">Beasts</h2><p>The bandersnatch is a beast of a poem.</p>',
  )
  const [paper] = await t.db
    .insert(curriculumDocuments)
    .values({ title: 'P', content: 'A bandersnatch paper.' })
    .returning()
  await indexer.sweep()
  const kinds = async () =>
    [
      ...new Set(
        (await search(ada, 'Where is the bandersnatch?')).passages
          .filter(({ coverage }) => coverage > 0.9)
          .map(({ source }) => source.kind),
      ),
    ].sort()
  expect(await kinds()).toEqual(['curriculumDocument', 'document', 'lesson', 'note', 'studyGuide'])

  const at = t.clock.now
  await t.db.update(userNotes).set({ deletedAt: at }).where(eq(userNotes.id, note.id))
  await t.db.update(studyGuides).set({ deletedAt: at }).where(eq(studyGuides.id, guide.id))
  await t.db
    .update(professionalDocuments)
    .set({ isArchived: true })
    .where(eq(professionalDocuments.id, document?.id ?? 0))
  await t.db
    .update(curriculumDocuments)
    .set({ deletedAt: at })
    .where(eq(curriculumDocuments.id, paper?.id ?? 0))
  await t.db.update(lessons).set({ retiredAt: at }).where(eq(lessons.id, lesson.id))
  expect(await kinds()).toEqual([])
  await t.db.update(userNotes).set({ deletedAt: null }).where(eq(userNotes.id, note.id))
  expect(await kinds()).toEqual(['note'])
})

test('an edit is found in its new words only, and paragraphs that it left alone are not embedded again', async () => {
  const ada = await t.signUp()
  const rest = 'Photosynthesis turns sunlight into sugar inside the chloroplasts of green leaves. '.repeat(18)
  const note = await addNote(t, ada.id, {
    title: 'Leaves',
    content: `# One\n\nThe quokka smiles.\n\n# Two\n\n${rest}`,
  })
  await indexer.sweep()
  expect(await textsOf(ada, 'quokka')).toContain('quokka')

  const embed = vi.spyOn(t.deps.tutor.embedder, 'embedPassages')
  await t.db
    .update(userNotes)
    .set({
      content: `# One\n\nThe wombat digs.\n\n# Two\n\n${rest}`,
      updatedAt: new Date(note.updatedAt.getTime() + 5_000),
    })
    .where(eq(userNotes.id, note.id))
  await indexer.lookAfter()
  expect(await textsOf(ada, 'wombat')).toContain('The wombat digs.')
  expect(await textsOf(ada, 'quokka')).not.toContain('quokka')
  expect(embed.mock.calls.flatMap(([batch]) => batch.map(({ text }) => text))).toEqual(['The wombat digs.'])
  embed.mockRestore()
})

test('a note is found while a long text is still being read', async () => {
  const ada = await t.signUp()
  const long = await addNote(t, ada.id, {
    title: 'Long',
    content: `Axolotls regrow limbs.\n\n${'-'.repeat(20_000)}`,
  })
  const note = await addNote(t, ada.id, { title: 'Short', content: 'The pangolin rolls up.' })
  const shorts = createIndexer(
    { ...t.deps, shipped: new Map() },
    (fault) => faults.push(fault),
    stopping.signal,
    'short',
  )
  await shorts.sweep()
  const isRead = async (id: number) =>
    (await t.db.select().from(passageSources).where(eq(passageSources.noteId, id))).length === 1
  expect([await isRead(note.id), await isRead(long.id)]).toEqual([true, false])
  await indexer.sweep()
  expect(await isRead(long.id)).toBe(true)
})

test('what goes for good takes its passages along', async () => {
  const ada = await t.signUp()
  const note = await addNote(t, ada.id, { content: 'Gone soon.' })
  await indexer.sweep()
  const [source] = await t.db.select().from(passageSources).where(eq(passageSources.noteId, note.id))
  await t.db.delete(userNotes).where(eq(userNotes.id, note.id))
  expect(
    await t.db
      .select()
      .from(passages)
      .where(eq(passages.sourceId, source?.id ?? 0)),
  ).toEqual([])
})

test('a passage leads to its place, the lesson at hand comes first, and a question may use other words', async () => {
  const ada = await t.signUp('student')
  const text = 'Whales are mammals that breathe air and feed their young with milk.'
  const html = `<p>Opening words.</p><h2 id="sea-mammals">Sea mammals</h2><p>A first line.</p><p>${text}</p>`
  const [one, two] = [await addLesson('Whales', html), await addLesson('More whales', html)]
  await indexer.sweep()
  for (const lesson of [one, two]) {
    const { passages: found, nearest } = await search(ada, 'Do orcas nurse their babies?', {
      lessonId: lesson.id,
    })
    expect(found[0]).toMatchObject({
      heading: 'Sea mammals',
      source: {
        kind: 'lesson',
        id: lesson.id,
        path: `/lessons/${lesson.id}?passage=0-${'Afirstline.'.length + text.replaceAll(' ', '').length}#sea-mammals`,
      },
    })
    expect(nearest[0]).toMatchObject({ kind: 'lesson', id: lesson.id })
  }
})

test('lessons for professionals are found by professionals', async () => {
  await addLesson('Snarks', '<p>Snark governance needs a boojum committee.</p>', {
    audience: 'professional',
    grade: 12,
  })
  await indexer.sweep()
  expect(await textsOf(await t.signUp('professional'), 'boojum committee')).toContain('boojum')
  expect(await textsOf(await t.signUp('student'), 'boojum committee')).not.toContain('boojum')
})
