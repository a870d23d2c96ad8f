import { expect, test } from '@playwright/test'
import { signUpLearner } from './new-learner.ts'
import { answerAll, readQuizWithKey } from './quizzes-steps.ts'

test('a class is opened, a student joins by its code, does a quiz and an essay, and sees grade and feedback', {
  tag: ['@TEACH-01', '@TEACH-02', '@TEACH-21', '@TEACH-22', '@TEACH-25', '@P-42', '@Y-50', '@Y-55', '@main'],
}, async ({ page, browser }) => {
  const [quiz] = await Promise.all([readQuizWithKey(), signUpLearner(page, { role: 'teacher' })])
  await page.goto('/teacher/classes/create')
  await page.getByRole('textbox', { name: 'Name' }).fill('5b')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '5b', level: 1 })).toBeVisible()
  const code = await page.getByRole('button', { name: /^Copy the code/ }).textContent()

  const desk = await (await browser.newContext()).newPage()
  await test.step('the student joins, and is on the open roster at once', async () => {
    await signUpLearner(desk, { grade: 5 })
    await desk.goto('/dashboard')
    await desk.getByRole('button', { name: 'Join a class' }).click()
    await desk.getByLabel('Class code').fill((code ?? '').toLowerCase().replace(' ', '-'))
    await desk.keyboard.press('Enter')
    await desk.getByRole('dialog').getByRole('button', { name: 'Join', exact: true }).click()
    await expect(desk.getByRole('heading', { level: 3, name: '5b' })).toBeVisible()
    await expect(page.getByRole('table').getByRole('link', { name: 'Nia Bello' })).toBeVisible()
    await expect(page.getByText('1 student', { exact: false }).first()).toBeVisible()
  })

  await test.step('a quiz is given out, is on the open page of the student, and done', async () => {
    await page.goto('/teacher/assignments/create')
    await page.getByRole('searchbox', { name: 'Quiz' }).fill(quiz.title)
    await page.getByRole('button', { name: quiz.title }).first().click()
    await page.getByRole('button', { name: 'Tomorrow' }).click()
    await page.getByRole('button', { name: 'Give out' }).click()
    await expect(page.getByRole('heading', { name: quiz.title, level: 1 })).toBeVisible()
    await desk.getByRole('link', { name: quiz.title }).click()
    await desk.getByRole('link', { name: 'Start the quiz' }).click()
    await answerAll(desk, quiz, { wrong: 1 })
  })

  await test.step('an essay is turned in with a file, which can be downloaded', async () => {
    await page.goto('/teacher/assignments/create')
    await page.getByRole('radio', { name: 'Task' }).click()
    await page.getByLabel('Title').fill('Essay about a place')
    await page.getByLabel('Instructions').fill('Say what you see there.')
    await page.getByRole('button', { name: 'Give out' }).click()
    await expect(page.getByRole('heading', { name: 'Essay about a place', level: 1 })).toBeVisible()
    await desk.goto('/assignments')
    await desk.getByRole('link', { name: 'Essay about a place' }).click()
    await desk.getByLabel('Your text').fill('I like the lake.')
    await desk
      .locator('input[type=file]')
      .setInputFiles({ name: 'lake.txt', mimeType: 'text/plain', buffer: Buffer.from('blue') })
    await expect(desk.getByRole('link', { name: 'lake.txt' })).toBeVisible()
    await desk.getByRole('button', { name: 'Turn in', exact: true }).click()
    await expect(desk.getByText('Turned in. Well done!').first()).toBeVisible()
    const download = desk.waitForEvent('download')
    await desk.getByRole('link', { name: 'lake.txt' }).click()
    expect((await download).suggestedFilename()).toBe('lake.txt')
  })

  await test.step('it is graded, and grade and feedback are on the open page of the student', async () => {
    await page.getByRole('link', { name: 'Grade 1 submission' }).click()
    await expect(page.getByText('I like the lake.')).toBeVisible()
    await page.getByLabel('Points of 100').fill('90')
    await page.getByLabel('Feedback for the student').fill('Well seen!')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(desk.getByText('90 of 100 points')).toBeVisible()
    await expect(desk.getByText('Well seen!')).toBeVisible()
    await desk.goto('/assignments?tab=done')
    await expect(desk.getByText(/of 100 points/)).toHaveCount(2)
  })
  await desk.context().close()
})
