import { randomBytes } from 'node:crypto'
import type { EndpointName } from '#contract/api.ts'
import { uploads } from '#contract/profile/uploads.ts'
import { cannedAnswers, contactMessages } from '../db/schema/accounts/support.ts'
import { testimonials } from '../db/schema/operations/public-content.ts'
import { addLook } from './audit-rows.ts'
import { addSafetyAlert } from './chat-rows.ts'
import { enroll } from './disputed-rows.ts'
import { makePng } from './profile-rows.ts'
import type { Sample } from './sample.ts'
import type { TestApp } from './test-app.ts'

type InboxName = Extract<
  EndpointName,
  `${'inbox' | 'cannedAnswers' | 'contact' | 'testimonials' | 'statistics' | 'auditLog'}.${string}`
>

export async function addContactMessage(
  t: TestApp,
  more: Partial<typeof contactMessages.$inferInsert> = {},
): Promise<number> {
  const [row] = await t.db
    .insert(contactMessages)
    .values({
      name: 'Grace Hopper',
      email: 'grace@example.org',
      subject: 'A school of our own',
      message: 'How do we begin?',
      createdAt: t.clock.now,
      ...more,
    })
    .returning({ id: contactMessages.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

export async function addTestimonial(
  t: TestApp,
  more: Partial<typeof testimonials.$inferInsert> = {},
): Promise<number> {
  const [row] = await t.db
    .insert(testimonials)
    .values({ name: 'Ada', content: 'We like it.', createdAt: t.clock.now, ...more })
    .returning({ id: testimonials.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

async function addCanned(t: TestApp, deletedAt: Date | null = null): Promise<number> {
  const [row] = await t.db
    .insert(cannedAnswers)
    .values({ title: 'Hello', text: 'Thank you.', deletedAt })
    .returning({ id: cannedAnswers.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

/** A picture that stands on the landing page; answers its key. */
export async function addShownPicture(t: TestApp): Promise<string> {
  const admin = await t.signUp('admin')
  const dataBase64 = makePng().toString('base64')
  const { body } = await admin.call(uploads.add, { name: 'ada.png', type: 'image/png', dataBase64 })
  await addTestimonial(t, { featured: true, avatarUrl: body.url })
  return body.url.slice(body.url.lastIndexOf('/') + 1)
}

/** Working calls of the inbox, the public content and the audit log. */
export const INBOX_SAMPLES: { [Name in InboxName]: Sample<Name> } = {
  'inbox.count': () => ({}),
  'inbox.list': () => ({}),
  'inbox.read': async (t) => ({ kind: 'contact', id: await addContactMessage(t) }),
  'inbox.change': async (t) => ({ kind: 'contact', id: await addContactMessage(t), note: 'A school.' }),
  'cannedAnswers.list': () => ({}),
  'cannedAnswers.create': () => ({ title: 'Hello', text: 'Thank you.' }),
  'cannedAnswers.update': async (t) => ({ id: await addCanned(t), title: 'Hello', text: 'Thanks.' }),
  'cannedAnswers.remove': async (t) => ({ id: await addCanned(t) }),
  'cannedAnswers.restore': async (t) => ({ id: await addCanned(t, t.clock.now) }),
  'contact.send': () => ({
    name: 'Grace',
    // One address may send a few an hour.
    email: `grace-${randomBytes(6).toString('hex')}@example.org`,
    subject: 'Hello',
    message: 'How do we begin?',
  }),
  'testimonials.list': () => ({}),
  'testimonials.create': () => ({ name: 'Ada', content: 'We like it.' }),
  'testimonials.update': async (t) => ({ id: await addTestimonial(t), featured: true }),
  'testimonials.remove': async (t) => ({ id: await addTestimonial(t) }),
  'testimonials.restore': async (t) => ({ id: await addTestimonial(t, { deletedAt: t.clock.now }) }),
  'testimonials.picture': async (t) => ({ key: await addShownPicture(t) }),
  'statistics.save': () => ({ statistics: [{ name: 'Learners', value: '1,200', icon: 'users' }] }),
  'auditLog.list': () => ({}),
  'auditLog.people': () => ({ search: 'ada' }),
  'auditLog.shown': async (t, owner) => ({ id: await addLook(t, owner.id, [owner.id]) }),
  'auditLog.export': () => ({}),
}

type AlertName = 'safetyAlerts.take' | 'safetyAlerts.escalate'

async function addOwnAlert(t: TestApp, teacherId: number): Promise<number> {
  const student = await t.signUp()
  await enroll(t, teacherId, student.id)
  return (await addSafetyAlert(t, student.id)).id
}

export const ALERT_SAMPLES: { [Name in AlertName]: Sample<Name> } = {
  'safetyAlerts.take': async (t, owner) => ({ id: await addOwnAlert(t, owner.id), isTaken: true }),
  'safetyAlerts.escalate': async (t, owner) => ({ id: await addOwnAlert(t, owner.id) }),
}
