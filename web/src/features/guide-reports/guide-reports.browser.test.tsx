import { expect, test } from 'vitest'
import { type GuideReport, studyGuides } from '#contract/study/study-guides.ts'
import { answer } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, card, dialog } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

test('a reported guide is read in full, and the list fits every width', async () => {
  const report: GuideReport = {
    id: 1,
    reason: 'wrong',
    message: 'The moon is not cheese.',
    createdAt: '2026-03-02T08:00:00.000Z',
    outcome: null,
    decidedAt: null,
    guide: {
      id: 4,
      title: 'Rumors',
      content: 'The moon is **cheese**.',
      authorId: 8,
      authorName: 'Ann Lee',
      isPublic: true,
    },
  }
  await renderAt('/admin/reports', {
    as: makeUser({ role: 'admin' }),
    answers: [answer(studyGuides.reports, [report])],
  })
  await expect.element(card('Rumors').getByText('The moon is not cheese.')).toBeVisible()
  await expect.element(card('Rumors').getByText('Written by Ann Lee')).toBeVisible()
  await expectSoundLook()
  await button('Read the guide', card('Rumors')).click()
  await expect.element(dialog().getByText('cheese')).toBeVisible()
})
