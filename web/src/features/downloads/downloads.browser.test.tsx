import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { myAssignments } from '#contract/classroom/my-assignments.ts'
import { downloads } from '#contract/downloads.ts'
import { lessons } from '#contract/lessons.ts'
import { planning } from '#contract/study/planning.ts'
import { answer } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { renderAt } from '../../testing/render-at.tsx'

test('who has downloaded nothing is told how to begin and how much room there is', {
  tags: ['DOWN-01…11'],
}, async () => {
  await renderAt('/downloads', {
    answers: [
      answer(downloads.list, []),
      answer(lessons.list, []),
      answer(myAssignments.list, []),
      answer(planning.current, { state: null, others: [] }),
    ],
  })
  await expect.element(page.getByText('Online - Ready to download', { exact: true })).toBeVisible()
  await expect.element(page.getByText('No downloaded content yet', { exact: true })).toBeVisible()
  for (const name of ['New Download', 'Download Your First Lesson'])
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', '/lessons')
  await expect.element(page.getByText('0 MB used')).toBeVisible()
  await expect.element(page.getByText('100 MB available')).toBeVisible()
  await expectSoundLook()
})
