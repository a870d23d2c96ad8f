import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { BookOpen, FileText, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Collaboration } from '#contract/professional/collaboration.ts'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { FetchedDialog } from '../../../kit/study/fetched-dialog.tsx'
import { withUser } from '../../../kit/with-user.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Signpost } from '../../../ui/drawings/signpost.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { collaborationQuery, type ThingKind } from '../professional.data.ts'
import { SharedReader, useOpenThing } from './shared-reader.tsx'

const loadShare = async () => (await import('./share-dialog.tsx')).ShareDialog
const loadGuide = async () => (await import('./guide-dialogs.tsx')).SharedGuideDialog
const loadChoose = async () => (await import('./guide-dialogs.tsx')).ChooseGuideDialog

export const CollaborationScreen = withUser(CollaborationPage)

function CollaborationPage({ user }: { user: User }) {
  const { t } = useTranslation('professional')
  const navigate = useNavigate()
  const document = useOpenThing('document')
  const guide = useOpenThing('guide')
  const [shared, setShared] = useState<{ kind: ThingKind; id: number } | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const found = useQuery(collaborationQuery(user.id))
  return (
    <div className="flex flex-col gap-4">
      <PageHeader title={t('collaboration.title')} intro={t('collaboration.text')}>
        <Button icon={BookOpen} variant="outline" onClick={() => setChoosing(true)}>
          {t('collaboration.shareGuide')}
        </Button>
      </PageHeader>
      {document.id !== null ? (
        <div className="-mx-4 flex flex-col border-border border-y bg-surface sm:mx-0 sm:rounded-card sm:border">
          <SharedReader
            key={document.id}
            user={user}
            id={document.id}
            onAsk={async ({ id }) => {
              await navigate({ to: '/professional/chat', search: { document: id, ask: true } })
            }}
            onClose={document.close}
          />
        </div>
      ) : found.data ? (
        <Lists
          data={found.data}
          onOpen={(kind, id) => (kind === 'document' ? document : guide).open(id)}
          onShare={(kind, id) => setShared({ kind, id })}
        />
      ) : found.isError ? (
        <ErrorState title={t('collaboration.failed')} query={found} />
      ) : (
        <SkeletonArea className="flex flex-col gap-3">
          <Skeleton className="h-12" shape="control" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </SkeletonArea>
      )}
      {guide.id !== null && (
        <FetchedDialog load={loadGuide} props={{ user, id: guide.id, onClose: guide.close }} />
      )}
      {shared && (
        <FetchedDialog load={loadShare} props={{ user, ...shared, onClose: () => setShared(null) }} />
      )}
      {isChoosing && (
        <FetchedDialog
          load={loadChoose}
          props={{
            user,
            onChoose: (id: number) => {
              setChoosing(false)
              setShared({ kind: 'guide', id })
            },
            onClose: () => setChoosing(false),
          }}
        />
      )}
    </div>
  )
}

type ListsProps = {
  data: Collaboration
  onOpen: (kind: ThingKind, id: number) => void
  onShare: (kind: ThingKind, id: number) => void
}

function Lists({ data: { withMe, byMe }, onOpen, onShare }: ListsProps) {
  const { t } = useTranslation('professional')
  const list = 'flex flex-col gap-3'
  return (
    <Tabs defaultValue={withMe.length === 0 && byMe.length > 0 ? 'byMe' : 'withMe'}>
      <TabList label={t('collaboration.lists')}>
        <Tab value="withMe">{t('collaboration.withMe')}</Tab>
        <Tab value="byMe">{t('collaboration.byMe')}</Tab>
      </TabList>
      <TabPanel value="withMe">
        {withMe.length === 0 ? (
          <EmptyState
            drawing={<Signpost />}
            title={t('collaboration.noneWithMe')}
            description={t('collaboration.noneWithMeText')}
          />
        ) : (
          <ul aria-label={t('collaboration.withMe')} className={list}>
            {withMe.map((thing) => (
              <Line
                key={`${thing.kind} ${thing.id}`}
                thing={thing}
                onOpen={() => onOpen(thing.kind, thing.id)}
              >
                {t('collaboration.from', { name: thing.owner.name, username: thing.owner.username })}
              </Line>
            ))}
          </ul>
        )}
      </TabPanel>
      <TabPanel value="byMe">
        {byMe.length === 0 ? (
          <EmptyState
            drawing={<Signpost />}
            title={t('collaboration.noneByMe')}
            description={t('collaboration.noneByMeText')}
            action={<LinkButton to="/professional/research">{t('collaboration.chooseDocument')}</LinkButton>}
          />
        ) : (
          <ul aria-label={t('collaboration.byMe')} className={list}>
            {byMe.map((thing) => (
              <GivenLine
                key={`${thing.kind} ${thing.id}`}
                thing={thing}
                onOpen={() => onOpen(thing.kind, thing.id)}
                onShare={() => onShare(thing.kind, thing.id)}
              />
            ))}
          </ul>
        )}
      </TabPanel>
    </Tabs>
  )
}

type GivenLineProps = { thing: Collaboration['byMe'][number]; onOpen: () => void; onShare: () => void }

function GivenLine({ thing, onOpen, onShare }: GivenLineProps) {
  const { t, i18n } = useTranslation('professional')
  const names = new Intl.ListFormat(i18n.language).format(thing.readers.map(({ name }) => name))
  return (
    <Line
      thing={thing}
      onOpen={onOpen}
      action={
        <Button
          icon={Users}
          variant="outline"
          aria-label={t('collaboration.changeNamed', { title: thing.title })}
          onClick={onShare}
        >
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
