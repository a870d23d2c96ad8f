export type LessonProgress = { completed: boolean /** Seconds. */; timeSpent: number; lastAccessed: Date }

/** In the list of lessons ten minutes count as the whole, and only completing gives the last percent. */
export function listProgressPercent({
  completed,
  timeSpent,
}: Pick<LessonProgress, 'completed' | 'timeSpent'>): number {
  if (completed) return 100
  return Math.min(99, Math.max(0, Math.floor((timeSpent / 60 / 10) * 100)))
}

/** On the page itself the lesson's own duration is the whole. */
export function pageProgressPercent(elapsedSeconds: number, durationMinutes: number): number {
  if (durationMinutes <= 0) return 0
  return Math.min(99, Math.max(0, Math.floor((elapsedSeconds / (durationMinutes * 60)) * 100)))
}

/** Starting again sends "not completed, no time": neither takes anything back. */
export function mergeProgress(stored: LessonProgress | undefined, sent: LessonProgress): LessonProgress {
  if (!stored) return sent
  return {
    completed: stored.completed || sent.completed,
    timeSpent: Math.max(stored.timeSpent, sent.timeSpent),
    lastAccessed: new Date(Math.max(stored.lastAccessed.getTime(), sent.lastAccessed.getTime())),
  }
}
