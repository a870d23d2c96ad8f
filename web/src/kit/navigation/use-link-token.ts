import { useEffect, useState } from 'react'

/** The link to skip to the content has a # as well. */
const TOKEN = /^#([\w-]{12,200})$/

const readHash = () => TOKEN.exec(window.location.hash)?.[1] ?? ''

/** The secret behind the # of a mailed or scanned link; empty without one. It leaves the address at once. */
export function useLinkToken() {
  const [token, setToken] = useState(readHash)

  useEffect(() => {
    function takeToken() {
      const found = readHash()
      if (found === '') return
      setToken(found)
      const { pathname, search } = window.location
      // It must not be found in the history of a school's device.
      window.history.replaceState(window.history.state, '', `${pathname}${search}`)
    }
    takeToken()
    // Pasted into the tab in which it was asked for, a link does not load the page again.
    window.addEventListener('hashchange', takeToken)
    return () => window.removeEventListener('hashchange', takeToken)
  }, [])

  return [token, setToken] as const
}
