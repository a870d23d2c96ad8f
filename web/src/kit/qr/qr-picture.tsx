import { drawQrCode } from './qr-code.ts'

/** The light edge that readers need around the square. */
const EDGE = 4

/** Always dark on white, in every theme: readers know it no other way. */
export function QrPicture({ text, label, size = 'w-52' }: { text: string; label: string; size?: string }) {
  const rows = drawQrCode(text)
  const fields = rows.length + 2 * EDGE
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + EDGE} ${y + EDGE}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${fields} ${fields}`}
      shapeRendering="crispEdges"
      className={`max-w-full rounded-control border border-border ${size}`}
    >
      <rect width={fields} height={fields} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}
