/** What is wrong with a drawing, in sentences for its writer. */
export function checkFigure(svg: string): string[] {
  const faults: string[] = []
  if (!/^<svg\b[^>]*\bviewBox="[-\d. ]+"/.test(svg))
    faults.push('a figure does not begin with <svg viewBox="…">')
  if (!/<title>[^<]{3,}<\/title>/.test(svg)) faults.push('a figure has no <title>')
  if (!/<desc>[^<]{10,}<\/desc>/.test(svg)) faults.push('a figure has no <desc> that tells what it shows')
  if (!svg.endsWith('</svg>')) faults.push('a figure does not end with </svg>')
  if (/\b(?:fill|stroke)="(?!none")/.test(svg))
    faults.push('a figure sets its own colour: use the classes, so that dark mode works')
  const small = [...svg.matchAll(/font-size="([\d.]+)"/g)]
    .map(([, size]) => Number(size))
    .filter((size) => size < 11)
  if (small.length > 0) faults.push(`a figure has letters of size ${small[0]}: 14 or more can be read`)
  return faults
}
