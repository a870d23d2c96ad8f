import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { downloads } from '#contract/downloads.ts'
import { lessons } from '#contract/lessons.ts'
import { progress } from '#contract/progress.ts'
import { site } from '#contract/site.ts'
import { answer, answerStatus, hold, neverAnswer, refuse } from '../../testing/fake-server.ts'
import { expectAccessible, expectNothingSticksOut, showInDark, showOnPhone } from '../../testing/looks.ts'
import { button, expectAddress, expectCount, expectToast, heading } from '../../testing/on-page.ts'
import { keepProgress, LESSON, makeRecord, renderLesson, renderLessons } from './testing/open-lessons.ts'

const main = () => page.getByRole('main')

/** The time on the page passes when the test says so; everything else keeps its own. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** A save is answered before the next half minute begins, as with any server that is awake. */
async function passTime(seconds: number) {
  for (let left = seconds; left > 0; left -= 10) {
    vi.advanceTimersByTime(Math.min(left, 10) * 1000)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** As when another tab comes to the front, or this one comes back. */
function showPage(visibilityState: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  onTestFinished(() => void vi.restoreAllMocks())
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a lesson shows its title, grade, subject, duration, text, progress, buttons and words', {
  tags: ['LESSON-29…38'],
}, async () => {
  await renderLesson()
  for (const text of [
    'Grade 5',
    'Mathematics',
    '20 min',
    'Say what each digit of a decimal is worth.',
    'I can shift digits.',
  ])
    await expect.element(main().getByText(text, { exact: true }).first()).toBeVisible()
  for (const { title } of LESSON.sections)
    await expect.element(main().getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  await expect.element(main().getByRole('progressbar')).toBeVisible()
  for (const name of ['Complete Lesson', 'Download', 'Back'])
    await expect.element(button(name, main())).toBeVisible()
  for (const [name, to] of [
    ['Take the quiz', '/quizzes/31'],
    ['Points on a grid', '/lessons/12'],
  ] as const)
    await expect.element(main().getByRole('link', { name })).toHaveAttribute('href', to)
  await button('1 word explained').click()
  await expect.element(main().getByRole('term').getByText('decimal')).toBeVisible()
  await expect.element(main().getByText('A number with a decimal point, such as 0.7.')).toBeVisible()
  expect(document.title).toBe('Shift the digits · Trellis')
})

test.for([
  ['/lessons/2000000000', 1],
  ['/lessons/fractions', 0],
  ['/lessons/12abc', 0],
  ['/lessons/-3', 0],
] as const)(
  '%s has no lesson and says so, after %i calls',
  { tags: ['LESSON-39…42', 'X-27'] },
  async ([address, calls]) => {
    await showOnPhone()
    const { server } = await renderLessons(address, [refuse(lessons.one, 'not_found', 'Lesson not found')])
    await expect.element(page.getByRole('heading', { level: 1, name: 'Lesson Not Found' })).toBeVisible()
    await expect
      .element(page.getByText("The lesson you're looking for doesn't exist.", { exact: true }))
      .toBeVisible()
    expect(server.countCalls(lessons.one)).toBe(calls)
    await expectNothingSticksOut()
    await expectAccessible()
    await button('Back to Lessons').click()
    await expectAddress('/lessons')
  },
)

test('the timer counts from opening, and the time is saved every 30 seconds', {
  tags: ['LESSON-47', 'LESSON-51', 'X-26'],
}, async () => {
  stopClock()
  const { server } = await renderLesson()
  const bar = main().getByRole('progressbar')
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0')
  await passTime(61)
  // 20 minutes are the whole: a minute is five percent of them.
  await expect.element(bar).toHaveAttribute('aria-valuenow', '5')
  await expect.element(page.getByText('Time 1:01', { exact: true }).first()).toBeVisible()
  expect(server.sentTo(progress.save)).toMatchObject([
    { lessonId: 11, completed: false, timeSpent: 30, visit: { seconds: 30 } },
    { lessonId: 11, completed: false, timeSpent: 60, visit: { seconds: 60 } },
  ])
  vi.advanceTimersByTime(30 * 60_000)
  await expect.element(bar).toHaveAttribute('aria-valuenow', '99')
})

test('time in which the page is not to be seen does not count; going away saves', async () => {
  stopClock()
  const { server } = await renderLesson()
  await passTime(10)
  showPage('hidden')
  await expect.poll(() => server.sentTo(progress.save).at(-1)).toMatchObject({ visit: { seconds: 10 } })
  vi.advanceTimersByTime(300_000)
  showPage('visible')
  await passTime(5)
  await button('Back').click()
  await expectAddress('/lessons')
  await expect.poll(() => server.sentTo(progress.save).at(-1)).toMatchObject({ visit: { seconds: 15 } })
})

test('progress that cannot be saved is told once, and saved later', {
  tags: ['ERR1-11', 'X-45'],
}, async () => {
  stopClock()
  const { server } = await renderLesson([answerStatus(progress.save, 500)])
  const notice = page.getByText('Failed to update progress. Please try again.', { exact: true })
  await passTime(31)
  await expectToast('Failed to update progress. Please try again.')
  await expect.element(notice).not.toBeInTheDocument()
  await passTime(60)
  expect(server.countCalls(progress.save)).toBe(3)
  await expect.element(notice).not.toBeInTheDocument()
  server.use(...keepProgress([]))
  await passTime(30)
  await expect.poll(() => server.sentTo(progress.save).at(-1)).toMatchObject({ timeSpent: 120 })
})

test('completing records it, goes to the list and offers what follows', {
  tags: ['LESSON-45…46', 'OK1-05'],
}, async () => {
  stopClock()
  const { server } = await renderLesson([...keepProgress([makeRecord({ lessonId: 13 })])])
  await passTime(12)
  await button('Complete Lesson').click()
  await expectToast('Lesson Completed')
  await expectAddress('/lessons')
  expect(server.sentTo(progress.save)).toMatchObject([
    { completed: true, timeSpent: 12, visit: { seconds: 12 }, readSection: null },
  ])
  await expect.element(main().getByText('Well done! You have completed Shift the digits.')).toBeVisible()
  await expect.element(main().getByText('Completed', { exact: true })).toBeVisible()
  await expect
    .element(main().getByRole('link', { name: 'Take the quiz' }))
    .toHaveAttribute('href', '/quizzes/31')
  await main().getByRole('link', { name: 'Next lesson: Points on a grid' }).click()
  await expectAddress('/lessons/12')
  await expect.element(heading('Points on a grid').first()).toBeVisible()
  history.back()
  await button('Close this note').click()
  await expect.element(page.getByText(/^Well done!/)).not.toBeInTheDocument()
  // Leaving the completed page has taken nothing back.
  expect(server.sentTo(progress.save).filter(({ lessonId }) => lessonId === 11)).toHaveLength(1)
})

test('completing that fails stays on the page for another try', {
  tags: ['ERR1-14…15', 'X-45'],
}, async () => {
  const { server } = await renderLesson([answerStatus(progress.save, 500)])
  await button('Complete Lesson').click()
  await expect.element(page.getByText('Error', { exact: true }).first()).toBeVisible()
  await expectToast('Failed to record lesson completion.')
  await expectAddress('/lessons/11')
  server.use(...keepProgress([]))
  await button('Complete Lesson').click()
  await expectAddress('/lessons')
})

test.for([
  ['Complete Lesson', 'Please log in to complete a lesson'],
  ['Download', 'Please log in to download a lesson'],
] as const)(
  'without a session %s asks to log in',
  { tags: ['VALID-02…03', 'X-46'] },
  async ([name, words]) => {
    const words401 = 'Please sign in to continue'
    await renderLesson([
      refuse(progress.save, 'not_signed_in', words401),
      refuse(downloads.describePackage, 'not_signed_in', words401),
      neverAnswer(site.featuredTestimonials),
      neverAnswer(site.statistics),
      neverAnswer(site.settings),
    ])
    await button(name).click()
    await expectToast(words)
    await expectAddress('/')
  },
)

test('a download without room fails in the documented words, with a hint', {
  tags: ['ERR1-17', 'X-41'],
}, async () => {
  const hash = 'a'.repeat(64)
  const parts = Array.from({ length: 20 }, (_, place) => ({ from: place, to: place, sha256: hash }))
  await renderLesson([
    answer(downloads.describePackage, { lessonId: 11, version: hash, sizeBytes: 20, parts }),
  ])
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...record) {
    if (this.name === 'packages') throw new DOMException('full', 'QuotaExceededError')
    return put.apply(this, record)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await button('Download').click()
  await expect.element(page.getByText('Download Failed', { exact: true }).first()).toBeVisible()
  await expectToast(/^Could not download the lesson. Please try again. There is no room for it./)
  await expect.element(button('Download')).toBeVisible()
})

test('while a download is on its way the button says so', { tags: ['DOWN-25'] }, async () => {
  const held = hold(refuse(downloads.describePackage, 'not_found', 'No'))
  await renderLesson([held])
  await button('Download').click()
  await expect.element(button('Downloading...')).toHaveAttribute('aria-busy', 'true')
  held.release()
  await expectToast(/^Could not download the lesson. Please try again./)
})

test('whatever the text holds, no script of it runs', { tags: ['X-28'] }, async () => {
  const content =
    '<p>Safe</p><img src=x onerror="window.hurt=1"><script>window.hurt=1</script><iframe src="/"></iframe>'
  await renderLesson([answer(lessons.one, { ...LESSON, content, sections: [] })])
  await expect.element(page.getByText('Safe', { exact: true })).toBeVisible()
  expect(document.querySelectorAll('main :is(iframe, img, script)')).toHaveLength(0)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect('hurt' in window).toBe(false)
})

test('a lesson that cannot be loaded comes with Try again', async () => {
  const { server } = await renderLessons('/lessons/11', [answerStatus(lessons.one, 500)])
  await expect.element(heading('This lesson could not be loaded')).toBeVisible()
  server.use(answer(lessons.one, LESSON))
  await button('Try again', page.getByRole('main')).click()
  await expect.element(page.getByRole('heading', { level: 1, name: LESSON.title })).toBeVisible()
})

test('a lesson is read, checked and completed with the keyboard alone', async () => {
  await renderLesson()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  const press = async (find: () => Element | null) => {
    for (let tabs = 0; tabs < 60 && find() !== document.activeElement; tabs += 1) await userEvent.tab()
    expect(find()).toBe(document.activeElement)
    await userEvent.keyboard('{Enter}')
  }
  await press(() => document.querySelector('.rich-text summary'))
  await expect.poll(() => document.querySelectorAll('.rich-text details[open]').length).toBe(1)
  await userEvent.keyboard(' ')
  await expect.poll(() => document.querySelectorAll('.rich-text details[open]').length).toBe(0)
  await press(() => button('Complete Lesson').element())
  await expectAddress('/lessons')
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Lessons' })).toHaveFocus()
})

test('a lesson on every paper is accessible and fits, on a phone in the dark and on a desktop', async () => {
  await renderLesson()
  await expectAccessible()
  document.querySelector('.rich-text details')?.setAttribute('open', '')
  await showOnPhone()
  await showInDark()
  await expectNothingSticksOut()
  await expectAccessible()
  await button('Reading settings').click()
  await page.getByRole('radio', { name: 'Easy to read' }).click()
  await expectNothingSticksOut()
  await expectAccessible('[role=dialog]')
  for (const paper of ['Sepia', 'High contrast']) {
    await page.getByRole('radio', { name: paper }).click()
    await expectAccessible('.lesson-paper')
  }
  await expectCount(page.getByRole('radio', { checked: true }), 4)
})
