import { expect, test } from 'vitest'
import { chooseAgents, choosePurpose, completePreferences, DEFAULT_AGENT_PREFERENCES } from './index.ts'

const STUDENT = { hasWeakAreas: false, isTeacher: false }

test('the tutor, collaboration and adapting are preferred by default', {
  tags: ['AGENT-11', 'AGENT-12', 'AGENT-13'],
}, () => {
  const defaults = { preferredAgents: ['tutor'], enableCollaboration: true, adaptiveMode: true }
  expect(completePreferences({})).toEqual(defaults)
  expect(completePreferences({ preferTutoring: true })).toEqual(defaults)
  expect(completePreferences({ adaptiveMode: false })).toEqual({ ...defaults, adaptiveMode: false })
  expect(completePreferences({ preferTutoring: false }).preferredAgents).toEqual([])
})

test('the tutor tutors, with the assessor beside it where there are weak areas', {
  tags: ['AGENT-14', 'AGENT-15'],
}, () => {
  expect(chooseAgents({ ...STUDENT, purpose: 'tutoring' }).agents).toEqual(['tutor'])
  expect(chooseAgents({ ...STUDENT, purpose: 'tutoring', hasWeakAreas: true }).agents).toEqual([
    'tutor',
    'assessment',
  ])
})

test('the assessor assesses, with the analyst beside it for teachers', {
  tags: ['AGENT-10', 'AGENT-16'],
}, () => {
  expect(chooseAgents({ ...STUDENT, purpose: 'assessment', hasWeakAreas: true }).agents).toEqual([
    'assessment',
  ])
  expect(chooseAgents({ ...STUDENT, purpose: 'assessment', isTeacher: true }).agents).toEqual([
    'assessment',
    'analytics',
  ])
})

test('the curator finds material, with the tutor beside it when it adapts', {
  tags: ['AGENT-17', 'AGENT-18'],
}, () => {
  const preferences = { ...DEFAULT_AGENT_PREFERENCES, adaptiveMode: false }
  expect(chooseAgents({ ...STUDENT, purpose: 'content_curation' }).agents).toEqual(['content', 'tutor'])
  expect(chooseAgents({ ...STUDENT, purpose: 'content_curation', preferences }).agents).toEqual(['content'])
})

test('adaptive learning takes three, together and first, whatever is preferred', {
  tags: ['AGENT-19', 'AGENT-20', 'AGENT-21', 'X-51'],
}, () => {
  const preferences = { ...DEFAULT_AGENT_PREFERENCES, enableCollaboration: false }
  for (const isTeacher of [true, false])
    expect(
      chooseAgents({ purpose: 'adaptive_learning', hasWeakAreas: true, isTeacher, preferences }),
    ).toEqual({ agents: ['tutor', 'assessment', 'content'], collaboration: true, priority: 'high' })
})

test('any other purpose has normal priority and collaborates as preferred', { tags: ['X-51'] }, () => {
  for (const purpose of ['tutoring', 'assessment', 'content_curation'] as const)
    for (const enableCollaboration of [true, false])
      expect(
        chooseAgents({
          ...STUDENT,
          purpose,
          preferences: { ...DEFAULT_AGENT_PREFERENCES, enableCollaboration },
        }),
      ).toMatchObject({ collaboration: enableCollaboration, priority: 'normal' })
})

test.each([
  ['Why is the sky blue?', 'tutoring'],
  ['quiz me on cells', 'assessment'],
  ['How am I doing?', 'assessment'],
  ['is my answer right?', 'assessment'],
  ['What should I learn next?', 'adaptive_learning'],
  ['make me a study plan', 'adaptive_learning'],
  ['make flashcards of this', 'content_curation'],
  ['Please summarize this lesson', 'content_curation'],
  ['sum up cells', 'content_curation'],
  ['Can you sum this up?', 'content_curation'],
  ['tl;dr volcanoes', 'content_curation'],
  ['a studyguide on ecosystems', 'content_curation'],
  ['Which numbers sum up to 10?', 'tutoring'],
])('"%s" is about %s', (message, purpose) => {
  expect(choosePurpose(message, 'text')).toBe(purpose)
})

test('a wish for cards, a summary or a guide is one for material, whatever the message says', () => {
  for (const type of ['flashcards', 'summary', 'study_guide'] as const)
    expect(choosePurpose('quiz me', type)).toBe('content_curation')
})

test('whom somebody prefers decides where the message does not', () => {
  const prefer = (...preferredAgents: ('content' | 'analytics')[]) => ({
    ...DEFAULT_AGENT_PREFERENCES,
    preferredAgents,
  })
  expect(choosePurpose('volcanoes', 'text', prefer('content'))).toBe('content_curation')
  expect(choosePurpose('volcanoes', 'text', prefer('analytics'))).toBe('assessment')
  expect(choosePurpose('volcanoes', 'text', prefer())).toBe('tutoring')
})
