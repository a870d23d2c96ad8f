import { NotebookPen } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'

/** What is selected in the text of a lesson and in which section it begins. */
export type Passage = { quote: string; section: string | null }

const HEADINGS = 'h2[id], h3[id]'

export function readPassage(text: HTMLElement, selection: Selection | null): Passage | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!text.contains(range.commonAncestorContainer)) return null
  const quote = tidy(selection.toString())
  return quote === '' ? null : { quote, section: findSection(text, range.startContainer) }
}

function findSection(text: HTMLElement, place: Node): string | null {
  const before = [...text.querySelectorAll(HEADINGS)].filter(
    (heading) =>
      heading.contains(place) || heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return before.at(-1)?.id ?? null
}

function tidy(text: string): string {
  return text
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

type Selected = Passage & {
  /** Where the button stands, in pixels from the corner of the text. */
  top: number
  left: number
}

const BUTTON_WIDTH_PX = 104

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

type SelectionNoteButtonProps = { text: RefObject<HTMLElement | null>; onNote: (passage: Passage) => void }

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
