type Measure = (text: string) => number

/** Breaks a text into lines that fit; a word that is too long is broken, too, and what is too much ends in dots. */
export function wrapText(text: string, maxWidth: number, maxLines: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
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
        const fitting = countFitting(line, maxWidth, measure)
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
  if (measure(text) <= maxWidth) return text
  let kept = text.replace(/…$/, '')
  while (kept.length > 1 && measure(`${kept}…`) > maxWidth) kept = kept.slice(0, -1)
  return `${kept}…`
}

function countFitting(word: string, maxWidth: number, measure: Measure): number {
  let count = 1
  while (count < word.length && measure(word.slice(0, count + 1)) <= maxWidth) count += 1
  return count
}
