import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EndpointName, listEndpoints } from '#contract/api.ts'
import { chat } from '#contract/study/chat.ts'
import { users } from './db/schema/accounts/users.ts'
import { classEnrollments, classes } from './db/schema/teaching/classes.ts'
import { gradeCategories } from './db/schema/teaching/gradebooks.ts'
import { addClassFile } from './testing/assignment-samples.ts'
import { addChatReply, addChatSession, addTutorMemory } from './testing/chat-rows.ts'
import { addClass, addGroup } from './testing/class-rows.ts'
import { ownerRole } from './testing/expected-access.ts'
import { addGuardianCode, addGuardianship } from './testing/family-rows.ts'
import { giveWork, handIn } from './testing/grading-rows.ts'
import { listIdFields } from './testing/id-fields.ts'
import { addProject, addVersion } from './testing/kids-code-rows.ts'
import { addGoal, addPause, addProblem } from './testing/learning-rows.ts'
import { addGuide, addNote, addVideo } from './testing/note-rows.ts'
import { addUpload } from './testing/profile-rows.ts'
import { SAMPLES } from './testing/samples.ts'
import { isByRole } from './testing/teacher-views.ts'
import { addAnnouncement, addLessonPlan, addResource } from './testing/teaching-rows.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import type { TestDatabase } from './testing/test-database.ts'
import { leaveOutNotes, namesOf, namesOne, openWatchedDatabase, watchRows } from './testing/watch-rows.ts'

/** Stands in every name and text of what belongs to the other teacher and to their student. */
const SECRET = 'Zyx'

let database: TestDatabase
let t: TestApp
let theirs: Awaited<ReturnType<typeof addSecrets>>
let foreign: ReadonlySet<string>
let takeChanges: ReturnType<typeof watchRows>
beforeAll(async () => {
  database = await openWatchedDatabase()
  t = await createTestApp({ own: database })
  takeChanges = watchRows(t.db)
  theirs = await addSecrets()
  foreign = new Set(namesOf(await takeChanges()))
})
afterAll(() => database.close())

async function addSecrets() {
  const teacher = await t.signUp('teacher', { firstName: SECRET, lastName: SECRET })
  const student = await t.signUp('student', { firstName: SECRET, lastName: SECRET })
  const { id: classId } = await addClass(t, teacher.id, [student.id], { name: SECRET })
  const { groupId } = await addGroup(t, teacher.id, { name: SECRET, classId })
  const work = await giveWork(t, teacher.id, classId, { title: SECRET })
  const key = await addClassFile(t, teacher.id, { classId, name: SECRET })
  await handIn(t, work.id, student.id, { content: SECRET })
  const [category] = await t.db.insert(gradeCategories).values({ classId, name: SECRET }).returning()
  await addLessonPlan(t, teacher.id, { title: SECRET, classId })
  await addAnnouncement(t, teacher.id, { title: SECRET, classId })
  await addResource(t, teacher.id, { title: SECRET, classId })
  const project = await addProject(t, student.id, { title: SECRET })
  return {
    classId,
    groupId,
    workId: work.id,
    categoryId: category?.id ?? 0,
    studentId: student.id,
    userId: student.id,
    sessionId: (await addChatSession(t, student.id, { title: SECRET })).id,
    messageId: (await addChatReply(t, student.id, { content: SECRET })).id,
    noteId: (await addNote(t, student.id, { title: SECRET, content: SECRET })).id,
    guideId: (await addGuide(t, student.id, { title: SECRET, content: SECRET })).id,
    videoId: (await addVideo(t, { title: SECRET, addedBy: student.id, isShared: false })).id,
    problemId: (await addProblem(t, student.id)).id,
    goalId: (await addGoal(t, student.id)).id,
    pauseId: (await addPause(t, student.id)).id,
    memoryId: (await addTutorMemory(t, student.id, SECRET)).id,
    version: (await addVersion(t, project)).id,
    files: [{ name: 'notes', url: `/api/class-files/${key}` }],
    invitationId: (await addGuardianCode(t, student.id)).id,
    guardianshipId: await addGuardianship(t, (await t.signUp('guardian')).id, student.id),
    picture: `/api/uploads/${(await addUpload(t, student.id)).key}`,
  }
}

type Theirs = typeof theirs
type Own = { cards?: unknown[]; studentIds?: unknown[] }

