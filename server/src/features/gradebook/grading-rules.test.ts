import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { school } from '#contract/admin/school.ts'
import { assignments as endpoints } from '#contract/teaching/assignments.ts'
import { gradebook } from '#contract/teaching/gradebook.ts'
import { grading } from '#contract/teaching/grading.ts'
import { listBookPieces } from '#contract/teaching/read-states.ts'
import { scoreBook } from '#engines/gradebook/index.ts'
import { toPercent } from '#engines/record/index.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { schoolSettings, schoolTerms } from '../../db/schema/operations/school.ts'
import { assignments } from '../../db/schema/teaching/assignments.ts'
import { gradeCategories } from '../../db/schema/teaching/gradebooks.ts'
import { listPeople, selectAudited } from '../../testing/audit-rows.ts'
import { giveWork, handIn, openRoom } from '../../testing/grading-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'

const NOW = new Date('2026-01-05T09:00:00Z')
const day = (number: number) => new Date(`2026-01-0${number}T09:00:00Z`)

const t = prepareTestApp({ now: NOW })

async function fillClass() {
  const teacher = await t.signUp('teacher')
  const ada = await t.signUp('student', { firstName: 'Ada', lastName: 'Ärmel' })
  const bob = await t.signUp('student', { firstName: '=1+1', lastName: 'Zorn, "Bob"' })
  for (const [person, username] of [
    [ada, `ada-${ada.id}`],
    [bob, `bob-${bob.id}`],
  ] as const)
    await t.db
      .update(users)
      .set({ username, email: `${username}@school.example` })
      .where(eq(users.id, person.id))
  const classId = await openRoom(t, teacher.id, bob.id, ada.id)
  const give = (title: string, points: number, due: number) =>
    giveWork(t, teacher.id, classId, { title, points, dueDate: day(due) })
  const [test1, homework, quiz] = [
    await give('=Test', 20, 1),
    await give('Homework', 10, 2),
    await give('Quiz', 10, 4),
  ]
  await handIn(t, test1.id, ada.id, { status: 'graded', grade: 18, submittedAt: day(1) })
  await handIn(t, test1.id, bob.id, { status: 'graded', grade: 10, submittedAt: day(1) })
  await handIn(t, homework.id, ada.id, {
    status: 'graded',
    grade: 5,
    submittedAt: day(2),
    feedback: 'Well argued.',
  })
  await handIn(t, quiz.id, ada.id, { status: 'graded', grade: 9.5, submittedAt: day(3) })
  return { teacher, ada, bob, classId, ids: [test1.id, homework.id, quiz.id] as const }
}

const CATEGORY = { id: null, weight: 0, dropLowest: 0, isExtraCredit: false }
const PLAIN = {
  version: 0,
  weighting: 'points' as const,
  missingCounts: 'leave_out' as const,
  scale: { kind: 'percent' as const, bands: [] },
  terms: [],
  categories: [],
}

type Room = Awaited<ReturnType<typeof fillClass>>

/** Tests weigh 60, homework 40; the quiz is homework. */
const weigh = ({ teacher, classId, ids: [test1, homework, quiz] }: Room) =>
  teacher.call(gradebook.saveRules, {
    ...PLAIN,
    id: classId,
    weighting: 'weights',
    missingCounts: 'zero',
    scale: {
      kind: 'letters',
      bands: [
        { name: 'A', from: 800 },
        { name: 'B', from: 0 },
      ],
    },
    terms: [
      { name: 'First', startsOn: '2026-01-01', endsOn: '2026-01-03' },
      { name: 'Second', startsOn: '2026-01-04', endsOn: '2026-06-30' },
    ],
    categories: [
      { ...CATEGORY, name: 'Tests', weight: 6000 },
      { ...CATEGORY, name: 'Homework', weight: 4000 },
    ],
    assignments: [
      { id: test1, category: 0, isExtraCredit: false },
      { id: homework, category: 1, isExtraCredit: false },
      { id: quiz, category: 1, isExtraCredit: false },
    ],
  })

test('a class that has said nothing is graded by points, and missing work is left out', async () => {
  const { teacher, classId } = await fillClass()
  const { body } = await teacher.call(gradebook.read, { id: classId })
  expect(body.rules).toEqual(PLAIN)
  expect(body.assignments[0]).toMatchObject({ categoryId: null, isExtraCredit: false, day: '2026-01-01' })
})

