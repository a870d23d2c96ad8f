import { and, eq, inArray, sql } from 'drizzle-orm'
import { type SkillState, updateSkill } from '#engines/skills/index.ts'
import type { Database } from '../db/database.ts'
import { skillStates } from '../db/schema/learning/skill-states.ts'

export type SkillAnswer = { skill: string; isCorrect: boolean; isHelped: boolean }

/** Takes answers into the learner's skills: load, decide, save. The caller holds the learner's lock. */
export async function learnFrom(
  db: Database,
  userId: number,
  answers: SkillAnswer[],
  at: Date,
): Promise<void> {
  if (answers.length === 0) return
  const names = [...new Set(answers.map(({ skill }) => skill))]
  const rows = await db
    .select()
    .from(skillStates)
    .where(and(eq(skillStates.userId, userId), inArray(skillStates.skill, names)))
  const states = new Map<string, SkillState>(rows.map((row) => [row.skill, row]))
  for (const { skill, isCorrect, isHelped } of answers) {
    states.set(skill, updateSkill(states.get(skill), { isCorrect, isHelped, at }))
  }
  await db
    .insert(skillStates)
    .values(
      [...states].map(([skill, { level, attempts, correct, unaidedStreak, lastAnsweredAt }]) => ({
        userId,
        skill,
        level,
        attempts,
        correct,
        unaidedStreak,
        lastAnsweredAt,
      })),
    )
    .onConflictDoUpdate({
      target: [skillStates.userId, skillStates.skill],
      set: {
        level: sql`excluded.level`,
        attempts: sql`excluded.attempts`,
        correct: sql`excluded.correct`,
        unaidedStreak: sql`excluded.unaided_streak`,
        lastAnsweredAt: sql`excluded.last_answered_at`,
      },
    })
}

export function selectSkillStates(db: Database, userId: number) {
  return db.select().from(skillStates).where(eq(skillStates.userId, userId))
}
