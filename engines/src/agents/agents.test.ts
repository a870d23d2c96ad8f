import { expect, test } from 'vitest'
import { chooseAgents, choosePurpose, completePreferences, DEFAULT_AGENT_PREFERENCES } from './index.ts'

const PUPIL = { hasWeakAreas: false, isTeacher: false }

test('[AGENT-11] [AGENT-12] [AGENT-13] the tutor, collaboration and adapting are preferred by default', () => {
  const defaults = { preferredAgents: ['tutor'], enableCollaboration: true, adaptiveMode: true }
  expect(completePreferences({})).toEqual(defaults)
  expect(completePreferences({ preferTutoring: true })).toEqual(defaults)
  expect(completePreferences({ adaptiveMode: false })).toEqual({ ...defaults, adaptiveMode: false })
  expect(completePreferences({ preferTutoring: false }).preferredAgents).toEqual([])
})

test('[AGENT-14] [AGENT-15] the tutor tutors, with the assessor beside it where there are weak areas', () => {
  expect(chooseAgents({ ...PUPIL, purpose: 'tutoring' }).agents).toEqual(['tutor'])
  expect(chooseAgents({ ...PUPIL, purpose: 'tutoring', hasWeakAreas: true }).agents).toEqual([
    'tutor',
    'assessment',
  ])
})

test('[AGENT-10] [AGENT-16] the assessor assesses, with the analyst beside it for teachers', () => {
  expect(chooseAgents({ ...PUPIL, purpose: 'assessment', hasWeakAreas: true }).agents).toEqual(['assessment'])
  expect(chooseAgents({ ...PUPIL, purpose: 'assessment', isTeacher: true }).agents).toEqual([
    'assessment',
    'analytics',
  ])
})

test('[AGENT-17] [AGENT-18] the curator finds material, with the tutor beside it when it adapts', () => {
  const preferences = { ...DEFAULT_AGENT_PREFERENCES, adaptiveMode: false }
  expect(chooseAgents({ ...PUPIL, purpose: 'content_curation' }).agents).toEqual(['content', 'tutor'])
  expect(chooseAgents({ ...PUPIL, purpose: 'content_curation', preferences }).agents).toEqual(['content'])
})

test('[AGENT-19] [AGENT-20] [AGENT-21] [X-51] adaptive learning takes three, together and first, whatever is preferred', () => {
  const preferences = { ...DEFAULT_AGENT_PREFERENCES, enableCollaboration: false }
  for (const isTeacher of [true, false])
    expect(
      chooseAgents({ purpose: 'adaptive_learning', hasWeakAreas: true, isTeacher, preferences }),
    ).toEqual({ agents: ['tutor', 'assessment', 'content'], collaboration: true, priority: 'high' })
})

test('[X-51] any other purpose has normal priority and collaborates as preferred', () => {
  for (const purpose of ['tutoring', 'assessment', 'content_curation'] as const)
    for (const enableCollaboration of [true, false])
      expect(
        chooseAgents({
          ...PUPIL,
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
