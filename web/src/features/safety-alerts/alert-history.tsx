import { useTranslation } from 'react-i18next'
import type { SafetyAlert } from '#contract/study/safety-alerts.ts'
import { useMomentText } from '../../kit/days/use-moment-text.ts'

/** What adults did about it, the oldest first. */
export function AlertHistory({ alert: { history } }: { alert: SafetyAlert }) {
  const { t } = useTranslation('alerts')
  const say = useMomentText()
  if (history.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">{t('history')}</summary>
      <ol className="flex flex-col gap-1 text-muted">
        {history.map(({ step, by, to, at }) => (
          <li key={`${step} ${at}`} className="wrap-anywhere">
            {[
              t(step === 'escalated' && to ? 'step.escalatedTo' : `step.${step}`, {
                adult: by ?? t('stepSomebody'),
                to,
              }),
              say(at),
            ].join(' · ')}
          </li>
        ))}
      </ol>
    </details>
  )
}
