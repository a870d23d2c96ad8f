/** For when what had the focus is gone: it goes on to what is chosen in a place, else to the first button there. */
export function focusWithin(place: HTMLElement | null): void {
  // What is left is drawn first.
  setTimeout(() => {
    const left = place?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? place?.querySelector('button')
    left?.focus()
  })
}
