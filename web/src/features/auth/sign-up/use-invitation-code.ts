import { useEffect, useState } from 'react'

/** What is behind the # of a link to skip to the content is no code. */
const CODE = /^#([\w-]{12,100})$/

const readHash = () => CODE.exec(window.location.hash)?.[1] ?? ''

/** The code of a link that was mailed or scanned, or as it was typed; empty without one. */
export function useInvitationCode() {
  const [code, setCode] = useState(readHash)
  useEffect(() => {
    function takeCode() {
      const found = readHash()
      if (found === '') return
      setCode(found)
      const { pathname, search } = window.location
      // It lets somebody in, and must not be found in the history of a school's device.
      window.history.replaceState(window.history.state, '', `${pathname}${search}`)
    }
    takeCode()
    window.addEventListener('hashchange', takeCode)
    return () => window.removeEventListener('hashchange', takeCode)
  }, [])
  return [code, setCode] as const
}
