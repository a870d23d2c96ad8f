import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isPossibleId, ThingPage } from '../../kit/thing-page.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { gradebookQuery } from './gradebook.data.ts'
import { OpenGradebook } from './open-gradebook.tsx'

/** All grades of a class at a glance. */
export function GradebookScreen() {
  const { t } = useTranslation(['gradebook', 'classes'])
  const id = Number(useParams({ from: '/teacher/classes/$id/gradebook' }).id)
  const isPossible = isPossibleId(id)
  const found = useQuery({ ...gradebookQuery(id), enabled: isPossible })
  return (
    <ThingPage
      back={
        isPossible && !found.isLoadingError
          ? { to: '/teacher/classes/$id', params: { id: String(id) }, text: t('back') }
          : { to: '/teacher/classes', text: t('classes:page.back') }
      }
      isPossible={isPossible}
      read={found}
      words={{ goneTitle: t('goneTitle'), goneText: t('goneText'), failed: t('failed') }}
      waiting={<SkeletonBlocks blocks={['h-10 w-64', 'h-11', 'h-[60dvh]']} />}
      className="max-w-none gap-4"
    >
      {(book) => <OpenGradebook book={book} />}
    </ThingPage>
  )
}
