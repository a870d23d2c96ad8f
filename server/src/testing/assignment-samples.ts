import type { EndpointName } from '#contract/api.ts'
import { classFiles } from '../db/schema/teaching/class-files.ts'
import { addClass } from './class-rows.ts'
import { giveWork } from './grading-rows.ts'
import { addQuiz } from './learning-rows.ts'
import type { Sample } from './sample.ts'
import type { TestApp } from './test-app.ts'

type Name = Extract<EndpointName, `${'assignments' | 'myAssignments' | 'classFiles'}.${string}`>

/** Working calls of giving out work and handing it in. */
export const ASSIGNMENT_SAMPLES: { [N in Name]: Sample<N> } = {
  'assignments.list': () => ({}),
  'assignments.recent': () => ({}),
  'assignments.choices': () => ({ kind: 'lesson', search: 'half' }),
  'assignments.create': async (t, owner) => ({
    title: 'Halves',
    classId: (await addClass(t, owner.id)).id,
    quizId: (await addQuiz(t)).id,
  }),
  'assignments.one': async (t, owner) => ({ id: await addOwnWork(t, owner.id) }),
  'assignments.update': async (t, owner) => ({ id: await addOwnWork(t, owner.id), status: 'closed' }),
  'assignments.remove': async (t, owner) => ({ id: await addOwnWork(t, owner.id) }),
  'assignments.restore': async (t, owner) => ({ id: await addOwnWork(t, owner.id, t.clock.now) }),
  'assignments.duplicate': async (t, owner) => ({
    id: await addOwnWork(t, owner.id),
    classId: (await addClass(t, owner.id)).id,
  }),
  'myAssignments.list': (_, owner) => ({ id: owner.id }),
  'myAssignments.one': async (t, owner) => ({ id: await addGivenWork(t, owner.id) }),
  'myAssignments.handIn': async (t, owner) => ({
    id: await addGivenWork(t, owner.id),
    content: 'My essay.',
    attachments: [],
  }),
  'myAssignments.takeDeck': async (t, owner) => ({ id: await addGivenWork(t, owner.id) }),
  'classFiles.add': async (t, owner) => ({
    classId: (await addClass(t, (await t.signUp('teacher')).id, [owner.id])).id,
    name: 'notes.txt',
    type: 'text/plain',
    dataBase64: Buffer.from('Two halves make a whole.').toString('base64'),
  }),
  'classFiles.open': async (t, owner) => ({ key: await addClassFile(t, owner.id) }),
}

async function addOwnWork(t: TestApp, teacherId: number, deletedAt: Date | null = null): Promise<number> {
  const { id } = await addClass(t, teacherId)
  return (await giveWork(t, teacherId, id, { deletedAt })).id
}

/** Work with a deck that a class of somebody else gave to this student. */
export async function addGivenWork(t: TestApp, studentId: number): Promise<number> {
  const teacher = await t.signUp('teacher')
  const { id } = await addClass(t, teacher.id, [studentId])
  const deck = [{ front: 'Half of 8?', back: '4' }]
  return (await giveWork(t, teacher.id, id, { kind: 'flashcards', deck })).id
}

export async function addClassFile(
  t: TestApp,
  ownerId: number,
  more: Partial<typeof classFiles.$inferInsert> = {},
): Promise<string> {
  const content = new Uint8Array(Buffer.from('Two halves make a whole.'))
  const key = t.deps.randomToken()
  await t.db.insert(classFiles).values({
    ownerId,
    key,
    name: 'notes.txt',
    contentType: 'text/plain',
    content,
    sizeBytes: content.byteLength,
    ...more,
  })
  return key
}
