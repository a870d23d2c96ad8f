import { cos, sin } from '#engines/arithmetic/index.ts'
export type Ray = { /** Degrees, counterclockwise from the right. */ direction: number; label?: string }

export type AngleFigure = {
  title: string
  desc: string
  rays: readonly Ray[]
  /** What is written between two directions, with a small arc; from < to, in degrees. */
  marks: readonly { from: number; to: number; text: string; isRight?: boolean }[]
}

const CENTER = { x: 170, y: 130 }
const REACH = 115

/** Rays from one point, with arcs and labels for the angles between them. */
export function drawAngles({ title, desc, rays, marks }: AngleFigure): string {
  const parts = [
    ...rays.map(({ direction, label }) => {
      const end = findPlace(direction, REACH)
      const word = findPlace(direction, REACH + 14)
      return `<line class="ink" stroke-width="2" x1="${CENTER.x}" y1="${CENTER.y}" x2="${end.x}" y2="${end.y}"/>${
        label ? writeText(word.x, word.y + 5, label) : ''
      }`
    }),
    ...marks.map(({ from, to, text, isRight }) => {
      const middle = findPlace((from + to) / 2, to - from < 40 ? 78 : 56)
      return `${isRight ? drawSquare(from) : drawArc(from, to)}${writeText(middle.x, middle.y + 5, text)}`
    }),
    `<circle class="fill-a" cx="${CENTER.x}" cy="${CENTER.y}" r="4"/>`,
  ]
  const high = rays.every(({ direction }) => direction <= 180) ? 150 : 260
  return `<svg viewBox="0 0 340 ${high}"><title>${title}</title><desc>${desc}</desc>${parts.join('')}</svg>`
}

function drawArc(from: number, to: number): string {
  const start = findPlace(from, 30)
  const end = findPlace(to, 30)
  return `<path class="line-a" fill="none" stroke-width="2" d="M ${start.x} ${start.y} A 30 30 0 ${
    to - from > 180 ? 1 : 0
  } 0 ${end.x} ${end.y}"/>`
}

function drawSquare(from: number): string {
  const [first, corner, last] = [findPlace(from, 20), findPlace(from + 45, 28.3), findPlace(from + 90, 20)]
  return `<polyline class="line-a" fill="none" stroke-width="2" points="${first.x},${first.y} ${corner.x},${corner.y} ${last.x},${last.y}"/>`
}

function findPlace(degrees: number, distance: number) {
  const turn = (degrees * Math.PI) / 180
  return { x: round(CENTER.x + distance * cos(turn)), y: round(CENTER.y - distance * sin(turn)) }
}

function writeText(x: number, y: number, text: string): string {
  return `<text x="${x}" y="${round(y)}" font-size="16" text-anchor="middle">${text}</text>`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
