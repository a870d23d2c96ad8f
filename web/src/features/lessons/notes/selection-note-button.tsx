import { NotebookPen } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { type Passage, readPassage } from './read-passage.ts'

type Selected = Passage & {
  /** Where the button stands, in pixels from the corner of the text. */
  top: number
  left: number
}

const BUTTON_WIDTH_PX = 104

/** The passage that is selected in the text just now. */
function useSelectedPassage(text: RefObject<HTMLElement | null>): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null)
  useEffect(() => {
    let timer = 0
    function look() {
      const element = text.current
      const selection = document.getSelection()
      const passage = element && readPassage(element, selection)
      if (!element || !passage) return setSelected(null)
      const corner = element.getBoundingClientRect()
      const lines = selection?.getRangeAt(0).getClientRects()
      const last = lines?.[lines.length - 1] ?? corner
      setSelected({
        ...passage,
        // Below the last line: above it phones show their own menu.
        top: last.bottom - corner.top + 8,
        left: Math.max(0, Math.min(last.right - corner.left, corner.width) - BUTTON_WIDTH_PX),
      })
    }
    function lookSoon() {
      clearTimeout(timer)
      timer = window.setTimeout(look, 150)
    }
    document.addEventListener('selectionchange', lookSoon)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', lookSoon)
    }
  }, [text])
  return selected
}

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
