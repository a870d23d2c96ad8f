import { checkFigure } from '../../checks/check-figure.ts'

const ALLOWED = new Set(
  'svg g path line rect circle ellipse polygon polyline text tspan title desc'.split(' '),
)

/** The rules for figures in lessons, and those that a drawing program can break. */
export function checkPicture(figure: string | undefined): string[] {
  if (figure === undefined) return []
  const reasons = checkFigure(figure)
  const leak = /NaN|undefined|Infinity/.exec(figure)
  if (leak) reasons.push(`a figure holds ${leak[0]}`)
  for (const [, tag = ''] of figure.matchAll(/<([a-zA-Z]+)/g)) {
    if (!ALLOWED.has(tag)) reasons.push(`a figure holds <${tag}>`)
  }
  return reasons
}
