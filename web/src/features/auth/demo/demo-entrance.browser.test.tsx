import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { publicDemo, VISIT_ROLES } from '#contract/public-demo/public-demo.ts'
import { site } from '#contract/site.ts'
import { openDeviceDatabase } from '../../../device/device-database.ts'
import { answer, hold, refuse } from '../../../testing/fake-server.ts'
import { expectSoundLook } from '../../../testing/looks.ts'
import { makeUser } from '../../../testing/make-user.ts'
import { button, expectAddress, expectTexts, expectToast, heading } from '../../../testing/on-page.ts'
import { renderAt } from '../../../testing/render-at.tsx'
import { alert, renderAuth, SITE } from '../testing/open-auth.ts'

const UNTIL = '2026-03-02T11:00:00.000Z'
const TEACHER = makeUser({ id: 4, role: 'teacher', isTeacher: true, demoUntil: UNTIL })
const DEMO = answer(site.settings, { ...SITE, registration: 'demo', visitRoles: [...VISIT_ROLES] })
const roles = () => page.getByRole('list', { name: 'Choose a role' }).getByRole('button')

test('everybody is somebody at once: no name, no password, no help with signing in', async () => {
  await renderAuth('/auth', DEMO)
  await expect.element(heading('Look around Trellis')).toBeVisible()
  await expectTexts(roles(), [
    'Student, grade 5Lessons, practice and a tutor',
    'Young student, grade 2Big buttons, read aloud',
    'TeacherClasses, assignments and grades',
    'ParentHow the children are doing',
    'College studentCourses, notes and flashcards',
    'ProfessionalDocuments and research',
    'NewcomerYour first day in Trellis',
  ])
  await expect.element(page.getByLabelText('Password')).not.toBeInTheDocument()
  await expect.element(page.getByText('Trouble signing in?')).not.toBeInTheDocument()
  await expect.element(page.getByText(/^The demo starts over every hour, next at /)).toBeVisible()
  await expectSoundLook()
})

test('choosing a role opens a school, and nothing that this device kept comes along', async () => {
  const device = await openDeviceDatabase()
  // A lesson stays on the device for whoever comes back.
  const lesson = { userId: TEACHER.id, lessonId: 1, version: '1', place: 0 }
  await device.put('parts', { ...lesson, bytes: new ArrayBuffer(1) })
  localStorage.setItem('trellis.user.4.draft', 'of an earlier hour')
  const entering = hold(answer(publicDemo.enter, TEACHER))
  const { server } = await renderAuth('/auth', DEMO, entering)
  await page.getByRole('button', { name: /^Teacher/ }).click()
  await expect.element(page.getByText('Opening your school')).toBeVisible()
  entering.release()
  await expectAddress('/teacher/dashboard')
  expect(server.sentTo(publicDemo.enter)).toMatchObject([{ role: 'teacher', languagePreference: 'en' }])
  expect(localStorage.getItem('trellis.user.4.draft')).toBeNull()
  expect(await device.count('parts')).toBe(0)
  const notice = page.getByText(/^This is a public demo\. It starts over every hour, next at .*real names\.$/)
  await expect.element(notice).toBeVisible()
  await expectSoundLook()
})

test('a full demo says when to come again', async () => {
  const words = 'The demo is full right now. Try again in 12 min.'
  await renderAuth('/auth', DEMO, refuse(publicDemo.enter, 'unavailable', words))
  await page.getByRole('button', { name: /^Parent/ }).click()
  await expectToast("We couldn't open the demo")
  await expect.element(alert()).toMatchTextContent(words)
  await expect.element(page.getByRole('button', { name: /^Parent/ })).toMatchTextContent('How the children')
})

test('who is inside goes on as somebody else in the same school', async () => {
  await renderAt('/auth', { as: TEACHER, answers: [DEMO] })
  await expect
    .element(page.getByText(/^Choose who you want to be now\. You stay in the same school/))
    .toBeVisible()
  await expect.element(button('Sign In')).not.toBeInTheDocument()
})
