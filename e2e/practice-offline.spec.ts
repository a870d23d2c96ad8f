import { expect, type Page, test } from '@playwright/test'
import { findLesson, openLesson } from './lesson-steps.ts'
import { signUpLearner } from './new-learner.ts'
import { waitForWorker } from './offline-steps.ts'
import {
  button,
  expectNotYet,
  expectRight,
  give,
  giveTen,
  readAttempts,
  SKILL_OF,
  status,
} from './practice-steps.ts'

const TITLE = 'Fill the ten frame'

test.use({ serviceWorkers: 'allow' })

/** How many problems the device has, and whether anything of them could be read as an answer. */
function readKeptProblems(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ skillId: string; hasSeal: boolean; text: string }[]>((resolve, reject) => {
        const opening = indexedDB.open('trellis')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('problems').objectStore('problems').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(
              reading.result.map((kept) => ({
                skillId: kept.skillId,
                hasSeal: kept.seal !== null,
                text: JSON.stringify(kept),
              })),
            )
          }
        }
      }),
  )
}

/** What the device still has to send. */
function countWaiting(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('trellis')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('outbox').objectStore('outbox').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )
}

test('problems that were taken along are practiced without a connection, and exactly those answers arrive', async ({
  page,
  context,
}) => {
  await signUpLearner(page, { grade: 1 })
  const lesson = await findLesson(page, TITLE, 1)
  await openLesson(page, lesson)
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(page.getByText('Download Complete', { exact: true })).toBeVisible()
  await expect.poll(async () => (await readKeptProblems(page)).length).toBe(12)
  for (const { text } of await readKeptProblems(page)) expect(text).not.toMatch(/isRight|stepsHtml/)
  await page.goto('/practice')
  await expect(page.getByRole('heading', { level: 2, name: 'Choose a subject' })).toBeVisible()
  await waitForWorker(page)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('12 problems are on this device.', { exact: false })).toBeVisible()
  await page.goto(`/practice?skill=${SKILL_OF.number}`)
  await expect(page.getByRole('textbox')).toBeVisible()

  await give(page, '99')
  await expectNotYet(page)
  await giveTen(page)
  await expectRight(page)
  await expect(status(page).getByText('Saved on this device', { exact: false })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Solution' })).toBeVisible()
  await button(page, 'Next problem').click()
  await giveTen(page)
  await expectRight(page)

  await page.reload()
  await expect(status(page).getByText("That's right!")).toBeVisible()
  await button(page, 'Next problem').click()
  await button(page, 'Hint').click()
  await expect(page.getByText('A nudge')).toBeVisible()
  await giveTen(page)
  await expectRight(page)
  for (let more = 0; more < 2; more++) {
    await button(page, 'Next problem').click()
    await giveTen(page)
    await expectRight(page)
  }
  await button(page, 'End session').click()
  await expect(page.getByText('5 of 5')).toBeVisible()

  await context.setOffline(false)
  await expect.poll(async () => (await readAttempts(page)).length).toBe(6)
  // What the server worked out takes the place of what the device could not know.
  await expect(page.getByRole('heading', { level: 2, name: 'Skills you practiced' })).toBeVisible()
  const attempts: { correct: boolean; helped: boolean; hintsUsed: number }[] = await readAttempts(page)
  expect(attempts.toReversed().map(({ correct, hintsUsed }) => [correct, hintsUsed])).toEqual([
    [false, 0],
    [true, 0],
    [true, 0],
    [true, 1],
    [true, 0],
    [true, 0],
  ])
  await expect.poll(() => countWaiting(page)).toBe(0)
  expect(await readAttempts(page)).toHaveLength(6)
})
