import { type MouseEvent, type ReactNode, useState } from 'react'
import './flip.css'

type FlipProps = {
  isFlipped: boolean
  onFlip: () => void
  front: ReactNode
  /** Drawn when it is first wanted. */
  back: ReactNode
  id: string
}

/** Two sides, one of which is seen. A click turns it; for keys there is a button beside it. */
export function Flip({ isFlipped, onFlip, front, back, id }: FlipProps) {
  const [hasBack, setHasBack] = useState(isFlipped)
  if (isFlipped && !hasBack) setHasBack(true)

  function handleClick({ target }: MouseEvent) {
    const isLink = target instanceof Element && target.closest('a') !== null
    const isSelecting = (getSelection()?.toString() ?? '') !== ''
    if (!isLink && !isSelecting) onFlip()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same for keys and screen readers
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div id={id} className="flip grow cursor-pointer" data-flipped={isFlipped} onClick={handleClick}>
      <div className="flip-sides h-full">
        <div className="flip-side" inert={isFlipped}>
          {front}
        </div>
        <div className="flip-side flip-side-back" inert={!isFlipped}>
          {hasBack && back}
        </div>
      </div>
    </div>
  )
}
