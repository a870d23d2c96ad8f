import { useTranslation } from 'react-i18next'
import {
  EDUCATION_YEARS,
  INACTIVE_YEARS,
  MARKETING_YEARS,
  TECHNICAL_DAYS,
} from '#contract/pages/policy-figures.ts'
import { AGE_OF_CONSENT } from '#engines/accounts/index.ts'
import { FactTable } from '../frame/fact-table.tsx'
import { Policy } from './policy.tsx'

const SECTIONS = [
  'short',
  'collect',
  'use',
  'children',
  'tutor',
  'sharing',
  'security',
  'retention',
  'rights',
  'cookies',
  'changes',
] as const

export function PrivacyScreen() {
  const { t } = useTranslation('privacy')
  return (
    <Policy
      isDated
      title={t('title')}
      lead={t('lead')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`${id}.title`),
        text: t(`${id}.text`, { age: AGE_OF_CONSENT }),
        extra: id === 'retention' && <RetentionTable />,
      }))}
    />
  )
}

/** The very periods that the server keeps to. */
function RetentionTable() {
  const { t } = useTranslation('privacy')
  const rows = [
    [t('retention.account'), t('retention.accountPeriod', { years: INACTIVE_YEARS })],
    [t('retention.education'), t('retention.educationPeriod', { years: EDUCATION_YEARS })],
    [t('retention.technical'), t('retention.technicalPeriod', { days: TECHNICAL_DAYS })],
    [t('retention.marketing'), t('retention.marketingPeriod', { years: MARKETING_YEARS })],
  ] as const
  return (
    <>
      <FactTable
        caption={t('retention.caption')}
        columns={[t('retention.what'), t('retention.period')]}
        rows={rows.map((cells) => ({ key: cells[0], cells }))}
      />
      <p>{t('retention.after')}</p>
    </>
  )
}
