import { expect, test } from 'vitest'
import { OnboardingAnswers } from '#contract/onboarding/progress.ts'
import { ROLES } from '#engines/accounts/index.ts'
import { listOnboardingSteps, type OnboardingStep } from '#engines/onboarding/index.ts'
import { completeStep, goBack, resumeFlow, skipStep } from './flow.ts'
import {
  isAgeAcceptable,
  isUnderAgeOfConsent,
  listProfileFields,
  startDraft,
  toAnswers,
} from './profile-draft.ts'

const atStart = { currentStep: 'welcome', completedSteps: [] } as const
const newcomer = { firstName: 'Maya' }

const STUDENT = listOnboardingSteps('student')
const TEACHER = listOnboardingSteps('teacher')

function progressAt(currentStep: OnboardingStep) {
  return {
    success: true,
    data: {
      currentStep,
      completedSteps: ['welcome' as const],
      stepData: {},
      startedAt: null,
      completedAt: null,
      isCompleted: false,
    },
  }
}

test('a visit goes on where the last one ended, and at the beginning when nothing is known', () => {
  expect(resumeFlow(STUDENT, progressAt('goals'))).toEqual({
    currentStep: 'goals',
    completedSteps: ['welcome'],
  })
  expect(resumeFlow(STUDENT, undefined)).toEqual(atStart)
  expect(resumeFlow(STUDENT, { ...progressAt('done'), success: false })).toMatchObject({
    currentStep: 'welcome',
  })
})

test('an address can ask for a step, but only for one of the own', () => {
  expect(resumeFlow(STUDENT, progressAt('goals'), 'placement').currentStep).toBe('placement')
  expect(resumeFlow(TEACHER, progressAt('profile'), 'placement').currentStep).toBe('profile')
  expect(resumeFlow(STUDENT, progressAt('goals'), 'nonsense').currentStep).toBe('goals')
})

test('who stands at a step that is no longer theirs goes on at the next one', () => {
  expect(resumeFlow(TEACHER, progressAt('goals')).currentStep).toBe('done')
  expect(resumeFlow(listOnboardingSteps('college'), progressAt('placement')).currentStep).toBe('done')
})

test.each([
  ['student', ['welcome', 'profile', 'goals', 'preferences', 'placement', 'done']],
  ['college', ['welcome', 'profile', 'goals', 'preferences', 'done']],
  ['professional', ['welcome', 'profile', 'goals', 'preferences', 'done']],
  ['teacher', ['welcome', 'profile', 'done']],
  ['admin', ['welcome', 'profile', 'done']],
] as const)('completing leads a %s over %j', { tags: ['Y-83'] }, (role, expected) => {
  const steps = listOnboardingSteps(role)
  let flow = resumeFlow(steps, undefined)
  const seen = [flow.currentStep]
  while (flow.currentStep !== 'done') {
    flow = completeStep(steps, flow)
    seen.push(flow.currentStep)
  }
  expect(seen).toEqual(expected)
  expect(flow.completedSteps).toEqual(expected.slice(0, -1))
})

test('a skipped step leads on without counting as done', () => {
  expect(skipStep(STUDENT, { currentStep: 'profile', completedSteps: ['welcome'] })).toEqual({
    currentStep: 'goals',
    completedSteps: ['welcome'],
  })
})

test('going back keeps what was done and stops at the beginning', () => {
  const done = { currentStep: 'done' as const, completedSteps: ['welcome' as const, 'profile' as const] }
  expect(goBack(STUDENT, done)).toEqual({ ...done, currentStep: 'placement' })
  expect(goBack(TEACHER, goBack(TEACHER, goBack(TEACHER, done))).currentStep).toBe('welcome')
})

test.each([
  ['', true, false],
  ['3', false, false],
  ['4', true, true],
  ['12', true, true],
  ['13', true, false],
  ['120', true, false],
  ['121', false, false],
  ['7.5', false, false],
  ['-7', false, false],
  ['seven', false, false],
])('the age %j is acceptable: %s, and under 13: %s', (typed, isAcceptable, isUnder) => {
  expect(isAgeAcceptable(typed)).toBe(isAcceptable)
  expect(isUnderAgeOfConsent(typed)).toBe(isUnder)
})

test('a newcomer finds the first name, a returning visitor the answers given before', () => {
  expect(startDraft(newcomer, {})).toEqual({
    displayName: 'Maya',
    age: '',
    preferredStudyTime: '',
    profession: '',
    expertiseLevel: '',
  })
  expect(startDraft({ ...newcomer, displayName: 'M', age: 9 }, { age: 10, profession: 'Baker' })).toEqual({
    displayName: 'M',
    age: '10',
    preferredStudyTime: '',
    profession: 'Baker',
    expertiseLevel: '',
  })
})

test('an age taken back stays taken back, whatever the account says', () => {
  expect(startDraft({ ...newcomer, age: 9 }, { age: null }).age).toBe('')
})

const everything = {
  displayName: ' Momo ',
  age: '11',
  preferredStudyTime: 'evening',
  profession: ' Baker ',
  expertiseLevel: 'advanced',
}

test.each([
  ['student', { displayName: 'Momo', age: 11, preferredStudyTime: 'evening' }],
  ['college', { displayName: 'Momo', age: 11, preferredStudyTime: 'evening' }],
  [
    'professional',
    { displayName: 'Momo', preferredStudyTime: 'evening', profession: 'Baker', expertiseLevel: 'advanced' },
  ],
  ['teacher', { displayName: 'Momo' }],
  ['admin', { displayName: 'Momo' }],
] as const)('a %s is asked only what the role makes use of', (role, answers) => {
  expect(toAnswers(everything, listProfileFields(role), 'Maya')).toEqual(answers)
})

test('empty answers are left out, an empty age is taken back, an empty name means the first name', () => {
  const empty = startDraft({ firstName: '' }, {})
  expect(toAnswers(empty, listProfileFields('student'), 'Maya')).toEqual({ displayName: 'Maya', age: null })
  expect(toAnswers(empty, listProfileFields('teacher'), '')).toEqual({})
})

test.each(ROLES)('what a %s sends is what the contract takes', (role) => {
  const answers = toAnswers(everything, listProfileFields(role), 'Maya')
  expect(OnboardingAnswers.safeParse(answers)).toEqual({ success: true, data: answers })
})
