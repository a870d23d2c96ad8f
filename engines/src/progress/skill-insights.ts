import { type Insight, NOTHING_TO_DO, PRACTICE_MINUTES, practiceOf } from './insight.ts'
import type { SkillFact } from './mastery.ts'

export type NamedFact = SkillFact & { name: string }

export type SkillFacts = {
  skills: readonly NamedFact[]
  /** A skill once practiced that has faded or lost its level: the most faded one. */
  refresh: (NamedFact & { idleDays: number }) | null
  /** The skill mastered last, not longer than a week ago. */
  mastered: (NamedFact & { daysAgo: number }) | null
  /** Tries without a right answer of one's own, and what leads on: the skill before it, or a lesson. */
  stuck: {
    skill: string
    name: string
    tries: number
    method: 'workedExample' | 'prerequisite' | 'human'
    lessonId: number | null
    prerequisite: { skill: string; name: string } | null
  } | null
}

const WEAK = { mastery: 0.6, answers: 3 }
const STRONG = { mastery: 0.85, answers: 5 }
const LESSON_MINUTES = 15

/** Each skill is named once: a stuck or fading one is not called weak as well. */
export function listSkillNeeds(facts: SkillFacts): Insight[] {
  const { skills, refresh, stuck } = facts
  const named = [stuck?.skill, refresh?.skill]
  return [
    stuckSkill(stuck),
    refresh?.skill === stuck?.skill ? null : refreshSkill(refresh),
    weakSkill(skills.filter(({ skill }) => !named.includes(skill))),
  ].filter((insight) => insight !== null)
}

export function listSkillAchievements({ skills, mastered }: SkillFacts): Insight[] {
  return [
    masteredAlone(mastered),
    strongSkill(skills.filter(({ skill }) => skill !== mastered?.skill)),
  ].filter((insight) => insight !== null)
}

function stuckSkill(stuck: SkillFacts['stuck']): Insight | null {
  if (!stuck) return null
  const { skill, name, tries, method, lessonId, prerequisite } = stuck
  const goesBack = method === 'prerequisite' && prerequisite !== null
  return {
    code: 'stuck_skill',
    type: 'recommendation',
    priority: 'high',
    values: { skill: name, tries, method, ...(goesBack && { before: prerequisite.name }) },
    action: goesBack
      ? practiceOf(prerequisite.skill)
      : lessonId === null
        ? practiceOf(skill)
        : `/lessons/${lessonId}`,
    estimatedMinutes: goesBack || lessonId === null ? PRACTICE_MINUTES : LESSON_MINUTES,
  }
}

function refreshSkill(refresh: SkillFacts['refresh']): Insight | null {
  return (
    refresh && {
      code: 'refresh_skill',
      type: 'recommendation',
      priority: 'medium',
      values: { skill: refresh.name, percent: toPercent(refresh.mastery), days: refresh.idleDays },
      action: practiceOf(refresh.skill),
      estimatedMinutes: PRACTICE_MINUTES,
    }
  )
}

function weakSkill(skills: readonly NamedFact[]): Insight | null {
  const [weakest] = skills
    .filter(({ mastery, answers }) => mastery < WEAK.mastery && answers >= WEAK.answers)
    .toSorted((a, b) => a.mastery - b.mastery)
  if (!weakest) return null
  return {
    code: 'weak_skill',
    type: 'recommendation',
    priority: 'high',
    values: { skill: weakest.name, percent: toPercent(weakest.mastery), answers: weakest.answers },
    action: practiceOf(weakest.skill),
    estimatedMinutes: PRACTICE_MINUTES,
  }
}

function masteredAlone(mastered: SkillFacts['mastered']): Insight | null {
  return (
    mastered && {
      code: 'mastered_alone',
      type: 'achievement',
      priority: 'low',
      values: {
        skill: mastered.name,
        percent: toPercent(mastered.mastery),
        answers: mastered.answers,
        days: mastered.daysAgo,
      },
      ...NOTHING_TO_DO,
    }
  )
}

function strongSkill(skills: readonly NamedFact[]): Insight | null {
  const [strongest] = skills
    .filter(({ mastery, answers }) => mastery >= STRONG.mastery && answers >= STRONG.answers)
    .toSorted((a, b) => b.mastery - a.mastery)
  if (!strongest) return null
  return {
    code: 'strong_skill',
    type: 'achievement',
    priority: 'low',
    values: { skill: strongest.name, percent: toPercent(strongest.mastery), answers: strongest.answers },
    ...NOTHING_TO_DO,
  }
}

const toPercent = (share: number) => Math.round(100 * share)
