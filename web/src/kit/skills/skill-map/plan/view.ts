import { BOX, type MapPlan, type PlacedSkill } from './lay-out-map.ts'

/** Where the map stands: a point of it is shown at `point * zoom + (x, y)`. */
export type View = { x: number; y: number; zoom: number }
export type Size = { width: number; height: number }
export type Point = { x: number; y: number }
export type Area = Point & Size

/** The point of the map in the middle of the window: the same place in a window of another size. */
export type Place = { centre: Point; zoom: number }

export const ZOOM = { least: 0.03, most: 2, step: 1.25, first: 0.9 } as const
/** Below it words would be too small to read: boxes show their picture alone. */
export const WORDS_FROM_ZOOM = 0.5
/** So much of the map stays in sight, however far it is dragged. */
const KEPT_PX = 120
const EDGE_PX = 16
/** Room for the names of the grades over a map that is seen from afar. */
const HEADINGS_PX = 40
/** The controls stand over the right edge of a wide window (the breakpoint of its controls), else below the map. */
const CONTROLS = { width: 72, fromWindowWidth: 512 } as const

export function clampZoom(zoom: number): number {
  return Math.min(ZOOM.most, Math.max(ZOOM.least, zoom))
}

/** Zooms in on a point of the window, which stays where it is. */
export function zoomAt(view: View, at: Point, factor: number): View {
  const zoom = clampZoom(view.zoom * factor)
  const ratio = zoom / view.zoom
  return { zoom, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
}

/** The map cannot be lost: some of it always stays in the window. */
export function keepInSight(view: View, plan: Size, window: Size): View {
  const clamp = (value: number, length: number, room: number) =>
    Math.min(room - KEPT_PX, Math.max(KEPT_PX - length * view.zoom, value))
  return {
    zoom: view.zoom,
    x: clamp(view.x, plan.width, window.width),
    y: clamp(view.y, plan.height, window.height),
  }
}

function findControlsWidth(window: Size): number {
  return window.width >= CONTROLS.fromWindowWidth ? CONTROLS.width : 0
}

/** As it stands when nobody has moved it: no empty room above or beside the map while there is more of it to see. */
export function leaveNoGap(view: View, plan: Size, window: Size): View {
  const settle = (start: number, length: number, room: number) =>
    length <= room ? (room - length) / 2 : Math.min(EDGE_PX, Math.max(room - length - EDGE_PX, start))
  return {
    zoom: view.zoom,
    x: settle(view.x, plan.width * view.zoom, window.width - findControlsWidth(window)),
    y: settle(view.y, plan.height * view.zoom, window.height),
  }
}

export function fitAll(plan: Size, window: Size): View {
  const room = { width: window.width - findControlsWidth(window), height: window.height - HEADINGS_PX }
  const zoom = clampZoom(0.94 * Math.min(room.width / plan.width, room.height / plan.height, 1))
  return {
    zoom,
    x: (room.width - plan.width * zoom) / 2,
    y: HEADINGS_PX + (room.height - plan.height * zoom) / 2,
  }
}

export function centerOn(box: Point, zoom: number, window: Size): View {
  return {
    zoom,
    x: window.width / 2 - (box.x + BOX.width / 2) * zoom,
    y: window.height / 2 - (box.y + BOX.height / 2) * zoom,
  }
}

export function placeOf({ x, y, zoom }: View, window: Size): Place {
  return { centre: { x: (window.width / 2 - x) / zoom, y: (window.height / 2 - y) / zoom }, zoom }
}

export function viewOf({ centre, zoom }: Place, window: Size): View {
  return { zoom, x: window.width / 2 - centre.x * zoom, y: window.height / 2 - centre.y * zoom }
}

/** Moves the map as little as needed for a box to stand wholly in the window. */
export function bringIntoView(view: View, box: Point, window: Size): View {
  const margin = 24
  const shift = (start: number, length: number, room: number) => {
    if (start < margin) return margin - start
    return start + length > room ? room - start - length : 0
  }
  return {
    zoom: view.zoom,
    x:
      view.x +
      shift(box.x * view.zoom + view.x, BOX.width * view.zoom, window.width - findControlsWidth(window)),
    y: view.y + shift(box.y * view.zoom + view.y, BOX.height * view.zoom, window.height - margin),
  }
}

/** Where a learner begins to look: at what comes next, else at their grade. */
export function findStart(plan: MapPlan, grade: number): PlacedSkill | undefined {
  const next = plan.placed.filter(({ skill }) => skill.isNext)
  return (
    next.find(({ skill }) => skill.grade === grade) ??
    next[0] ??
    plan.placed.find(({ skill }) => skill.grade === grade) ??
    plan.placed[0]
  )
}

export function isWithin({ x, y }: Point, area: Area): boolean {
  return (
    x + BOX.width >= area.x &&
    x <= area.x + area.width &&
    y + BOX.height >= area.y &&
    y <= area.y + area.height
  )
}
