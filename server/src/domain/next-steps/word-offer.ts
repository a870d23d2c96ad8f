import type { Offer } from '#contract/next-steps/what-next.ts'

type Reason = Offer['reason']

export const linkPractice = (skill: string) => `/practice?skill=${encodeURIComponent(skill)}`

/** The reason of an offer in a sentence, where no screen is there to word it. */
export const wordOffer = (reason: Reason): string => REASONS[reason.code](reason)

const REASONS: Record<Reason['code'], (reason: Reason) => string> = {
  nearlyMastered: ({ percent }) =>
    `You have nearly mastered it: ${percent}% of new problems would come out right.`,
  closestToMastered: ({ percent }) => `It is the closest to mastered: ${percent}% likely right.`,
  likelyRight: ({ percent }) => `You are likely to get it right: ${percent}%.`,
  fading: ({ idleDays }) =>
    `You have not practised it for ${idleDays ?? 'some'} days, and it begins to fade.`,
  needsRefresh: () => 'It needs a refresh.',
  withinReach: ({ percent }) => `It is within your reach: ${percent}% likely right.`,
  nextStep: () => 'It is the next step on your way.',
}
