import type { LessonPackage } from '#contract/downloads.ts'
import type { Lesson } from '#contract/lessons.ts'
import type { Quiz } from '#contract/quizzes.ts'
import { parsePackage } from './browser-ports.ts'
import { readPackage, readPackages, readWhole } from './kept-packages.ts'
import { canKeepLessons } from './room.ts'

/** A lesson that this person has on this device; null when it is not, or not whole. */
export async function openKeptLesson(userId: number, lessonId: number): Promise<Lesson | null> {
  return (await openPackage(userId, lessonId))?.lesson ?? null
}

/** A quiz lies in the package of its lesson, without its keys. */
export async function openKeptQuiz(userId: number, quizId: number): Promise<Quiz | null> {
  if (!canKeepLessons()) return null
  const kept = (await readPackages(userId)).find(({ about }) => about?.quizId === quizId)
  return kept ? ((await openPackage(userId, kept.lessonId))?.quiz ?? null) : null
}

async function openPackage(userId: number, lessonId: number): Promise<LessonPackage | null> {
  if (!canKeepLessons()) return null
  const kept = await readPackage(userId, lessonId)
  if (kept?.state !== 'completed') return null
  const whole = await readWhole(kept)
  return whole && parsePackage(whole)
}
