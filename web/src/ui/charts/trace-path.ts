/** An SVG path through the points; a missing point (false) breaks the line instead of bridging it. */
export function tracePath(points: (false | readonly [number, number])[]) {
  let path = ''
  let isDrawing = false
  for (const point of points) {
    if (point) path += `${isDrawing ? 'L' : 'M'}${round(point[0])} ${round(point[1])}`
    isDrawing = Boolean(point)
  }
  return path
}

function round(pixels: number) {
  return Math.round(pixels * 10) / 10
}
