import { useEffect, useState } from 'react'
import type { Draft } from './draft.ts'

/**
 * Keeps what is typed at every change; what is as it was at the start, or empty, is not worth keeping. Says whether
 * another tab writes the same thing: its text is then the one that is kept, and this one is left alone.
 */
export function useKeptDraft<Value>(draft: Draft<Value>, value: Value, isWorthKeeping: boolean): boolean {
  const [isElsewhere, setElsewhere] = useState(false)
  useEffect(() => draft.watch(() => setElsewhere(true)), [draft])
  useEffect(() => {
    if (isElsewhere) return
    if (isWorthKeeping) draft.keep(value)
    else draft.forget()
  }, [draft, value, isWorthKeeping, isElsewhere])
  return isElsewhere
}
