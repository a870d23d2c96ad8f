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
  const Fetched = useFetchedOrTold(load, props.onClose)
  return Fetched && <Fetched {...props} />
}

/** The code of what a reader has opened, null until it is there. Where it cannot be fetched they are told. */
export function useFetchedOrTold<Fetched>(load: (() => Promise<Fetched>) | null, close: () => void) {
  const { t } = useTranslation('study')
  const [fetched, hasFailed] = useFetched(load)
  const giveUp = useEffectEvent(() => {
    toast({ title: t('error'), description: t('dialogFailed'), variant: 'destructive' })
    close()
  })
  useEffect(() => {
    if (hasFailed) giveUp()
  }, [hasFailed])
  return fetched
}
