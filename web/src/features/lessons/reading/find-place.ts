import type { ReadingPlace } from '../visit/visit.ts'

/** All in pixels from the top of the document. */
export type PageMeasure = {
  textTop: number
  headings: readonly { id: string; top: number }[]
  windowHeight: number
  /** As far down as the page goes. */
  lastScroll: number
}

/** Below the bars that stand on top of the text: what is above this line has been read. */
const READING_LINE_PX = 160
const OFFSET_DECIMALS = 4

/** The heading above the line at which one reads, at the end of the page the last one; null before the first. */
export function findSection({ headings, lastScroll }: PageMeasure, scrollY: number): string | null {
  if (scrollY > 0 && scrollY >= lastScroll - 1) return headings.at(-1)?.id ?? null
  return headings.findLast(({ top }) => top <= scrollY + READING_LINE_PX)?.id ?? null
}

/** Where to go on, in measures that hold when the letters or the window have another size next time. */
export function findPlace(page: PageMeasure, scrollY: number): ReadingPlace {
  if (scrollY <= 0) return { readSection: null, readOffset: null }
  const section = findSection(page, scrollY)
  const distancePx = scrollY - topOf(page, section)
  return {
    readSection: section,
    readOffset: Number((distancePx / page.windowHeight).toFixed(OFFSET_DECIMALS)),
  }
}

/** How far to scroll to get there; null when there is nothing to go back to. */
export function findScroll(page: PageMeasure, { readSection, readOffset }: ReadingPlace): number | null {
  if (readOffset === null) return null
  // A lesson may have been rewritten since: without its heading the place is lost.
  if (readSection !== null && !page.headings.some(({ id }) => id === readSection)) return null
  return Math.max(0, Math.round(topOf(page, readSection) + readOffset * page.windowHeight))
}

function topOf({ headings, textTop }: PageMeasure, section: string | null): number {
  return headings.find(({ id }) => id === section)?.top ?? textTop
}
