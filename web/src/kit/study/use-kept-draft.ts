import { useEffect } from 'react'
import type { Draft } from './draft.ts'

/** Keeps what is typed at every change; what is as it was at the start, or empty, is not worth keeping. */
export function useKeptDraft<Value>(draft: Draft<Value>, value: Value, isWorthKeeping: boolean): void {
  useEffect(() => {
    if (isWorthKeeping) draft.keep(value)
    else draft.forget()
  }, [draft, value, isWorthKeeping])
}
