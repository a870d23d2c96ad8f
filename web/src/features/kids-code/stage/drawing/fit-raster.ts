const LARGEST_PX = 1024
const LEAST_PX = 8
const GROWTH = Math.SQRT2

/**
 * How large to paint a picture that is shown so wide, in points of the screen. In steps of about two fifths: a figure that
 * grows does not make a new picture at every frame.
 */
export function fitRaster(width: number, height: number): { width: number; height: number } {
  if (!(width > 0 && height > 0)) return { width: 1, height: 1 }
  const longer = Math.max(width, height)
  const steps = Math.ceil(Math.log(Math.max(LEAST_PX, longer)) / Math.log(GROWTH) - 0.001)
  const scale = Math.min(LARGEST_PX, GROWTH ** steps) / longer
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
