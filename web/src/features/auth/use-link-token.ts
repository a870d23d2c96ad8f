import { useEffect, useState } from 'react'

/** What stands behind the # of a mailed link; empty without one. It leaves the address at once. */
export function useLinkToken() {
  const [token, setToken] = useState(() => window.location.hash.slice(1))

  useEffect(() => {
    function takeToken() {
      const { hash, pathname } = window.location
      if (!hash) return
      setToken(hash.slice(1))
      // The link works once and must not be found in the history of a school's device.
      window.history.replaceState(window.history.state, '', pathname)
    }
    takeToken()
    // Pasted into the tab in which it was asked for, the link loads no page anew.
    window.addEventListener('hashchange', takeToken)
    return () => window.removeEventListener('hashchange', takeToken)
  }, [])

  return [token, setToken] as const
}