test('what a class says about its grading is what its scores are made of', async () => {
  const room = await fillClass()
  const { teacher, ada, bob, classId, ids } = room
  const { status, body: saved } = await weigh(room)
  expect([status, saved.version]).toEqual([200, 1])
  const { body } = await teacher.call(gradebook.read, { id: classId })
  expect(body.rules).toEqual(saved)
  const [tests, homework] = saved.categories.map(({ id }) => id)
  expect(body.assignments.map(({ categoryId }) => categoryId)).toEqual([tests, homework, homework])
  const scores = body.pupils.map((one) => [
    one.id,
    toPercent(scoreBook(listBookPieces(one, body.assignments), body.rules).score),
  ])
  // Ada: 0.6 × 18/20 + 0.4 × 14.5/20. Bob: 0.6 × 10/20, homework and quiz missing.
  expect(scores).toEqual([
    [ada.id, 83],
    [bob.id, 30],
  ])
  expect(body.pupils.map(({ commented }) => commented)).toEqual([[ids[1]], []])
})

test('a class without terms of its own has those of the school, and its days are those of the school', async () => {
  const room = await fillClass()
  const admin = await t.signUp('admin')
  const days = { firstDay: '2025-09-01', lastDay: '2026-07-01' }
  await admin.call(school.save, {
    timeZone: 'Pacific/Auckland',
    year: days,
    terms: [{ name: 'Winter', ...days }],
  })
  const read = async () => (await room.teacher.call(gradebook.read, { id: room.classId })).body
  const first = await read()
  expect(first.terms).toEqual([{ name: 'Winter', startsOn: days.firstDay, endsOn: days.lastDay }])
  expect(first.assignments[0]?.day).toBe('2026-01-01')
  await weigh(room)
  expect((await read()).terms.map(({ name }) => name)).toEqual(['First', 'Second'])
  await t.db.delete(schoolTerms)
  await t.db.delete(schoolSettings)
})

test('categories keep their ids, and one that is removed leaves its assignments without', async () => {
  const room = await fillClass()
  const { teacher, classId, ids } = room
  const { body: first } = await weigh(room)
  const [tests] = first.categories
  if (!tests) throw new Error('a category is missing')
  const { body: second } = await teacher.call(gradebook.saveRules, {
    ...first,
    id: classId,
    categories: [{ ...tests, name: 'Exams', dropLowest: 1 }],
    assignments: [{ id: ids[2], category: 0, isExtraCredit: true }],
  })
  expect(second.categories).toEqual([{ ...tests, name: 'Exams', dropLowest: 1 }])
  const { body } = await teacher.call(gradebook.read, { id: classId })
  expect(body.assignments.map(({ categoryId, isExtraCredit }) => [categoryId, isExtraCredit])).toEqual([
    [tests.id, false],
    [null, false],
    [tests.id, true],
  ])
})

test('two who change the rules at once do not overwrite each other', async () => {
  const room = await fillClass()
  await weigh(room)
  const { status, body } = await room.teacher.call(gradebook.saveRules, { ...PLAIN, id: room.classId })
  expect([status, body]).toMatchObject([409, { code: 'conflict' }])
  const { body: book } = await room.teacher.call(gradebook.read, { id: room.classId })
  expect(book.rules.weighting).toBe('weights')
})

test('rules that make no sense are refused, and nothing of them is saved', async () => {
  const { teacher, classId, ids } = await fillClass()
  const other = await fillClass()
  const { body: foreign } = await weigh(other)
  const strange = foreign.categories[0]?.id ?? 0
  const own = { ...PLAIN, id: classId }
  const tests = { ...CATEGORY, name: 'Tests' }
  const wrong = [
    { ...own, weighting: 'weights' as const, categories: [tests] },
    { ...own, weighting: 'weights' as const, categories: [{ ...tests, weight: 10, isExtraCredit: true }] },
    { ...own, categories: [tests, { ...tests, name: 'tests' }] },
    { ...own, categories: [{ ...tests, id: strange }] },
    { ...own, assignments: [{ id: ids[0], category: 0, isExtraCredit: false }] },
    { ...own, scale: { kind: 'letters' as const, bands: [{ name: 'A', from: 500 }] } },
    { ...own, terms: [{ name: 'Fall', startsOn: '2026-09-01', endsOn: '2026-08-01' }] },
  ]
  for (const input of wrong) expect((await teacher.call(gradebook.saveRules, input)).status).toBe(400)
  const stolen = {
    ...own,
    categories: [tests],
    assignments: [{ id: other.ids[0], category: 0, isExtraCredit: true }],
  }
  expect((await teacher.call(gradebook.saveRules, stolen)).status).toBe(404)
  expect((await other.teacher.call(gradebook.saveRules, own)).status).toBe(404)
  expect(await t.db.select().from(gradeCategories).where(eq(gradeCategories.classId, classId))).toEqual([])
  const [theirs] = await t.db.select().from(assignments).where(eq(assignments.id, other.ids[0]))
  expect(theirs).toMatchObject({ categoryId: strange, isExtraCredit: false })
})

