import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { practice } from '#contract/practice.ts'
import { beginPackage, changePackage } from '../../device/packages/kept-packages.ts'
import { keepBundle } from '../../device/practice/kept-problems.ts'
import { answer, dropConnection, refuse } from '../../testing/fake-server.ts'
import { giveVoice } from '../../testing/give-voice.ts'
import { goOffline } from '../../testing/go-offline.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { button, expectAddress, expectCount, heading, section } from '../../testing/on-page.ts'
import { closePage } from '../../testing/render-at.tsx'
import {
  expectNotYet,
  expectRight,
  openPractice,
  openProblem,
  SKILL_ADDRESS,
  status,
} from './testing/open-practice.ts'
import { answerPractice, makeProblem } from './testing/practice-server.ts'

const box = () => page.getByRole('textbox')
const alert = () => page.getByRole('main').getByRole('alert')
const startMix = () => page.getByRole('link', { name: 'Start the mix' }).click()

async function check(text: string) {
  await box().fill(text)
  await userEvent.keyboard('{Enter}')
}

test('a wrong answer stays for another try, with why it is not right yet; then the solution opens', async () => {
  await openProblem()
  await expect.element(box()).toHaveFocus()
  await expect.element(button('Show solution')).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(status()).toHaveTextContent('Type your answer first.')
  await userEvent.keyboard('3 +{Enter}')
  await expect.element(status().getByText('It did not count as a try.')).toBeVisible()
  await expect.element(button('Show solution')).not.toBeInTheDocument()
  await box().fill('6 + 0')
  await button('Check answer').click()
  await expect
    .element(status().getByText('The value is right. Now work it out to a single number.'))
    .toBeVisible()
  await expect.element(box()).toHaveValue('6 + 0')
  await expect.element(box()).toHaveFocus()
  await check('99')
  await expect.element(status().getByText('Still not quite.')).toBeVisible()
  await button('Show solution').click()
  await expect.element(section('Solution').getByText('Answer: 6')).toBeVisible()
  await check('6')
  await expectRight()
  await expect.element(status().getByText('With a little help')).toBeVisible()
})

test('a right answer at the first try is praised and shows its solution', async () => {
  await openProblem()
  await check('6')
  await expectRight()
  await expect.element(status().getByText('At the first try, all by yourself.')).toBeVisible()
  await expect.element(section('Solution').getByRole('listitem').first()).toBeVisible()
  await expect.element(page.getByText('1 solved')).toBeVisible()
})

test('the three hints come one by one and stay; problem, hints and answer survive a reload', async () => {
  await openProblem()
  await userEvent.keyboard('12')
  await button('Hint').click()
  await expect.element(page.getByText('A nudge')).toBeVisible()
  await button('Hint 2 of 3').click()
  await expect.element(page.getByText('A closer look')).toBeVisible()
  closePage()
  const third = { hintsHtml: ['Count on.', 'How far?', '3 and 7 make 10.'], isLast: true }
  const { server } = await openProblem('number', { answers: [answer(practice.hint, third)] })
  await expect.element(box()).toHaveValue('12')
  await expect.element(page.getByText('A nudge')).toBeVisible()
  await button('Hint 3 of 3').click()
  await expect.element(page.getByText('A similar problem, worked out')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Hint/ })).not.toBeInTheDocument()
  expect(server.countCalls(practice.next)).toBe(0)
  await check('6')
  await expectRight()
  closePage()
  await openProblem()
  await expect.element(status().getByText("That's right!")).toBeVisible()
})

test('only the time in view counts, from one try to the next', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const setHidden = (isHidden: boolean) => {
    const value = isHidden ? 'hidden' : 'visible'
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'))
  const { server } = await openProblem()
  vi.advanceTimersByTime(20_000)
  await check('99')
  await expectNotYet()
  setHidden(true)
  vi.advanceTimersByTime(600_000)
  setHidden(false)
  vi.advanceTimersByTime(5000)
  await check('6')
  await expectRight()
  expect(server.sentTo(practice.answer).map((sent) => sent.timeSpentSeconds)).toEqual([20, 5])
})

