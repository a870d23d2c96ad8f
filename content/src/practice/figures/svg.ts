/** One picture: what it shows in a few words (title), and the same for ears (desc). */
export function drawSvg(
  width: number,
  height: number,
  title: string,
  desc: string,
  parts: readonly string[],
): string {
  return `<svg viewBox="0 0 ${trim(width)} ${trim(height)}"><title>${escapeText(title)}</title><desc>${escapeText(desc)}</desc>${parts.join('')}</svg>`
}

export function drawText(x: number, y: number, text: string, size = 16): string {
  return `<text x="${trim(x)}" y="${trim(y)}" font-size="${size}" text-anchor="middle">${escapeText(text)}</text>`
}

export function drawLine(x1: number, y1: number, x2: number, y2: number, look = 'ink', width = 2): string {
  return `<line class="${look}" x1="${trim(x1)}" y1="${trim(y1)}" x2="${trim(x2)}" y2="${trim(y2)}" stroke-width="${width}"/>`
}

export function drawRect(x: number, y: number, width: number, height: number, look: string): string {
  return `<rect class="${look}" x="${trim(x)}" y="${trim(y)}" width="${trim(width)}" height="${trim(height)}"/>`
}

export function drawCircle(x: number, y: number, radius: number, look: string): string {
  return `<circle class="${look}" cx="${trim(x)}" cy="${trim(y)}" r="${trim(radius)}"/>`
}

export function drawPolygon(points: readonly (readonly [number, number])[], look: string): string {
  const list = points.map(([x, y]) => `${trim(x)},${trim(y)}`).join(' ')
  return `<polygon class="${look}" points="${list}" stroke-width="2"/>`
}

/** Two decimals are finer than any screen and keep the files short. */
export function trim(value: number): number {
  return Math.round(value * 100) / 100
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
