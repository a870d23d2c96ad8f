/** Gathers pieces and shows them once a frame: drawing the text anew for each letter would hold up the page. */
export function createPacer(
  show: (said: string) => void,
  schedule: (run: () => void) => number = requestAnimationFrame,
  cancel: (id: number) => void = cancelAnimationFrame,
) {
  let said = ''
  let next: number | null = null

  function change(text: string): void {
    said = text
    next ??= schedule(() => {
      next = null
      show(said)
    })
  }

  return {
    add: (piece: string) => change(said + piece),
    restart: () => change(''),
    read: () => said,
    /** Nothing is shown after this. */
    end: () => {
      if (next !== null) cancel(next)
      next = null
    },
  }
}
