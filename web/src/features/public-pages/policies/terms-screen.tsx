import { useTranslation } from 'react-i18next'
import { REFUND_DAYS, RENEWAL_NOTICE_HOURS, UPTIME_PERCENT } from '#contract/pages/policy-figures.ts'
import { AGE_OF_CONSENT } from '#engines/accounts/index.ts'
import { Policy } from './policy.tsx'

const SECTIONS = [
  'agreement',
  'children',
  'account',
  'conduct',
  'content',
  'tutor',
  'plans',
  'service',
  'ending',
  'liability',
  'law',
  'changes',
] as const

export function TermsScreen() {
  const { t } = useTranslation('terms')
  const figures = {
    age: AGE_OF_CONSENT,
    days: REFUND_DAYS,
    hours: RENEWAL_NOTICE_HOURS,
    percent: UPTIME_PERCENT,
  }
  return (
    <Policy
      isDated
      title={t('title')}
      lead={t('lead')}
      sections={SECTIONS.map((id) => ({ id, title: t(`${id}.title`), text: t(`${id}.text`, figures) }))}
    />
  )
}
