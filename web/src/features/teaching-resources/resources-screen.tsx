import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ResourcesDesk } from '../../kit/resources/resources-desk.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'

export function ResourcesScreen() {
  const { t } = useTranslation('resources')
  const classId = useSearch({ from: '/teacher/resources' }).class ?? null
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')} />
      <ResourcesDesk key={classId} classId={classId} />
    </div>
  )
}
