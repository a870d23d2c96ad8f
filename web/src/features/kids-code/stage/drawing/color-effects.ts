/** Colors and brightness change in steps, so that a picture is worked out anew only some dozens of times. */
const STEP = 5

export type ColorEffects = { colour: number; brightness: number }

export function roundEffects({ colour, brightness }: ColorEffects): ColorEffects {
  const round = (amount: number) => Math.round(amount / STEP) * STEP
  return { colour: round(colour) % 200, brightness: round(brightness) + 0 }
}

/**
 * Turns the colors of points (red, green, blue, opacity) round their circle of 200 and makes them lighter or darker.
 * The turn keeps what the eye takes for brightness: https://www.w3.org/TR/filter-effects-1/#element-attrdef-fecolormatrix-values
 */
export function applyEffects(points: Uint8ClampedArray, { colour, brightness }: ColorEffects): void {
  const [rr, rg, rb, gr, gg, gb, br, bg, bb] = turnOf(colour)
  const lighter = (brightness / 100) * 255
  for (let at = 0; at < points.length; at += 4) {
    if (points[at + 3] === 0) continue
    const [red = 0, green = 0, blue = 0] = [points[at], points[at + 1], points[at + 2]]
    points[at] = rr * red + rg * green + rb * blue + lighter
    points[at + 1] = gr * red + gg * green + gb * blue + lighter
    points[at + 2] = br * red + bg * green + bb * blue + lighter
  }
}

type Matrix = [number, number, number, number, number, number, number, number, number]

function turnOf(color: number): Matrix {
  const radians = (color / 200) * 2 * Math.PI
  const cos = Math.cos(radians)
  const sin = Math.sin(radians)
  return [
    0.213 + cos * 0.787 - sin * 0.213,
    0.715 - cos * 0.715 - sin * 0.715,
    0.072 - cos * 0.072 + sin * 0.928,
    0.213 - cos * 0.213 + sin * 0.143,
    0.715 + cos * 0.285 + sin * 0.14,
    0.072 - cos * 0.072 - sin * 0.283,
    0.213 - cos * 0.213 - sin * 0.787,
    0.715 - cos * 0.715 + sin * 0.715,
    0.072 + cos * 0.928 + sin * 0.072,
  ]
}
