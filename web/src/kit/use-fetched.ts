import { useEffect, useState } from 'react'

type State<Fetched> = { fetched: Fetched | null; hasFailed: boolean }

/**
 * Fetches code that the page can do without. Not React's `lazy`, which never tries again after a failed fetch: this one
 * does when its component is shown the next time. `load` stands outside of components; null while it is not wanted.
 */
export function useFetched<Fetched>(load: (() => Promise<Fetched>) | null): [Fetched | null, boolean] {
  const [state, setState] = useState<State<Fetched>>({ fetched: null, hasFailed: false })
  useEffect(() => {
    if (!load) return
    let isGone = false
    load().then(
      (fetched) => !isGone && setState({ fetched, hasFailed: false }),
      () => !isGone && setState({ fetched: null, hasFailed: true }),
    )
    return () => {
      isGone = true
    }
  }, [load])
  return [state.fetched, state.hasFailed]
}