/** How a field names something of somebody else; a list keeps what it has. */
const PLACES: Record<string, (theirs: Theirs, own: Own) => object> = {
  classId: ({ classId }) => ({ classId }),
  groupId: ({ groupId }) => ({ groupId, audience: 'group' }),
  studentId: ({ studentId }) => ({ studentId }),
  'studentIds[]': ({ studentId }, { studentIds = [] }) => ({
    studentIds: [...studentIds, studentId],
    audience: 'pupils',
  }),
  userId: ({ userId }) => ({ userId }),
  sessionId: ({ sessionId }) => ({ sessionId }),
  messageId: ({ messageId }) => ({ messageId }),
  conversationId: ({ sessionId }) => ({ conversationId: sessionId }),
  noteId: ({ noteId }) => ({ noteId }),
  'cards[].noteId': ({ noteId }, { cards = [] }) => ({
    cards: [...cards, { front: 'Half of 8?', back: '4', noteId }],
  }),
  videoContentId: ({ videoId }) => ({ videoContentId: videoId }),
  problemId: ({ problemId }) => ({ problemId }),
  goalId: ({ goalId }) => ({ goalId }),
  pauseId: ({ pauseId }) => ({ pauseId }),
  memoryId: ({ memoryId }) => ({ memoryId }),
  invitationId: ({ invitationId }) => ({ invitationId }),
  guardianshipId: ({ guardianshipId }) => ({ guardianshipId }),
  version: ({ version }) => ({ version }),
  'categories[].id': ({ categoryId: id }) => ({
    categories: [{ id, name: 'Tests', weight: 10, dropLowest: 0, isExtraCredit: false }],
  }),
  categoryId: ({ categoryId }) => ({ categoryId }),
  'assignments[].id': ({ workId: id }) => ({ assignments: [{ id, category: null, isExtraCredit: true }] }),
  'context.page.id': ({ noteId }) => ({ context: { page: { kind: 'note', id: noteId } } }),
  'context.page.problemId': ({ problemId }) => ({
    context: { page: { kind: 'practiceProblem', problemId } },
  }),
  // Texts, not numbers.
  attachments: ({ files }) => ({ attachments: files }),
  resources: ({ files }) => ({ resources: files }),
  avatarUrl: ({ picture }) => ({ avatarUrl: picture }),
  avatar_url: ({ picture }) => ({ avatar_url: picture }),
  thumbnailUrl: ({ picture }) => ({ thumbnailUrl: picture }),
}

/** Not somebody's: the curriculum, or a place in a list that holds one's own things alone. */
const OF_NOBODY = new Set([
  'after',
  'attached[].id',
  'before',
  'cards[].lessonId',
  'context.page.quizId',
  'lessonId',
  'limit',
  'quizId',
  'subjectId',
  'upTo',
])
const TEXTS = ['attachments', 'resources', 'avatarUrl', 'avatar_url', 'thumbnailUrl']

const ENDPOINTS = listEndpoints().filter(
  ({ endpoint }) => !isByRole(endpoint.access) && endpoint.access !== 'public',
)
const shapeOf = ({ input }: (typeof ENDPOINTS)[number]['endpoint']) =>
  'shape' in input._zod.def ? Object.keys(input._zod.def.shape as object) : []

/** The resources of a study guide are texts that are sent along. */
const isText = (name: string, field: string) => field === 'resources' && !name.startsWith('assignments.')

/** The first part of a path is the thing itself: `teacher-reach.test.ts` tries those of others. */
const CALLS = ENDPOINTS.flatMap(({ name, endpoint }) => {
  const thing = /:(\w+)/.exec(endpoint.path)?.[1]
  const texts = TEXTS.filter((field) => shapeOf(endpoint).includes(field) && !isText(name, field))
  return [...listIdFields(endpoint), ...texts]
    .filter((field) => field !== thing && !OF_NOBODY.has(field))
    .map((field) => ({ name, field, endpoint }))
})

/** Into every class of the teacher. */
async function addStudentTo(teacherId: number): Promise<number> {
  const { id: studentId } = await t.signUp()
  const rooms = await t.db.select().from(classes).where(eq(classes.teacherId, teacherId))
  await t.db.insert(classEnrollments).values(rooms.map(({ id: classId }) => ({ classId, studentId })))
  return studentId
}

const isRefusal = (status: number) => status >= 400 && status < 500

test('every field that can name something of somebody is tried', () => {
  expect(CALLS.filter(({ field }) => !PLACES[field]).map(({ name, field }) => `${name} ${field}`)).toEqual([])
  expect(Object.keys(PLACES).filter((field) => !CALLS.some((call) => call.field === field))).toEqual([])
})

test.each(CALLS.filter(({ field }) => PLACES[field]))(
  '$name whose $field is of somebody else tells nothing, takes nothing and changes nothing of theirs',
  { tags: ['SEC-24'] },
  async ({ name, field, endpoint }) => {
    const caller = await t.signUp(ownerRole(endpoint.access) === 'teacher' ? 'teacher' : 'student')
    const sample = await SAMPLES[name as EndpointName](t, caller)
    await t.db.update(users).set({ role: 'teacher', isTeacher: true }).where(eq(users.id, caller.id))
    const studentIds = field === 'studentIds[]' ? [await addStudentTo(caller.id)] : []
    await takeChanges()
    const place = Object.entries(PLACES[field]?.(theirs, { ...sample, studentIds }) ?? {})
    const known = Object.fromEntries(place.filter(([key]) => shapeOf(endpoint).includes(key)))
    const { status, body } = await caller.send(endpoint, { ...sample, ...known })
    const changes = leaveOutNotes(await takeChanges())
    const text = JSON.stringify(body ?? '')
    expect(status).toBeLessThan(500)
    expect(text.includes(SECRET) || namesOne(foreign, text), text.slice(0, 500)).toBe(false)
    const touched = changes.filter((change) => namesOne(foreign, JSON.stringify(change)))
    expect(touched.map(({ table }) => table)).toEqual([])
    // A page that the caller may not open is as good as none: the tutor answers without it.
    const isRead = endpoint.method === 'GET' || field.startsWith('context.page.')
    if (!isRead) expect({ status, changes }).toEqual({ status: expect.toSatisfy(isRefusal), changes: [] })
  },
)

test.each(['note', 'studyGuide', 'video'] as const)(
  'a %s of somebody else that is said to be open is told to nobody by the tutor',
  async (kind) => {
    const id = { note: theirs.noteId, studyGuide: theirs.guideId, video: theirs.videoId }[kind]
    const caller = await t.signUp('teacher')
    const context = { page: { kind, id } }
    const { status, body } = await caller.call(chat.send, { message: 'What is this page about?', context })
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain(SECRET)
  },
)
