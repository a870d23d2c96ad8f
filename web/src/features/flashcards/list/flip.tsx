import { type MouseEvent, type ReactNode, useState } from 'react'

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
    <div id={id} className="perspective-[75rem] grow cursor-pointer" onClick={handleClick}>
      <div
        className={`transform-3d grid h-full transition-transform duration-250 ease-calm ${isFlipped ? 'rotate-y-180' : ''}`}
      >
        <div className="backface-hidden col-start-1 row-start-1 min-w-0" inert={isFlipped}>
          {front}
        </div>
        <div className="backface-hidden col-start-1 row-start-1 min-w-0 rotate-y-180" inert={!isFlipped}>
          {hasBack && back}
        </div>
      </div>
    </div>
  )
}
