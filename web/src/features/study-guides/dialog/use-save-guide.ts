import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { StudyGuide } from '#contract/study/study-guides.ts'
import { ApiError } from '../../../api/call.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useCreateGuide, useUpdateGuide } from '../study-guides.data.ts'
import { type GuideValues, toPayload } from './guide-values.ts'

/** Creates a guide when no id is held, and changes it when one is. */
export function useSaveGuide(user: User, guide: StudyGuide | null, onSaved: () => void) {
  const { t } = useTranslation(['guides', 'study'])
  const create = useCreateGuide()
  const update = useUpdateGuide()

  async function save(values: GuideValues) {
    const payload = toPayload(values)
    try {
      if (guide) await update.mutateAsync({ id: guide.id, ...payload })
      else await create.mutateAsync({ userId: user.id, ...payload })
    } catch (error) {
      const failed = guide ? t('updateFailed') : t('createFailed')
      // "You have 2000 study guides", "A parent or guardian has to agree": trying again would not help.
      const isFinal = error instanceof ApiError && (error.code === 'conflict' || error.code === 'not_allowed')
      toast({
        title: t('study:error'),
        description: isFinal ? error.message : failed,
        variant: 'destructive',
      })
      return
    }
    toast({ title: guide ? t('updated') : t('created') })
    onSaved()
  }

  return { save, isSaving: create.isPending || update.isPending }
}
