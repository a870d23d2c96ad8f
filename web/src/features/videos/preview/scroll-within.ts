/** Brings a line into sight by moving its box alone; the page around it stays where it is. */
export function scrollWithin(box: HTMLElement, line: HTMLElement): void {
  const [outer, inner] = [box.getBoundingClientRect(), line.getBoundingClientRect()]
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 3
}
