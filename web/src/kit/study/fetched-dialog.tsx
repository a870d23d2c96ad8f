import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/toast/toast-store.ts'

type FetchedDialogProps<Props> = {
  /** Stands outside the component: a new function would fetch anew. */
  load: () => Promise<ComponentType<Props>>
  props: Props
}

/** A dialog whose code is fetched when it is opened. Where it cannot be fetched the reader is told, and may try again. */
export function FetchedDialog<Props extends { onClose: () => void }>({
  load,
  props,
}: FetchedDialogProps<Props>) {
  const { t } = useTranslation('study')
  const [Fetched, setFetched] = useState<ComponentType<Props> | null>(null)
  const giveUp = useEffectEvent(() => {
    toast({ title: t('error'), description: t('dialogFailed'), variant: 'destructive' })
    props.onClose()
  })
  useEffect(() => {
    let isGone = false
    load().then(
      (found) => {
        if (!isGone) setFetched(() => found)
      },
      () => {
        if (!isGone) giveUp()
      },
    )
    return () => {
      isGone = true
    }
  }, [load])
  return Fetched && <Fetched {...props} />
}
