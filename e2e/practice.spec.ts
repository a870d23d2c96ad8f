import { expect, type Page, test } from '@playwright/test'
import type { PracticeProblem } from '#contract/practice.ts'
import { expectSoundLook } from './looks.ts'
import { signUpLearner } from './new-learner.ts'
import {
  ATTEMPTS_URL,
  button,
  catchProblem,
  expectNotYet,
  expectRight,
  giveTen,
  makeTen,
  openSkill,
  readAnswer,
  readAttempts,
  SKILL_OF,
  status,
} from './practice-steps.ts'

test('a student solves problems of a skill, which count, and then a mix of the own grade', {
  tag: ['@ROUTE-30,ROUTE-31,X-57,Y-85,LESSON-59', '@main'],
}, async ({ page }) => {
  await signUpLearner(page, { grade: 1 })
  await page.goto('/student/practice')

  await test.step('a skill is found in its subject', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Practice Problems' })).toBeVisible()
    await button(page, /^Mathematics/).click()
    const card = page.getByRole('listitem').filter({ has: page.getByText('New', { exact: true }) })
    await expect(card.first()).toContainText('I can')
  })

  const problem = await openSkill(page, 'number')
  await test.step('a wrong answer and a hint stay, also after a reload, and all of it counts', async () => {
    const solution = `/api/practice/problems/${problem.id}/solution`
    expect((await page.request.post(solution)).status()).toBe(409)
    await page.keyboard.type('3 +')
    await page.keyboard.press('Enter')
    await expect(status(page)).toContainText('It did not count as a try.')
    await page.getByRole('textbox').fill('99')
    await page.keyboard.press('Enter')
    await expectNotYet(page)
    await button(page, 'Hint').click()
    await expect(page.getByText('A nudge')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox')).toHaveValue('99')
    await expect(page.getByText('A nudge')).toBeVisible()
    await button(page, 'Show solution').click()
    await expect(page.getByRole('region', { name: 'Solution' })).toContainText(`Answer: ${makeTen(problem)}`)
    await page.getByRole('textbox').fill(makeTen(problem))
    await page.keyboard.press('Enter')
    await expectRight(page)
    await expect(page.getByText('1 solved')).toBeVisible()
    expect(await readAttempts(page)).toMatchObject([
      { skill: SKILL_OF.number, correct: true, helped: true, hintsUsed: 1 },
      { skill: SKILL_OF.number, correct: false, helped: false, hintsUsed: 0 },
    ])
    const stats = await (await page.request.get('/api/practice/stats')).json()
    expect(stats).toEqual({ bySubject: [{ subject: 'Mathematics', attempts: 2 }] })
  })

  await test.step('the session is summed up, and the mix gives one problem after another of the own grade', async () => {
    await button(page, 'End session').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Good work' })).toBeFocused()
    await expect(page.getByText('1 of 1')).toBeVisible()
    await page.getByRole('link', { name: 'Choose something else' }).click()
    const first = await catchProblem(page, () => page.getByRole('link', { name: 'Start the mix' }).click())
    expect(first.skill.id).toContain('.1.')
    const second = await catchProblem(page, () => button(page, 'Skip').click())
    expect(second.id).not.toBe(first.id)
  })
})

const KINDS = ['expression', 'fraction', 'choice', 'ordering', 'matching', 'numberLine', 'text'] as const

