import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { signUpLearner } from './new-learner.ts'
import {
  button,
  catchProblem,
  expectNotYet,
  expectRight,
  makeTen,
  openSkill,
  readAnswer,
  readAttempts,
  SKILL_OF,
  status,
} from './practice-steps.ts'

test('[ROUTE-30, X-57, Y-85, LESSON-59] a pupil picks a skill, solves it, and it counts', async ({
  page,
}) => {
  await signUpLearner(page, { grade: 1 })
  await page.goto('/practice')
  await expect(page.getByRole('heading', { level: 1, name: 'Practice Problems' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start the mix' })).toBeVisible()
  await expect(page.getByLabel('Grade')).toHaveCount(0)
  await button(page, /^Mathematics/).click()
  const card = page.getByRole('listitem').filter({ hasText: 'I can find the partner of a number' })
  const anyCard = page.getByRole('listitem').filter({ has: page.getByText('New', { exact: true }) })
  await expect(anyCard.first()).toBeVisible()
  await expect(card.or(anyCard).first()).toContainText('I can')

  const problem = await openSkill(page, 'number')
  await expect(page.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(makeTen(problem))
  await page.keyboard.press('Enter')
  await expectRight(page)
  await expect(status(page)).toContainText('At the first try, all by yourself.')
  await expect(status(page)).toContainText(/New/)
  await expect(page.getByRole('region', { name: 'Solution' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByText('1 solved')).toBeVisible()
  expect(await readAttempts(page)).toMatchObject([
    { skill: SKILL_OF.number, correct: true, helped: false, hintsUsed: 0 },
  ])
  const stats = await (await page.request.get('/api/practice/stats')).json()
  expect(stats).toEqual({ bySubject: [{ subject: 'Mathematics', attempts: 1 }] })
})

test('[ROUTE-31] the mix gives problems of the own grade until it is ended, and sums them up', async ({
  page,
}) => {
  await signUpLearner(page, { grade: 3 })
  await page.goto('/student/practice')
  const first = await catchProblem(page, () => page.getByRole('link', { name: 'Start the mix' }).click())
  expect(first.skill.id).toContain('.3.')
  const second = await catchProblem(page, () => button(page, 'Skip').click())
  expect(second.id).not.toBe(first.id)
  await button(page, 'Hint').click()
  await expect(page.getByText('A nudge')).toBeVisible()
  await button(page, 'End session').click()
  await expect(page).toHaveURL('/student/practice?view=summary')
  await expect(page.getByRole('heading', { level: 1, name: 'Good work' })).toBeFocused()
  await expect(page.getByText('Hints used')).toBeVisible()
  await expect(page.getByRole('definition').last()).toHaveText('1')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Good work' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lessons' }).last()).toHaveAttribute('href', '/lessons')
  await catchProblem(page, () => page.getByRole('link', { name: 'Practice more' }).click())
})

test('a session in which nothing was done ends without a summary, and Back leads out of it', async ({
  page,
}) => {
  await signUpLearner(page)
  await page.goto('/practice')
  await catchProblem(page, () => page.getByRole('link', { name: 'Start the mix' }).click())
  await button(page, 'End session').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice Problems' })).toBeVisible()
  await expect(page).toHaveURL('/practice')
  const problem = await catchProblem(page, () => page.getByRole('link', { name: 'Start the mix' }).click())
  await page.goBack()
  await expect(page.getByText('You left in the middle of')).toBeVisible()
  await page.getByRole('link', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { level: 1, name: problem.skill.name })).toBeVisible()
})

test('a wrong answer stays for another try, with why it is not right yet; then the solution opens', async ({
  page,
}) => {
  await signUpLearner(page, { grade: 1 })
  const problem = await openSkill(page, 'number')
  expect((await page.request.post(`/api/practice/problems/${problem.id}/solution`)).status()).toBe(409)
  await expect(button(page, 'Show solution')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('Type your answer first.')

  await page.keyboard.type('3 +')
  await page.keyboard.press('Enter')
  await expect(status(page)).toContainText('It did not count as a try.')
  await expect(button(page, 'Show solution')).toHaveCount(0)
  expect(await readAttempts(page)).toEqual([])

  const box = page.getByRole('textbox')
  await box.fill(`${makeTen(problem)} + 0`)
  await button(page, 'Check answer').click()
  await expect(status(page)).toContainText('The value is right. Now work it out to a single number.')
  await expect(box).toHaveValue(`${makeTen(problem)} + 0`)
  await expect(box).toBeFocused()
  await box.fill('99')
  await page.keyboard.press('Enter')
  await expect(status(page)).toContainText('Still not quite.')

  await button(page, 'Show solution').click()
  await expect(page.getByRole('region', { name: 'Solution' })).toContainText(`Answer: ${makeTen(problem)}`)
  await box.fill(makeTen(problem))
  await page.keyboard.press('Enter')
  await expectRight(page)
  await expect(status(page)).toContainText('With a little help')
  expect(await readAttempts(page)).toMatchObject([
    { correct: true, helped: true },
    { correct: false, helped: false },
    { correct: false, helped: false },
  ])
})

test('the three hints come one by one and stay; problem, hints and answer survive a reload', async ({
  page,
}) => {
  await signUpLearner(page, { grade: 1 })
  const problem = await openSkill(page, 'number')
  await page.keyboard.type('12')
  await button(page, 'Hint').click()
  await button(page, 'Hint 2 of 3').click()
  await expect(page.getByText('A closer look')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox')).toHaveValue('12')
  await expect(page.getByText('A nudge')).toBeVisible()
  await button(page, 'Hint 3 of 3').click()
  await expect(page.getByText('A similar problem, worked out')).toBeVisible()
  await expect(button(page, /^Hint/)).toHaveCount(0)
  await page.getByRole('textbox').fill(makeTen(problem))
  await page.keyboard.press('Enter')
  await expectRight(page)
  expect(await readAttempts(page)).toMatchObject([{ correct: true, helped: true, hintsUsed: 3 }])
  await page.reload()
  await expect(status(page).getByText("That's right!")).toBeVisible()
})

test('a wrong option is told with the idea behind it', async ({ page }) => {
  await signUpLearner(page, { grade: 1 })
  const problem = await openSkill(page, 'choice')
  if (problem.answer.kind !== 'choice') throw new Error('no options')
  await expect(page.getByRole('img').or(page.locator('form svg')).first()).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.getByRole('radio').first()).toBeChecked()
  await page.keyboard.press('b')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(status(page).getByText(/Not yet|That's right!/)).toBeVisible()
  if (await status(page).getByText('Not yet').isVisible()) {
    await expect(status(page)).toContainText('This answer comes up when someone')
    const answer = await readAnswer(page, problem)
    const place = problem.answer.options.findIndex(({ html }) => html === answer)
    await page.keyboard.press(String(place + 1))
    await page.keyboard.press('Enter')
  }
  await expectRight(page)
})

test('only the time in view counts, from one try to the next', { tag: '@thorough' }, async ({ page }) => {
  await page.clock.install()
  await signUpLearner(page, { grade: 1 })
  const problem = await openSkill(page, 'number')
  await page.clock.runFor(20_000)
  await page.getByRole('textbox').fill('99')
  await page.keyboard.press('Enter')
  await expectNotYet(page)
  const hide = (isHidden: boolean) =>
    page.evaluate(
      (state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      },
      isHidden ? 'hidden' : 'visible',
    )
  await hide(true)
  await page.clock.runFor(600_000)
  await hide(false)
  await page.clock.runFor(5000)
  await page.getByRole('textbox').fill(makeTen(problem))
  await page.keyboard.press('Enter')
  await expectRight(page)
  const [second, first] = await readAttempts(page)
  expect(first.timeSpentSeconds).toBeGreaterThanOrEqual(20)
  expect(first.timeSpentSeconds).toBeLessThan(60)
  expect(second.timeSpentSeconds).toBeGreaterThanOrEqual(5)
  expect(second.timeSpentSeconds).toBeLessThan(60)
})

test('who is no pupil chooses the grade to practice', async ({ page }) => {
  await signIn(page, 'demo-teacher')
  await page.goto('/practice')
  await expect(page.getByLabel('Grade')).toContainText('Grade 12')
  await page.getByLabel('Grade').click()
  await page.getByRole('option', { name: 'Grade 2', exact: true }).click()
  await expect(page).toHaveURL('/practice?grade=2')
  const problem = await catchProblem(page, () => page.getByRole('link', { name: 'Start the mix' }).click())
  expect(problem.skill.id).toContain('.2.')
})

test('the youngest can have a problem read out', async ({ page }) => {
  await page.addInitScript(() => {
    const voice = { lang: 'en-US', localService: true, default: true, name: 'Test', voiceURI: 'test' }
    const said: string[] = []
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        text: string
        constructor(text: string) {
          this.text = text
        }
      },
    })
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => [voice],
        speak: (utterance: { text: string }) => said.push(utterance.text),
        cancel: () => {},
        said,
      }),
    })
  })
  await signUpLearner(page, { grade: 1 })
  const problem = await openSkill(page, 'number')
  await button(page, 'Listen').click()
  await expect(button(page, 'Stop')).toBeVisible()
  const said = await page.evaluate(() => (speechSynthesis as unknown as { said: string[] }).said)
  expect(said[0]).toBe(problem.promptHtml.replace(/<[^>]+>/g, ''))
})
