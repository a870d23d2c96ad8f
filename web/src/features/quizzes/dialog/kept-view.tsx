import { CloudUpload } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quiz } from '#contract/quizzes.ts'
import type { Attempt } from '../attempt/attempt.ts'
import { ChosenAnswers } from './chosen-answers.tsx'

/** Done without a connection: what is right is known to the server alone. */
export function KeptView({ quiz, attempt }: { quiz: Quiz; attempt: Attempt }) {
  const { t } = useTranslation('quizzes')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col gap-5">
      <h3 ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none">
        {t('kept.title')}
      </h3>
      <p className="flex gap-3 rounded-card bg-info-soft p-4 text-info-ink">
        <CloudUpload aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {t('kept.text')}
      </p>
      <ChosenAnswers quiz={quiz} attempt={attempt} />
    </div>
  )
}
