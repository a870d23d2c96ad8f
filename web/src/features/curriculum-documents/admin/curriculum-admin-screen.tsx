import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft, Download, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { adminCurriculumDocuments, type CoverageCell } from '#contract/admin/curriculum-documents.ts'
import { ApiError } from '../../../api/call.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { useReplaceAddress } from '../../../kit/navigation/use-replace-address.ts'
import { QueryView } from '../../../kit/queries/query-view.tsx'
import { useGradeText } from '../../../kit/study/use-grade-text.ts'
import { useTabTitle } from '../../../kit/use-tab-title.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Signpost } from '../../../ui/drawings/signpost.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { coverageQuery, documentQuery, useDocumentWrite } from './curriculum-admin.data.ts'
import { DocumentsTab } from './documents-tab.tsx'
import { DocumentFields } from './edit/document-fields.tsx'
import { chooseTitle, NOTHING, toInput } from './edit/document-values.ts'
import { EditDocument } from './edit/edit-document.tsx'
import { FileImport } from './edit/file-import.tsx'
import { useDocumentForm } from './edit/use-document-form.ts'
import { countCovered, findGaps, type Gap } from './find-gaps.ts'
import { HistoryPanel } from './history/history-panel.tsx'
import { type DocumentsAddress, PATH, readAddress, writeAddress } from './read-address.ts'

export function CurriculumAdminScreen() {
  const { t } = useTranslation('curriculumDocuments')
  const replaceAddress = useReplaceAddress()
  const address = readAddress(useSearch({ from: PATH }))
  const show = (next: DocumentsAddress) => replaceAddress({ to: PATH, search: writeAddress(next) })
  if (address.document === 'new') return <NewDocument />
  if (address.document !== null)
    return <DocumentPage key={address.document} id={address.document} view={address.view} />
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')}>
        <LinkButton icon={Plus} to={PATH} search={{ document: 'new' }}>
          {t('add')}
        </LinkButton>
      </PageHeader>
      <Tabs
        value={address.tab}
        onValueChange={(tab) => show({ ...address, tab: tab === 'coverage' ? tab : 'documents' })}
      >
        <TabList label={t('tabs.label')}>
          <Tab value="documents">{t('tabs.documents')}</Tab>
          <Tab value="coverage">{t('tabs.coverage')}</Tab>
        </TabList>
        <TabPanel value="documents">
          <DocumentsTab address={address} onShow={show} />
        </TabPanel>
        <TabPanel value="coverage">
          <CoverageTab />
        </TabPanel>
      </Tabs>
    </div>
  )
}

/** A text that is typed, pasted, or read from a file and looked through before it is added. */
function NewDocument() {
  const { t } = useTranslation('curriculumDocuments')
  const navigate = useNavigate()
  const form = useDocumentForm('new', NOTHING)
  const create = useDocumentWrite(adminCurriculumDocuments.create)
  const [titleOfFile, setTitleOfFile] = useState('')
  useTabTitle(t('new.title'))

  const add = () =>
    form.send(async () => {
      await create.mutateAsync(toInput(form.values))
      form.settle(NOTHING)
      toast({ title: t('new.added'), description: t('new.addedText') })
      await navigate({ to: PATH })
    })

  return (
    <PageFrame>
      <PageHeader title={t('new.title')} intro={t('new.intro')} />
      <FileImport
        onRead={({ title, content }) => {
          form.change({ content, title: chooseTitle(form.values.title, titleOfFile, title) })
          setTitleOfFile(title)
        }}
      />
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!create.isPending) void add()
        }}
      >
        <DocumentFields form={form} />
        <p aria-live="assertive" className="text-destructive-ink empty:hidden">
          {form.errors.general}
        </p>
        <Button type="submit" className="self-start" isPending={create.isPending}>
          {t('add')}
        </Button>
      </form>
    </PageFrame>
  )
}

