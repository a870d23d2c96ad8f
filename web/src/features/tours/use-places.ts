import { useLayoutEffect, useState } from 'react'
import { type Box, type CardPlace, findScroll, placeCard } from './place-card.ts'

/** Air around what is lifted out. */
const AIR_PX = 8
const LINE_PX = 2

type Places = {
  spot: Box
  card: CardPlace /** To another step, not along with the page. */
  isGliding: boolean
}

/** Where the lifted part and the card stand, also after the page has scrolled or changed its size. */
export function usePlaces(target: HTMLElement | null, card: HTMLElement | null): Places | null {
  const [places, setPlaces] = useState<Places | null>(null)
  useLayoutEffect(() => {
    if (!target || !card) return
    const isPinned = hasFixedPlace(target)
    const measure = (isGliding: boolean) => {
      const spot = addAir(target.getBoundingClientRect())
      const place = placeCard(spot, sizeOf(card), viewOf(), isPinned)
      setPlaces((known) =>
        isSame(known, spot, place) ? known : { spot, card: place, isGliding: isGliding && known !== null },
      )
    }
    const follow = () => measure(false)
    if (!isPinned) {
      const spot = addAir(target.getBoundingClientRect())
      scrollBy({ top: findScroll(spot, sizeOf(card), viewOf()), behavior: 'instant' })
    }
    measure(true)
    const watcher = new ResizeObserver(follow)
    for (const element of [target, card, document.body]) watcher.observe(element)
    addEventListener('scroll', follow, { capture: true, passive: true })
    addEventListener('resize', follow)
    return () => {
      watcher.disconnect()
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', follow)
    }
  }, [target, card])
  return places
}

function hasFixedPlace(element: HTMLElement): boolean {
  for (let one: HTMLElement | null = element; one; one = one.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true
  }
  return false
}

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement) => ({ width, height })
const viewOf = () => ({ width: document.documentElement.clientWidth, height: innerHeight })

/** At the edges of the window its line would not be seen. */
function addAir(rect: DOMRect): Box {
  const left = Math.max(rect.left - AIR_PX, LINE_PX)
  const right = Math.min(rect.right + AIR_PX, viewOf().width - LINE_PX)
  return { left, top: rect.top - AIR_PX, width: right - left, height: rect.height + 2 * AIR_PX }
}

function isSame(known: Places | null, spot: Box, card: CardPlace): boolean {
  return known !== null && JSON.stringify([known.spot, known.card]) === JSON.stringify([spot, card])
}
