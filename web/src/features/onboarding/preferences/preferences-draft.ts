import {
  type EXPLANATION_STYLES,
  type LearningPreferences,
  MOTIVATIONS,
} from '#contract/onboarding/onboarding.ts'

export const SENSES = ['visualPreference', 'auditoryPreference', 'kinestheticPreference'] as const
export const AMOUNTS = ['little', 'some', 'much'] as const
export type Sense = (typeof SENSES)[number]
export type Amount = (typeof AMOUNTS)[number]
export type Motivation = (typeof MOTIVATIONS)[number]
export type Style = (typeof EXPLANATION_STYLES)[number]

export type PreferencesDraft = Record<Sense, Amount> & { style: Style; motivations: Motivation[] }

const SHARES: Record<Amount, number> = { little: 0, some: 0.5, much: 1 }
const LITTLE_BELOW = 0.34
const MUCH_FROM = 0.67

export function startPreferences(known: LearningPreferences): PreferencesDraft {
  return {
    visualPreference: toAmount(known.visualPreference),
    auditoryPreference: toAmount(known.auditoryPreference),
    kinestheticPreference: toAmount(known.kinestheticPreference),
    style: known.preferredExplanationStyle,
    motivations: MOTIVATIONS.filter((name) => known.motivationFactors.includes(name)),
  }
}

function toAmount(share: number): Amount {
  if (share < LITTLE_BELOW) return 'little'
  return share < MUCH_FROM ? 'some' : 'much'
}

export function toPreferences({ style, motivations, ...senses }: PreferencesDraft): LearningPreferences {
  return {
    visualPreference: SHARES[senses.visualPreference],
    auditoryPreference: SHARES[senses.auditoryPreference],
    kinestheticPreference: SHARES[senses.kinestheticPreference],
    preferredExplanationStyle: style,
    motivationFactors: motivations,
  }
}

export function toggleMotivation(chosen: readonly Motivation[], one: Motivation): Motivation[] {
  return MOTIVATIONS.filter((name) => (name === one ? !chosen.includes(name) : chosen.includes(name)))
}

/** A seven-year-old has no job to learn for. */
export function listMotivations(grade: number): Motivation[] {
  return MOTIVATIONS.filter((name) => name !== 'career' || grade >= 7)
}
