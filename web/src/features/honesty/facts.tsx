import { useTranslation } from 'react-i18next'
import type { Honesty } from '#contract/admin/honesty.ts'
import { formatDate } from '../../ui/format/format-date.ts'
import { Card } from '../../ui/layout/card.tsx'
import { useNumberFormats } from './use-number-formats.ts'

export function Facts({ honesty }: { honesty: Honesty }) {
  const { t, i18n } = useTranslation('honesty')
  const { t: tUi } = useTranslation('ui')
  const { writeCount } = useNumberFormats()
  const writeDay = (moment: string) => formatDate(moment, tUi, i18n.language, { dateStyle: 'medium' })
  const saved = honesty.weightsSavedAt
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      <Fact
        label={t('facts.judged')}
        value={writeCount(honesty.answers)}
        note={honesty.since === null ? '' : t('facts.judgedSince', { date: writeDay(honesty.since) })}
      />
      <Fact
        label={t('facts.learned')}
        value={writeCount(honesty.trust.answers)}
        note={t('facts.learnedNote')}
      />
      <Fact
        label={t('facts.saved')}
        value={saved === null ? t('facts.neverSaved') : writeDay(saved)}
        note={saved === null ? '' : new Date(saved).toLocaleTimeString(i18n.language, { timeStyle: 'short' })}
      />
    </dl>
  )
}

function Fact({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <Card padding="small">
      <dt className="text-muted">{label}</dt>
      <dd>
        <span className="block font-heading font-semibold text-2xl tabular-nums">{value}</span>
        <span className="block text-muted">{note}</span>
      </dd>
    </Card>
  )
}