test('every kind of answer is understood as it was given', async ({ page }) => {
  await signUpLearner(page, { grade: 9 })
  for (const kind of KINDS) {
    await test.step(kind, async () => {
      const problem = await openSkill(page, kind)
      if (kind === 'choice') {
        await page.keyboard.press('1')
        await page.keyboard.press('Enter')
        await expect(status(page).getByText(/Not yet|That's right!/)).toBeVisible()
        if (await status(page).getByText("That's right!").isVisible()) return
      } else {
        const data = { problemId: problem.id, answer: makeWrongAnswer(problem) }
        const sent = await page.request.post('/api/practice/attempts', { data })
        expect(await sent.json()).toMatchObject({ correct: false })
      }
      await fillIn(page, problem, await readAnswer(page, problem))
      await button(page, 'Check answer').click()
      await expectRight(page)
    })
  }
})

const toNumber = (text: string) => Number(text.replaceAll('$', ''))

function makeWrongAnswer({ answer: form }: PracticeProblem) {
  if (form.kind === 'ordering')
    return form.items.map(({ text }) => text).toSorted((a, b) => toNumber(b) - toNumber(a))
  if (form.kind === 'matching')
    return Object.fromEntries(form.left.map(({ text }) => [text, form.right[0]?.text]))
  if (form.kind === 'numberLine') return form.to
  return form.kind === 'fraction' ? '1/997' : form.kind === 'text' ? 'neither' : 'x'
}

/** Writes, chooses or moves what the server has told. */
async function fillIn(page: Page, { answer: form }: PracticeProblem, answer: string): Promise<void> {
  if (form.kind === 'choice') {
    const place = form.options.findIndex(({ html }) => html === answer)
    await page.keyboard.press(String(place + 1))
  } else if (form.kind === 'ordering') {
    const items = form.items.map(({ text }) => toNumber(text))
    for (const [place, value] of items.toSorted((a, b) => a - b).entries()) {
      const up = button(page, `Move ${value < 0 ? `minus ${-value}` : value} up`)
      for (let at = items.indexOf(value); at > place; at--) await up.click()
      items.splice(place, 0, ...items.splice(items.indexOf(value), 1))
    }
  } else if (form.kind === 'matching') {
    const pairs = new Map(answer.split('; ').map((pair) => pair.split(' → ') as [string, string]))
    for (const [place, { html }] of form.left.entries()) {
      await page.getByRole('main').getByRole('combobox').nth(place).click()
      const match = form.right.findIndex((option) => option.html === pairs.get(html))
      await page.getByRole('option').nth(match).click()
    }
  } else if (form.kind === 'numberLine') {
    await page.keyboard.press('Home')
    for (let at = Number(form.from); at < Number(answer); at++) await page.keyboard.press('ArrowRight')
  } else {
    await page.getByRole('textbox').first().pressSequentially(answer)
  }
}

test('an answer that gets lost, or is given without a connection or in two tabs, counts once', async ({
  page,
  context,
}) => {
  await signUpLearner(page, { grade: 1 })
  await openSkill(page, 'number')
  const isKept = page.getByText('This answer will be checked when you are online')
  const isRight = page.getByText("That's right!").first()
  const goOn = () => catchProblem(page, () => button(page, 'Next problem').click())

  await test.step('the answer of the server is lost', async () => {
    await page.route(ATTEMPTS_URL, async (route) => {
      // The last try may still be on its way when nobody interferes any more.
      if (route.request().method() === 'POST') await route.fetch().catch(() => null)
      await route.abort().catch(() => null)
    })
    await giveTen(page)
    await expect(isKept).toBeVisible()
    await page.unroute(ATTEMPTS_URL)
    await expect(isRight).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    expect(await readAttempts(page)).toHaveLength(1)
  })

  await test.step('there is no connection', async () => {
    await goOn()
    await context.setOffline(true)
    await giveTen(page)
    await expect(isKept).toBeVisible()
    await expectSoundLook(page, 'an answer that waits')
    await context.setOffline(false)
    await expect(isRight).toBeVisible()
    expect(await readAttempts(page)).toHaveLength(2)
  })

  await test.step('another tab has solved it', async () => {
    await goOn()
    const memory = await page.evaluate(() => JSON.stringify(sessionStorage))
    const other = await context.newPage()
    await other.addInitScript((text) => {
      for (const [key, value] of Object.entries(JSON.parse(text))) sessionStorage.setItem(key, String(value))
    }, memory)
    await other.goto(page.url())
    await giveTen(other)
    await expectRight(other)
    await other.close()
    await giveTen(page)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('This problem is already done')
    await catchProblem(page, () => alert.getByRole('button', { name: 'Next problem' }).click())
    expect(await readAttempts(page)).toHaveLength(3)
  })
})
