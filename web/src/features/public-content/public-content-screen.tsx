import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { DeletedVideos } from './deleted-videos.tsx'
import { FiguresTab } from './figures/figures-tab.tsx'
import { TestimonialsTab } from './testimonials/testimonials-tab.tsx'

const TABS = ['testimonials', 'figures', 'videos'] as const

/** What everybody sees, and what can be brought back to be seen. */
export function PublicContentScreen() {
  const { t } = useTranslation('publicContent')
  const navigate = useNavigate()
  const query = useSearch({ from: '/admin/public-content' })
  const tab = TABS.find((one) => one === query.tab) ?? 'testimonials'
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6">
      <div>
        <h1 className="font-semibold text-3xl">{t('title')}</h1>
        <p className="max-w-reading text-muted">{t('intro')}</p>
      </div>
      <Tabs
        value={tab}
        onValueChange={(next) =>
          void navigate({
            to: '/admin/public-content',
            search: next === 'testimonials' ? {} : { tab: next },
            replace: true,
            resetScroll: false,
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
        <TabPanel value="videos">
          <DeletedVideos />
        </TabPanel>
      </Tabs>
    </div>
  )
}
