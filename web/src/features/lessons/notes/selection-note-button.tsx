import { NotebookPen } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import type { Passage } from './read-passage.ts'
import { useSelectedPassage } from './use-selected-passage.ts'

type SelectionNoteButtonProps = {
  text: RefObject<HTMLElement | null>
  onNote: (passage: Passage) => void
}

/** Beside what is selected: one press makes a note of it. For keys the same stands in the toolbar. */
export function SelectionNoteButton({ text, onNote }: SelectionNoteButtonProps) {
  const { t } = useTranslation('lessons')
  const selected = useSelectedPassage(text)
  if (!selected) return null
  return (
    <div
      className="absolute z-10 rounded-control shadow-raised print:hidden"
      style={{ top: selected.top, left: selected.left }}
    >
      <Button
        // Pressing it must not take the selection away before it is read.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onNote(selected)}
      >
        <NotebookPen aria-hidden="true" />
        {t('notes.note')}
      </Button>
    </div>
  )
}
