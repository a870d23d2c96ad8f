import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import { usePagePath } from '../../../kit/navigation/use-page-path.ts'
import { SpeakButton } from '../../../kit/speech/speak-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ProjectPicture } from '../projects/project-picture.tsx'
import type { Example } from './examples.data.ts'
import { useExampleWords } from './use-example-words.ts'

const LEVELS = ['pictures', 'blocks', 'full'] as const

type ExampleCardProps = { example: Example; isYoung: boolean }

/** The whole card opens the example. */
export function ExampleCard({ example, isYoung }: ExampleCardProps) {
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
