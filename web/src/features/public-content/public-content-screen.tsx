import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useReplaceAddress } from '../../kit/navigation/use-replace-address.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { FiguresForm } from './figures/figures-form.tsx'
import { figuresQuery } from './public-content.data.ts'
import { TestimonialsTab } from './testimonials/testimonials-tab.tsx'
import { AskedVideos } from './videos/asked-videos.tsx'
import { DeletedVideos } from './videos/deleted-videos.tsx'

const TABS = ['testimonials', 'figures', 'sharing', 'videos'] as const

/** What everybody sees, and what can be brought back to be seen. */
export function PublicContentScreen() {
  const { t } = useTranslation('publicContent')
  const replaceAddress = useReplaceAddress()
  const query = useSearch({ from: '/admin/public-content' })
  const tab = TABS.find((one) => one === query.tab) ?? 'testimonials'
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')} />
      <Tabs
        value={tab}
        onValueChange={(next) =>
          replaceAddress({
            to: '/admin/public-content',
            search: next === 'testimonials' ? {} : { tab: next },
          })
        }
      >
        <TabList label={t('tabs.label')}>
          {TABS.map((one) => (
            <Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="testimonials">
          <TestimonialsTab />
        </TabPanel>
        {/* What was changed and not saved survives a look at another tab. */}
        <TabPanel value="figures" isKept>
          <FiguresTab />
        </TabPanel>
        <TabPanel value="sharing">
          <AskedVideos />
        </TabPanel>
        <TabPanel value="videos">
          <DeletedVideos />
        </TabPanel>
      </Tabs>
    </div>
  )
}

/** The row of figures on the landing page, all of it saved at once. */
function FiguresTab() {
  const { t } = useTranslation('publicContent')
  const found = useQuery(figuresQuery)
  return (
    <section aria-label={t('tabs.figures')} className="flex flex-col gap-4">
      <p className="text-muted">{t('figures.intro')}</p>
      {found.data && <FiguresForm stored={found.data} />}
      {found.isPending && <SkeletonBlocks blocks={['h-24']} times={2} className="flex flex-col gap-3" />}
      {found.isError && !found.data && <ErrorState title={t('figures.failed')} query={found} />}
    </section>
  )
}