test('who is no student chooses the grade to practice', async () => {
  const as = makeUser({ role: 'teacher', grade: 13 })
  const { server } = await openPractice('/practice', { as })
  const grade = page.getByLabelText('Grade')
  await expect.element(grade).toMatchTextContent('Grade 12')
  await grade.click()
  await page.getByRole('option', { name: 'Grade 2', exact: true }).click()
  await expectAddress('/practice?grade=2')
  await expect.poll(() => server.sentTo(practice.skills).at(-1)).toEqual({ grade: '2' })
  await startMix()
  await expect.element(heading('Make ten')).toBeVisible()
  expect(server.sentTo(practice.next)).toEqual([{ grade: 2 }])
})

test('the youngest can have a problem read out', async () => {
  const spoken = giveVoice()
  await openProblem('number', { as: makeUser({ grade: 1 }) })
  await button('Listen').click()
  await expect.element(button('Stop')).toBeVisible()
  expect(spoken[0]?.text).toBe('4 and which number make 10?')
})

test('a session in which nothing was done ends without a summary, and Back leads out of it', async () => {
  const { router } = await openPractice()
  await startMix()
  await button('End session').click()
  await expect.element(heading('Practice Problems')).toBeVisible()
  await expectAddress('/practice')
  await startMix()
  await expect.element(heading('Make ten')).toBeVisible()
  router.history.back()
  await expect.element(page.getByText('You left in the middle of')).toBeVisible()
  await page.getByRole('link', { name: 'Go on' }).click()
  await expect.element(heading('Make ten')).toBeVisible()
})

test('the summary counts what was done, also after a reload, and leads on', async () => {
  await openPractice('/student/practice')
  await startMix()
  await button('Skip').click()
  await button('Hint').click()
  await expect.element(page.getByText('A nudge')).toBeVisible()
  await button('End session').click()
  await expectAddress('/student/practice?view=summary')
  await expect.element(heading('Good work')).toHaveFocus()
  await expect.element(page.getByText('Hints used')).toBeVisible()
  await expect.element(page.getByRole('definition').last()).toHaveTextContent('1')
  closePage()
  const { server } = await openPractice('/student/practice?view=summary')
  await expect.element(heading('Good work')).toBeVisible()
  const lessons = page.getByRole('main').getByRole('link', { name: 'Lessons' })
  await expect.element(lessons).toHaveAttribute('href', '/lessons')
  await page.getByRole('link', { name: 'Practice more' }).click()
  await expect.element(heading('Make ten')).toBeVisible()
  expect(server.countCalls(practice.next)).toBe(1)
})

test('hints, the solution and the next problem can be asked for again after a failure', async () => {
  const { server } = await openProblem()
  await check('99')
  await expectNotYet()
  for (const [name, endpoint, shown] of [
    ['Hint', practice.hint, page.getByText('A nudge')],
    ['Show solution', practice.solution, section('Solution')],
  ] as const) {
    const usual = answerPractice('number').filter((one) => one.endpoint === endpoint)
    server.use(refuse(endpoint, 'unavailable', 'In a minute'))
    await button(name).click()
    await expect.element(alert().getByText('In a minute')).toBeVisible()
    server.use(...usual)
    await button('Try again', alert()).click()
    await expect.element(shown).toBeVisible()
    await expect.element(alert()).not.toBeInTheDocument()
  }
  server.use(dropConnection(practice.next))
  await button('Next problem').click()
  await expect.element(alert()).toBeVisible()
  server.use(...answerPractice('text'))
  await button('Try again', alert()).click()
  await expect.element(page.getByRole('textbox', { name: 'Is 7 prime or composite?' })).toBeVisible()
  await expect.element(alert()).not.toBeInTheDocument()
})

test('a problem that is done elsewhere leads on', async () => {
  const { server } = await openProblem('number', {
    answers: [refuse(practice.answer, 'not_found', 'There is no such problem')],
  })
  await check('6')
  await expect.element(alert().getByText('This problem is already done')).toBeVisible()
  await button('Next problem', alert()).click()
  await expect.poll(() => server.countCalls(practice.next)).toBe(2)
  await expect.element(alert()).not.toBeInTheDocument()
})

