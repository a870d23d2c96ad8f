import { ArrowRight, Sprout as SproutIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'

type QuestionActionsProps = {
  isLarge: boolean
  isSending: boolean
  isSayingNotLearned: boolean
  onNotLearned: () => void
}

/** The first button sends the form around it. "Not yet" is as good an answer, and as easy to reach. */
export function QuestionActions({
  isLarge,
  isSending,
  isSayingNotLearned,
  onNotLearned,
}: QuestionActionsProps) {
  const { t } = useTranslation('onboarding')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" size="large" isPending={isSending}>
        {t('question.send')}
        <ArrowRight aria-hidden="true" />
      </Button>
      <Button
        variant="outline"
        className="max-w-full"
        size={isLarge ? 'large' : 'medium'}
        isPending={isSayingNotLearned}
        onClick={onNotLearned}
      >
        <SproutIcon aria-hidden="true" />
        {t('question.notLearned')}
      </Button>
    </div>
  )
}
