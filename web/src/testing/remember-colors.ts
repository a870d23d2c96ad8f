type Color = { r: number; g: number; b: number; alpha: number }
type Axe = { commons?: { color: { Color: { prototype: Color & { parseString: (text: string) => Color } } } } }

/**
 * A page has few colors on thousands of elements, and reading them took a third of axe's time: each is read once. Journeys
 * hand this function to their browser as text.
 */
export function rememberColors(axe: object): void {
  const color = (axe as Axe).commons?.color.Color.prototype
  if (!color) throw new Error('axe reads its colors elsewhere')
  const read = color.parseString
  const known = new Map<string, Color>()
  color.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? read.call(this, text)
    known.set(text, { r, g, b, alpha })
    return Object.assign(this, { r, g, b, alpha })
  }
}
