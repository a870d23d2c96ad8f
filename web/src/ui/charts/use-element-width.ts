import { useCallback, useState } from 'react'

/**
 * The width an element has right now. Charts are drawn for it, so their text keeps its size on every screen. The
 * element may come and go: a chart gives way to its table and comes back as another one.
 */
export function useElementWidth(initialPx = 640) {
  const [widthPx, setWidthPx] = useState(initialPx)

  const watch = useCallback((element: HTMLDivElement) => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidthPx(entry.contentRect.width)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return [watch, widthPx] as const
}
