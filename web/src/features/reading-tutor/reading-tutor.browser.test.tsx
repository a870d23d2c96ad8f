import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chat } from '#contract/study/chat.ts'
import { type ReadingAnalysis, reading } from '#contract/study/reading.ts'
import { makeChatAnswer } from '../../testing/chat-answers.ts'
import { type Answer, answer, answerInPieces, answerStatus, refuse } from '../../testing/fake-server.ts'
import { giveVoice, takeVoice } from '../../testing/give-voice.ts'
import { expectAccessible, expectSoundLook } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectAddress, expectCount, expectTexts, heading, section } from '../../testing/on-page.ts'
import { closePage, renderAt } from '../../testing/render-at.tsx'

const READING = 'Reading & Comprehension tutor'
const TEXT =
  'A honeybee lives in a colony. Bees and other insects touch and taste with their antennae. The bees stay in the hive because the night is cold.'

const place = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length })
const evidence = (text: string) => ({ ...place(text), text })

const ANALYSIS: ReadingAnalysis = {
  isEnglish: true,
  level: { grade: 4, fleschKincaid: 4.1, daleChall: 6.2, words: 27, sentences: 3, minutes: 1 },
  hardWords: [
    { ...place('antennae'), word: 'antennae', syllables: 3, senses: ['feelers on the heads of insects'] },
  ],
  questions: [
    {
      kind: 'detail',
      question: 'Where does a honeybee live?',
      options: ['in a tree', 'in a colony'],
      answer: 'in a colony',
      evidence: evidence('A honeybee lives in a colony.'),
    },
    {
      kind: 'inference',
      question: 'Why do the bees stay in the hive?',
      options: null,
      answer: 'because the night is cold',
      evidence: evidence('The bees stay in the hive because the night is cold.'),
    },
  ],
  engine: 'embedded',
}

const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const field = () => page.getByRole('textbox', { name: 'Message to the tutor' })
const ownText = () => page.getByRole('textbox', { name: 'Your text' })
const listMarked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

let newestUser = 300

/** Somebody new every time: what was asked of the tutor outlives a page. */
async function openTutor({ grade = 5, answers = [] as Answer[] } = {}) {
  newestUser += 1
  const opened = await renderAt('/ai-tutor?tutor=reading', {
    as: makeUser({ id: newestUser, grade }),
    answers: [answer(reading.analyze, ANALYSIS), ...answers],
  })
  await expect.element(heading(READING)).toBeVisible()
  return opened
}

async function readOwnText() {
  await tab('My text').click()
  await ownText().fill(TEXT)
  await button('Look at this text').click()
}

