import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { User } from '#contract/accounts.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { type GuardianState, guardian } from '#contract/onboarding/guardian.ts'
import { onboarding } from '#contract/onboarding/onboarding.ts'
import { type Placement, placement } from '#contract/onboarding/placement.ts'
import type { PracticeProblem } from '#contract/practice.ts'
import { type LearningGoal, progress } from '#contract/progress.ts'
import { subjects } from '#contract/subjects.ts'
import { listDashboardAnswers } from '../../testing/dashboard-answers.ts'
import { type Answer, answer, answerStatus, dropConnection, refuse } from '../../testing/fake-server.ts'
import { expectSoundLook } from '../../testing/looks.ts'
import { makeUser } from '../../testing/make-user.ts'
import { expectAddress, heading } from '../../testing/on-page.ts'
import { renderAt } from '../../testing/render-at.tsx'

const WELCOME = 'Hello, Nia!'
const PROFILE = 'A little about you'
const GOALS = 'What would you like to reach?'
const PREFERENCES = 'How do you like to learn?'
const PLACEMENT = 'Find your level'

const NOW = '2026-03-02T08:00:00.000Z'
const SKILL = { id: 'math.halves', name: 'Halves', can: 'I can halve.', subject: 'Mathematics' }
const PROBLEM: PracticeProblem = {
  id: 1,
  skill: SKILL,
  difficulty: 1,
  promptHtml: '<p>What is half of 8?</p>',
  figure: null,
  passageHtml: null,
  answer: { kind: 'number', form: 'any' },
  hintsShown: [],
  tries: 0,
}
const TEST: Placement = {
  id: 1,
  subject: 'Mathematics',
  asked: 0,
  most: 15,
  problem: PROBLEM,
  report: null,
  startedAt: NOW,
  finishedAt: null,
}
const REPORT: Placement = {
  ...TEST,
  problem: null,
  report: { grade: 2, confidence: 70, knownSkills: 4, firstPath: [{ ...SKILL, grade: 2 }] },
  finishedAt: NOW,
}
const GOAL: LearningGoal = {
  id: 1,
  title: 'Finish lessons',
  description: '',
  progress: 0,
  isOnTrack: true,
  targetDate: null,
  goalType: 'lessons',
  startDay: '2026-03-01',
  subject: null,
  targetScore: 6,
  priority: 1,
  value: 0,
  neededPerWeek: null,
  projectedDay: null,
}

type Progress = OutputOf<typeof onboarding.progress>['data']

/** A newcomer, and a server that keeps what the steps send; `recover` ends what fails. */
async function openOnboarding({ path = '/', user = {} as Partial<User>, answers = [] as Answer[] } = {}) {
  let kept: Progress = {
    currentStep: 'welcome',
    completedSteps: [],
    stepData: {},
    startedAt: null,
    completedAt: null,
    isCompleted: false,
  }
  const keep = (change: Partial<Progress>) => {
    kept = { ...kept, ...change }
    return { success: true, data: kept }
  }
  const sound = [
    ...listDashboardAnswers(),
    answer(onboarding.progress, () => keep({})),
    answer(onboarding.saveProgress, (step) => keep(step)),
    answer(onboarding.complete, () => keep({ isCompleted: true, completedAt: NOW })),
    answer(progress.goals, []),
    answer(progress.addGoal, GOAL),
    answer(onboarding.preferences, NO_PREFERENCES),
    answer(onboarding.savePreferences, NO_PREFERENCES),
    answer(placement.list, [
      { subject: 'Mathematics', newest: null },
      { subject: 'English', newest: null },
    ]),
    answer(subjects.list, []),
    answer(placement.start, TEST),
    answer(placement.answer, { ...TEST, asked: 3, problem: { ...PROBLEM, id: 2 } }),
    answer(placement.finish, REPORT),
    answer(guardian.read, NOBODY_AGREED),
  ]
  const opened = await renderAt(path, {
    as: makeUser({ onboardingCompleted: false, age: null, ...user }),
    answers: [...sound, ...answers],
  })
  return { ...opened, recover: () => opened.server.use(...sound) }
}

