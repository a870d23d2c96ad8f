import { expect, test } from '@playwright/test'
import {
  addByKeys,
  chooseInMenu,
  dragBlock,
  expectCatAt,
  laidBlocks,
  layStepsOnDevice,
  openStudio,
  pressUntil,
  saving,
  startButton,
  waitForStudio,
} from './kids-code-steps.ts'
import { signUpLearner } from './new-learner.ts'
import { waitForWorker } from './offline-steps.ts'
import { startFrontServer } from './servers/front-server.ts'
import { button } from './study-guides-steps.ts'
import { expectToast } from './toasts.ts'

test('with the mouse: five blocks make the cat walk, are there after a reload; projects are renamed, copied, deleted and brought back, and an example is made the own one', async ({
  page,
}) => {
  test.slow()
  await signUpLearner(page)
  await page.goto('/kids-code')
  await expect(page.getByRole('heading', { name: 'Your projects will stand here' })).toBeVisible()

  await expect(page.getByRole('list', { name: 'Examples' }).getByRole('listitem')).toHaveCount(8)

  await test.step('five blocks by mouse', async () => {
    await page.getByRole('link', { name: 'New project' }).click()
    await waitForStudio(page)
    await expectCatAt(page, 0)

    await dragBlock(page, 'Events', 'when the flag is clicked')
    await dragBlock(page, 'Motion', 'move', 'when the flag is clicked')
    await dragBlock(page, 'Motion', 'turn right', 'move')
    await dragBlock(page, 'Looks', 'next costume', 'turn right')
    await dragBlock(page, 'Sound', 'play sound', 'next costume')
    await expect(saving(page)).toHaveText('Saved')
    await startButton(page).click()
    await expectCatAt(page, 10)

    await page.reload()
    await waitForStudio(page)
    await expect(laidBlocks(page, 'next costume').first()).toBeVisible()
    await startButton(page).click()
    await expectCatAt(page, 10)
  })

  await test.step('the own projects', async () => {
    await page.getByRole('link', { name: 'Back to Kids Code' }).click()
    await expect(page.getByRole('link', { name: 'My project' })).toBeVisible()
    await chooseInMenu(page, 'My project', 'Rename')
    await page.getByRole('textbox', { name: 'Name' }).fill('Great steps')
    await expectToast(page, 'Renamed', () => page.keyboard.press('Enter'))
    await expectToast(page, 'A copy is among your projects', () =>
      chooseInMenu(page, 'Great steps', 'Make a copy'),
    )
    await expect(page.getByRole('link', { name: 'Great steps (copy)' })).toBeVisible()
    await expectToast(page, 'Project deleted', () => chooseInMenu(page, 'Great steps (copy)', 'Delete'))
    await expect(page.getByRole('link', { name: 'Great steps (copy)' })).toHaveCount(0)
    await button(page, 'Deleted projects').click()
    await button(page, 'Restore Great steps (copy)').click()
    await expect(page.getByText('Nothing deleted')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByRole('link', { name: 'Great steps (copy)' })).toBeVisible()
  })

  await test.step('an example is run and made their own', async () => {
    await page.getByRole('tab', { name: 'Examples' }).click()
    await page.getByRole('link', { name: 'A joke in space' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'A joke in space' })).toBeVisible()
    await startButton(page).click()
    await expect(page.getByText('Astronaut says: Why did the robot go on holiday?').first()).toBeAttached()

    await page.getByRole('button', { name: 'Make it mine' }).click()
    await expect(page.getByRole('textbox', { name: 'Name of the project' })).toHaveValue('A joke in space')
    await waitForStudio(page)
    await expect(saving(page)).toHaveText('Saved')
    await page.getByRole('link', { name: 'Back to Kids Code' }).click()
    await expect(
      page.getByRole('list', { name: 'My projects' }).getByRole('link', { name: 'A joke in space' }),
    ).toBeVisible()
  })
})

