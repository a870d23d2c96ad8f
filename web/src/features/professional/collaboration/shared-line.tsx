import { BookOpen, FileText, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Collaboration } from '#contract/professional/collaboration.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { Card } from '../../../ui/layout/card.tsx'

type ReceivedLineProps = { thing: Collaboration['withMe'][number]; onOpen: () => void }

export function ReceivedLine({ thing, onOpen }: ReceivedLineProps) {
  const { t } = useTranslation('professional')
  return (
    <Line thing={thing} onOpen={onOpen}>
      {t('collaboration.from', { name: thing.owner.name, username: thing.owner.username })}
    </Line>
  )
}

type GivenLineProps = { thing: Collaboration['byMe'][number]; onOpen: () => void; onShare: () => void }

export function GivenLine({ thing, onOpen, onShare }: GivenLineProps) {
  const { t, i18n } = useTranslation('professional')
  const names = new Intl.ListFormat(i18n.language).format(thing.readers.map(({ name }) => name))
  return (
    <Line
      thing={thing}
      onOpen={onOpen}
      action={
        <Button
          variant="outline"
          aria-label={t('collaboration.changeNamed', { title: thing.title })}
          onClick={onShare}
        >
          <Users aria-hidden="true" />
          {t('collaboration.change')}
        </Button>
      }
    >
      {t('collaboration.with', { names })}
    </Line>
  )
}

type LineProps = {
  thing: { kind: 'document' | 'guide'; title: string; sharedAt: string }
  onOpen: () => void
  action?: ReactNode
  children: string
}

function Line({ thing: { kind, title, sharedAt }, onOpen, action, children }: LineProps) {
  const { t, i18n } = useTranslation('professional')
  const { t: say } = useTranslation('ui')
  const Icon = kind === 'document' ? FileText : BookOpen
  const day = formatDate(sharedAt, say, i18n.language, { dateStyle: 'medium' })
  return (
    <li>
      <Card isInteractive padding="small" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="font-medium text-lg">
            <button
              type="button"
              onClick={onOpen}
              className="wrap-anywhere rounded-control text-start after:absolute after:inset-0 after:rounded-card"
            >
              {title}
            </button>
          </h2>
          <p className="wrap-anywhere text-muted">
            {t(`collaboration.${kind}`)} · {children} · <span className="whitespace-nowrap">{day}</span>
          </p>
        </div>
        {action && <div className="relative">{action}</div>}
      </Card>
    </li>
  )
}
