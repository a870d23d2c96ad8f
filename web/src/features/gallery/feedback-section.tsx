import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { OfflineState } from '../../ui/states/offline-state.tsx'
import { Skeleton, SkeletonArea, SkeletonText } from '../../ui/states/skeleton.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { GalleryGroup, GallerySection } from './gallery-parts.tsx'

export function FeedbackSection() {
  const { t } = useTranslation('gallery')
  const showSaved = () =>
    toast({ title: t('feedback.toastTitle'), description: t('feedback.toastDescription') })
  return (
    <GallerySection id="gallery-feedback" title={t('section.feedback')}>
      <GalleryGroup title={t('feedback.toasts')}>
        <Button variant="outline" onClick={showSaved}>
          {t('feedback.toast')}
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast({
              variant: 'destructive',
              title: t('feedback.toastErrorTitle'),
              description: t('feedback.toastErrorDescription'),
            })
          }
        >
          {t('feedback.toastError')}
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast({
              title: t('feedback.toastUndoTitle'),
              action: { label: t('feedback.undo'), onAction: () => toast({ title: t('feedback.undone') }) },
            })
          }
        >
          {t('feedback.toastUndo')}
        </Button>
      </GalleryGroup>
      <GalleryGroup title={t('feedback.loading')} isColumn>
        <Card>
          <Spinner label={t('feedback.spinner')} slowAfterMs={60_000} />
        </Card>
        <Card>
          <Spinner
            label={t('feedback.spinnerSlow')}
            slowAfterMs={0}
            slowAction={<Button variant="outline">{t('overlays.open')}</Button>}
          />
        </Card>
        <Card>
          <SkeletonArea label={t('feedback.skeleton')} className="flex flex-col gap-4">
            <div className="flex items-center gap-3">
              <Skeleton className="size-11" shape="round" />
              <Skeleton className="h-6 w-2/5" shape="line" />
            </div>
            <SkeletonText lines={4} />
            <Skeleton className="h-11 w-32" shape="control" />
          </SkeletonArea>
        </Card>
      </GalleryGroup>
      <GalleryGroup title={t('feedback.states')} isColumn>
        <Card>
          <EmptyState
            drawing={<OpenBook />}
            title={t('feedback.emptyTitle')}
            description={t('feedback.emptyDescription')}
            action={<Button>{t('feedback.emptyAction')}</Button>}
            headingLevel={4}
          />
        </Card>
        <Card>
          <ErrorState onRetry={showSaved} headingLevel={4} />
        </Card>
        <Card>
          <OfflineState onRetry={showSaved} headingLevel={4} />
        </Card>
      </GalleryGroup>
    </GallerySection>
  )
}