test('a skill that nobody can practice says so and leads on', async () => {
  await openPractice('/practice?skill=math.5.no-such-skill', {
    answers: [refuse(practice.next, 'not_found', 'There is no such skill')],
  })
  await expect.element(heading('There is no practice for this yet')).toBeVisible()
  await page.getByRole('link', { name: 'All practice' }).click()
  await expect.element(heading('Practice Problems')).toBeVisible()
})

test('lists and first problems that cannot be had say so and can be tried again', async () => {
  const { server } = await openPractice('/practice', {
    answers: [dropConnection(practice.skills), dropConnection(practice.next)],
  })
  await expect.element(alert().getByText('The practice could not be loaded')).toBeVisible()
  server.use(...answerPractice('number').filter(({ endpoint }) => endpoint === practice.skills))
  await button('Try again', alert()).click()
  await expect.element(page.getByRole('button', { name: /^Mathematics/ })).toBeVisible()
  await startMix()
  await expect.element(alert().getByText('We could not get a problem')).toBeVisible()
  server.use(...answerPractice('number'))
  await button('Try again').click()
  await expect.element(heading('Make ten')).toBeVisible()
})

test('a skill says what to expect of it; a subject has no percent beside that of its page', async () => {
  const { skill } = makeProblem('number')
  const known = {
    ...skill,
    can: '',
    grade: 1,
    mastery: 90,
    level: 'mastered',
    isDue: false,
    answers: 4,
  } as const
  const fresh = { ...known, id: 'math.1.other', name: 'Doubles', mastery: null, level: 'new' } as const
  await openPractice('/practice', { answers: [answer(practice.skills, [known, fresh])] })
  await expect.element(page.getByRole('img', { name: 'Success to expect: 90%' })).toBeVisible()
  await expectCount(page.getByRole('main').getByRole('img', { name: /%/ }), 1)
})

test('a grade without practice says so', async () => {
  await openPractice('/practice', { answers: [answer(practice.skills, [])] })
  await expect.element(page.getByText('No practice for this grade yet')).toBeVisible()
  const toLessons = page.getByRole('link', { name: 'Go to the lessons' })
  await expect.element(toLessons).toHaveAttribute('href', '/lessons')
})

test.each([
  ['a student', 9],
  ['the youngest', 2],
])('the list of %s is accessible and fits, from phone to desktop', async (_, grade) => {
  await openPractice('/practice', { as: makeUser({ grade }) })
  await page.getByRole('button', { name: /^Mathematics/ }).click()
  await expectCount(page.getByLabelText('Grade'), 0)
  await expect.element(page.getByText('I can find the partner of a number.')).toBeVisible()
  await expectSoundLook()
})

test('help and praise are accessible and fit, on a dark phone and a light desktop', async () => {
  await openPractice(SKILL_ADDRESS)
  await button('Show keypad').click()
  await check('99')
  await expectNotYet()
  await button('Hint').click()
  await button('Show solution').click()
  await expect.element(section('Solution')).toBeVisible()
  await expectSoundLook()
  await check('6')
  await expectRight()
  await expectSoundLook()
})

test('the summary is accessible and fits, on a dark phone and a light desktop', async () => {
  await openProblem()
  await check('6')
  await expectRight()
  await button('End session').click()
  await expect.element(heading('Good work')).toBeVisible()
  await expectCount(page.getByRole('main').getByRole('status'), 0)
  await expectSoundLook()
})

test('without a connection the problems on this device are offered', async () => {
  const as = makeUser({ grade: 9 })
  await beginPackage(as.id, { lessonId: 11, version: 'a'.repeat(64), sizeBytes: 0, parts: [] }, new Date())
  // Problems of a lesson that is not here go within half a second.
  await changePackage(as.id, 11, (kept) => ({ ...kept, state: 'completed', isTold: true }))
  await keepBundle(as.id, 11, [{ problem: makeProblem('number'), hintsHtml: [], seal: null }], new Date())
  goOffline()
  await openPractice('/practice', { as })
  await expect.element(page.getByText('1 problem is on this device.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Practice these' })).toBeVisible()
  await expectSoundLook()
})
