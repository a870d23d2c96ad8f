import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { NothingSent } from '../fields.ts'
import { NamedSkill, SkillId } from '../skills.ts'

export const OFFER_KINDS = ['easyWin', 'review', 'stretch'] as const

/** Whole numbers as they are shown: percent of expected success, answers given, days without practice, skills before it. */
const Reason = z.object({
  code: z.enum([
    'nearlyMastered',
    'closestToMastered',
    'likelyRight',
    'fading',
    'needsRefresh',
    'withinReach',
    'nextStep',
  ]),
  percent: z.int(),
  answers: z.nullable(z.int()),
  idleDays: z.nullable(z.int()),
  prerequisites: z.nullable(z.int()),
})

/** One of up to three next steps. The reason is a code with its numbers; screens have the words. */
export const Offer = z.object({ kind: z.enum(OFFER_KINDS), skill: NamedSkill, reason: Reason })
export type Offer = z.output<typeof Offer>

/** Three tries without gain: the next method to try. */
export const Stuck = z.object({
  skill: NamedSkill,
  method: z.enum(['workedExample', 'prerequisite', 'human']),
  /** The lesson of the skill, when there is one. */
  lessonId: z.nullable(z.int()),
  /** The skill that comes before and is not sure yet. */
  prerequisite: z.nullable(NamedSkill),
  /** Tries since the last right answer of one's own. */
  tries: z.int(),
})
export type Stuck = z.output<typeof Stuck>

export const WhatNext = z.object({
  offers: z.array(Offer).check(z.maxLength(3)),
  /** Today's mix: what is due, one or two new skills, one stretch; the part that is still to do, in its order. */
  dailyMix: z.object({ left: z.array(NamedSkill), done: z.int() }),
  stuck: z.nullable(Stuck),
})
export type WhatNext = z.output<typeof WhatNext>

export const whatNext = {
  read: endpoint({
    method: 'GET',
    path: '/api/what-next',
    access: 'signedIn',
    summary: "Up to three next steps with true reasons, today's mix, and help where the learner is stuck.",
    input: NothingSent,
    output: WhatNext,
    errors: ['not_signed_in'],
    offline: 'lastSeen',
  }),
  choose: endpoint({
    method: 'POST',
    path: '/api/what-next/choices',
    access: 'signedIn',
    summary: 'Keeps which offer the learner took; the next offers respect it.',
    input: z.object({ kind: z.enum(OFFER_KINDS), skill: SkillId }),
    output: NothingSent,
    status: 201,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  stuck: endpoint({
    method: 'GET',
    path: '/api/what-next/stuck/:skill',
    access: 'signedIn',
    summary: 'What to try next in one skill after three tries without gain; null while there is no need.',
    input: z.object({ skill: SkillId }),
    output: z.object({ stuck: z.nullable(Stuck) }),
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
}
