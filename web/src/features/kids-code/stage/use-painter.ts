import { type RefObject, useEffect, useRef } from 'react'
import type { Assets } from '#contract/kids-code/fields.ts'
import { createPainter, type Drag, type Painter } from './drawing/create-painter.ts'
import type { Player } from './player/create-player.ts'

type Look = { assets: Assets; isHighContrast: boolean; isBackgroundPlain: boolean; selected: string | null }

/** Draws on the canvas as long as it is there; answers how to show a figure on its way while it is dragged. */
export function usePainter(
  canvas: RefObject<HTMLCanvasElement | null>,
  player: Player,
  { assets, isHighContrast, isBackgroundPlain, selected }: Look,
): (drag: Drag | null) => void {
  const painter = useRef<Painter | null>(null)
  const look = useRef<Look>({ assets, isHighContrast, isBackgroundPlain, selected })

  useEffect(() => {
    look.current = { assets, isHighContrast, isBackgroundPlain, selected }
    painter.current?.setLook(look.current)
  }, [assets, isHighContrast, isBackgroundPlain, selected])

  useEffect(() => {
    if (!canvas.current) return
    const made = createPainter(canvas.current, player, look.current)
    painter.current = made
    return () => {
      painter.current = null
      made.dispose()
    }
  }, [canvas, player])

  return (drag) => painter.current?.setDrag(drag)
}
