import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { dashboardAfterSignIn } from '#engines/accounts/index.ts'
import { LinkButton } from '../kit/navigation/link-button.tsx'
import { useUser } from '../kit/session.ts'
import { Button } from '../ui/actions/button.tsx'
import { Signpost } from '../ui/drawings/signpost.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'

export function NotFoundScreen() {
  const { t } = useTranslation('common')
  const router = useRouter()
  const user = useUser()
  return (
    <EmptyState
      className="flex-1 justify-center"
      headingLevel={1}
      drawing={<Signpost className="h-auto w-56" />}
      title={t('notFound.title')}
      description={t('notFound.text')}
      action={
        <>
          <LinkButton to={user ? dashboardAfterSignIn(user) : '/'}>
            {user ? t('notFound.dashboard') : t('notFound.home')}
          </LinkButton>
          {router.history.canGoBack() && (
            <Button variant="outline" onClick={() => router.history.back()}>
              {t('notFound.back')}
            </Button>
          )}
        </>
      }
    />
  )
}
