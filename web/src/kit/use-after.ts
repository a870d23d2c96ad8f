import { useEffect, useState } from 'react'

/** Whether so much time has gone by since this was shown: for what may wait until a page is there. */
export function useAfter(delayMs: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return isOver
}
