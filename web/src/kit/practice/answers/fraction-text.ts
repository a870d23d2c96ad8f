/** What stands in the three boxes of a fraction. */
export type FractionParts = { whole: string; top: string; bottom: string }

/** "3/4" has no whole part, "2" no fraction, "1 3/4" has all. What the boxes hold has neither spaces nor bars. */
export function splitFraction(text: string): FractionParts {
  const bar = text.indexOf('/')
  if (bar < 0) return { whole: text.trim(), top: '', bottom: '' }
  const before = text.slice(0, bar)
  const gap = before.lastIndexOf(' ')
  return {
    whole: gap < 0 ? '' : before.slice(0, gap).trim(),
    top: before.slice(gap + 1),
    bottom: text.slice(bar + 1).trim(),
  }
}

export function joinFraction({ whole, top, bottom }: FractionParts): string {
  if (top === '' && bottom === '') return whole
  return `${whole === '' ? '' : `${whole} `}${top}/${bottom}`
}

export type FractionBox = keyof FractionParts

/**
 * Typing goes on where one would write on paper: a bar leads below the line, a space from the whole number to the
 * fraction, and a bar right after the first number makes that number the top. A mixed number may begin in either box.
 */
export function typeInBox(
  parts: FractionParts,
  box: FractionBox,
  typed: string,
): { parts: FractionParts; next: FractionBox } {
  const clean = typed.replace(/\s*[/⁄÷]\s*/g, '/').replace(/^\s+/, '')
  const bar = clean.indexOf('/')
  if (bar >= 0) return typeBar(parts, box, clean.slice(0, bar), clean.slice(bar + 1))
  const hasGap = / /.test(clean)
  if (hasGap && (box === 'whole' || (box === 'top' && parts.whole === ''))) {
    const [whole = '', top = ''] = clean.split(/\s+/)
    return { parts: { ...parts, whole, top: box === 'top' ? top : top || parts.top }, next: 'top' }
  }
  return { parts: { ...parts, [box]: clean.replace(/\s/g, '') }, next: box }
}

function typeBar(parts: FractionParts, box: FractionBox, before: string, after: string) {
  const bottom = after.replace(/[\s/]/g, '') || parts.bottom
  if (box === 'bottom')
    return { parts: { ...parts, bottom: `${before}${after}`.replace(/[\s/]/g, '') }, next: box }
  if (box === 'top' && (parts.whole !== '' || !/ /.test(before.trim()))) {
    return { parts: { ...parts, top: before.replace(/\s/g, ''), bottom }, next: 'bottom' as const }
  }
  const [whole, top] = / /.test(before.trim()) ? before.trim().split(/\s+/) : ['', before.trim()]
  return { parts: { whole: whole ?? '', top: top || parts.top, bottom }, next: 'bottom' as const }
}
