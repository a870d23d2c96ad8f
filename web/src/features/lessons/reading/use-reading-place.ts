import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReadingPlace } from '../visit/visit.ts'
import { findPlace, findScroll, findSection, type PageMeasure } from './find-place.ts'

const HEADINGS = 'h2[id], h3[id]'

export function measurePage(text: HTMLElement): PageMeasure {
  const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY
  return {
    textTop: topOf(text),
    headings: [...text.querySelectorAll(HEADINGS)].map((heading) => ({
      id: heading.id,
      top: topOf(heading),
    })),
    windowHeight: window.innerHeight,
  }
}

export function findHeading(text: HTMLElement, id: string): HTMLElement | null {
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
      setSection(findSection(page, window.scrollY))
      if (window.scrollY <= 0) setResumed(false)
    }
    function noteSoon() {
      frame ||= requestAnimationFrame(note)
    }
    window.addEventListener('scroll', noteSoon, { passive: true })
    window.addEventListener('resize', noteSoon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', noteSoon)
      window.removeEventListener('resize', noteSoon)
    }
  }, [text])

  return { section, isResumed, readPlace: () => current.current }
}

/** Scrolls there now, once more when the router has finished the page, and once more when the letters have come. */
function goTo(text: HTMLElement, { place, hash }: Start, onResumed: () => void): () => void {
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
