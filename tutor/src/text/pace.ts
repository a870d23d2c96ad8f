import type { Reader } from '../reader.ts'

/** How much a reader is given at once, as a factor: young readers and beginners less, experts more. */
export function findPace({ grade, expertiseLevel }: Reader): number {
  const level = expertiseLevel?.toLowerCase() ?? ''
  if ((grade !== null && grade <= 5) || level === 'beginner') return 0.7
  return level === 'advanced' || level === 'expert' ? 1.35 : 1
}
