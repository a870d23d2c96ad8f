import { type RefObject, useEffect, useState } from 'react'

export type Heading = { element: HTMLElement; text: string; level: number }

/** From here on a guide is long enough to lose one's way in it. */
const FEWEST_HEADINGS = 3
const FEWEST_CHARACTERS = 1500

/** The headings of a text as it is drawn, which may come a moment later; none of a short one. */
export function useHeadings(text: RefObject<HTMLElement | null>, content: string): Heading[] {
  const [headings, setHeadings] = useState<Heading[]>([])
  useEffect(() => {
    const area = text.current
    if (!area || content.length < FEWEST_CHARACTERS) return
    const read = () => setHeadings(listHeadings(area))
    read()
    const watcher = new MutationObserver(read)
    watcher.observe(area, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [text, content])
  return headings.length < FEWEST_HEADINGS ? [] : headings
}

function listHeadings(area: HTMLElement): Heading[] {
  return [...area.querySelectorAll<HTMLElement>('h2, h3, h4, h5, h6')].map((element) => ({
    element,
    text: element.textContent ?? '',
    level: Number(element.localName.slice(1)),
  }))
}

/** Goes to a heading, with the focus: whoever reads by keyboard or ear goes on from there. */
export function goTo({ element }: Heading): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.scrollIntoView({ block: 'start' })
}
