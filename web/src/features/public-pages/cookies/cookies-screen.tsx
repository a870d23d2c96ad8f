import { useTranslation } from 'react-i18next'
import { Policy } from '../policies/policy.tsx'
import { CookieChoice } from './cookie-choice.tsx'
import { StoredTable } from './stored-table.tsx'

const SECTIONS = ['what', 'choose', 'list', 'others', 'browser'] as const

export function CookiesScreen() {
  const { t } = useTranslation('cookies')
  const extras = { choose: <CookieChoice />, list: <StoredTable /> }
  return (
    <Policy
      title={t('title')}
      lead={t('lead')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`${id}.title`),
        text: t(`${id}.text`),
        extra: id === 'choose' || id === 'list' ? extras[id] : null,
      }))}
    />
  )
}
