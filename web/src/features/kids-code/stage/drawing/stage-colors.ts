/** What is drawn on the stage beside pictures, in the colors and letters of the page around it. */
export type StageColors = {
  paper: string
  bubble: string
  text: string
  muted: string
  line: string
  accent: string
  onAccent: string
  font: string
}

export function readStageColors(element: Element): StageColors {
  const style = getComputedStyle(element)
  const read = (token: string) => style.getPropertyValue(token).trim()
  return {
    paper: read('--surface'),
    bubble: read('--raised'),
    text: read('--text'),
    muted: read('--muted'),
    line: read('--border-strong'),
    accent: read('--brand'),
    onAccent: read('--on-brand'),
    font: style.fontFamily,
  }
}
