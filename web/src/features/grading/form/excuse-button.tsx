import { useTranslation } from 'react-i18next'
import type { PupilWork } from '#contract/teaching/grading.ts'
import { useExcuse } from '../../../kit/grading/grading.data.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'

/** Graded work keeps its grade, so there is nothing to excuse. */
export function ExcuseButton({ work }: { work: PupilWork }) {
  const { t } = useTranslation('grading')
  const errorText = useErrorText()
  const excuse = useExcuse()
  if (work.state === 'graded' && !work.isExcused) return null
  const isExcused = !work.isExcused
  return (
    <Button
      variant="ghost"
      isPending={excuse.isPending}
      onClick={() =>
        excuse.mutate(
          { id: work.assignmentId, studentId: work.studentId, isExcused },
          {
            onError: (error) =>
              toast({ title: t('form.excuseFailed'), description: errorText(error), variant: 'destructive' }),
          },
        )
      }
    >
      {t(isExcused ? 'form.excuse' : 'form.unexcuse')}
    </Button>
  )
}
