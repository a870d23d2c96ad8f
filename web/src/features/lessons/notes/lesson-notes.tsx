import { useFetched } from '../../../kit/use-fetched.ts'
import type { LessonNotesInHand } from './use-lesson-notes.ts'

const loadList = async () => (await import('./lesson-notes-list.tsx')).LessonNotesList

/** The reader's own notes on this lesson, each with the way to its passage. Not there while there are none. */
export function LessonNotes({ inHand }: { inHand: LessonNotesInHand }) {
  const hasNotes = inHand.notes.length > 0
  const [List] = useFetched(hasNotes ? loadList : null)
  return hasNotes && List && <List inHand={inHand} />
}
