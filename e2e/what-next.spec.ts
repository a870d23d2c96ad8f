import { expect, type Page, test } from '@playwright/test'
import type { WhatNext } from '#contract/next-steps/what-next.ts'
import type { PracticeProblem } from '#contract/practice.ts'
import { expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'
import { button, catchProblem, expectNotYet, openSkill } from './practice-steps.ts'

const section = (page: Page) => page.getByRole('region', { name: 'What next?' })
const readWhatNext = async (page: Page): Promise<WhatNext> =>
  (await page.request.get('/api/what-next')).json()

/** Any answer at all to the problem at hand: a try is a try. */
async function answerAnything(page: Page, { id, answer }: PracticeProblem) {
  const given =
    answer.kind === 'choice'
      ? answer.options[0]?.text
      : answer.kind === 'ordering'
        ? answer.items.map(({ text }) => text)
        : answer.kind === 'matching'
          ? Object.fromEntries(answer.left.map(({ text }) => [text, answer.right[0]?.text ?? '']))
          : answer.kind === 'numberLine'
            ? answer.from
            : '-98765'
  const response = await page.request.post('/api/practice/attempts', {
    data: { problemId: id, answer: given },
  })
  expect(response.status()).toBe(201)
}

test("an offer says why, its choice is kept, today's mix counts what is done, and the weekly goal is the own one", async ({
  page,
}) => {
  await signUpLearner(page)
  await page.goto('/dashboard')
  const { offers } = await readWhatNext(page)
  const [offer] = offers
  if (!offer) throw new Error('a newcomer is offered nothing')
  const card = section(page).getByRole('listitem').filter({ hasText: offer.skill.name })
  await card.getByRole('button', { name: 'Why?' }).click()
  await expect(card).toContainText(`Success to expect on the next problem: about ${offer.reason.percent}%`)
  await expect(section(page)).toContainText("Today's mix: 10 of 10 left")

  await test.step('the weekly goal is the own one once it is set', async () => {
    await expect(page.getByText('0 of 5 lessons in the last 7 days')).toBeVisible()
    await page.getByRole('button', { name: 'Change weekly goal' }).click()
    const dialog = page.getByRole('dialog', { name: 'Weekly goal' })
    await dialog.getByRole('spinbutton').fill('3')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('0 of 3 lessons in the last 7 days')).toBeVisible()
  })

  const chosen = page.waitForRequest('**/api/what-next/choices')
  await catchProblem(page, () => card.getByRole('link', { name: 'Practice this' }).click())
  expect((await chosen).postDataJSON()).toEqual({ kind: offer.kind, skill: offer.skill.id })
  await expect(page).toHaveURL(`/practice?skill=${offer.skill.id}`)

  await page.goto('/practice')
  const problem = await catchProblem(page, () =>
    section(page).getByRole('link', { name: "Start today's mix" }).click(),
  )
  await answerAnything(page, problem)
  await page.goto('/practice')
  await expect(section(page)).toContainText("Today's mix: 9 of 10 left")
  await expect(section(page).getByRole('link', { name: "Go on with today's mix" })).toBeVisible()
})

test('after three tries in vain practice offers a worked example, then the skill before', async ({
  page,
}) => {
  await signUpLearner(page, { grade: 1 })
  await openSkill(page, 'number')
  const tryInVain = async (count: number) => {
    for (let done = 0; done < count; done++) {
      await page.getByRole('textbox').fill(`${900 + done}`)
      const checked = page.waitForResponse('**/api/practice/attempts')
      await button(page, 'Check answer').click()
      await checked
      await expectNotYet(page)
    }
  }
  await tryInVain(2)
  await expect(page.getByText("let's try another way")).toBeHidden()
  await tryInVain(1)
  await expect(page.getByText("let's try another way")).toBeVisible()
  await expectSoundLook(page, 'stuck')
  await button(page, 'Show a worked example').click()
  await expect(page.getByText('A similar problem, worked out')).toBeVisible()
  await expect(button(page, 'Show a worked example')).toBeHidden()
  await tryInVain(3)
  await expect(page.getByText(/comes before this|Ask your teacher/)).toBeVisible()
})