const NO_PREFERENCES = {
  visualPreference: 0.5,
  auditoryPreference: 0.5,
  kinestheticPreference: 0.5,
  preferredExplanationStyle: 'balanced' as const,
  motivationFactors: [],
}

const main = page.getByRole('main')
const press = (name: string) => main.getByRole('button', { name }).click()
const expectStep = (title: string | RegExp) => expect.element(heading(title)).toHaveFocus()
const age = page.getByLabelText('How old are you?')
const called = page.getByLabelText('What should we call you?')

async function start() {
  await press("Let's start")
  await expectStep(PROFILE)
}

async function skipFrom(...titles: string[]) {
  for (const title of titles) {
    await expect.element(heading(title)).toBeVisible()
    await press('Skip this step')
  }
}

test('every page but the public ones leads to the onboarding until it is finished', async () => {
  const { router } = await openOnboarding({ path: '/flashcards', user: { role: 'college' } })
  await expectAddress('/onboarding')
  await router.navigate({ to: '/about' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAddress('/about')
})

test('the whole way can be gone with the keyboard alone', async () => {
  const { server } = await openOnboarding()
  await expect.element(page.getByText('Step 1 of 6')).toBeVisible()
  main.getByRole('button', { name: "Let's start" }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expectStep(PROFILE)
  await userEvent.tab()
  await userEvent.keyboard('Momo{Enter}')
  await expectStep(GOALS)
  await expect.element(page.getByRole('checkbox').first()).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(page.getByRole('checkbox', { name: /Get really good/ })).toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expectStep(PREFERENCES)
  await expect.element(page.getByRole('radio').first()).toBeVisible()
  await userEvent.tab()
  // The radio buttons hear of the choice a moment after the key goes down.
  await userEvent.keyboard('{ArrowRight>}')
  await expect.element(page.getByRole('radio', { name: 'A lot' }).first()).toBeChecked()
  await userEvent.keyboard('{/ArrowRight}')
  main.getByRole('button', { name: 'Save and continue' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expectStep(PLACEMENT)
  await expect.element(page.getByRole('button', { name: 'Start: Mathematics' })).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Question 1 of at most 15')).toBeVisible()
  main.getByRole('button', { name: 'Take a break' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expectStep(PLACEMENT)
  main.getByRole('button', { name: 'Skip this step' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expectStep('All set, Momo!')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expectAddress('/dashboard')
  expect(server.sentTo(progress.addGoal)).toMatchObject([{ goalType: 'mastery', subject: null }])
  expect(server.sentTo(onboarding.savePreferences)).toMatchObject([{ visualPreference: 1 }])
})

test('going back and forth loses nothing that was typed, by our buttons and by those of the browser', async () => {
  await openOnboarding()
  await start()
  await called.fill('Momo')
  await press('Back')
  await expectStep(WELCOME)
  await start()
  await expect.element(called).toHaveValue('Momo')
  await press('Save and continue')
  await expectStep(GOALS)
  await press('Save and continue')
  await expect.element(page.getByText('Pick a goal, or skip this step.')).toBeVisible()
  history.back()
  await expect.element(called).toHaveValue('Momo')
  history.back()
  await expectStep(/^Hello/)
  history.go(2)
  await expectStep(GOALS)
})

test('everything can be skipped at once', async () => {
  const { server } = await openOnboarding()
  await press('Skip this for now')
  await expectAddress('/dashboard')
  expect([server.countCalls(onboarding.complete), server.countCalls(onboarding.saveProgress)]).toEqual([1, 0])
})

test('one step can be skipped without its answers being sent', async () => {
  const { server } = await openOnboarding()
  await start()
  await age.fill('9')
  await press('Skip this step')
  await skipFrom(GOALS, PREFERENCES, PLACEMENT)
  await expect.element(heading('All set, Nia!')).toBeVisible()
  const sent = server.sentTo(onboarding.saveProgress)
  expect(sent.map(({ stepData }) => stepData)).toEqual([{}, {}, {}, {}, {}])
  expect(sent.at(-1)).toMatchObject({ completedSteps: ['welcome'] })
})

test('a child is told that less is collected and, at the end, whom to ask; an impossible age is refused', {
  tags: ['Y-68'],
}, async () => {
  const { server } = await openOnboarding()
  await start()
  const note = page.getByText("You're under 13, so we collect less about you.")
  await expect.element(note).not.toBeInTheDocument()
  await age.fill('8')
  await expect.element(note).toMatchTextContent('can change this later.')
  await age.fill('13')
  await expect.element(note).not.toBeInTheDocument()
  await age.fill('200')
  await expect.element(page.getByText('Please enter an age from 4 to 120, or leave it empty')).toBeVisible()
  await press('Save and continue')
  expect(server.countCalls(onboarding.saveProgress)).toBe(1)
  await age.fill('8')
  await press('Save and continue')
  await skipFrom(GOALS, PREFERENCES, PLACEMENT)
  expect(server.sentTo(onboarding.saveProgress)[1]).toMatchObject({ stepData: { age: 8 } })
  await main.getByRole('link', { name: 'Ask them' }).click()
  await expect.element(heading('Your parent or guardian')).toBeVisible()
})

const NOBODY_AGREED: GuardianState = {
  isNeeded: true,
  isShielded: true,
  canAsk: true,
  agreement: null,
  request: null,
  schoolAgreedAt: null,
  hasOldAgreement: false,
}

const openGuardianPage = (...answers: Answer[]) =>
  openOnboarding({ path: '/onboarding?step=guardian', answers })

test('an agreement is withdrawn at any time, and a guardian is asked by mail again', {
  tags: ['Y-68'],
}, async () => {
  const wrong = 'This is your own email. Please enter the email of your parent or guardian.'
  const uma = { guardianName: 'Uma Bello', guardianEmail: 'u•••@example.com' }
  const { server } = await openGuardianPage(
    answer(guardian.read, { ...NOBODY_AGREED, isShielded: false, agreement: { ...uma, agreedAt: NOW } }),
    answer(guardian.withdraw, { ...NOBODY_AGREED, hasOldAgreement: true }),
    refuse(guardian.ask, 'invalid_input', wrong, [
      { field: 'guardianEmail', reason: 'guardianEmailIsOwn', message: wrong },
    ]),
  )
  await expect.poll(() => document.title).toMatch(/Your parent or guardian/)
  await expect.element(page.getByText(/Uma Bello agreed on/)).toBeVisible()
  await press('Withdraw the consent')
  await expect.element(page.getByText("We don't have consent yet.")).toBeVisible()
  await expect.element(page.getByText('Someone agreed on your account before.')).toBeVisible()
  await press('Send them the email')
  await expect.element(page.getByText('Please check the email')).toBeVisible()
  await page.getByLabelText('Their name').fill('Uma Bello')
  const email = page.getByLabelText('Their email')
  await email.fill('nia@example.com')
  await press('Send them the email')
  await expect.element(page.getByText(wrong)).toBeVisible()
  await expectSoundLook('main')
  server.use(answer(guardian.ask, { ...NOBODY_AGREED, request: { ...uma, sentAt: NOW, expiresAt: NOW } }))
  await email.fill('uma@example.com')
  await press('Send them the email')
  await expect.element(page.getByText(/We sent an email to Uma Bello/)).toBeVisible()
  expect(server.sentTo(guardian.ask).at(-1)).toEqual({
    guardianName: 'Uma Bello',
    guardianEmail: 'uma@example.com',
  })
})

test('without mail the school is the one to ask', { tags: ['Y-68'] }, async () => {
  await openGuardianPage(answer(guardian.read, { ...NOBODY_AGREED, canAsk: false }))
  await expect.element(page.getByText("We can't send email here. Ask your school")).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Send them the email' })).not.toBeInTheDocument()
})

test('a consent of the school is said, and nobody is asked', { tags: ['Y-68'] }, async () => {
  await openGuardianPage(answer(guardian.read, { ...NOBODY_AGREED, isShielded: false, schoolAgreedAt: NOW }))
  await expect.element(page.getByText(/Your school agreed for its students on/)).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Send them the email' })).not.toBeInTheDocument()
})

test('a professional is asked about work, not about age', async () => {
  const { server } = await openOnboarding({ user: { role: 'professional', grade: 13 } })
  await start()
  await expect.element(age).not.toBeInTheDocument()
  await page.getByLabelText('What do you do for work?').fill('Nurse')
  await page.getByRole('radio', { name: 'Intermediate' }).click()
  await expectSoundLook('main')
  await press('Save and continue')
  await skipFrom(GOALS, PREFERENCES)
  await expectStep('All set, Nia!')
  const [, profile] = server.sentTo(onboarding.saveProgress)
  expect(profile).toMatchObject({ stepData: { profession: 'Nurse', expertiseLevel: 'intermediate' } })
})

test('a step that could not be saved keeps its answers and is saved by trying again', async () => {
  const { server, recover } = await openOnboarding()
  await start()
  await called.fill('Momo')
  server.use(dropConnection(onboarding.saveProgress))
  await press('Save and continue')
  await expect.element(main.getByRole('alert').getByText("We couldn't reach Trellis")).toBeVisible()
  await expect.element(called).toHaveValue('Momo')
  const again = main.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect.element(again).toHaveFocus()
  recover()
  await again.click()
  await expectStep(GOALS)
  expect(server.sentTo(onboarding.saveProgress).at(-1)).toMatchObject({ stepData: { displayName: 'Momo' } })
})

test('a server that cannot save holds nobody up', async () => {
  await openOnboarding({
    answers: [
      dropConnection(onboarding.saveProgress),
      dropConnection(progress.goals),
      dropConnection(onboarding.preferences),
      dropConnection(placement.list),
    ],
  })
  await press("Let's start")
  await press('Go on without saving')
  for (const title of [PROFILE, GOALS, PREFERENCES, PLACEMENT]) {
    await expect.element(heading(title)).toBeVisible()
    await press('Skip this step')
    await press('Go on without saving')
  }
  await press('Go to my dashboard')
  await expectAddress('/dashboard')
})

test.for([404, 500])(
  'when the look-up fails with %i the onboarding starts at the beginning and can be finished',
  async (status) => {
    const { server } = await openOnboarding({
      path: '/dashboard',
      answers: [answerStatus(onboarding.progress, status)],
    })
    await expectAddress('/onboarding')
    await start()
    await skipFrom(PROFILE, GOALS, PREFERENCES, PLACEMENT)
    await press('Go to my dashboard')
    await expectAddress('/dashboard')
    expect(server.countCalls(onboarding.complete)).toBe(1)
  },
)

test('finishing that fails says so and can be tried again', async () => {
  const { recover } = await openOnboarding({
    answers: [refuse(onboarding.complete, 'unavailable', 'Please come back in a minute')],
  })
  await press('Skip this for now')
  await expect.element(main.getByRole('alert').getByText('Please come back in a minute')).toBeVisible()
  recover()
  await press('Try again')
  await expectAddress('/dashboard')
})

test('every step is accessible and fits, on phone and desktop, light and dark', async () => {
  await openOnboarding({ user: { grade: 2 } })
  await expect.element(heading(WELCOME)).toBeVisible()
  await expectSoundLook('main')
  await start()
  await age.fill('7')
  await expectSoundLook('main')
  await press('Save and continue')
  await expectStep(GOALS)
  await page.getByRole('checkbox').first().click()
  await expectSoundLook('main')
  await press('Save and continue')
  await expectStep(PREFERENCES)
  await press('It is fun')
  await expectSoundLook('main')
  await press('Save and continue')
  await expect.element(page.getByRole('button', { name: 'Start: English' })).toBeVisible()
  await expectSoundLook('main')
  await press('Start: Mathematics')
  await expect.element(page.getByText('What is half of 8?').last()).toBeVisible()
  await expectSoundLook('main')
  await press("I haven't learned this yet")
  await expect.element(page.getByText('Question 4 of at most 15')).toBeVisible()
  await press('Finish now')
  await expectStep('Here is a good place to start')
  await expectSoundLook('main')
  await press('Continue')
  await expectStep('All set, Nia!')
  await expectSoundLook('main')
})
