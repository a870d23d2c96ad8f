import { expect, test } from 'vitest'
import { OnboardingAnswers } from '#contract/onboarding.ts'
import { ROLES } from '#engines/accounts/index.ts'
import { completeStep, goBack, resumeFlow, skipStep } from './flow.ts'
import { isAgeAcceptable, isUnderAgeOfConsent, startDraft, toAnswers } from './profile-draft.ts'
import { listProfileFields } from './profile-fields.ts'

const atStart = { currentStep: 'welcome', completedSteps: [] } as const
const newcomer = { firstName: 'Maya' }

function progressAt(currentStep: 'welcome' | 'profile' | 'done') {
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
  expect(resumeFlow(progressAt('profile'))).toEqual({ currentStep: 'profile', completedSteps: ['welcome'] })
  expect(resumeFlow(undefined)).toEqual(atStart)
  expect(resumeFlow({ ...progressAt('done'), success: false })).toEqual(atStart)
})

test('completing leads from welcome over profile to done', () => {
  const profile = completeStep({ currentStep: 'welcome', completedSteps: [] })
  expect(profile).toEqual({ currentStep: 'profile', completedSteps: ['welcome'] })
  expect(completeStep(profile)).toEqual({ currentStep: 'done', completedSteps: ['welcome', 'profile'] })
})

test('a skipped step leads on without counting as done', () => {
  expect(skipStep({ currentStep: 'profile', completedSteps: ['welcome'] })).toEqual({
    currentStep: 'done',
    completedSteps: ['welcome'],
  })
})

test('going back keeps what was done and stops at the beginning', () => {
  const done = { currentStep: 'done', completedSteps: ['welcome', 'profile'] } as const
  const profile = goBack({ ...done, completedSteps: [...done.completedSteps] })
  expect(profile).toEqual({ currentStep: 'profile', completedSteps: ['welcome', 'profile'] })
  expect(goBack(goBack(profile)).currentStep).toBe('welcome')
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
