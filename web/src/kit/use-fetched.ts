import { useEffect, useState } from 'react'
import { MINUTE_MS } from '#engines/days/durations.ts'
import { whenIdle } from './when-idle.ts'

/** What is patient waits until the page has come to life, but not for ever on one that never rests. */
const LONGEST_PATIENCE_MS = 1000
/** Nobody presses a button for it, and it may stand on the page for as long as that is open. */
const PATIENT_RETRY_MS = MINUTE_MS

type State<Fetched> = { fetched: Fetched | null; hasFailed: boolean }

/**
 * Fetches code that the page can do without. Not React's `lazy`, which never tries again after a failed fetch: this one
 * does when its component is shown the next time, and a patient one after a minute. `load` stands outside of components;
 * null while it is not wanted.
 */
export function useFetched<Fetched>(
  load: (() => Promise<Fetched>) | null,
  { isPatient = false } = {},
): [Fetched | null, boolean] {
  const [state, setState] = useState<State<Fetched>>({ fetched: null, hasFailed: false })
  useEffect(() => {
    if (!load) return
    let isGone = false
    let retry: number | undefined
    const fetchIt = () =>
      void load().then(
        (fetched) => !isGone && setState({ fetched, hasFailed: false }),
        () => {
          if (isGone) return
          setState({ fetched: null, hasFailed: true })
          if (isPatient) retry = window.setTimeout(fetchIt, PATIENT_RETRY_MS)
        },
      )
    const callOff = isPatient ? whenIdle(fetchIt, LONGEST_PATIENCE_MS) : fetchIt()
    return () => {
      isGone = true
      window.clearTimeout(retry)
      callOff?.()
    }
  }, [load, isPatient])
  return [state.fetched, state.hasFailed]
}
