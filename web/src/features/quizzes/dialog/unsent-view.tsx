import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quiz } from '#contract/quizzes.ts'
import { ApiError, NetworkError } from '../../../api/call.ts'
import type { Attempt } from '../attempt/attempt.ts'
import { ChosenAnswers } from './chosen-answers.tsx'

/** The quiz is finished, but the server does not have it: every answer is still here. */
export function UnsentView({ quiz, attempt, error }: { quiz: Quiz; attempt: Attempt; error: Error | null }) {
  const { t } = useTranslation('quizzes')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const refusal = error instanceof ApiError && error.hasWords && error.status < 500 ? error.message : null
  return (
    <div className="flex flex-col gap-5">
      <h3 ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none">
        {t('unsent.title')}
      </h3>
      <div
        role="alert"
        className="flex gap-3 rounded-card border border-destructive-edge bg-destructive-soft p-4 text-destructive-ink"
      >
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <div>
          <p className="font-medium">{t('unsent.error')}</p>
          {refusal && <p>{refusal}</p>}
          {error instanceof NetworkError && <p>{t('unsent.offline')}</p>}
          <p>{t('unsent.kept')}</p>
        </div>
      </div>
      <ChosenAnswers quiz={quiz} attempt={attempt} />
    </div>
  )
}
