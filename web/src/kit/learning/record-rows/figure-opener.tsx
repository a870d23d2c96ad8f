import { type ComponentType, type ReactNode, useState } from 'react'
import { FetchedDialog } from '../../study/fetched-dialog.tsx'
import type { AskedRows } from './asked-rows.ts'

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

/** Of a number in a table, as large as a finger. */
const NUMBER_LINK = `${LINK} -my-2 inline-flex min-h-11 min-w-11 items-center justify-end rounded-control`

type LookProps = {
  /** Covers the card that the figure stands in; `false` in a line of text. */
  isWholeCard?: boolean
  children: ReactNode
}

/** The name of a figure, which opens to the rows that the figure is made of. */
export function FigureOpener({ isWholeCard, children, ...asked }: AskedRows & LookProps) {
  return (
    <RowsOpener load={loadDialog} asked={asked} {...(isWholeCard !== undefined && { isWholeCard })}>
      {children}
    </RowsOpener>
  )
}

type RowsOpenerProps<Asked> = LookProps & {
  /** The dialog with the rows; stands outside the component. */
  load: () => Promise<ComponentType<Asked & { onClose: () => void }>>
  asked: Asked
  /** Where a number is all that can be seen. */
  label?: string
}

/** The same for figures that no learner's record has: the caller brings the dialog. */
export function RowsOpener<Asked extends object>(props: RowsOpenerProps<Asked>) {
  const { load, asked, label, isWholeCard = true, children } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        className={isWholeCard ? CARD_LINK : label ? NUMBER_LINK : `${LINK} rounded-control`}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {isOpen && <FetchedDialog load={load} props={{ ...asked, onClose: () => setOpen(false) }} />}
    </>
  )
}
