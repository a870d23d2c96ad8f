import type { Assets } from '#contract/kids-code/fields.ts'

/** What is drawn on the stage beside pictures, in the colors and letters of the page around it. */
export type StageColors = {
  paper: string
  bubble: string
  text: string
  muted: string
  line: string
  accent: string
  onAccent: string
  font: string
}

export function readStageColors(element: Element): StageColors {
  const style = getComputedStyle(element)
  const read = (token: string) => style.getPropertyValue(token).trim()
  return {
    paper: read('--surface'),
    bubble: read('--raised'),
    text: read('--text'),
    muted: read('--muted'),
    line: read('--border-strong'),
    accent: read('--brand'),
    onAccent: read('--on-brand'),
    font: style.fontFamily,
  }
}

/** What to draw with, and how. */
export type Brush = {
  context: CanvasRenderingContext2D
  /** Points of the screen for one unit of the stage. */
  scale: number
  /** How much larger than on a large stage letters have to be to stay readable on a small one. */
  textScale: number
  colours: StageColors
  assets: Assets
  /** Lines around the figures. */
  isHighContrast: boolean
  /** One quiet color instead of the picture behind them. */
  isBackgroundPlain: boolean
  /** The sprite that the studio is about, marked while nothing runs. */
  selected: string | null
  hasMonitors: boolean
}
