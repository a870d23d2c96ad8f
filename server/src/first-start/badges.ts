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
  {
    name: 'Hat Trick',
    description: 'Get perfect scores on three quizzes in a row',
    icon: 'award',
    color: 'amber',
    criteria: { perfectScoreStreak: 3 },
  },
  {
    name: 'Word Weaver',
    description: 'Complete 5 English lessons',
    icon: 'book-open',
    color: 'cyan',
    criteria: { subject: 'English', lessonCount: 5 },
  },
  {
    name: 'All-Rounder',
    description: 'Complete 10 lessons across different subjects',
    icon: 'layers',
    color: 'cyan',
    criteria: { lessonCount: 10, multiSubject: true },
  },
  {
    name: 'Junior Coder',
    description: 'Complete 3 missions in Kids Code',
    icon: 'blocks',
    color: 'emerald',
    criteria: { missionCount: 3 },
  },
  {
    name: 'Code Master',
    description: 'Complete 12 missions in Kids Code',
    icon: 'blocks',
    color: 'purple',
    criteria: { missionCount: 12 },
  },
]

export async function fillBadges(db: Database): Promise<void> {
  await db.insert(badges).values(BADGES).onConflictDoNothing()
}
