import { expect, test } from '@playwright/test'
import { ask, inputOf, openButton, panelOf, SEND_URL, threadOf } from './chat-steps.ts'
import { findLesson, openLesson } from './lesson-steps.ts'
import { signUpLearner } from './new-learner.ts'
import { readMarkedPassage } from './notes-steps.ts'
import { button, dialog } from './study-guides-steps.ts'
import { expectToast } from './toasts.ts'

test('the tutor stands beside a lesson, knows it, and leads back to the passage it quotes', {
  tag: [
    '@CHAT-01…03',
    '@CHAT-09…15',
    '@CHAT-23…24',
    '@STATE-14…15',
    '@STATE-18',
    '@Y-29',
    '@Y-34…36',
    '@Y-88',
    '@API2-34',
    '@main',
  ],
}, async ({ page }) => {
  const { id: userId } = await signUpLearner(page)
  const lesson = await findLesson(page, 'Shift the digits')
  await openLesson(page, lesson)
  const panel = panelOf(page)
  const input = inputOf(panel)

  await test.step('a greeting is shown and not stored', async () => {
    await expect(threadOf(panel)).toContainText('Hi Nia! I have read this lesson.')
    expect(await (await page.request.get(`/api/users/${userId}/chat-history`)).json()).toEqual([])
  })

  await test.step('Enter sends what was asked with what is open, and a source leads to its passage', async () => {
    const asked = page.waitForRequest(SEND_URL)
    await ask(panel, 'What happens to the digits when you multiply by ten?')
    expect((await asked).postDataJSON()).toMatchObject({
      userId,
      message: 'What happens to the digits when you multiply by ten?',
      subject: 'General',
      messageType: 'text',
      context: {
        userType: 'student',
        grade: 5,
        subject: 'Mathematics',
        page: { kind: 'lesson', id: lesson.id },
      },
      agentPreferences: { preferTutoring: true, enableCollaboration: true, adaptiveMode: true },
    })
    await expect(input).toHaveValue('')
    await expect(threadOf(panel)).toContainText('Answered from your material')
    await panel.getByRole('list', { name: 'Where this comes from' }).getByRole('link').first().click()
    await expect.poll(() => readMarkedPassage(page)).not.toBe('')
    await expect(page.locator('.lesson-text :focus')).toBeInViewport()
  })

  await test.step('thumbs are toggled and kept; that the panel was closed is remembered', async () => {
    const up = button(panel, 'Good answer')
    await Promise.all([page.waitForResponse(/feedback$/), up.click()])
    await expect(up).toHaveAttribute('aria-pressed', 'true')
    await Promise.all([page.waitForResponse(/feedback$/), button(panel, 'Bad answer').click()])
    await expect(up).toHaveAttribute('aria-pressed', 'false')
    await button(panel, 'Hide the AI tutor').click()
    await expect(panel).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible()
    await openButton(page).click()
    await expect(input).toBeFocused()
    await expect(button(panel, 'Bad answer')).toHaveAttribute('aria-pressed', 'true')
    await Promise.all([page.waitForResponse(/feedback$/), button(panel, 'Bad answer').click()])
    await expect(button(panel, 'Bad answer')).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('quick actions work on the open page, and what they make is saved', async () => {
    const made = threadOf(panel).getByRole('listitem')
    const asked = page.waitForRequest('**/api/ai/flashcards')
    await button(panel, 'Flashcards').click()
    expect((await asked).postDataJSON()).toMatchObject({
      content: expect.stringContaining('## '),
      subject: 'Mathematics',
      grade: 5,
      userType: 'student',
    })
    await button(panel, 'Save to my flashcards').click()
    const choice = page.getByRole('dialog', { name: 'Save flashcards' })
    const boxes = choice.getByRole('listitem').getByRole('checkbox')
    // The dialog's code is fetched when it is first opened.
    await expect(boxes.first()).toBeVisible()
    const count = await boxes.count()
    await choice.getByRole('checkbox', { name: 'All cards' }).click()
    await expect(choice.getByRole('button', { name: /^Save 0 cards/ })).toBeDisabled()
    await boxes.first().click()
    await expectToast(page, '1 flashcard saved', () => button(choice, 'Save 1 card').click())
    const cards = await (await page.request.get(`/api/users/${userId}/flashcards`)).json()
    expect(count).toBeGreaterThan(1)
    expect(cards).toMatchObject([{ tags: ['Mathematics'] }])

    await button(panel, 'Summary').click()
    await expectToast(page, 'Saved as a note', () =>
      made.getByRole('button', { name: 'Save as note' }).last().click(),
    )
    await button(panel, 'Study guide').click()
    await expectToast(page, 'Saved as a study guide', () => button(panel, 'Save as study guide').click())
    const [notes, guides] = await Promise.all(
      ['notes', 'study-guides'].map(async (kind) =>
        (await page.request.get(`/api/users/${userId}/${kind}`)).json(),
      ),
    )
    expect([notes.length, guides.length]).toEqual([1, 1])

    await button(panel, 'Recommendations').click()
    await expect(threadOf(panel)).toContainText('This could be next for you:')
  })

  await test.step('the page can be left out, and the preferences stay on the device', async () => {
    await button(panel, `Do not ask about ${lesson.title}`).click()
    await button(panel, 'How the tutor answers').click()
    await page.getByRole('checkbox', { name: 'Librarian, who finds material' }).click()
    await page.keyboard.press('Escape')
    const asked = page.waitForRequest(SEND_URL)
    await ask(panel, 'What is a fraction?')
    expect((await asked).postDataJSON()).toMatchObject({
      context: { page: null, subject: null },
      agentPreferences: { preferredAgents: ['tutor', 'content'] },
    })
  })

  await test.step('[CHAT-04] a question of a quiz stays open while the tutor is asked about it', async () => {
    await page.goto(`/quizzes/${lesson.quizId}`)
    await expect(dialog(page).getByRole('radio')).toHaveCount(4)
    await input.click()
    await input.pressSequentially('1 hint')
    await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(0)
    const asked = page.waitForRequest(SEND_URL)
    await input.press('Enter')
    expect((await asked).postDataJSON().context.page).toEqual({
      kind: 'quizQuestion',
      quizId: lesson.quizId,
      questionId: expect.any(String),
    })
    await expect(input).toHaveValue('')
    await input.press('Escape')
    await expect(dialog(page)).toBeVisible()
    await expect(page.locator('[data-behind-dialogs]')).toHaveAttribute('inert', '')
    await dialog(page).getByRole('radio').first().click()
    await expect(dialog(page).getByRole('radio').first()).toBeChecked()
  })
})

test('sessions are made, used, archived, deleted and brought back', {
  tag: [
    '@CHAT-12',
    '@CHAT-16…22',
    '@CHAT-25…26',
    '@STATE-11…13',
    '@API2-31…33',
    '@API2-40…43',
    '@Y-27…28',
    '@Y-30…32',
  ],
}, async ({ page, context }) => {
  await page.goto('/')
  await expect(openButton(page)).toHaveCount(0)
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(openButton(page)).toHaveCount(0)
  await signUpLearner(page)
  await page.goto('/dashboard')
  await openButton(page).click()
  const chat = dialog(page).first()
  const list = chat.getByRole('list', { name: 'Sessions' })
  const line = (name: string) => list.getByRole('listitem').filter({ hasText: name })
  const act = async (name: string, deed: string) => {
    await button(chat, `More about ${name}`).click()
    await page.getByRole('menuitem', { name: deed, exact: true }).click()
    // One that is still closing would close the next one with it.
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await expect(inputOf(chat)).toBeFocused()

  await test.step('a title is enough', async () => {
    await button(chat, 'New session').click()
    const form = page.getByRole('dialog', { name: 'New session' })
    const title = form.getByRole('textbox', { name: 'Title' })
    await expect(title).toBeFocused()
    await title.fill('Rain')
    await title.press('Enter')
    await expect(form).toHaveCount(0)
    await expect(line('Rain')).toContainText('0 messages')
  })

  await test.step('what is asked in it is kept with it, and seen in another tab', async () => {
    const asked = page.waitForRequest(SEND_URL)
    await ask(chat, 'What is a fraction?')
    expect((await asked).postDataJSON()).toMatchObject({ sessionId: expect.any(Number) })
    await expect(line('Rain')).toContainText('2 messages')
    const other = await context.newPage()
    await other.goto('/dashboard')
    await openButton(other).click()
    await button(dialog(other), 'New session').click()
    await other.getByRole('textbox', { name: 'Title' }).fill('From the other tab')
    await other.getByRole('textbox', { name: 'Title' }).press('Enter')
    await expect(line('From the other tab')).toBeVisible()
    await other.close()
  })

  await test.step('archived ones are shown on demand, read only, and restored', async () => {
    await act('Rain', 'Archive')
    await expect(line('Rain')).toHaveCount(0)
    await chat.getByRole('switch', { name: 'Show Archived' }).click()
    await line('Rain').getByRole('button').first().click()
    await expect(chat.getByText('This session is archived. Restore it to go on.')).toBeVisible()
    await expect(threadOf(chat)).toContainText('What is a fraction?')
    await act('Rain', 'Restore')
    await expect(inputOf(chat)).toBeVisible()
    await act('Rain', 'Rename')
    await page.getByRole('textbox', { name: 'Title' }).fill('Parts of a whole')
    await page.getByRole('textbox', { name: 'Title' }).press('Enter')
    await expect(line('Parts of a whole')).toBeVisible()
  })

  await test.step('a deleted one comes back with its messages', async () => {
    await expectToast(page, 'Session deleted', () => act('Parts of a whole', 'Delete'))
    await expect(line('Parts of a whole')).toHaveCount(0)
    await button(chat, 'Bring back Parts of a whole').click()
    await expect(line('Parts of a whole')).toContainText('2 messages')
  })

  await test.step('the history is filtered by subject, and cleared behind a question', async () => {
    await chat.getByRole('combobox', { name: 'What the chat is about' }).click()
    await page.getByRole('option', { name: 'Science', exact: true }).click()
    await ask(chat, 'What is photosynthesis?')
    await chat.getByRole('combobox', { name: 'Show messages about' }).click()
    await page.getByRole('option', { name: 'Science', exact: true }).click()
    await expect(threadOf(chat)).toContainText('What is photosynthesis?')
    const confirm = () => page.getByRole('alertdialog').getByRole('button', { name: 'Clear history' }).click()
    await button(chat, 'Clear history').click()
    await Promise.all([button(page, 'Undo').click(), confirm()])
    await expect(threadOf(chat)).toContainText('What is photosynthesis?')
  })
})
