const ALLOWED = new Set([
  'svg',
  'g',
  'path',
  'line',
  'rect',
  'circle',
  'ellipse',
  'polygon',
  'polyline',
  'text',
  'tspan',
  'title',
  'desc',
])

/** The same rules as for figures in lessons. */
export function checkFigure(figure: string | undefined): string[] {
  if (figure === undefined) return []
  if (!figure.startsWith('<svg')) return ['figure does not begin with <svg']
  const reasons: string[] = []
  if (!/^<svg[^>]*\sviewBox="[-\d. ]+"/.test(figure)) reasons.push('figure has no viewBox')
  if (!/<title>[^<]+<\/title>/.test(figure)) reasons.push('figure has no title')
  if (!/<desc>[^<]+<\/desc>/.test(figure)) reasons.push('figure has no desc')
  if (/NaN|undefined|Infinity/.test(figure)) reasons.push('figure holds NaN, undefined or Infinity')
  for (const [, tag = ''] of figure.matchAll(/<([a-zA-Z]+)/g)) {
    if (!ALLOWED.has(tag)) reasons.push(`figure holds <${tag}>`)
  }
  return reasons
}
