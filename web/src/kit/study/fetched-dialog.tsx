import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/toast/toast-store.ts'
import { useFetched } from '../use-fetched.ts'

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
  const [Fetched, hasFailed] = useFetched(load)
  const giveUp = useEffectEvent(() => {
    toast({ title: t('error'), description: t('dialogFailed'), variant: 'destructive' })
    props.onClose()
  })
  useEffect(() => {
    if (hasFailed) giveUp()
  }, [hasFailed])
  return Fetched && <Fetched {...props} />
}
