import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AnnouncementsDesk } from '../../kit/announcements/announcements-desk.tsx'
import { ClassSelect } from '../../kit/classroom/class-select.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'

export function AnnouncementsScreen() {
  const { t } = useTranslation('announcements')
  const navigate = useNavigate()
  const classId = useSearch({ from: '/teacher/announcements' }).class ?? null
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')} />
      <AnnouncementsDesk
        classId={classId}
        filter={
          <ClassSelect
            value={classId}
            onChange={(next) =>
              void navigate({
                to: '/teacher/announcements',
                search: next === null ? {} : { class: next },
                replace: true,
              })
            }
            none={t('fields.allClasses')}
            aria-label={t('fields.class')}
            className="w-full sm:min-w-36 sm:max-w-60 sm:flex-1"
          />
        }
      />
    </div>
  )
}
