/** A circle with its radius or its diameter drawn and labeled. */
export function drawMeasuredCircle(circle: {
  title: string
  desc: string
  measure: 'radius' | 'diameter'
  label: string
}): string {
  const from = circle.measure === 'diameter' ? 30 : 130
  return `<svg viewBox="0 0 260 220"><title>${circle.title}</title><desc>${circle.desc}</desc><circle class="soft-a line-a" stroke-width="2" cx="130" cy="110" r="100"/><line class="ink" stroke-width="2" x1="${from}" y1="110" x2="230" y2="110"/><circle class="fill-ink" cx="130" cy="110" r="4"/><text x="${(from + 230) / 2}" y="98" font-size="18" text-anchor="middle">${circle.label}</text></svg>`
}
