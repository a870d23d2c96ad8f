import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ReadingCard } from './reading-card.tsx'
import { RequestsCard } from './requests-card.tsx'

/** What the school decides for families: requests of guardians, and what they may read. */
export function SchoolFamiliesScreen() {
  const { t } = useTranslation('families')
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <PageHeader title={t('admin.title')} intro={t('admin.intro')} />
      <RequestsCard state="open" />
      <ReadingCard />
      <RequestsCard state="settled" />
    </div>
  )
}