function DocumentPage({ id, view }: { id: number; view: 'text' | 'history' }) {
  const { t } = useTranslation('curriculumDocuments')
  const replaceAddress = useReplaceAddress()
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
  const show = (next: string) =>
    replaceAddress({ to: PATH, search: { document: id, ...(next === 'history' && { view: next }) } })
  const blocks = [
    { className: 'h-10 w-2/3', shape: 'line' },
    { className: 'h-11', shape: 'control' },
    'h-96',
  ] as const
  const loading = <SkeletonBlocks blocks={blocks} />
  return (
    <PageFrame>
      <QueryView query={found} failed={t('openFailed')} headingLevel={1} loading={loading}>
        {(opened) => (
          <>
            <h1 className="wrap-anywhere font-semibold text-3xl">{opened.title}</h1>
            <Tabs value={view} onValueChange={show}>
              <TabList label={t('document')}>
                <Tab value="text">{t('edit')}</Tab>
                <Tab value="history">{t('history.title')}</Tab>
              </TabList>
              <TabPanel value="text" isKept>
                {/* A version that was brought back is another text to edit. */}
                <EditDocument key={broughtBack} document={opened} />
              </TabPanel>
              <TabPanel value="history">
                <HistoryPanel document={opened} onWentBack={() => setBroughtBack((times) => times + 1)} />
              </TabPanel>
            </Tabs>
          </>
        )}
      </QueryView>
    </PageFrame>
  )
}

function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('curriculumDocuments')
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-5">
      <AppLink
        to={PATH}
        className="inline-flex min-h-11 items-center gap-2 self-start rounded-control font-heading font-medium text-brand-ink underline underline-offset-4"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('back')}
      </AppLink>
      {children}
    </div>
  )
}

function CoverageTab() {
  const { t } = useTranslation('curriculumDocuments')
  const loading = <SkeletonBlocks blocks={[{ className: 'h-12', shape: 'control' }, 'h-96']} />
  return (
    <QueryView query={useQuery(coverageQuery)} failed={t('coverage.failed')} loading={loading}>
      {({ cells }) => <Coverage cells={cells} />}
    </QueryView>
  )
}

function Coverage({ cells }: { cells: readonly CoverageCell[] }) {
  const { t } = useTranslation('curriculumDocuments')
  const toGradeText = useGradeText()
  const places: Column<Pick<Gap, 'grade' | 'subject'>>[] = [
    {
      id: 'subject',
      header: t('coverage.subject'),
      value: ({ subject }) => subject ?? t('anySubject'),
      isRowHeader: true,
    },
    {
      id: 'grade',
      header: t('coverage.grade'),
      value: ({ grade }) => grade,
      cell: ({ grade }) => (grade === null ? t('anyGrade') : toGradeText(grade)),
    },
  ]
  const columns: Column<CoverageCell>[] = [
    ...places,
    { id: 'lessons', header: t('coverage.lessons'), value: ({ lessons }) => lessons, align: 'end' },
    { id: 'documents', header: t('coverage.documents'), value: ({ documents }) => documents, align: 'end' },
    { id: 'passages', header: t('coverage.passages'), value: ({ passages }) => passages, align: 'end' },
    {
      id: 'standards',
      header: t('coverage.standards'),
      value: (cell) => (cell.standards.length > 0 ? countCovered(cell).covered : null),
      cell: (cell) => (cell.standards.length > 0 ? t('coverage.of', countCovered(cell)) : '–'),
      align: 'end',
    },
  ]
  const gaps = findGaps(cells)
  const gapColumns: Column<Gap>[] = [
    ...places,
    {
      id: 'standard',
      header: t('coverage.standard'),
      value: ({ standard }) => standard ?? t('coverage.wholeGrade'),
    },
    { id: 'missing', header: t('coverage.missing'), value: ({ missing }) => t(`coverage.no_${missing}`) },
  ]
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-muted">{t('coverage.intro')}</p>
        <Button variant="outline" asChild>
          <a href={adminCurriculumDocuments.coverageTable.path} download>
            <Download aria-hidden="true" />
            {t('coverage.csv')}
          </a>
        </Button>
      </div>
      <DataTable
        caption={t('coverage.table')}
        rows={cells}
        columns={columns}
        getRowId={({ grade, subject }) => `${grade} ${subject}`}
      />
      <DataTable
        caption={t('coverage.gaps', { count: gaps.length })}
        rows={gaps}
        columns={gapColumns}
        getRowId={({ grade, subject, standard }) => `${grade} ${subject} ${standard}`}
        empty={cells.length > 0 && <p className="text-muted">{t('coverage.noGaps')}</p>}
      />
    </div>
  )
}
