import { expect, test } from 'vitest'
import { LearningPreferences, MOTIVATIONS } from '#contract/onboarding/onboarding.ts'
import { listMotivations, startPreferences, toggleMotivation, toPreferences } from './preferences-draft.ts'

const KNOWN: LearningPreferences = {
  visualPreference: 1,
  auditoryPreference: 0,
  kinestheticPreference: 0.5,
  preferredExplanationStyle: 'concise',
  motivationFactors: ['fun', 'curiosity'],
}

test('what was said before comes back as it was said', () => {
  const draft = startPreferences(KNOWN)
  expect(draft).toEqual({
    visualPreference: 'much',
    auditoryPreference: 'little',
    kinestheticPreference: 'some',
    style: 'concise',
    motivations: ['curiosity', 'fun'],
  })
  const sent = toPreferences(draft)
  expect(sent).toEqual({ ...KNOWN, motivationFactors: ['curiosity', 'fun'] })
  expect(LearningPreferences.safeParse(sent).success).toBe(true)
})

test('shares between the three choices go to the nearest one, unknown reasons are left out', () => {
  const draft = startPreferences({
    ...KNOWN,
    visualPreference: 0.8,
    auditoryPreference: 0.3,
    kinestheticPreference: 0.6,
    motivationFactors: ['moonlight'],
  })
  expect(draft).toMatchObject({
    visualPreference: 'much',
    auditoryPreference: 'little',
    kinestheticPreference: 'some',
    motivations: [],
  })
})

test('a reason is taken by one press and given back by the next', () => {
  expect(toggleMotivation(['fun'], 'curiosity')).toEqual(['curiosity', 'fun'])
  expect(toggleMotivation(['curiosity', 'fun'], 'fun')).toEqual(['curiosity'])
})

test('a child is not asked about a job', () => {
  expect(listMotivations(2)).not.toContain('career')
  expect(listMotivations(9)).toEqual([...MOTIVATIONS])
})
