import { useTranslation } from 'react-i18next'
import type { InputOf } from '#contract/endpoint.ts'
import { planning } from '#contract/study/planning.ts'
import { toastError } from '../../../ui/toast/toast-store.ts'
import { findErrorWords } from '../error-words.ts'
import { useStateWrite } from '../planning.data.ts'

/** Changes a plan, and says so when it could not. */
export function useAdjust() {
  const { t } = useTranslation('planning')
  const write = useStateWrite(planning.adjust)
  const adjust = (change: InputOf<typeof planning.adjust>, onSaved?: () => void) =>
    write.mutate(change, {
      onSuccess: onSaved,
      onError: (error) => toastError(t('toasts.notSaved'), findErrorWords(error, t('toasts.saveFailed'))),
    })
  return { adjust, isPending: write.isPending }
}
