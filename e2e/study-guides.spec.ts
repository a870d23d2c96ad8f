import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { signIn } from './demo-sign-in.ts'
import { signUpLearner } from './new-learner.ts'
import { button, card, closeDialog, dialog, keepGuide, LONG_GUIDE, openOther } from './study-guides-steps.ts'
import { expectToast } from './toasts.ts'

const ONE_URL = /\/api\/study-guides(?:\/\d+)?$/
const GENERATE_URL = '**/api/ai/generate-study-guide'

test('a guide is written, changed, deleted, brought back and found; another one is made from texts and pages', {
  tag: [
    '@GUIDE-03…31',
    '@GUIDE-33…34',
    '@GUIDE-36…39',
    '@STATE-05…06',
    '@ERR2-14…17',
    '@ERR2-71…72',
    '@API2-21',
    '@SEC-34',
    '@CONST2-14',
    '@Y-12…14',
    '@Y-36…37',
    '@Y-75',
  ],
}, async ({ page }) => {
  await page.goto('/study-guides')
  await expect(page).toHaveURL('/')
  // Old enough to share at once; of minors an adult looks first (publications.spec.ts).
  await signUpLearner(page, { age: 18, grade: 11 })
  await page.goto('/study-guides')
  await expect(page.getByRole('heading', { level: 1, name: 'Study Guides' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['My Study Guides', 'Public Study Guides'])
  await expect(page.getByText('No study guides yet')).toBeVisible()
  const form = dialog(page)
  const title = form.getByRole('textbox', { name: 'Title' })
  const content = form.getByRole('textbox', { name: 'Content' })

  await test.step('the form opens with its two ways', async () => {
    await button(page, 'New Study Guide').first().click()
    await expect(form.getByRole('heading', { name: 'New Study Guide' })).toBeVisible()
    await expect(title).toBeFocused()
    await expect(form.getByRole('tab', { name: /Manual|AI/ })).toHaveText(['Manual', 'AI'])
  })

  await test.step('it is kept with the documented payload', async () => {
    await title.fill('Halves')
    await form.getByLabel('Subject').fill('Mathematics')
    await form.getByLabel('Grade').press('Enter')
    await expect(page.getByRole('option')).toHaveText([
      'No grade',
      ...Array.from({ length: 12 }, (_, index) => `Grade ${index + 1}`),
    ])
    await page.getByRole('option', { name: 'Grade 5', exact: true }).press('Enter')
    await form.getByRole('switch', { name: 'Public' }).click()
    await form.getByLabel('Description').fill('Two equal parts')
    await content.fill('x'.repeat(250))
    const asked = page.waitForRequest(ONE_URL)
    await expectToast(page, 'Study guide created successfully.', () => title.press('Enter'))
    expect((await asked).postDataJSON()).toEqual({
      userId: expect.any(Number),
      title: 'Halves',
      description: 'Two equal parts',
      content: 'x'.repeat(250),
      resources: [],
      subject: 'Mathematics',
      grade: 5,
      isPublic: true,
    })
  })

  const halves = card(page, 'Halves')
  await test.step('its card says what it is, and opens for changes', async () => {
    await expect(halves.getByText('Public', { exact: true })).toBeVisible()
    await expect(halves.getByText('Two equal parts')).toBeVisible()
    await expect(halves.getByRole('button')).toHaveText(['Preview', 'Edit', 'Delete'])
    await button(halves, 'Edit').click()
    await expect(form.getByRole('heading', { name: 'Edit Study Guide' })).toBeVisible()
    await expect(form.getByText('Here is what you had typed before.')).toHaveCount(0)
    await form.getByLabel('Description').fill('')
    await form.getByRole('switch', { name: 'Public' }).click()
    await form.getByLabel('Grade').press('Enter')
    await page.getByRole('option', { name: 'No grade' }).press('Enter')
    const asked = page.waitForRequest(ONE_URL)
    await expectToast(page, 'Study guide updated successfully.', () => button(form, 'Save Changes').click())
    expect((await asked).postDataJSON()).toMatchObject({ grade: null, isPublic: false, description: null })
    await expect(halves.getByText('x'.repeat(200), { exact: true })).toBeVisible()
    await expect(halves.getByText('Public', { exact: true })).toHaveCount(0)
    await expect(button(halves, 'Edit')).toBeFocused()
  })

  await test.step('it is deleted at once, with Undo, and later from what was deleted', async () => {
    await expectToast(page, 'Study guide deleted', () => button(halves, 'Delete').click())
    await expect(halves).toHaveCount(0)
    await button(page, 'Undo').click()
    await expect(halves).toBeVisible()
    await button(halves, 'Delete').click()
    await expect(page.getByText('No study guides yet')).toBeVisible()
    await button(page, 'Deleted study guides').click()
    await expect(form.getByRole('button', { name: 'Restore Halves' })).toBeVisible()
    await form.getByRole('button', { name: 'Restore Halves' }).click()
    await expect(form.getByText('Nothing deleted')).toBeVisible()
    await closeDialog(page)
    await expect(halves).toBeVisible()
  })

  await test.step('it is found by its words', async () => {
    const search = page.getByLabel('Search study guides')
    await search.fill('mathem halv')
    await expect(halves).toBeVisible()
    await search.fill('volcano')
    await expect(page.getByText('Nothing found')).toBeVisible()
    await search.press('Escape')
    await expect(halves).toBeVisible()
  })

  await button(page, 'New Study Guide').first().click()
  await form.getByRole('tab', { name: 'AI' }).click()
  const resource = form.getByLabel('Text or address')
  const generate = button(form, 'Generate Study Guide')
  const generated = form.getByRole('textbox', { name: 'Generated content' })

  await test.step('an address that cannot be read is refused by the server', async () => {
    await form.getByLabel('Type').press('Enter')
    await page.getByRole('option', { name: 'URL' }).press('Enter')
    await resource.fill('169.254.169.254/latest')
    await expectToast(
      page,
      'https://169.254.169.254/latest could not be read: it is not a public page.',
      () => resource.press('Enter'),
    )
    await expect(resource).toHaveValue('169.254.169.254/latest')
    await form.getByLabel('Type').press('Enter')
    await page.getByRole('option', { name: 'Text' }).press('Enter')
    await resource.fill(
      'Mitochondria release energy in the cell. The nucleus holds the DNA of the cell. Ribosomes build proteins.',
    )
    await button(form, 'Add').click()
  })

  await test.step('what is generated can be taken back, had again, changed and saved', async () => {
    await generated.fill('My own start')
    await form.getByLabel('Subject').fill('Science')
    const asked = page.waitForRequest(GENERATE_URL)
    await generate.click()
    expect((await asked).postDataJSON()).toEqual({
      resources: [{ type: 'text', content: expect.stringContaining('Mitochondria') }],
      subject: 'Science',
      grade: null,
    })
    await expect(generated).toHaveValue(/Mitochondria/)
    await expect(form.getByText(/^Trellis made this from your resources/)).toBeVisible()
    await expect(title).not.toHaveValue('')
    await button(form, 'Undo').click()
    await expect(generated).toHaveValue('My own start')
    await generate.click()
    await expect(generated).toHaveValue(/Mitochondria/)
    await title.fill('Cells')
    await form.getByRole('tab', { name: 'Manual' }).click()
    await expect(form.getByRole('textbox', { name: 'Content' })).toHaveValue(/Mitochondria/)
    const saved = page.waitForRequest(ONE_URL)
    await expectToast(page, 'Study guide created successfully.', () =>
      button(form, 'Create Study Guide').click(),
    )
    expect((await saved).postDataJSON()).toMatchObject({
      title: 'Cells',
      resources: [{ type: 'text', content: expect.stringContaining('Mitochondria') }],
    })
    await expect(card(page, 'Cells')).toBeVisible()
  })
})

test('public guides are found, read, printed, exported and copied; one is reported, hidden by an admin with a word to its author, and shown again', {
  tag: ['@GUIDE-07…08', '@GUIDE-11', '@GUIDE-32', '@GUIDE-35', '@SEC-32…33', '@Y-15', '@Y-53'],
}, async ({ browser, page }) => {
  const subject = `Geography ${crypto.randomUUID().slice(0, 8)}`
  const title = `Deserts ${crypto.randomUUID().slice(0, 8)}`
  const author = await openOther(browser, { role: 'college' })
  const shared = { subject, isPublic: true }
  await keepGuide(author, { ...shared, title: 'The water cycle', grade: 6, content: LONG_GUIDE })
  await keepGuide(author, { ...shared, title, grade: 7, content: 'Dry places.' })
  await signUpLearner(page, { role: 'professional' })
  await keepGuide(page, { ...shared, title: 'Islands', content: 'Land in the sea.' })
  const view = dialog(page)

  await test.step('each family has the screen; own guides are marked', async () => {
    await author.goto('/college/study-guides')
    await expect(card(author, title).getByRole('button')).toHaveText(['Preview', 'Edit', 'Delete'])
    await page.goto('/professional/study-guides')
    await expect(page.getByRole('link', { name: 'Videos', exact: true })).toHaveAttribute(
      'href',
      '/professional/video-content',
    )
    await page.getByRole('tab', { name: 'Public Study Guides' }).click()
    await expect(page).toHaveURL('/professional/study-guides?tab=public')
    await page.getByRole('combobox', { name: 'Subject' }).press('Enter')
    await page.getByRole('option', { name: subject }).press('Enter')
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(card(page, 'Islands').getByText('Yours')).toBeVisible()
    await expect(card(page, 'Islands').getByRole('button')).toHaveText(['Preview'])
    await expect(card(page, title).getByText('Yours')).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Grade' }).press('Enter')
    await page.getByRole('option', { name: 'Grade 6', exact: true }).press('Enter')
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  await test.step('the whole guide is read, with a way to each part', async () => {
    await button(card(page, 'The water cycle'), 'Preview').click()
    await expect(view.getByRole('math')).toBeVisible()
    const contents = view.getByRole('navigation', { name: 'Contents' })
    await expect(contents.getByRole('button')).toHaveText([
      'The water cycle',
      'Evaporation',
      'Clouds',
      'Rain',
      'Rivers',
    ])
    await button(contents, 'Rivers').click()
    await expect(view.getByRole('heading', { name: 'Rivers' })).toBeFocused()
    await expect(view.getByRole('heading', { name: 'Rivers' })).toBeInViewport()
  })

  await test.step('on paper there is the guide and nothing else, black on white from the dark theme too', async () => {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await expect(page.getByText(`${subject} · Grade 6`)).toBeVisible()
    const visible = await page.evaluate(
      () =>
        [...document.querySelectorAll('button, nav, header, aside, h1')].filter((element) =>
          element.checkVisibility(),
        ).length,
    )
    expect(visible).toBe(0)
    const colors = await page
      .locator('[data-print-sheet] :is(p, h4, math)')
      .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).color))])
    expect(colors).toEqual(['rgb(0, 0, 0)'])
    const pdf = (await page.pdf({ format: 'A5' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThanOrEqual(3)
    await page.emulateMedia({ colorScheme: 'light', media: 'screen' })
  })

  await test.step('it is taken along as a file and as a copy of one’s own', async () => {
    const download = page.waitForEvent('download')
    await button(view, 'Download Markdown').click()
    expect((await download).suggestedFilename()).toBe('the-water-cycle.md')
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toBe(`# The water cycle\n\n${subject} · Grade 6\n\n${LONG_GUIDE.trim()}\n`)
    await expectToast(page, 'Saved to My Study Guides', () => button(view, 'Save a copy').click())
    await closeDialog(page)
    await page.getByRole('tab', { name: 'My Study Guides' }).click()
    await expect(card(page, 'The water cycle')).toBeVisible()
    await expect(card(page, 'The water cycle').getByText('Public', { exact: true })).toHaveCount(0)
  })

  await test.step('a reader tells us, kindly asked', async () => {
    await page.goto('/professional/study-guides?tab=public')
    await page.getByLabel('Search study guides').fill(title)
    await expect(page.getByRole('article')).toHaveCount(1)
    await button(card(page, title), 'Preview').click()
    await button(view, 'Report').click()
    const report = page.getByRole('dialog', { name: 'Is something not right?' })
    await expect(report.getByRole('radio').first()).toBeFocused()
    await report.getByLabel('What should we look at?').fill('Deserts can be cold.')
    await expectToast(page, 'Thank you for telling us', () => button(report, 'Send').click())
    await expect(view.getByText('You have reported this guide')).toBeVisible()
    await page.reload()
    await page.getByLabel('Search study guides').fill(title)
    await expect(page.getByRole('article')).toHaveCount(1)
    await button(card(page, title), 'Preview').click()
    await expect(view.getByText('You have reported this guide')).toBeVisible()
    await expect(button(view, 'Report')).toHaveCount(0)
  })

  const admin = await (await browser.newContext()).newPage()
  await test.step('an admin reads and hides it', async () => {
    await signIn(admin, 'demo-admin')
    await admin.goto('/admin/dashboard')
    await admin.getByRole('main').getByRole('link', { name: 'Reported Study Guides' }).click()
    await expect(card(admin, title).getByText('Deserts can be cold.')).toBeVisible()
    await button(card(admin, title), 'Read the guide').click()
    await expect(dialog(admin).getByText('Dry places.')).toBeVisible()
    await admin.keyboard.press('Escape')
    await expectToast(admin, 'The guide is hidden', () => button(card(admin, title), 'Hide it').click())
    await expect(card(admin, title)).toHaveCount(0)
    await admin.getByRole('tab', { name: 'Decided' }).click()
    await expect(card(admin, title).getByText('Not public now')).toBeVisible()
  })

  await test.step('its author still has it and learns why; everybody else does not see it', async () => {
    await page.reload()
    await page.getByLabel('Search study guides').fill(title)
    await expect(page.getByText('Nothing found')).toBeVisible()
    await author.goto('/study-guides')
    await expect(card(author, title).getByText('Not shown to others')).toBeVisible()
    await expect(card(author, title).getByText(/^Someone reported this guide/)).toBeVisible()
  })

  await test.step('the admin decides anew', async () => {
    await expectToast(admin, 'The guide stays public', () =>
      button(card(admin, title), 'Show it again').click(),
    )
    await author.reload()
    await expect(card(author, title).getByText('Public', { exact: true })).toBeVisible()
    await admin.context().close()
    await author.context().close()
  })
})
