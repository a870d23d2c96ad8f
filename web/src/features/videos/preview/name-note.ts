import { LONGEST_NOTE_TITLE } from '#contract/study/notes.ts'
import { formatClock } from '#engines/videos/index.ts'

/** "The water cycle · 1:23"; a long title gives way to the moment. */
export function nameNote(videoTitle: string, seconds: number | null): string {
  const end = seconds === null ? '' : ` · ${formatClock(seconds)}`
  return videoTitle.slice(0, LONGEST_NOTE_TITLE - end.length) + end
}
