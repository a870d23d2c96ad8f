import type { Database } from '../db/database.ts'
import { badges } from '../db/schema/learning/badges.ts'

const BADGES: (typeof badges.$inferInsert)[] = [
  {
    name: 'Perfect Score',
    description: 'Answer every question of a quiz correctly',
    icon: 'star',
    color: 'amber',
    criteria: { perfectScoreStreak: 1 },
  },
  {
    name: 'Math Master',
    description: 'Complete all Mathematics lessons in your grade',
    icon: 'calculator',
    color: 'primary',
    criteria: { subject: 'Mathematics', completeAll: true },
  },
  {
    name: 'Science Explorer',
    description: 'Complete 5 Science lessons',
    icon: 'flask-conical',
    color: 'emerald',
    criteria: { subject: 'Science', lessonCount: 5 },
  },
  {
    name: 'Quick Learner',
    description: 'Complete 5 lessons in a day',
    icon: 'zap',
    color: 'purple',
    criteria: { lessonCount: 5, daily: true },
  },
]

export async function fillBadges(db: Database): Promise<void> {
  await db.insert(badges).values(BADGES).onConflictDoNothing()
}
