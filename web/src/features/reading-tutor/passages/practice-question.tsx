import { ChevronDown, Highlighter } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { PracticeQuestion } from './passage.ts'

type PracticeQuestionItemProps = { question: PracticeQuestion; onMark: () => void }

/** A question; its answer and how to find it stay hidden until they are asked for. */
export function PracticeQuestionItem({ question, onMark }: PracticeQuestionItemProps) {
  const { t } = useTranslation('reading')
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <Card padding="small" className="flex flex-col items-start gap-3">
      <Badge tone="primary">{question.focus}</Badge>
      <h4 className="font-medium text-lg">{question.question}</h4>
      <Button
        variant="outline"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setShown(!isShown)}
      >
        <ChevronDown aria-hidden="true" className={isShown ? 'rotate-180' : ''} />
        {isShown ? t('practice.hideAnswer') : t('practice.showAnswer')}
      </Button>
      {isShown && (
        <div id={id} className="flex flex-col items-start gap-2">
          <p>
            <span className="block font-medium text-brand-ink">{t('practice.answer')}</span>
            {question.answer}
          </p>
          <p>
            <span className="block font-medium text-brand-ink">{t('practice.why')}</span>
            {question.why}
          </p>
          <Button variant="ghost" className="-ms-4" onClick={onMark}>
            <Highlighter aria-hidden="true" />
            {t('practice.mark')}
          </Button>
        </div>
      )}
    </Card>
  )
}
