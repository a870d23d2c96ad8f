import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { NetworkError } from '../../../api/call.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { usePagePath } from '../../../kit/navigation/use-page-path.ts'
import { SpeakButton } from '../../../kit/speech/speak-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { OfflineState } from '../../../ui/states/offline-state.tsx'
import { CARD_GRID, CardsSkeleton, ProjectPicture } from '../projects/project-picture.tsx'
import { type Example, examplesQuery, useExampleWords } from './examples.data.ts'

const LEVELS = ['pictures', 'blocks', 'full'] as const

/** The whole card opens the example. */
function ExampleCard({ example, isYoung }: { example: Example; isYoung: boolean }) {
  const { t, i18n } = useTranslation('kidsCodeProjects')
  const path = usePagePath('kidsCode')
  const { title, about } = useExampleWords()(example)
  const level = LEVELS.find((known) => known === example.level)
  const isEnglish = i18n.language.startsWith('en')
  return (
    <Card padding="small" isInteractive className="flex h-full flex-col gap-3">
      <ExamplePicture example={example} />
      <div className="flex flex-1 items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h3 className="wrap-anywhere font-semibold text-lg">
            <AppLink
              to={path}
              search={{ example: example.key }}
              className="rounded-small no-underline after:absolute after:inset-0 after:rounded-card"
            >
              {title}
            </AppLink>
          </h3>
          <p className={isYoung ? 'text-lg' : ''}>{about}</p>
        </div>
        {isYoung && isEnglish && (
          <div className="relative -me-2">
            <SpeakButton text={`${title}. ${about}`} label={t('examples.listen', { title })} />
          </div>
        )}
      </div>
      {level && (
        <Badge tone="outline" className="self-start">
          {t(`examples.levels.${level}`)}
        </Badge>
      )}
    </Card>
  )
}

function ExamplePicture({ example: { id, key, project } }: { example: Example }) {
  const { data = null } = useQuery({
    queryKey: ['kidsCodeExamplePicture', key],
    queryFn: async () => {
      const { drawThumbnail } = await import('../stage/draw-thumbnail.ts')
      return drawThumbnail(project, { sprites: [], backgrounds: [] })
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return <ProjectPicture id={id} thumbnail={data} />
}

/** Ready-made programs: under their own tab, and wherever there is nothing else to see yet. */
export function ExampleList({ user }: { user: User }) {
  const { t } = useTranslation('kidsCodeProjects')
  const found = useQuery(examplesQuery)
  if (found.isPending) return <CardsSkeleton />
  if (!found.data) {
    const retry = () => void found.refetch()
    return found.error instanceof NetworkError ? (
      <OfflineState description={t('examples.offline')} onRetry={retry} />
    ) : (
      <ErrorState title={t('examples.failed')} onRetry={retry} isRetrying={found.isFetching} />
    )
  }
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="font-semibold text-2xl">{t('examples.title')}</h2>
        <p className="text-muted">{t('examples.intro')}</p>
      </div>
      <ul aria-label={t('examples.title')} className={CARD_GRID}>
        {found.data.map((example) => (
          <li key={example.key}>
            <ExampleCard example={example} isYoung={isYoung(user)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
