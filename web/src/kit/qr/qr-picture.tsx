import { drawQrCode } from './qr-code.ts'

/** The light edge that readers need around the square. */
const EDGE = 4

/** Always dark on white, in every theme: readers know it no other way. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const rows = drawQrCode(text)
  const size = rows.length + 2 * EDGE
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + EDGE} ${y + EDGE}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-52 max-w-full rounded-control border border-border"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}