test('with the keyboard alone: five blocks make the cat walk, and are there after a reload', async ({
  page,
}) => {
  await signUpLearner(page)
  await openStudio(page, '/kids-code?project=new')
  await page.getByRole('textbox', { name: 'Name of the project' }).focus()
  await page.keyboard.type('Walking')
  await pressUntil(page, 'Tab', 'Motion')

  await addByKeys(page, 'Events', 'when the flag is clicked')
  for (const words of ['move', 'move', 'move', 'turn right']) await addByKeys(page, 'Motion', words)
  await expect(saving(page)).toHaveText('Saved')
  await pressUntil(page, 'Tab', 'Start')
  await page.keyboard.press('Enter')
  await expectCatAt(page, 30)

  await page.reload()
  await waitForStudio(page)
  await expect(page.getByRole('heading', { level: 1, name: /Walking/ })).toBeAttached()
  await pressUntil(page, 'Tab', 'Start')
  await page.keyboard.press('Enter')
  await expectCatAt(page, 30)
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what is built while the server is gone is there after a reload, in a second tab, and later on the server', async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const front = await startFrontServer(baseURL ?? '')
    try {
      await signUpLearner(page)
      await openStudio(page, `${front.address}/kids-code?project=new`)
      await dragBlock(page, 'Events', 'when the flag is clicked')
      await expect(saving(page)).toHaveText('Saved')
      await waitForWorker(page)
      await page.reload()
      await waitForStudio(page)

      await front.goAway()
      await dragBlock(page, 'Motion', 'move', 'when the flag is clicked')
      await expect(saving(page)).toHaveText('Saved on this device')
      await page.reload()
      await waitForStudio(page)
      await expect(laidBlocks(page, 'move').first()).toBeVisible()

      const second = await page.context().newPage()
      await openStudio(second, page.url())
      await expect(laidBlocks(second, 'move').first()).toBeVisible()
      await dragBlock(second, 'Motion', 'turn right', 'move')
      // The first tab shows what the second one did.
      await expect(laidBlocks(page, 'turn right').first()).toBeVisible()
      await second.goto(`${front.address}/waiting-changes`)
      await expect(second.getByRole('heading', { name: 'Program of Kids Code' })).toBeVisible()
      await expect(second.getByRole('link', { name: /^Open / })).toBeVisible()

      await front.comeBack()
      await expect(saving(page)).toHaveText('Saved', { timeout: 60_000 })
      const id = Number(new URL(page.url()).searchParams.get('project'))
      const project = await (await page.request.get(`/api/visual-projects/${id}`)).json()
      expect(JSON.stringify(project.blocks)).toContain('motion_turn_right')
      await expect(second.getByText('Everything is sent')).toBeVisible()
      await second.close()
    } finally {
      await front.close()
    }
  })
})

test('a mission shows what is done and what is not yet, is celebrated once, and leads on to the next', {
  tag: '@main',
}, async ({ page }) => {
  await signUpLearner(page, { grade: 2 })
  await page.goto('/student/kids-code?tab=missions')
  await page.getByRole('link', { name: /Walk to the flag/ }).click()
  await waitForStudio(page)
  await page.getByRole('button', { name: 'Give me a hint' }).click()
  await expect(page.getByRole('list', { name: 'Hints' }).getByRole('listitem')).toHaveCount(1)
  const check = page.getByRole('list', { name: 'What it looks for' }).getByRole('listitem')
  await startButton(page).click()
  await expect(check).toContainText('not yet')

  await expect(saving(page)).toHaveText('Saved on this device')
  await layStepsOnDevice(page, 'walk-to-the-flag', [
    { id: 'one', way: 'right', squares: 5 },
    { id: 'two', way: 'up', squares: 3 },
  ])
  await page.reload()
  await waitForStudio(page)
  await expect(page.getByRole('list', { name: 'Hints' }).getByRole('listitem')).toHaveCount(1)
  await startButton(page).click()
  await expect(page.getByRole('heading', { name: 'You did it!' })).toBeFocused()
  await expect(check).toContainText('done')
  await page.getByRole('link', { name: /^Next:/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Walk to the flag' })).toBeHidden()
  await page.goto('/student/kids-code?tab=missions')
  await expect(page.getByRole('article', { name: 'Walk to the flag' })).toContainText('Done')
})

test('what was changed on two devices is kept in two projects', async ({ page }) => {
  await signUpLearner(page)
  await openStudio(page, '/kids-code?project=new')
  await dragBlock(page, 'Events', 'when the flag is clicked')
  await expect(saving(page)).toHaveText('Saved')
  const id = Number(new URL(page.url()).searchParams.get('project'))
  const elsewhere = await page.request.patch(`/api/visual-projects/${id}`, {
    data: { title: 'From elsewhere' },
  })
  expect(elsewhere.status()).toBe(200)

  await dragBlock(page, 'Motion', 'move', 'when the flag is clicked')
  await page.getByRole('dialog').getByRole('button', { name: 'Keep mine as a copy' }).click()
  await expect(page.getByRole('textbox', { name: 'Name of the project' })).toHaveValue('My project (copy)')
  await expect(saving(page)).toHaveText('Saved')
  await expect(laidBlocks(page, 'move').first()).toBeVisible()
  const titles = (await (await page.request.get('/api/visual-projects')).json()).map(
    ({ title }: { title: string }) => title,
  )
  expect(titles.sort()).toEqual(['From elsewhere', 'My project (copy)'])
})
