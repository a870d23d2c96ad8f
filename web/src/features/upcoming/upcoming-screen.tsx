import { useMatches } from '@tanstack/react-router'
import { Sprout } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../kit/app-link.tsx'
import { useUser } from '../../kit/session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { listWaysOn, type WayOn } from './list-ways-on.ts'
import { ScreenDrawing } from './screen-drawing.tsx'
import { isUpcoming, type UpcomingName } from './upcoming-name.ts'

/** Stands on every page whose screen is still to be built: it says what will be there and leads on. */
export function UpcomingScreen() {
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.page?.screen })
  const user = useUser()
  if (!isUpcoming(screen)) return null
  return <UpcomingPage screen={screen} ways={listWaysOn(screen, user)} />
}

function UpcomingPage({ screen, ways }: { screen: UpcomingName; ways: readonly WayOn[] }) {
  const { t } = useTranslation(['upcoming', 'common'])
  return (
    <section className="m-auto flex max-w-xl flex-col items-center gap-4 py-8 text-center">
      <ScreenDrawing screen={screen} />
      <p className="mt-2 font-heading font-medium text-brand-ink">{t(`common:pages.${screen}`)}</p>
      <h1 className="-mt-3 font-semibold text-3xl">{t(`${screen}.title`)}</h1>
      <p className="text-lg text-muted">{t(`${screen}.text`)}</p>
      <p className="flex items-center gap-2 text-muted">
        <Sprout aria-hidden="true" className="size-5 shrink-0 text-brand" />
        {t('way.growing')}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {ways.map((way, index) => (
          <Button key={way.to} asChild variant={index === 0 ? 'primary' : 'outline'}>
            <AppLink to={way.to}>
              {way.kind === 'parent'
                ? t('way.parent', { page: t(`common:pages.${way.parent}`) })
                : t(`way.${way.kind}`)}
            </AppLink>
          </Button>
        ))}
      </div>
    </section>
  )
}
