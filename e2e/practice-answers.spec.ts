import { expect, test } from '@playwright/test'
import { signUpLearner } from './new-learner.ts'
import {
  button,
  expectNotYet,
  expectRight,
  makeTen,
  openSkill,
  readAnswer,
  readAttempts,
  status,
} from './practice-steps.ts'

test.beforeEach(async ({ page }) => {
  await signUpLearner(page, { grade: 9 })
})

test('the maths keys write at the caret, also by the keyboard; an expression is drawn while it is typed, and what cannot be read yet stops nobody', async ({
  page,
}) => {
  const problem = await openSkill(page, 'expression')
  const box = page.getByRole('textbox')

  await test.step('the maths keys', async () => {
    const keys = page.getByRole('toolbar', { name: 'Keys for your answer' })
    for (const name of ['Square root', '5']) await keys.getByRole('button', { name, exact: true }).click()
    await expect(box).toHaveValue('√(5)')
    await expect(box).toBeFocused()
    for (const name of ['Move right', 'Plus', 'x', 'To the power of', '2']) {
      await keys.getByRole('button', { name, exact: true }).click()
    }
    await expect(box).toHaveValue('√(5)+x^2')
    await keys.getByRole('button', { name: 'Delete' }).click()
    await expect(box).toHaveValue('√(5)+x^')
    await page.keyboard.press('Tab')
    await expect(keys.getByRole('button', { name: '7' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue('√(5)+x^5')
    await button(page, 'Hide keypad').click()
    await expect(keys).toHaveCount(0)
    await button(page, 'Show keypad').click()
    await expect(keys).toBeVisible()
  })

  await test.step('what is typed', async () => {
    await box.fill('')
    await expect(page.getByText('What you type shows here as a formula.')).toBeVisible()
    await page.keyboard.type('x^2/(')
    await expect(page.getByText('Go on, something is still missing.')).toBeVisible()
    await page.keyboard.type('3)')
    const drawn = page.locator('form math').last()
    await expect(drawn.locator('mfrac')).toHaveCount(1)
    await expect(drawn.locator('msup')).toHaveCount(1)
    await box.fill('x # 2')
    await expect(page.getByText('“# 2” cannot be read yet.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(status(page)).toContainText('This cannot be read yet')
    await box.fill('x')
    await page.keyboard.press('Enter')
    await expectNotYet(page)

    const [a = '', b = ''] = problem.promptHtml.replace(/<[^>]+>/g, '').match(/(?<=x)[+−]\d+/g) ?? []
    await box.fill(`(x${a})(x${b})`)
    await page.keyboard.press('Enter')
    await expect(status(page)).toContainText('Now multiply it out, without brackets.')
    await box.fill(await readAnswer(page, problem))
    await page.keyboard.press('Enter')
    await expectRight(page)
  })
})

test('a fraction finds its boxes however it is typed', { tag: '@thorough' }, async ({ page }) => {
  const problem = await openSkill(page, 'fraction')
  const [whole, top, bottom] = ['Whole number', 'Top number', 'Bottom number'].map((name) =>
    page.getByRole('textbox', { name }),
  ) as [
    ReturnType<typeof page.getByRole>,
    ReturnType<typeof page.getByRole>,
    ReturnType<typeof page.getByRole>,
  ]
  await expect(top).toBeFocused()
  await page.keyboard.type('1 3/4')
  await expect(whole).toHaveValue('1')
  await expect(top).toHaveValue('3')
  await expect(bottom).toHaveValue('4')
  await expect(bottom).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(top).toBeFocused()
  await bottom.fill('997')
  await page.keyboard.press('Enter')
  await expectNotYet(page)
  const answer = await readAnswer(page, problem)
  await whole.fill('')
  await top.fill('')
  await bottom.fill('')
  await whole.pressSequentially(answer)
  await page.keyboard.press('Enter')
  await expectRight(page)
})

test('a list is put in order by dragging, and with the keyboard alone', { tag: '@thorough' }, async ({
  page,
}) => {
  const { answer } = await openSkill(page, 'ordering')
  if (answer.kind !== 'ordering') throw new Error('no items')
  await button(page, 'Check answer').click()
  await expect(status(page)).toHaveText('Put the list in order first.')

  await test.step('by dragging', async () => {
    const lines = page.locator('form ol > li')
    const first = (await lines.nth(0).textContent()) ?? ''
    const handle = await lines.nth(0).locator('span').first().boundingBox()
    const target = await lines.nth(2).boundingBox()
    if (!handle || !target) throw new Error('nothing to drag')
    await page.mouse.move(handle.x + 20, handle.y + 20)
    await page.mouse.down()
    await page.mouse.move(handle.x + 20, target.y + 10, { steps: 4 })
    await page.mouse.move(handle.x + 20, target.y + target.height - 4, { steps: 4 })
    await page.mouse.up()
    await expect(lines.nth(2)).toHaveText(first)
    await page.mouse.move(handle.x + 20, handle.y + 20)
    await page.mouse.down()
    await page.mouse.move(handle.x + 20, target.y + target.height - 4, { steps: 4 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(lines.nth(2)).toHaveText(first)
  })

  await test.step('with the keyboard alone', async () => {
    const items = answer.items.map(({ text }) => Number(text.replaceAll('$', '')))
    const nameOf = (value: number) => `Move ${value < 0 ? `minus ${-value}` : value} up`
    const moveUpTo = async (place: number, value: number) => {
      const up = page.getByRole('button', { name: nameOf(value), exact: true })
      for (let step = items.length; step > 0; step--) {
        const labels = await page
          .getByRole('button', { name: /^Move .* up$/ })
          .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
        if (labels.indexOf(nameOf(value)) <= place) break
        await up.focus()
        await page.keyboard.press('Enter')
        await expect(up).toBeFocused()
      }
    }
    // Back to where dragging took it from: it might have brought the right order.
    const [dragged = 0] = items
    await moveUpTo(0, dragged)
    for (const [place, value] of [...items].sort((a, b) => a - b).entries()) await moveUpTo(place, value)
    await button(page, 'Check answer').focus()
    await page.keyboard.press('Enter')
    await expectRight(page)
  })
})

test('pairs are matched by choosing, every line of them', { tag: '@thorough' }, async ({ page }) => {
  const problem = await openSkill(page, 'matching')
  if (problem.answer.kind !== 'matching') throw new Error('no pairs')
  const { left, right } = problem.answer
  const fields = page.getByRole('main').getByRole('combobox')
  const choose = async (place: number, option: number) => {
    await fields.nth(place).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('option').nth(option).click()
  }
  await choose(0, 0)
  await button(page, 'Check answer').click()
  await expect(status(page)).toHaveText('Choose a match for every line first.')
  for (const place of left.keys()) await choose(place, 0)
  await button(page, 'Check answer').click()
  await expect(status(page)).toContainText('At least one pair does not fit yet.')
  const pairs = (await readAnswer(page, problem)).split('; ').map((pair) => pair.split(' → '))
  for (const [place, { html }] of left.entries()) {
    const match = pairs.find(([one]) => one === html)?.[1]
    await choose(
      place,
      right.findIndex((option) => option.html === match),
    )
  }
  await button(page, 'Check answer').click()
  await expectRight(page)
})

test('a point is put on the number line with the arrow keys, or by a click', { tag: '@thorough' }, async ({
  page,
}) => {
  const problem = await openSkill(page, 'numberLine')
  if (problem.answer.kind !== 'numberLine') throw new Error('no line')
  const { from, to } = problem.answer
  const line = page.getByRole('slider')
  await expect(line).toBeFocused()
  await expect(line).toHaveAttribute('aria-valuetext', 'No point yet')
  await page.keyboard.press('End')
  await expect(line).toHaveAttribute('aria-valuetext', to)
  await page.keyboard.press('Enter')
  await expectNotYet(page)
  await line.click({ position: { x: 28, y: 44 } })
  await expect(line).toHaveAttribute('aria-valuetext', from)
  const answer = await readAnswer(page, problem)
  for (let place = Number(from); place < Number(answer); place++) await page.keyboard.press('ArrowRight')
  await expect(line).toHaveAttribute('aria-valuetext', answer)
  await page.keyboard.press('Enter')
  await expectRight(page)
})

test('a word that is almost right is close', { tag: '@thorough' }, async ({ page }) => {
  const problem = await openSkill(page, 'text')
  const box = page.getByRole('textbox')
  await box.fill('neither')
  await page.keyboard.press('Enter')
  await expectNotYet(page)
  const answer = await readAnswer(page, problem)
  await box.fill(`${answer}x`)
  await page.keyboard.press('Enter')
  await expect(status(page)).toContainText('Very close! Check the spelling.')
  await box.fill(answer.toUpperCase())
  await page.keyboard.press('Enter')
  await expectRight(page)
  expect(await readAttempts(page)).toHaveLength(3)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('the keys stand in for the keyboard of the device, which can be had back', {
    tag: '@thorough',
  }, async ({ page }) => {
    const problem = await openSkill(page, 'number')
    const box = page.getByRole('textbox')
    await expect(box).toHaveAttribute('inputmode', 'none')
    const keys = page.getByRole('toolbar', { name: 'Keys for your answer' })
    for (const digit of makeTen(problem)) await keys.getByRole('button', { name: digit, exact: true }).tap()
    await expect(box).toHaveValue(makeTen(problem))
    await button(page, 'Hide keypad').tap()
    await expect(box).toHaveAttribute('inputmode', 'text')
    await button(page, 'Check answer').tap()
    await expectRight(page)
  })
})

test('Enter held too long neither sends twice nor leaves the answer behind', { tag: '@thorough' }, async ({
  page,
}) => {
  const problem = await openSkill(page, 'number')
  await page.keyboard.type(makeTen(problem))
  await page.keyboard.down('Enter')
  await expectRight(page)
  for (let times = 0; times < 5; times++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(status(page).getByText("That's right!")).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(status(page).getByText("That's right!")).toHaveCount(0)
  await expect(page.getByRole('main').getByText('1 solved')).toBeVisible()
})
