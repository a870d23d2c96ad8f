import { expect, test } from 'vitest'
import { Announcement, announcements } from '#contract/teaching/announcements.ts'
import { classes } from '#contract/teaching/classes.ts'
import { answer } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeSample } from '../../testing/make-sample.ts'
import { makeUser } from '../../testing/make-user.ts'
import { heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

test('an urgent announcement of a long title fits every width and theme', {
  tags: ['TEACH-31'],
}, async () => {
  const urgent = makeSample(Announcement, {
    id: 1,
    title: 'The excursion to the museum of natural history begins an hour earlier',
    content: 'We meet in **room 12** today.',
    priority: 'urgent',
    readBy: 1,
    recipients: 12,
  })
  await renderAt('/teacher/announcements', {
    as: makeUser({ role: 'teacher' }),
    answers: [answer(announcements.list, [urgent]), answer(classes.list, [])],
  })
  await expect.element(heading(urgent.title)).toBeVisible()
  await expectSoundLook()
})
