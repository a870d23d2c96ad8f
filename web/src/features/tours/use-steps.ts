import { useEffect, useState } from 'react'
import { listSteps, type Step, type TourKind } from './list-steps.ts'

/** The menu needs a moment to fold into its button, or out of it. */
const FOLDING_MS = 100

/** What can be shown on this screen, also after it has been turned or made smaller. */
export function useSteps(kind: TourKind): Step[] {
  const [steps, setSteps] = useState(() => listSteps(kind))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSteps(listSteps(kind)), FOLDING_MS)
    }
    addEventListener('resize', look)
    return () => {
      clearTimeout(timer)
      removeEventListener('resize', look)
    }
  }, [kind])
  return steps
}
