import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../api/call.ts'
import { useTabTitle } from '../../../../kit/use-tab-title.ts'
import { Signpost } from '../../../../ui/drawings/signpost.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../../ui/layout/tabs.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/states/skeleton.tsx'
import { documentQuery } from '../curriculum-admin.data.ts'
import { HistoryPanel } from '../history/history-panel.tsx'
import { PATH, readAddress, writeAddress } from '../read-address.ts'
import { EditDocument } from './edit-document.tsx'
import { PageFrame } from './page-frame.tsx'

type DocumentPageProps = { id: number; view: 'text' | 'history' }

export function DocumentPage({ id, view }: DocumentPageProps) {
  const { t } = useTranslation('curriculumDocuments')
  const navigate = useNavigate()
  const found = useQuery(documentQuery(id))
  const [broughtBack, setBroughtBack] = useState(0)
  const document = found.data
  useTabTitle(document?.title ?? t('title'))
  const isGone = (found.error instanceof ApiError && found.error.status === 404) || document?.deletedAt
  if (isGone)
    return (
      <PageFrame>
        <EmptyState headingLevel={1} drawing={<Signpost />} title={t('gone')} description={t('goneText')} />
      </PageFrame>
    )
  if (found.isError && !found.data)
    return (
      <PageFrame>
        <ErrorState headingLevel={1} title={t('openFailed')} query={found} />
      </PageFrame>
    )
  if (!document)
    return (
      <PageFrame>
        <SkeletonArea className="flex flex-col gap-4">
          <Skeleton className="h-10 w-2/3" shape="line" />
          <Skeleton className="h-11" shape="control" />
          <Skeleton className="h-96" />
        </SkeletonArea>
      </PageFrame>
    )
  const show = (next: string) =>
    void navigate({
      to: PATH,
      search: writeAddress({
        ...readAddress({ document: id }),
        view: next === 'history' ? next : 'text',
      }),
      replace: true,
      resetScroll: false,
    })
  return (
    <PageFrame>
      <h1 className="wrap-anywhere font-semibold text-3xl">{document.title}</h1>
      <Tabs value={view} onValueChange={show}>
        <TabList label={t('document')}>
          <Tab value="text">{t('edit')}</Tab>
          <Tab value="history">{t('history.title')}</Tab>
        </TabList>
        <TabPanel value="text" isKept>
          {/* A version that was brought back is another text to edit. */}
          <EditDocument key={broughtBack} document={document} />
        </TabPanel>
        <TabPanel value="history">
          <HistoryPanel document={document} onWentBack={() => setBroughtBack((times) => times + 1)} />
        </TabPanel>
      </Tabs>
    </PageFrame>
  )
}
