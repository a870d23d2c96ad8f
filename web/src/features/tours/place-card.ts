export type Box = { left: number; top: number; width: number; height: number }
export type Size = { width: number; height: number }
/** Pixels from the left and the top of the window, or an edge of a phone. */
export type CardPlace = { left: number; top: number } | 'bottom' | 'top'

/** Narrower than this the card is a sheet at an edge of the screen. */
const SHEET_BELOW_PX = 640
/** The page's header, under which nothing can be seen. */
const HEADER_PX = 64
const GAP_PX = 12
const EDGE_PX = 16

const isSheet = (view: Size) => view.width < SHEET_BELOW_PX

/** How far the page has to be scrolled for an element and the card to be seen together; its top counts when both do not fit. */
export function findScroll(box: Box, card: Size, view: Size): number {
  const first = HEADER_PX + EDGE_PX
  const isBeside = box.width + card.width + GAP_PX + 2 * EDGE_PX <= view.width && !isSheet(view)
  const height = isBeside ? Math.max(box.height, card.height) : box.height + GAP_PX + card.height
  const isSeen = box.top >= first && box.top + height <= view.height - EDGE_PX
  return isSeen ? 0 : box.top - first
}

/**
 * Beside the element, below or above it; over its lower corner where it leaves no room. On a phone at the bottom, but
 * at the top when what is spoken of stands at the bottom itself and does not scroll.
 */
export function placeCard(box: Box, card: Size, view: Size, isPinned: boolean): CardPlace {
  if (isSheet(view)) return isPinned && box.top > view.height / 2 ? 'top' : 'bottom'
  const beside = clamp(box.top, view.height - card.height)
  const along = clamp(box.left, view.width - card.width)
  const right = box.left + box.width + GAP_PX
  const below = box.top + box.height + GAP_PX
  const left = box.left - GAP_PX - card.width
  const above = box.top - GAP_PX - card.height
  if (right + card.width <= view.width - EDGE_PX) return { left: right, top: beside }
  if (left >= EDGE_PX) return { left, top: beside }
  if (below + card.height <= view.height - EDGE_PX) return { left: along, top: below }
  if (above >= EDGE_PX) return { left: along, top: above }
  return {
    left: clamp(box.left + box.width - card.width - EDGE_PX, view.width - card.width),
    top: view.height - card.height - EDGE_PX,
  }
}

function clamp(wanted: number, most: number): number {
  return Math.max(EDGE_PX, Math.min(wanted, most - EDGE_PX))
}