test('the AI Tutor page has three cards; two tutors open in place, and back leads out of them', {
  tags: ['TUTOR-01', 'TUTOR-03…09'],
}, async () => {
  const { router } = await renderAt('/ai-tutor', {
    answers: [answer(chat.sessions, []), answer(chat.subjects, [])],
  })
  await expect.element(heading('AI Tutor')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Math Tutor' })).toHaveAttribute('href', '/math-tutor')
  await expectSoundLook()
  await page.getByRole('link', { name: 'General Tutor' }).click()
  await expect.element(field()).toBeVisible()
  await page.getByRole('link', { name: 'All tutors' }).click()
  await page.getByRole('link', { name: READING }).click()
  await expectAddress('/ai-tutor?tutor=reading')
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent(READING)
  router.history.back()
  await expect.element(page.getByRole('link', { name: 'General Tutor' })).toBeVisible()
})

test('passages fit the grade, and their answers are hidden until asked for', {
  tags: ['READ-03', 'READ-04', 'Y-39', 'Y-40'],
}, async () => {
  await openTutor({ grade: 2 })
  await tab('Practice').click()
  const grade = page.getByRole('combobox', { name: 'Grade' })
  await expect.element(grade).toHaveTextContent('Grade 2')
  await expect.element(page.getByText('Her knees feel like jelly.')).toBeVisible()
  await expectCount(page.getByText(/She is scared\.$/), 0)
  await button('Show answer').nth(2).click()
  await expect.element(page.getByText(/She is scared\.$/)).toBeVisible()
  await button('Show me in the text').click()
  await expect.poll(listMarked).toEqual(['Her knees feel like jelly.'])
  await page.getByRole('radio', { name: 'The Animal That Can Vanish' }).click()
  await expect.element(page.getByText('It has three hearts!')).toBeVisible()
  await grade.click()
  await page.getByRole('option', { name: 'Grade 9' }).click()
  await expect.element(page.getByText('Evolution rarely hands out protection for free.')).toBeVisible()
  await button('Main Idea').click()
  await expectCount(button('Show answer'), 1)
  await expectSoundLook()
  await tab('Tips').click()
  await expectTexts(page.getByRole('heading', { level: 3 }), ['Main Idea'])
  await expectAccessible()
})

test('a text of one’s own is measured, explained and asked, by keyboard alone, and is still there after a reload', async () => {
  await openTutor({ grade: 4 })
  tab('Ask').element().focus()
  for (const name of ['Practice', 'My text']) {
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(tab(name)).toHaveFocus()
  }
  await ownText().fill(TEXT)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('About grade 4', { exact: true })).toBeVisible()

  const bubble = () => document.querySelector('[aria-hidden="true"].absolute')?.textContent ?? ''
  button('antennae').element().focus()
  await expect.element(button('antennae')).toHaveAccessibleDescription(/insects/)
  await expect.poll(bubble).toContain('feelers on the heads')
  await userEvent.keyboard('{Escape}')
  await expect.poll(bubble).not.toContain('feelers')

  for (const [option, told] of [
    ['in a tree', /^Not yet/],
    ['in a colony', /^Yes, that is right/],
  ] as const) {
    page.getByRole('radio', { name: option }).element().focus()
    await userEvent.keyboard(' ')
    button('Check').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('status').getByText(told)).toBeVisible()
  }
  await expect.poll(listMarked).toEqual(['A honeybee lives in a colony.'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(listMarked).toEqual([])
  button('Show the answer').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(listMarked).toEqual(['The bees stay in the hive because the night is cold.'])
  await expect.element(button('I had it')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: /^You found/ })).toHaveFocus()

  closePage()
  newestUser -= 1
  await openTutor({ grade: 4 })
  await tab('My text').click()
  await expect.element(page.getByText('About grade 4', { exact: true })).toBeVisible()
  await expectSoundLook()
})

test('a message that fails is told and apologized for, an empty reply asks to rephrase', {
  tags: ['ERR2-49…51', 'Y-35'],
}, async () => {
  const { server } = await openTutor({
    answers: [refuse(chat.send, 'too_many_requests', 'One at a time.')],
  })
  await field().fill('What is a simile?')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Failed to send message. Please try again.').first()).toBeVisible()
  const log = page.getByRole('log')
  await expect.element(log.getByText(/sorry/)).toBeVisible()
  await expect.element(log.getByText('One at a time.')).toBeVisible()
  await expect.element(field()).toHaveValue('What is a simile?')
  server.use(answerInPieces(chat.send, [], makeChatAnswer('What is a simile?', { content: '' })))
  await field().click()
  await userEvent.keyboard('{Enter}')
  await expect.element(log.getByText(/rephrase/)).toBeVisible()
})

test('a text that cannot be read is not lost', async () => {
  const { server } = await openTutor({ answers: [answerStatus(reading.analyze, 503)] })
  await readOwnText()
  await expect.element(heading('The text could not be read')).toBeVisible()
  server.use(answer(reading.analyze, ANALYSIS))
  await button('Try again').click()
  await expect.element(heading('Words to know')).toBeVisible()
  await button('Change the text').click()
  await expect.element(ownText()).toHaveValue(TEXT)
})

test('without a voice the button says why', { tags: ['READ-10', 'Y-39'] }, async () => {
  takeVoice()
  await openTutor()
  await tab('Practice').click()
  await expect.element(button('Read aloud')).toBeDisabled()
  await expect.element(button('Read aloud')).toHaveAccessibleDescription('This device has no English voice.')
})

test('the dark toggle changes the tutor alone, and what is read aloud is marked', {
  tags: ['READ-06'],
}, async () => {
  giveVoice()
  onTestFinished(() => CSS.highlights.clear())
  await openTutor()
  await page.getByRole('switch', { name: 'Dark tutor' }).click()
  await expect.element(section(READING)).toHaveAttribute('data-theme', 'dark')
  expect(document.documentElement.dataset.theme).toBe('light')
  await tab('Practice').click()
  await expectAccessible()
  const listSpoken = () => [...(CSS.highlights.get('spoken-sentence') ?? [])].map(String)
  await button('Read aloud').click()
  await expect.poll(listSpoken).toEqual([expect.stringMatching(/^At the foot of Gull Hill.*grandfather\.$/)])
  await button('Stop reading').click()
  await expect.poll(listSpoken).toEqual([])
})
