import { afterAll, beforeAll, expect, test } from 'vitest'
import { inbox } from '#contract/admin/inbox.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { addContactMessage } from '../../testing/inbox-samples.ts'
import { readMessage, startSmtpServer } from '../../testing/smtp-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { mailAnswers } from './mail-answers.ts'

let own: TestDatabase
let t: TestApp
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  own = await openTestDatabase()
  smtp = await startSmtpServer()
  const mailer = createMailer({ smtpUrl: smtp.url, from: 'Trellis <learn@example.org>' }, () => {})
  t = await createTestApp({ own, mailer })
})
afterAll(async () => {
  t.deps.mailer?.close()
  await smtp.close()
  await own.close()
})

test('an answer to a contact message leaves by mail, once, with what was asked; the admin sees that it did', {
  tags: ['Y-62'],
}, async () => {
  const admin = await t.signUp('admin')
  const id = await addContactMessage(t, { subject: 'A school\nBcc: all@example.org' })
  const { body } = await admin.call(inbox.change, { kind: 'contact', id, response: 'Welcome <b>aboard</b>!' })
  expect(body).toMatchObject({ reaches: 'mail', entries: [{ kind: 'answer', mail: 'waiting' }] })
  expect(await mailAnswers(t.deps)).toBe(1)
  expect(await mailAnswers(t.deps)).toBe(0)
  expect(smtp.messages).toHaveLength(1)
  const [mail] = smtp.messages
  expect(mail?.raw).toMatch(/^To: .*grace@example\.org/m)
  expect(mail?.raw).not.toMatch(/^Bcc:/m)
  const text = readMessage(mail?.raw ?? '')
  expect(text).toContain('How do we begin?')
  expect(text).toContain('Welcome <b>aboard</b>!')
  const { entries } = (await admin.call(inbox.read, { kind: 'contact', id })).body
  expect(entries).toMatchObject([{ mail: 'sent' }])
})
