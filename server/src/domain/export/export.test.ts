import { eq, is } from 'drizzle-orm'
import { getTableConfig, PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { profile } from '#contract/profile/profile.ts'
import { identities } from '../../db/schema/accounts/identities.ts'
import { inboxEntries } from '../../db/schema/accounts/support.ts'
import * as schema from '../../db/schema/all-tables.ts'
import { auditLog } from '../../db/schema/operations/audit-log.ts'
import {
  assignmentSubmissions,
  assignments,
  submissionVersions,
} from '../../db/schema/teaching/assignments.ts'
import { classFiles } from '../../db/schema/teaching/class-files.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import { enroll } from '../../testing/disputed-rows.ts'
import { addNote } from '../../testing/note-rows.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { addTicket, addUpload } from '../../testing/profile-rows.ts'
import type { TestPerson } from '../../testing/test-app.ts'
import { LEFT_OUT, listOwnTables, listReferences } from './own-tables.ts'

const t = prepareTestApp()

async function fetchExport(person: TestPerson, format: 'json' | 'html'): Promise<string> {
  const { status, body } = await person.call(profile.export, { format })
  expect(status).toBe(200)
  return Buffer.from(body.content as unknown as Uint8Array).toString('utf8')
}

/** Somebody with a bit of everything that is somebody's by way of another table. */
async function addFullLife() {
  const [teacher, ada, bob] = [await t.signUp('teacher'), await t.signUp(), await t.signUp()]
  await enroll(t, teacher.id, ada.id)
  const [own] = await t.db.select().from(classes).where(eq(classes.teacherId, teacher.id))
  const [work] = await t.db
    .insert(assignments)
    .values({ title: 'Essay', classId: own?.id ?? 0, teacherId: teacher.id })
    .returning()
  for (const [person, content] of [
    [ada, 'Second try of Ada'],
    [bob, 'Second try of Bob'],
  ] as const) {
    const [handedIn] = await t.db
      .insert(assignmentSubmissions)
      .values({ assignmentId: work?.id ?? 0, studentId: person.id, content, gradedBy: teacher.id })
      .returning()
    await t.db.insert(submissionVersions).values({
      submissionId: handedIn?.id ?? 0,
      version: 1,
      submittedAt: t.clock.now,
      status: 'submitted',
      content: content.replace('Second', 'First'),
    })
  }
  const ticket = await addTicket(t, ada.id)
  await t.db.insert(inboxEntries).values([
    { ticketId: ticket.id, kind: 'answer', text: 'We look into it.', authorId: teacher.id },
    { ticketId: ticket.id, kind: 'note', text: 'Between us admins', authorId: teacher.id },
  ])
  await t.db
    .insert(identities)
    .values({ userId: ada.id, issuer: 'https://idp.example', subject: `s-${ada.id}` })
  const seen = { subjectType: 'user', details: { personIds: [bob.id, ada.id] } }
  await t.db.insert(auditLog).values([
    { actorId: teacher.id, action: 'user changed', subjectType: 'user', subjectId: ada.id },
    { actorId: teacher.id, action: 'GET /api/teacher/students', ...seen },
    { actorId: 2_000_000_000, action: 'GET /api/teacher/students', ...seen },
    { actorId: teacher.id, action: 'GET /api/safety-alerts', ...seen },
    { actorId: teacher.id, action: 'GET /api/teacher/students', subjectType: 'user', subjectId: bob.id },
  ])
  const content = new Uint8Array(500_000).fill(65)
  await t.db.insert(classFiles).values({
    ownerId: ada.id,
    key: `key-${ada.id}`,
    name: 'essay.pdf',
    contentType: 'application/pdf',
    content,
    sizeBytes: content.length,
  })
  await addUpload(t, ada.id)
  return { ada, teacher }
}

test('every table that names an account is in the export, or left out with a reason', {
  tags: ['P-110'],
}, () => {
  const exported = listOwnTables().map(({ name }) => name)
  const tables = Object.values<unknown>(schema).filter((one) => is(one, PgTable))
  const naming = tables.filter((table) => listReferences(table).length > 0)
  const forgotten = naming
    .map((table) => getTableConfig(table).name)
    .filter((name) => !exported.includes(name) && !(name in LEFT_OUT))
  expect(forgotten).toEqual([])
  expect(Object.keys(LEFT_OUT).filter((name) => exported.includes(name))).toEqual([])
  for (const reason of Object.values(LEFT_OUT)) expect(reason.length).toBeGreaterThan(10)
})

test('no exported column is a secret or names another person', () => {
  const own = ['user_id', 'student_id', 'teacher_id', 'owner_id', 'added_by', 'reporter_id']
  for (const { name, table, columns } of listOwnTables()) {
    const shown = Object.values(columns).flatMap((column) => (is(column, PgColumn) ? [column.name] : []))
    expect(shown.filter((column) => /password|secret|token|hash|seed/.test(column))).toEqual([])
    const naming = listReferences(table).filter((column) => shown.includes(column))
    expect([name, naming.filter((column) => !own.includes(column))]).toEqual([name, []])
    expect([name, naming.length]).toEqual([name, expect.toSatisfy((many: number) => many <= 1)])
  }
})

test('holds what is somebody’s by way of something else, and nothing of others', async () => {
  const { ada } = await addFullLife()
  const text = await fetchExport(ada, 'json')
  const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>
  expect(data.submission_versions).toMatchObject([{ content: 'First try of Ada' }])
  expect(data.assignment_submissions).toMatchObject([{ content: 'Second try of Ada' }])
  expect(data.inbox_entries).toMatchObject([{ text: 'We look into it.' }])
  expect(data.identities).toMatchObject([{ issuer: 'https://idp.example' }])
  // Who looked at them is told by name, also among many; that there was an alert is not.
  expect(data.audit_log?.map(({ action, by }) => [action, by])).toEqual([
    ['user changed', 'teacher'],
    ['GET /api/teacher/students', 'Ada Lovelace (teacher)'],
    ['GET /api/teacher/students', 'a removed account'],
    ['account.export', 'Ada Lovelace (student)'],
  ])
  expect(data.class_files).toMatchObject([{ name: 'essay.pdf', sizeBytes: 500_000 }])
  expect(text).not.toMatch(/of Bob|Between us|argon2|gradedBy|authorId|actorId/)
})

test('the page to read needs nothing else, runs nothing and shows pictures', {
  tags: ['P-110'],
}, async () => {
  const { ada } = await addFullLife()
  await addNote(t, ada.id, { title: '<script>alert(1)</script>', content: 'a < b & "c"' })
  const page = await fetchExport(ada, 'html')
  expect(page).toMatch(/^<!doctype html>/)
  expect(page).toMatch(/<\/html>\s*$/)
  expect(page).not.toMatch(/<script|<link|<iframe|javascript:|src="(?!data:image)|href="http/i)
  expect(page).toContain('&#60;script&#62;alert(1)')
  expect(page).toContain('a &#60; b &#38; &#34;c&#34;')
  expect(page).toContain('<h2 id="user_notes">Notes</h2>')
  expect(page).toContain('src="data:image/png;base64,')
  expect(page).toContain('a file of 500000 bytes; it is in the JSON export')
  expect(page).toContain('Nothing stored')
  expect(page).not.toMatch(/of Bob|Between us|argon2/)
  const headings = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
  expect([headings[0], Math.max(...headings)]).toEqual([1, 2])
})
