import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ResourcesDesk } from '../../kit/resources/resources-desk.tsx'

export function ResourcesScreen() {
  const { t } = useTranslation('resources')
  const classId = useSearch({ from: '/teacher/resources' }).class ?? null
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6">
      <div>
        <h1 className="font-semibold text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('intro')}</p>
      </div>
      <ResourcesDesk key={classId} classId={classId} />
    </div>
  )
}
