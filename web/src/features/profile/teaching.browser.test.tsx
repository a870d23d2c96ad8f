import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emailAddress } from '#contract/profile/email-address.ts'
import { profile } from '#contract/profile/profile.ts'
import { TeacherProfile, teacherProfile } from '#contract/teaching/teacher-profile.ts'
import { answer, dropConnection, neverAnswer } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectToast } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

test('a teacher tells about their teaching with the keyboard; what fails keeps its text', {
  tags: ['P-40', 'P-41'],
}, async () => {
  const { server } = await renderAt('/profile', {
    as: makeUser({ role: 'teacher' }),
    answers: [
      answer(profile.read, makeSample(profile.read.output)),
      answer(teacherProfile.read, makeSample(TeacherProfile)),
      neverAnswer(emailAddress.own),
      dropConnection(teacherProfile.save),
    ],
  })
  await expect.element(button('Edit your teaching')).toBeVisible()
  button('Edit your teaching').element().focus()
  await userEvent.keyboard('{Enter}')
  const bio = page.getByRole('textbox', { name: 'About your teaching' })
  await expect.element(bio).toHaveFocus()
  await userEvent.keyboard('I teach numbers.')
  await page.getByRole('textbox', { name: 'Subjects' }).fill('Mathematics, Chess')
  page.getByRole('checkbox', { name: '5', exact: true }).element().focus()
  await userEvent.keyboard(' ')
  button('Add office hours').element().focus()
  await userEvent.keyboard('{Enter}')
  const end = page.getByLabelText('To', { exact: true })
  await end.fill('13:00')
  const form = page.getByRole('form', { name: 'Your teaching' })
  const save = form.getByRole('button', { name: 'Save' })
  save.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByText('Office hours end after they begin.')).toBeVisible()
  expect(server.countCalls(teacherProfile.save)).toBe(0)
  await end.fill('15:30')
  await save.click()
  await expectToast('Your teaching profile could not be saved.')
  await expect.element(bio).toHaveValue('I teach numbers.')
  await expectSoundLook('form[aria-label="Your teaching"]')
  server.use(
    answer(teacherProfile.save, ({ bio: told = null, subjects = [], grades = [], office_hours = [] }) =>
      makeSample(TeacherProfile, { bio: told, subjects, grades: grades.map(Number), office_hours }),
    ),
  )
  await save.click()
  await expect.element(page.getByText(/Monday, 2:00\s–\s3:30\sPM/)).toBeVisible()
  await expect.element(page.getByText('Mathematics, Chess')).toBeVisible()
  expect(server.sentTo(teacherProfile.save).at(-1)).toMatchObject({ grades: [5] })
})
