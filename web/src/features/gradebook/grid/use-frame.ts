import { type RefObject, useEffect, useState } from 'react'
import { type Frame, findRange, isSameRange, type Range } from './layout.ts'

/** The part of a table that is in sight; what is drawn changes in steps, not with every pixel. */
export function useFrame(scroller: RefObject<HTMLElement | null>, rows: number, columns: number) {
  const [frame, setFrame] = useState<Frame>({ top: 0, left: 0, width: 1024, height: 640 })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      const { scrollTop: top, scrollLeft: left, clientWidth: width, clientHeight: height } = element
      const next = { top, left, width, height }
      setFrame((before) =>
        before.width === width &&
        isSameRange(findRange(before, rows, columns), findRange(next, rows, columns))
          ? before
          : next,
      )
    }
    const watcher = new ResizeObserver(look)
    watcher.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller, rows, columns])
  const range: Range = findRange(frame, rows, columns)
  return { range, width: frame.width }
}
