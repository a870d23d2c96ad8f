import { expect, test } from '@playwright/test'
import {
  ask,
  events,
  holdAnswer,
  inputOf,
  makeAnswer,
  makeMessage,
  openButton,
  panelOf,
  SEND_URL,
  threadOf,
} from './chat-steps.ts'
import { findLesson, openLesson } from './lesson-steps.ts'
import { signUpLearner } from './new-learner.ts'
import { collectFaults, readMarkedPassage } from './notes-steps.ts'
import { button, dialog, expectToast } from './study-guides-steps.ts'

const silent = { status: 503, json: {} }
const HISTORY_URL = /\/api\/users\/\d+\/chat-history/
const SESSIONS_URL = /\/api\/users\/\d+\/chat-sessions/

test('[CHAT-01…03] [CHAT-09…15] [CHAT-23…24] [STATE-14…15] [STATE-18] [Y-29] [Y-35] [API2-34] the tutor stands beside a lesson, knows it, and leads back to the passage it quotes', async ({
  page,
}) => {
  const { id: userId } = await signUpLearner(page)
  const lesson = await findLesson(page, 'Shift the digits')
  await openLesson(page, lesson)
  const panel = panelOf(page)
  const input = inputOf(panel)

  await test.step('a third of the width, closed and opened again, and remembered', async () => {
    await expect(input).toBeVisible()
    const box = await panel.boundingBox()
    expect(Math.abs((box?.width ?? 0) - 1280 / 3)).toBeLessThan(3)
    await expect(openButton(page)).toHaveCount(0)
    await button(panel, 'Hide the AI tutor').click()
    await expect(panel).toHaveCount(0)
    await expect(openButton(page)).toBeFocused()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible()
    await openButton(page).click()
    await expect(input).toBeFocused()
  })

  await test.step('a greeting is shown and not stored; nothing empty is sent', async () => {
    await expect(threadOf(panel)).toContainText('Hi Nia! I have read this lesson.')
    let isSent = false
    await page.route(SEND_URL, (route) => {
      isSent = true
      return route.abort()
    })
    await input.press('Enter')
    await input.fill('  ')
    await input.press('Enter')
    await input.press('Shift+Enter')
    await expect(input).toHaveValue('  \n')
    expect(isSent).toBe(false)
    await page.unroute(SEND_URL)
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

  await test.step('[ERR1-19] thumbs are toggled and kept; one that fails is told and taken back', async () => {
    const up = button(panel, 'Good answer')
    await page.route(/feedback$/, (route) => route.fulfill(silent))
    await expectToast(page, 'Failed to send feedback.', () => up.click())
    await expect(up).toHaveAttribute('aria-pressed', 'false')
    await page.unroute(/feedback$/)
    await Promise.all([page.waitForResponse(/feedback$/), up.click()])
    await expect(up).toHaveAttribute('aria-pressed', 'true')
    await Promise.all([page.waitForResponse(/feedback$/), button(panel, 'Bad answer').click()])
    await expect(up).toHaveAttribute('aria-pressed', 'false')
    await page.reload()
    await expect(button(panel, 'Bad answer')).toHaveAttribute('aria-pressed', 'true')
    await Promise.all([page.waitForResponse(/feedback$/), button(panel, 'Bad answer').click()])
    await expect(button(panel, 'Bad answer')).toHaveAttribute('aria-pressed', 'false')
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

test('[STATE-16] [ERR2-32…33] [ERR2-41…42] [Y-79] whatever fails, the message is kept and can be asked again', {
  tag: '@thorough',
}, async ({ page, context }) => {
  await signUpLearner(page)
  await page.goto('/notes')
  const panel = panelOf(page)
  const input = inputOf(panel)
  const FAILED = 'Failed to send message to AI tutor. Please try again.'

  await test.step('the words of the server, else the documented ones; the same question keeps its key', async () => {
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/chat')) keys.push(request.headers()['idempotency-key'])
    })
    await page.route(SEND_URL, (route) => route.fulfill(silent))
    await input.fill('Why does it rain?')
    await expectToast(page, FAILED, () => input.press('Enter'))
    await expect(input).toHaveValue('Why does it rain?')
    await page.unroute(SEND_URL)
    await page.route(SEND_URL, (route) =>
      route.fulfill(
        events(['piece', { text: 'Water ' }], ['failure', { message: 'Later.', code: 'unavailable' }]),
      ),
    )
    await expectToast(page, 'Later.', () => button(panel, 'Ask again').click())
    await expect(input).toHaveValue('Why does it rain?')
    await page.unroute(SEND_URL)
    await page.route(SEND_URL, (route) => route.fulfill(events(['piece', { text: 'Water ris' }])))
    await expectToast(page, FAILED, () => input.press('Enter'))
    expect(new Set(keys).size).toBe(1)
    await page.unroute(SEND_URL)
    await page.reload()
    await expect(input).toHaveValue('Why does it rain?')
  })

  await test.step('one at a time, stopped by Escape or the button, which sends nothing again; what is withdrawn is not shown', async () => {
    const hold = await holdAnswer(page)
    await input.press('Enter')
    const route = await hold()
    await expect(button(panel, 'Stop the answer')).toBeVisible()
    await expect(button(panel, 'Send message')).toHaveCount(0)
    await input.press('Enter')
    await input.press('Escape')
    await expect(button(panel, 'Send message')).toBeVisible()
    await expect(input).toHaveValue('Why does it rain?')
    await expect(input).toBeFocused()
    await route.abort().catch(() => {})
    await input.press('Enter')
    await button(panel, 'Stop the answer').click()
    await expect(button(panel, 'Send message')).toBeVisible()
    await page.unroute(SEND_URL)
    const reply = {
      content: 'Clouds let water fall.',
      metadata: {
        ...makeMessage(1).metadata,
        engine: 'llm' as const,
        agents: [],
        followUps: ['And snow?'],
        isAnswered: true,
        help: 'none' as const,
        unsupported: ['Clouds let water fall.'],
      },
    }
    await page.route(SEND_URL, (one) =>
      one.fulfill(
        events(
          ['piece', { text: 'Nonsense' }],
          ['restart', {}],
          ['reply', makeAnswer('Why does it rain?', reply)],
        ),
      ),
    )
    await input.press('Enter')
    await expect(threadOf(panel)).toContainText('Written by a language model: may be wrong')
    await expect(threadOf(panel)).toContainText('This sentence was not found in your material:')
    await expect(threadOf(panel)).not.toContainText('Nonsense')
    await expect(panel.getByRole('status')).toHaveText('The tutor answered: Clouds let water fall.')
    await page.unroute(SEND_URL)
  })

  await test.step('a caring answer is calm, and names people as links', async () => {
    const metadata = {
      engine: 'embedded' as const,
      agents: [],
      followUps: [],
      isAnswered: true,
      help: 'none' as const,
      isCare: true,
    }
    const content = 'You are not alone. Call 116 111 or write to help@example.org.'
    await page.route(SEND_URL, (route) =>
      route.fulfill(events(['reply', makeAnswer('x', { content, metadata })])),
    )
    await input.fill('x')
    await input.press('Enter')
    await expect(panel.getByRole('link', { name: '116 111' })).toHaveAttribute('href', 'tel:116111')
    await expect(panel.getByRole('link', { name: 'help@example.org' })).toBeVisible()
    await page.unroute(SEND_URL)
  })

  await test.step('without a network the text stays; the history says what is wrong', async () => {
    await context.setOffline(true)
    await expect(
      panel.getByText('You are offline. What you type is kept until you can send it.'),
    ).toBeVisible()
    await input.fill('Still here?')
    await expectToast(page, FAILED, () => input.press('Enter'))
    await context.setOffline(false)
    await page.route(HISTORY_URL, (route) => route.fulfill({ status: 403, body: '' }))
    await page.route(SESSIONS_URL, (route) => route.fulfill({ status: 403, body: '' }))
    await page.goto('/dashboard')
    await openButton(page).click()
    await expect(page.getByText("Access denied: Cannot view other users' chat history")).toBeVisible()
    await expect(page.getByText("Access denied: Cannot view other users' chat sessions")).toBeVisible()
  })
})

test('[CHAT-12] [CHAT-16…22] [CHAT-25…26] [STATE-11…13] [ERR2-39…40] [API2-31…33] [API2-40…43] [Y-27…28] [Y-30…32] sessions are made, used, archived, deleted and brought back', {
  tag: '@thorough',
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

  await test.step('a title is needed, a subject is not; a failure keeps the form', async () => {
    await button(chat, 'New session').click()
    const form = page.getByRole('dialog', { name: 'New session' })
    const title = form.getByRole('textbox', { name: 'Title' })
    await expect(title).toBeFocused()
    await title.fill('  ')
    await title.press('Enter')
    await expect(form.getByText('Session title is required.')).toBeVisible()
    await title.fill('Rain')
    await page.route(SESSIONS_URL, (route) =>
      route.request().method() === 'POST' ? route.fulfill(silent) : route.fallback(),
    )
    await expectToast(page, 'Failed to create chat session. Please try again.', () => title.press('Enter'))
    await page.unroute(SESSIONS_URL)
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

  await test.step('archiving or deleting that fails says nothing, and the entry stays', async () => {
    await page.route(HISTORY_URL, (route) =>
      route.request().method() === 'DELETE' ? route.fulfill(silent) : route.fallback(),
    )
    for (const deed of ['Archive', 'Delete']) {
      const answered = page.waitForResponse(HISTORY_URL)
      await act('Rain', deed)
      await answered
      await expect(line('Rain')).toBeVisible()
      await expect(page.getByText('Error', { exact: true })).toHaveCount(0)
    }
    await page.unroute(HISTORY_URL)
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
    await page.route(HISTORY_URL, (route) =>
      route.request().method() === 'DELETE' ? route.fulfill(silent) : route.fallback(),
    )
    const confirm = () => page.getByRole('alertdialog').getByRole('button', { name: 'Clear history' }).click()
    await button(chat, 'Clear history').click()
    await expectToast(page, 'Failed to clear chat history. Please try again.', confirm)
    await page.unroute(HISTORY_URL)
    await button(chat, 'Clear history').click()
    await Promise.all([button(page, 'Undo').click(), confirm()])
    await expect(threadOf(chat)).toContainText('What is photosynthesis?')
  })
})

test('[ERR2-34…38] [Y-34] [Y-36] [Y-88] quick actions work on the open page, and what they make is saved', {
  tag: '@thorough',
}, async ({ page }) => {
  const faults = collectFaults(page)
  const { id: userId } = await signUpLearner(page)
  const lesson = await findLesson(page, 'Shift the digits')
  await openLesson(page, lesson)
  const panel = panelOf(page)
  const made = threadOf(panel).getByRole('listitem')
  const FAILURES = [
    ['Flashcards', '**/api/ai/flashcards', 'Failed to generate flashcards. Please try again.'],
    ['Summary', '**/api/ai/summarize', 'Failed to create summary. Please try again.'],
    ['Study guide', '**/api/ai/study-guide', 'Failed to generate study guide. Please try again.'],
    ['Adaptive learning', '**/api/ai/adaptive/start', 'Failed to start adaptive learning. Please try again.'],
    ['Recommendations', /content\/recommendations/, 'Failed to get recommendations. Please try again.'],
  ] as const
  for (const [name, url, text] of FAILURES) {
    await page.route(url, (route) => route.fulfill({ status: 400, json: {} }))
    await expectToast(page, text, () => button(panel, name).click())
    await page.unroute(url)
  }
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([])

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

test('a conversation of a thousand messages opens at its end, and earlier ones come without a jump', {
  tag: '@thorough',
}, async ({ page }) => {
  await signUpLearner(page)
  await page.route(HISTORY_URL, (route) => {
    const before = Number(new URL(route.request().url()).searchParams.get('before') ?? 1001)
    const first = Math.max(1, before - 50)
    const ids = Array.from({ length: before - first }, (_, place) => first + place)
    return route.fulfill({
      json: ids.map((id) =>
        makeMessage(
          id,
          id % 2 ? { role: 'user', metadata: null } : { content: `Message ${id}. `.repeat(30) },
        ),
      ),
    })
  })
  await page.goto('/flashcards')
  const thread = threadOf(panelOf(page))
  const line = (id: number) => thread.locator(`[data-message="${id}"]`)
  await expect(line(999)).toBeInViewport()
  for (let oldest = 951; oldest > 851; oldest -= 50) {
    await expect(line(oldest)).toBeAttached()
    await thread.evaluate((box) => {
      box.scrollTop = 0
    })
    await expect(line(oldest - 50)).toBeAttached()
    // What was at the top still is, within a line.
    const [box, first] = [await thread.boundingBox(), await line(oldest).boundingBox()]
    expect(Math.abs((first?.y ?? 0) - (box?.y ?? 0))).toBeLessThan(120)
  }
})
