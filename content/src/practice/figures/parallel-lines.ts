/**
 * Where a label stands: at the upper or lower parallel, and in which of the four corners there (ul: upper left, …).
 * The crossing line leans to the right, so ul and lr are the wide corners.
 */
export type LineCorner = `${'upper' | 'lower'}-${'ul' | 'ur' | 'll' | 'lr'}`

const CROSSINGS = { upper: [190, 70], lower: [130, 170] } as const
const OFFSETS = {
  ul: [-4, -10, 'end'],
  ur: [26, -10, 'start'],
  ll: [-26, 22, 'end'],
  lr: [4, 22, 'start'],
} as const

/** Two parallel lines cut by a third, with texts in chosen corners. */
export function drawParallelLines(
  title: string,
  desc: string,
  labels: readonly (readonly [corner: LineCorner, text: string])[],
): string {
  const texts = labels.map(([corner, text]) => {
    const [line, place] = corner.split('-') as [keyof typeof CROSSINGS, keyof typeof OFFSETS]
    const [x, y] = CROSSINGS[line]
    const [dx, dy, anchor] = OFFSETS[place]
    return `<text x="${x + dx}" y="${y + dy}" font-size="16" text-anchor="${anchor}">${text}</text>`
  })
  return `<svg viewBox="0 0 320 240"><title>${title}</title><desc>${desc}</desc><line class="line-a" stroke-width="3" x1="20" y1="70" x2="300" y2="70"/><line class="line-a" stroke-width="3" x1="20" y1="170" x2="300" y2="170"/><line class="ink" stroke-width="2" x1="226" y1="10" x2="94" y2="230"/><text x="306" y="64" font-size="16" text-anchor="middle">m</text><text x="306" y="164" font-size="16" text-anchor="middle">n</text>${texts.join('')}</svg>`
}
