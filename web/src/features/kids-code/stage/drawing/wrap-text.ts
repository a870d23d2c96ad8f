type Measure = (text: string) => number

/** There is no room for more anywhere on the stage; to measure a text of thousands of letters takes longer than a frame. */
const MOST_SHOWN = 600

/** Breaks a text into lines that fit; a word that is too long is broken, too, and what is too much ends in dots. */
export function wrapText(text: string, maxWidth: number, maxLines: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const paragraph of clip(text).split('\n')) {
    let line = ''
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word
      if (measure(longer) <= maxWidth) {
        line = longer
        continue
      }
      if (line) lines.push(line)
      line = word
      while (measure(line) > maxWidth && line.length > 1) {
        const fitting = countFitting(line, (part) => measure(part) <= maxWidth)
        lines.push(line.slice(0, fitting))
        line = line.slice(fitting)
      }
    }
    lines.push(line)
  }
  if (lines.length <= maxLines) return lines
  return [...lines.slice(0, maxLines - 1), shorten(`${lines[maxLines - 1]}…`, maxWidth, measure)]
}

/** Cuts off the end until it fits. */
export function shorten(text: string, maxWidth: number, measure: Measure): string {
  const clipped = clip(text)
  if (measure(clipped) <= maxWidth) return clipped
  const whole = clipped.replace(/…$/, '')
  const fitting = countFitting(whole, (part) => measure(`${part}…`) <= maxWidth)
  return `${whole.slice(0, fitting)}…`
}

export function clip(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}

/** How many letters from the start fit, one at least. */
function countFitting(text: string, fits: (part: string) => boolean): number {
  let [most, tooMany] = [1, text.length + 1]
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1
    if (fits(text.slice(0, middle))) most = middle
    else tooMany = middle
  }
  return most
}
