import { useEffect } from 'react'
import { saveCookie, wordWindowShape } from '../../device/comfort-cookies.ts'
import { readCookiePreferences } from '../../device/cookie-preferences.ts'
import { useDock } from '../../kit/chat/page/dock.ts'
import { useUser } from '../../kit/session.ts'
import { useIsCrowded, useIsMobile } from './use-is-mobile.ts'

/** For the server, which makes the next first page to fit this window. */
export function useKeptShape(): void {
  const isSomebody = useUser() !== null
  const isMobile = useIsMobile()
  const isCrowded = useIsCrowded()
  const { isPanelOpen } = useDock()
  const wide = isCrowded ? 'crowded' : 'wide'
  const shape = wordWindowShape({ width: isMobile ? 'phone' : wide, isPanelOpen })
  useEffect(() => {
    if (isSomebody) saveCookie('window_shape', shape, readCookiePreferences().functional)
  }, [isSomebody, shape])
}
