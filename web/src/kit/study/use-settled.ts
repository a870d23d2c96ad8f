import { useEffect, useState } from 'react'

/** What is typed, once the fingers rest: the server is asked for words, not for letters. */
export function useSettled(value: string, restMs = 150): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return settled
}
