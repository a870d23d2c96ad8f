import type { Assets } from '#contract/kids-code/fields.ts'
import { type Figure, type Monitor, STAGE, type StageState } from '#engines/kids-code/index.ts'
import type { Frame, Player } from '../player/create-player.ts'
import { readStageColors, type StageColors } from './brush.ts'
import { drawStage } from './draw-stage.ts'
import { pictureShelf } from './picture-shelf.ts'

export type PainterLook = {
  assets: Assets
  isHighContrast: boolean
  isBackgroundPlain: boolean
  selected: string | null
}

/** A figure that is being dragged to its new start place. */
export type Drag = { id: string; x: number; y: number }

/** Sharper than this nobody sees, and every point costs. */
const MOST_POINTS_ACROSS = 1600
const LARGEST_TEXT = 1.8

export type Painter = ReturnType<typeof createPainter>

/** Draws a player's frames on a canvas, outside of React: while it runs with each frame, else when something changed. */
export function createPainter(canvas: HTMLCanvasElement, player: Player, first: PainterLook) {
  const context = canvas.getContext('2d', { alpha: false })
  let look = first
  let drag: Drag | null = null
  let colors: StageColors | null = null
  let pending: number | null = null
  let cssWidth = 0
  /** What a running program has on the canvas; null when something else has changed there. */
  let drawn: StageState | null = null

  function draw(frame: Frame) {
    if (!context || cssWidth === 0) return
    colors ??= readStageColors(canvas)
    const isIdle = player.read().status === 'idle'
    drawStage(
      {
        context,
        scale: canvas.width / STAGE.width,
        textScale: Math.min(LARGEST_TEXT, Math.max(1, STAGE.width / cssWidth)),
        colours: colors,
        ...look,
        selected: isIdle ? look.selected : null,
        hasMonitors: true,
      },
      drag ? moveDragged(frame, drag) : frame,
    )
  }

  /** A program that only waits is not drawn sixty times a second. */
  function drawRunning(frame: Frame) {
    const isStill =
      drawn !== null && isSameScene(drawn, frame.stage) && (!frame.before || isSameScene(drawn, frame.before))
    drawn = frame.stage
    if (!isStill) draw(frame)
  }

  function redraw() {
    drawn = null
    pending ??= requestAnimationFrame(() => {
      pending = null
      draw(player.readFrame())
    })
  }

  function measure() {
    cssWidth = canvas.clientWidth
    const across = Math.min(MOST_POINTS_ACROSS, Math.round(cssWidth * devicePixelRatio))
    const down = Math.round((across * STAGE.height) / STAGE.width)
    if (across === 0 || (canvas.width === across && canvas.height === down)) return
    canvas.width = across
    canvas.height = down
    // At once: a canvas of a new size is empty.
    draw(player.readFrame())
  }

  function takeColors() {
    colors = null
    redraw()
  }

  const sizes = new ResizeObserver(measure)
  sizes.observe(canvas)
  const theme = new MutationObserver(takeColors)
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  const stopPictures = pictureShelf.subscribe(redraw)
  const stopFrames = player.onFrame((frame) =>
    player.read().status === 'running' ? drawRunning(frame) : redraw(),
  )
  const stopViews = player.subscribe(redraw)
  measure()
  // Letters that came late are drawn anew.
  document.fonts.ready.then(takeColors, () => undefined)

  return {
    setLook(next: PainterLook) {
      look = next
      redraw()
    },
    setDrag(next: Drag | null) {
      drag = next
      redraw()
    },
    dispose() {
      if (pending !== null) cancelAnimationFrame(pending)
      sizes.disconnect()
      theme.disconnect()
      stopPictures()
      stopFrames()
      stopViews()
    },
  }
}

function moveDragged(frame: Frame, { id, x, y }: Drag): Frame {
  const figures = frame.stage.figures.map((figure) => (figure.id === id ? { ...figure, x, y } : figure))
  return { ...frame, stage: { ...frame.stage, figures } }
}

/** Whether two states look the same, so that nothing has to be drawn. */
export function isSameScene(one: StageState, other: StageState): boolean {
  return (
    one.background.asset === other.background.asset &&
    hasSameEffects(one, other) &&
    one.question?.text === other.question?.text &&
    one.question?.figureId === other.question?.figureId &&
    one.figures.length === other.figures.length &&
    one.figures.every((figure, place) => isSameFigure(figure, other.figures[place])) &&
    one.monitors.length === other.monitors.length &&
    one.monitors.every((monitor, place) => isSameMonitor(monitor, other.monitors[place]))
  )
}

const SEEN = ['id', 'x', 'y', 'direction', 'size', 'isVisible', 'costume', 'rotationStyle', 'bubble'] as const

function isSameFigure(one: Figure, other: Figure | undefined): boolean {
  return other !== undefined && SEEN.every((part) => one[part] === other[part]) && hasSameEffects(one, other)
}

function hasSameEffects(
  { effects: one }: Pick<Figure, 'effects'>,
  { effects: other }: Pick<Figure, 'effects'>,
) {
  return one.colour === other.colour && one.brightness === other.brightness && one.ghost === other.ghost
}

function isSameMonitor(one: Monitor, other: Monitor | undefined): boolean {
  if (!other || one.id !== other.id || one.kind !== other.kind) return false
  if (one.kind === 'variable') return other.kind === 'variable' && one.value === other.value
  return (
    other.kind === 'list' &&
    one.length === other.length &&
    one.items.every((item, place) => item === other.items[place])
  )
}
