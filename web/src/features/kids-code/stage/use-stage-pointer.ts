import { type PointerEvent, useEffect, useRef } from 'react'
import { STAGE_ID } from '#engines/kids-code/index.ts'
import type { Drag } from './drawing/create-painter.ts'
import { findFigureAt, type Point, toStagePoint } from './drawing/figure-place.ts'
import type { Player } from './player/create-player.ts'

type Options = {
  player: Player
  showDrag: (drag: Drag | null) => void
  onSelectSprite?: ((spriteId: string) => void) | undefined
  onMoveSprite?: ((spriteId: string, x: number, y: number) => void) | undefined
}

/** `from` is where the finger went down, `gap` how far from the middle of the figure. */
type Grip = { id: string; from: Point; gap: Point; last: Drag | null }

/** A hand that trembles does not drag. */
const LEAST_DRAG = 4

/**
 * The pointer on the stage. While a program runs it belongs to the program; else a sprite can be dragged to the place where
 * it starts, and a click starts what waits for one.
 */
export function useStagePointer({ player, showDrag, onSelectSprite, onMoveSprite }: Options) {
  const grip = useRef<Grip | null>(null)
  const isIdle = () => player.read().status === 'idle'

  function place(event: PointerEvent<HTMLElement>): Point {
    return toStagePoint(event.clientX, event.clientY, event.currentTarget.getBoundingClientRect())
  }

  function press(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    const point = place(event)
    const figure = findFigureAt(player.read().stage, point)
    if (!isIdle()) {
      player.point({ ...point, isDown: true })
      player.click(figure?.id ?? STAGE_ID)
    } else if (figure && !figure.isClone) {
      grip.current = {
        id: figure.id,
        from: point,
        gap: { x: figure.x - point.x, y: figure.y - point.y },
        last: null,
      }
      onSelectSprite?.(figure.spriteId)
    } else {
      player.click(figure?.id ?? STAGE_ID)
    }
    // A touch that was kept from scrolling gives no focus by itself.
    event.currentTarget.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function move(event: PointerEvent<HTMLElement>) {
    const point = place(event)
    if (!isIdle()) player.point({ ...point, isDown: event.buttons % 2 === 1 })
    const held = grip.current
    if (!held || !onMoveSprite || !isIdle()) return
    if (!held.last && Math.hypot(point.x - held.from.x, point.y - held.from.y) < LEAST_DRAG) return
    held.last = { id: held.id, x: point.x + held.gap.x, y: point.y + held.gap.y }
    showDrag(held.last)
  }

  function letGo(event: PointerEvent<HTMLElement>) {
    const held = grip.current
    grip.current = null
    if (!isIdle()) player.point({ ...place(event), isDown: false })
    if (!held) return
    if (held.last) {
      onMoveSprite?.(held.last.id, Math.round(held.last.x), Math.round(held.last.y))
      showDrag(null)
    } else if (isIdle()) player.click(held.id)
  }

  function cancel() {
    grip.current = null
    showDrag(null)
    player.releaseAll()
  }

  return { press, move, letGo, cancel }
}

/** A finger that plays or drags must not scroll the page; beside the figures of a resting stage it may. */
export function useStillPage(player: Player, element: { current: HTMLElement | null }): void {
  useEffect(() => {
    const area = element.current
    if (!area) return
    function hold(event: TouchEvent) {
      const [touch] = event.touches
      if (!area || !touch || event.touches.length > 1) return
      const point = toStagePoint(touch.clientX, touch.clientY, area.getBoundingClientRect())
      const { status, stage } = player.read()
      if (status !== 'idle' || findFigureAt(stage, point)) event.preventDefault()
    }
    area.addEventListener('touchstart', hold, { passive: false })
    return () => area.removeEventListener('touchstart', hold)
  }, [player, element])
}
