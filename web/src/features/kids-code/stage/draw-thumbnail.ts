import type { Assets } from '#contract/kids-code/fields.ts'
import { createMachine, type Project, readStage, STAGE, type StageState } from '#engines/kids-code/index.ts'
import { findAsset } from '../pictures/find-picture.ts'
import type { StageColors } from './drawing/brush.ts'
import { drawStage } from './drawing/draw-stage.ts'
import { pictureShelf } from './drawing/picture-shelf.ts'

/** Shades of each of red, green and blue: hardly seen in a small picture, and it becomes a third shorter. */
const SHADES = 24

/** Takes the nearest of a few shades for every point. */
export function roundColors(points: Uint8ClampedArray): void {
  const step = 255 / (SHADES - 1)
  for (let at = 0; at < points.length; at++) {
    if (at % 4 === 3) continue
    points[at] = Math.round(Math.round((points[at] ?? 0) / step) * step)
  }
}

/** What the server takes (`Thumbnail` of the contract). */
const LONGEST = 24_000
/** Widths to try, until the picture is short enough. */
const WIDTHS = [240, 200, 160, 120, 80] as const

/** Alike in light and dark: a thumbnail is kept, and others see it, too. */
const COLORS: StageColors = {
  paper: '#ffffff',
  bubble: '#ffffff',
  text: '#1d2621',
  muted: '#575e58',
  line: '#857f70',
  accent: '#1d7a4c',
  onAccent: '#ffffff',
  font: 'sans-serif',
}

/** A small picture of how the project begins, as a PNG address for lists. */
export async function drawThumbnail(project: Project, assets: Assets): Promise<string> {
  const stage = readStage(createMachine(project, { seed: 'thumbnail' }))
  await pictureShelf.load(listPictures(stage, assets))
  for (const isBackgroundPlain of [false, true]) {
    for (const width of WIDTHS) {
      const url = drawSmall(stage, assets, width, isBackgroundPlain)
      if (url.length <= LONGEST) return url
    }
  }
  return drawSmall({ ...stage, figures: [] }, assets, 80, true)
}

function listPictures({ background, figures }: StageState, assets: Assets): string[] {
  const visible = figures.filter(({ isVisible }) => isVisible).map(({ costume }) => costume.asset)
  const urls = [background.asset, ...visible].map((asset) => findAsset(asset, assets))
  return [...new Set(urls.filter((url) => url !== undefined))]
}

function drawSmall(stage: StageState, assets: Assets, width: number, isBackgroundPlain: boolean): string {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = (width * STAGE.height) / STAGE.width
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return ''
  drawStage(
    {
      context,
      scale: width / STAGE.width,
      textScale: 1,
      colours: COLORS,
      assets,
      isHighContrast: false,
      isBackgroundPlain,
      selected: null,
      hasMonitors: false,
    },
    { stage, before: null, share: 1 },
  )
  const points = context.getImageData(0, 0, canvas.width, canvas.height)
  roundColors(points.data)
  context.putImageData(points, 0, 0)
  return canvas.toDataURL('image/png')
}
