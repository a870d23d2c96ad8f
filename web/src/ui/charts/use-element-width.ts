import { useEffect, useRef, useState } from 'react'

/** The width an element has right now. Charts are drawn for it, so their text keeps its size on every screen. */
export function useElementWidth(initialPx = 640) {
  const ref = useRef<HTMLDivElement>(null)
  const [widthPx, setWidthPx] = useState(initialPx)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidthPx(entry.contentRect.width)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return [ref, widthPx] as const
}
