import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReadingPlace } from '../visit/visit.ts'

/** All in pixels from the top of the document. */
type PageMeasure = {
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

const HEADINGS = 'h2[id], h3[id]'

function measurePage(text: HTMLElement): PageMeasure {
  const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY
  return {
    textTop: topOf(text),
    headings: [...text.querySelectorAll(HEADINGS)].map((heading) => ({
      id: heading.id,
      top: topOf(heading),
    })),
    windowHeight: window.innerHeight,
    lastScroll: readLastScroll(),
  }
}

const readLastScroll = () => document.documentElement.scrollHeight - window.innerHeight

function findHeading(text: HTMLElement, id: string): HTMLElement | null {
  return [...text.querySelectorAll<HTMLElement>(HEADINGS)].find((heading) => heading.id === id) ?? null
}

type Start = {
  /** Where the learner stopped reading. */
  place: ReadingPlace
  /** A section that the address names wins. */
  hash: string
}

/** Brings the learner back to the place where reading stopped, and knows at any time where that is. */
export function useReadingPlace(text: RefObject<HTMLElement | null>, { place, hash }: Start) {
  const current = useRef(place)
  /** Near the end of a page a section cannot rise to the line at which one reads: who asked for it reads it. */
  const asked = useRef<{ section: string | null; scrollY: number; lastScroll: number } | null>(null)
  const [section, setSection] = useState<string | null>(null)
  const [isResumed, setResumed] = useState(false)
  const [start] = useState({ place, hash })

  useLayoutEffect(() => {
    if (!text.current) return
    return goTo(text.current, start, () => setResumed(true))
  }, [text, start])

  useEffect(() => {
    let frame = 0
    function note() {
      frame = 0
      if (!text.current) return
      const page = measurePage(text.current)
      current.current = findPlace(page, window.scrollY)
      // A page that grows or shrinks moves by itself: the learner is still where they asked to be.
      if (asked.current && asked.current.lastScroll !== page.lastScroll)
        asked.current = { ...asked.current, scrollY: window.scrollY, lastScroll: page.lastScroll }
      if (asked.current && Math.abs(window.scrollY - asked.current.scrollY) > 1) asked.current = null
      setSection(asked.current ? asked.current.section : findSection(page, window.scrollY))
    }
    function noteSoon() {
      frame ||= requestAnimationFrame(note)
    }
    window.addEventListener('scroll', noteSoon, { passive: true })
    // Letters that come late, answers that open: the same place is then elsewhere.
    const growth = new ResizeObserver(noteSoon)
    growth.observe(document.body)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', noteSoon)
      growth.disconnect()
    }
  }, [text])

  /** Null is the beginning. */
  function goToSection(id: string | null): void {
    const heading = text.current && id !== null ? findHeading(text.current, id) : null
    if (heading) heading.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: 0, behavior: 'instant' })
    asked.current = { section: id, scrollY: window.scrollY, lastScroll: readLastScroll() }
    setSection(id)
    const target = heading ?? document.querySelector<HTMLElement>('main h1')
    if (!target) return
    // Reading and tabbing go on there.
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }

  return { section, isResumed, goToSection, readPlace: () => current.current }
}

/** Scrolls there now, once more when the router has finished the page, and once more when the letters have come. */
function goTo(text: HTMLElement, { place, hash }: Start, onResumed: () => void): () => void {
  // Nothing is measured where there is nothing to go back to: a page that has just come is not laid out yet.
  if (!hash && place.readOffset === null) return () => {}
  let isOver = false
  let reached: number | null = null
  const scroll = () => {
    // Whoever has scrolled since wants to be elsewhere.
    const isMoved = reached !== null && Math.abs(window.scrollY - reached) > 1 && window.scrollY > 0
    if (isOver || isMoved) return
    const heading = hash ? findHeading(text, hash) : null
    const target = hash ? null : findScroll(measurePage(text), place)
    if (heading) heading.scrollIntoView({ behavior: 'instant' })
    else if (target !== null) window.scrollTo({ top: target, behavior: 'instant' })
    else return
    reached = window.scrollY
    if (target !== null) onResumed()
  }
  scroll()
  const frame = requestAnimationFrame(scroll)
  void document.fonts.ready.then(scroll)
  return () => {
    isOver = true
    cancelAnimationFrame(frame)
  }
}
