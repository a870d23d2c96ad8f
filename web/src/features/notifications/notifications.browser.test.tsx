import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Notification, notifications, type Schedule } from '#contract/notifications.ts'
import { notes } from '#contract/study/notes.ts'
import { type Answer, answer, answerStatus } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { button, dialog, expectToast } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const EARNED: Notification = {
  id: 4,
  kind: 'badge_earned',
  data: { name: 'Perfect Score' },
  link: '/achievements',
  createdAt: '2026-03-02T08:00:00.000Z',
  readAt: null,
}
const SCHEDULE: Schedule = {
  remindAt: '08:00',
  quietFrom: '21:00',
  quietTo: '07:00',
  mailEnabled: true,
  mail: 'off',
}

async function openSheet(...answers: Answer[]) {
  const opened = await renderAt('/notes', {
    answers: [
      answer(notes.list, []),
      answer(notes.tags, []),
      answer(notifications.count, { unread: 1 }),
      answer(notifications.list, [EARNED]),
      answer(notifications.readAll, { unread: 0 }),
      answer(notifications.schedule, SCHEDULE),
      ...answers,
    ],
  })
  await page.getByRole('button', { name: /^Notifications/ }).click()
  return opened
}

test('a list that cannot be loaded leaves a way back, looks sound, and is marked as read', async () => {
  const { server } = await openSheet(answerStatus(notifications.list, 500))
  await expect.element(dialog().getByText('Your notifications could not be loaded')).toBeVisible()
  server.use(answer(notifications.list, [EARNED]))
  await button('Try again', dialog()).click()
  await expect.element(dialog().getByText('You earned a badge')).toBeVisible()
  await expectSoundLook('[role=dialog]')
  server.use(answer(notifications.list, [{ ...EARNED, readAt: '2026-03-02T09:00:00.000Z' }]))
  await button('Mark all as read', dialog()).click()
  await expect.element(dialog().getByText('Unread:')).not.toBeInTheDocument()
  expect(server.sentTo(notifications.readAll)).toEqual([{ upTo: 4 }])
})

test('the time of the reminder is chosen beside the list, outside of the quiet hours', async () => {
  const { server } = await openSheet(
    answer(notifications.list, []),
    answer(notifications.saveSchedule, { ...SCHEDULE, remindAt: '19:15' }),
  )
  await expect.element(dialog().getByText('Nothing new')).toBeVisible()
  await button('When and how', dialog()).click()
  const time = dialog().getByLabelText('Study reminder at')
  await expect.element(time).toHaveValue('08:00')
  await expectSoundLook('[role=dialog]')
  await time.fill('22:30')
  await expect.element(dialog().getByText('Choose a time outside of your quiet hours.')).toBeVisible()
  await time.fill('19:15')
  await button('Save', dialog()).click()
  await expectToast('Your times are saved.')
  await expect.element(dialog().getByText('This Trellis does not send mail.')).toBeVisible()
  expect(server.sentTo(notifications.saveSchedule)).toMatchObject([{ remindAt: '19:15' }])
})