const textOf = (content: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(content)

test('a file tells students apart by username and email, and no text of it is a formula', async () => {
  const room = await fillClass()
  const { teacher, ada, bob, classId } = room
  const { body: plain, headers } = await teacher.call(gradebook.export, { id: classId })
  expect([plain.name, headers['content-type']]).toEqual([
    'Gradebook 5b 2026-01-05.csv',
    'text/csv; charset=utf-8',
  ])
  const who = (name: string) => `${name},${name}@school.example`
  expect(textOf(plain.content).split('\r\n')).toEqual([
    "\uFEFFLast name,First name,Username,Email,Score %,'=Test,Homework,Quiz",
    ',,,,Points,20,10,10',
    `Ärmel,Ada,${who(`ada-${ada.id}`)},81.3,18,5,9.5`,
    `"Zorn, ""Bob""",'=1+1,${who(`bob-${bob.id}`)},50,10,missing,missing`,
    '',
  ])
  await weigh(room)
  const { body: term } = await teacher.call(gradebook.export, { id: classId, term: 'First', format: 'xlsx' })
  expect(term.name).toBe('Gradebook 5b First 2026-01-05.xlsx')
  const sheet = strFromU8(unzipSync(term.content)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
  expect([...sheet.matchAll(/>([^<>]+)<\/(?:t|v)>/g)].map(([, text]) => text)).toEqual([
    ...[
      'Last name',
      'First name',
      'Username',
      'Email',
      'Score % (missing as 0)',
      'Grade',
      '=Test',
      'Homework',
    ],
    ...['Points', '20', '10', 'Category', 'Tests', 'Homework'],
    // 0.6 × 18/20 + 0.4 × 5/10
    ...['Ärmel', 'Ada', `ada-${ada.id}`, `ada-${ada.id}@school.example`, '74', 'B', '18', '5'],
    ...[
      'Zorn, &quot;Bob&quot;',
      '=1+1',
      `bob-${bob.id}`,
      `bob-${bob.id}@school.example`,
      '30',
      'B',
      '10',
      'missing',
    ],
  ])
  const entries = await selectAudited(t, teacher.id, 'GET /api/teacher/classes/:id/gradebook/export')
  expect(listPeople(entries).toSorted()).toEqual([ada.id, ada.id, bob.id, bob.id].toSorted())
  expect((await teacher.call(gradebook.export, { id: classId, term: 'Third' })).status).toBe(400)
})

test('a grade that is changed keeps what it was, by whom and when', async () => {
  const { teacher, ada, ids } = await fillClass()
  const place = { id: ids[0], studentId: ada.id }
  await teacher.call(grading.gradeStudent, { ...place, grade: 19, feedback: 'One more point.', version: 1 })
  const { body } = await teacher.call(grading.work, place)
  expect(body.submission).toMatchObject({ grade: 19, feedback: 'One more point.', version: 2 })
  expect(body.versions).toMatchObject([{ version: 1, grade: 18, feedback: null }])
})

test('an assignment that is copied into another class leaves its category behind', async () => {
  const room = await fillClass()
  const { teacher, classId, ids } = room
  await weigh(room)
  const other = await openRoom(t, teacher.id)
  const copyTo = async (wanted: number) => {
    const copy = { id: ids[0], classId: wanted, status: 'draft' as const, dueDate: null }
    const { body } = await teacher.call(endpoints.duplicate, copy)
    const [row] = await t.db.select().from(assignments).where(eq(assignments.id, body.id))
    return row?.categoryId ?? null
  }
  expect(await copyTo(other)).toBeNull()
  expect(await copyTo(classId)).not.toBeNull()
})

test('an assignment is given out into a category of its class, and into no other', async () => {
  const room = await fillClass()
  const { teacher, classId, ids } = room
  const { body: rules } = await weigh(room)
  const categoryId = rules.categories[0]?.id ?? 0
  const task = { title: 'Poster', classId, categoryId, isExtraCredit: true }
  expect((await teacher.call(endpoints.create, task)).body).toMatchObject({ categoryId, isExtraCredit: true })
  const other = await openRoom(t, teacher.id)
  expect((await teacher.call(endpoints.create, { ...task, classId: other })).status).toBe(404)
  const { body: moved } = await teacher.call(endpoints.update, { id: ids[0], categoryId: null })
  expect(moved).toMatchObject({ categoryId: null, isExtraCredit: false })
})
