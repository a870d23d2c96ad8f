import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { pauses, type StudyPause } from '#contract/next-steps/pauses.ts'
import { progress } from '#contract/progress.ts'
import { answer, neverAnswer } from '../../../testing/fake-server.ts'
import { expectSoundLook } from '../../../testing/looks.ts'
import { button } from '../../../testing/on-page.ts'
import { renderAt } from '../../../testing/render-at.tsx'

test('a pause is planned, with its last day after the first, and taken back', async () => {
  let planned: StudyPause[] = []
  const { server } = await renderAt('/progress', {
    answers: [
      neverAnswer(progress.metrics),
      neverAnswer(progress.insights),
      neverAnswer(progress.goals),
      neverAnswer(progress.activity),
      answer(pauses.list, () => planned),
      answer(pauses.add, ({ firstDay, lastDay }) => {
        planned = [{ id: 1, firstDay, lastDay }]
        return { id: 1, firstDay, lastDay }
      }),
      answer(pauses.remove, () => {
        planned = []
        return {}
      }),
    ],
  })
  await button('Plan a pause').click()
  const form = page.getByRole('dialog', { name: 'Plan a pause' })
  await expect.element(form.getByText('No pause is planned.')).toBeVisible()
  const lastDay = form.getByLabelText('Last day')
  const usual = (lastDay.element() as HTMLInputElement).value
  await lastDay.fill('2020-01-01')
  await button('Plan this pause', form).click()
  await expect.element(form.getByText('The last day comes after the first.')).toBeVisible()
  expect(server.countCalls(pauses.add)).toBe(0)
  await lastDay.fill(usual)
  await button('Plan this pause', form).click()
  const takeBack = form.getByRole('button', { name: /^Take back/ })
  await expect.element(takeBack).toBeVisible()
  await expectSoundLook('[role=dialog]')
  await takeBack.click()
  await expect.element(form.getByText('No pause is planned.')).toBeVisible()
})
