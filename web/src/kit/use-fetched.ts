import { useEffect, useState } from 'react'

/** Fetches code or words that the page can do without. `load` stands outside of components; null while it is not wanted. */
export function useFetched<Fetched>(load: (() => Promise<Fetched>) | null): [Fetched | null, boolean] {
  const [state, setState] = useState<{ fetched: Fetched | null; hasFailed: boolean }>({
    fetched: null,
    hasFailed: false,
  })
  useEffect(() => {
    if (!load) return
    let isGone = false
    load().then(
      (fetched) => {
        if (!isGone) setState({ fetched, hasFailed: false })
      },
      () => {
        if (!isGone) setState({ fetched: null, hasFailed: true })
      },
    )
    return () => {
      isGone = true
    }
  }, [load])
  return [state.fetched, state.hasFailed]
}
