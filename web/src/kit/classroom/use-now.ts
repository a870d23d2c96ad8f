import { useEffect, useState } from 'react'

const STEP_MS = 15_000

/** The time, so that "2 minutes ago" stays true while somebody looks. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
