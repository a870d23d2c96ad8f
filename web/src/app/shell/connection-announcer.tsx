import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../kit/announce.ts'
import { useOnline } from '../../kit/use-online.ts'

/** Says when the connection goes and comes back; the state at the start is no news. */
export function ConnectionAnnouncer() {
  const { t } = useTranslation('common')
  const isOnline = useOnline()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (wasOnline.current === isOnline) return
    wasOnline.current = isOnline
    announce(isOnline ? t('connection.backOnline') : t('connection.wentOffline'))
  }, [isOnline, t])
  return null
}
