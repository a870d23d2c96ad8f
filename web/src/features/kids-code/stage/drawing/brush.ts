import type { Assets } from '#contract/kids-code/fields.ts'
import type { StageColors } from './stage-colors.ts'

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
