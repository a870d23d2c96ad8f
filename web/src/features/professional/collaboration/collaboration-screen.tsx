import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Collaboration } from '#contract/professional/collaboration.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { FetchedDialog } from '../../../kit/study/fetched-dialog.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Signpost } from '../../../ui/drawings/signpost.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { collaborationQuery, type ThingKind } from '../professional.data.ts'
import { useOpenThing } from '../use-open-thing.ts'
import { GivenLine, ReceivedLine } from './shared-line.tsx'
import { SharedReader } from './shared-reader.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { withUser } from '../../../kit/with-user.tsx'

const loadShare = async () => (await import('./share-dialog.tsx')).ShareDialog
const loadGuide = async () => (await import('./shared-guide-dialog.tsx')).SharedGuideDialog
const loadChoose = async () => (await import('./choose-guide-dialog.tsx')).ChooseGuideDialog

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
        <Button variant="outline" onClick={() => setChoosing(true)}>
          <BookOpen aria-hidden="true" />
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
              <ReceivedLine
                key={`${thing.kind} ${thing.id}`}
                thing={thing}
                onOpen={() => onOpen(thing.kind, thing.id)}
              />
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
            action={
              <Button asChild>
                <AppLink to="/professional/research">{t('collaboration.chooseDocument')}</AppLink>
              </Button>
            }
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
