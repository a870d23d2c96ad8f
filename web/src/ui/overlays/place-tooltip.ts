export type Side = 'top' | 'right' | 'bottom' | 'left'
type Size = { width: number; height: number }
/** In pixels from the corner of the window. */
type Box = Size & { left: number; top: number }

export type TooltipPlace = { side: Side; left: number; top: number; arrowLeft: number; arrowTop: number }

/** Between what is explained and its tooltip; the arrow stands in it. */
const GAP_PX = 6
/** What is kept free at the edge of the window. */
const EDGE_PX = 8
const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/** On the wanted side, on the other one where there is no room, and never beyond the edge of the window. */
export function placeTooltip(anchor: Box, tooltip: Size, view: Size, wanted: Side): TooltipPlace {
  const side = hasRoom(anchor, tooltip, view, wanted) ? wanted : OPPOSITE[wanted]
  const middle = { left: anchor.left + anchor.width / 2, top: anchor.top + anchor.height / 2 }
  const free = {
    top: { left: middle.left - tooltip.width / 2, top: anchor.top - GAP_PX - tooltip.height },
    bottom: { left: middle.left - tooltip.width / 2, top: anchor.top + anchor.height + GAP_PX },
    left: { left: anchor.left - GAP_PX - tooltip.width, top: middle.top - tooltip.height / 2 },
    right: { left: anchor.left + anchor.width + GAP_PX, top: middle.top - tooltip.height / 2 },
  }[side]
  const left = keepWithin(free.left, EDGE_PX, view.width - tooltip.width - EDGE_PX)
  const top = keepWithin(free.top, EDGE_PX, view.height - tooltip.height - EDGE_PX)
  return {
    side,
    left,
    top,
    arrowLeft: keepWithin(middle.left - left, EDGE_PX, tooltip.width - EDGE_PX),
    arrowTop: keepWithin(middle.top - top, EDGE_PX, tooltip.height - EDGE_PX),
  }
}

function hasRoom(anchor: Box, tooltip: Size, view: Size, side: Side): boolean {
  const room = {
    top: anchor.top - tooltip.height,
    bottom: view.height - anchor.top - anchor.height - tooltip.height,
    left: anchor.left - tooltip.width,
    right: view.width - anchor.left - anchor.width - tooltip.width,
  }
  const needed = GAP_PX + EDGE_PX
  return room[side] >= needed || room[OPPOSITE[side]] < needed
}

/** Where there is not even that much room the beginning counts: it is read first. */
function keepWithin(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
