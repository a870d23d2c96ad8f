import { useTranslation } from 'react-i18next'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'

/** In the shape of a script. */
export function WaitingBlocks() {
  const { t } = useTranslation('kidsCodeBlocks')
  return (
    <SkeletonArea label={t('editor.loading')} className="flex flex-col gap-1 p-6">
      <Skeleton className="h-12 w-56" shape="control" />
      <Skeleton className="h-12 w-44" shape="control" />
      <Skeleton className="h-12 w-64" shape="control" />
    </SkeletonArea>
  )
}
