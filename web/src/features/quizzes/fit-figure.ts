const WIDEST_REM = 26
const HIGHEST_REM = 14

/** How wide a drawing may be, in rem, so that it is neither too wide nor too high: drawings keep their shape. */
export function fitFigure(svg: string): number {
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const shape = Number(width) / Number(height)
  return shape > 0 ? Math.min(WIDEST_REM, HIGHEST_REM * shape) : WIDEST_REM
}
