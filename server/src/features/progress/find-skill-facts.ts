import { DAY_MS } from '#engines/days/durations.ts'
import type { InsightFacts } from '#engines/progress/index.ts'
import { nameOfSkill } from '../../domain/skills.ts'
import type { LearnerView } from '../../domain/tracing/learner-view.ts'
import type { Standing } from '../../domain/tracing/standings.ts'

/** A level reached longer ago is no news. */
const NEWS_DAYS = 7

/** What the standing in each skill has to tell. */
export function findSkillFacts(
  { standings }: Pick<LearnerView, 'standings'>,
  now: Date,
): Pick<InsightFacts, 'skills' | 'refresh' | 'mastered'> {
  const all = [...standings.values()]
  const daysSince = (at: number) => Math.max(0, Math.floor((now.getTime() - at) / DAY_MS))
  const [faded] = all.filter(({ isDue }) => isDue).toSorted((a, b) => a.mastery - b.mastery)
  const [newest] = all
    .filter(({ level, evidence }) => level === 'mastered' && evidence.levelAt !== null)
    .map((standing) => ({ ...toFact(standing), daysAgo: daysSince(1000 * (standing.evidence.levelAt ?? 0)) }))
    .filter(({ daysAgo }) => daysAgo < NEWS_DAYS)
    .toSorted((a, b) => a.daysAgo - b.daysAgo)
  return {
    skills: all.map(toFact),
    refresh: faded ? { ...toFact(faded), idleDays: daysSince(faded.lastAnsweredAt.getTime()) } : null,
    mastered: newest ?? null,
  }
}

function toFact({ skill, mastery, answers }: Standing) {
  return { skill, name: nameOfSkill(skill), mastery, answers }
}
