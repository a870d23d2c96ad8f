import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { CoverageTab } from './coverage-tab.tsx'
import { DocumentsTab } from './documents-tab.tsx'
import { DocumentPage } from './edit/document-page.tsx'
import { NewDocument } from './edit/new-document.tsx'
import { type DocumentsAddress, PATH, readAddress, writeAddress } from './read-address.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'

/** The documents of the curriculum that the tutor quotes, and what they cover; or the one that the address names. */
export function CurriculumAdminScreen() {
  const { t } = useTranslation('curriculumDocuments')
  const navigate = useNavigate()
  const address = readAddress(useSearch({ from: PATH }))
  const show = (next: DocumentsAddress) =>
    void navigate({
      to: PATH,
      search: writeAddress(next),
      replace: true,
      resetScroll: false,
    })
  if (address.document === 'new') return <NewDocument />
  if (address.document !== null)
    return <DocumentPage key={address.document} id={address.document} view={address.view} />
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')}>
        <Button asChild>
          <AppLink to={PATH} search={{ document: 'new' }}>
            <Plus aria-hidden="true" />
            {t('add')}
          </AppLink>
        </Button>
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
