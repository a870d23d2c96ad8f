import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { useTabTitle } from '../../../kit/use-tab-title.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { PlacementPanel } from './placement-panel.tsx'

/** The placement on its own, for everybody who is past the onboarding and wants to take it, or take it again. */
export function FindLevel({ user }: { user: User }) {
  const { t } = useTranslation('onboarding')
  useTabTitle(t('placement.title'))
  return (
    <div data-step="placement" className="mx-auto flex w-full max-w-2xl flex-col gap-6 pb-10">
      <PlacementPanel
        user={user}
        renderActions={() => (
          <div className="flex justify-center">
            <Button asChild variant="ghost">
              <AppLink to="/practice">
                <ArrowLeft aria-hidden="true" />
                {t('placement.toPractice')}
              </AppLink>
            </Button>
          </div>
        )}
      />
    </div>
  )
}
