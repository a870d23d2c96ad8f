import { type ReactNode, useState } from 'react'
import type { OpenedFigure } from '#contract/profile/record-rows.ts'
import { FetchedDialog } from '../../study/fetched-dialog.tsx'

/** Asked for by a press, and by few: no part of what a page loads at first. */
async function loadDialog() {
  const { RecordRowsDialog } = await import('./record-rows-dialog.tsx')
  return RecordRowsDialog
}

/** Of a name in a line of text. */
export const LINK =
  'cursor-pointer text-start underline decoration-dotted underline-offset-4 hover:decoration-solid'
/** Of a name in a card, which can be pressed everywhere. */
export const CARD_LINK = `${LINK} rounded-card after:absolute after:inset-0 after:rounded-card`

type FigureOpenerProps = {
  learner: { id: number }
  figure: OpenedFigure
  /** Only what was done in it. */
  subject?: string | undefined
  /** Covers the card that the figure stands in; `false` in a line of text. */
  isWholeCard?: boolean
  children: ReactNode
}

/** The name of a figure, which opens to the rows that the figure is made of. */
export function FigureOpener({ learner, figure, subject, isWholeCard = true, children }: FigureOpenerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={isWholeCard ? CARD_LINK : `${LINK} rounded-control`}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && (
        <FetchedDialog
          load={loadDialog}
          props={{ learner, figure, subject, onClose: () => setOpen(false) }}
        />
      )}
    </>
  )
}
