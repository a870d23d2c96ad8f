import { useNavigate, useSearch } from '@tanstack/react-router'
import { Images, Lightbulb, Rocket, Shapes } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { usePagePath } from '../../../kit/navigation/use-page-path.ts'
import { useUser } from '../../../kit/session.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { ExampleList } from '../examples/example-list.tsx'
import { SharedProjects } from '../gallery/shared-projects.tsx'
import { loadStudioWhenIdle } from '../load-studio.ts'
import { MissionList } from '../missions/mission-list.tsx'
import { OwnProjects } from '../projects/own-projects.tsx'
import { readHomeTab } from './read-home.ts'

/** The start page of Kids Code: own projects, missions, examples and what others have shared. */
export function KidsCodeHome() {
  const user = useUser()
  // Nobody is here only for the moment in which somebody signs out.
  return user && <Home user={user} />
}

function Home({ user }: { user: User }) {
  const { t } = useTranslation('kidsCodeProjects')
  const navigate = useNavigate()
  const path = usePagePath('kidsCode')
  const tab = useSearch({ from: path }).tab ?? 'projects'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(loadStudioWhenIdle, [])
  const show = (next: string) =>
    void navigate({
      to: path,
      search: next === 'projects' ? {} : { tab: readHomeTab({ tab: next }) },
      replace: true,
      resetScroll: false,
    })
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 ref={heading} tabIndex={-1} className="font-semibold text-3xl">
          {t('title')}
        </h1>
        <p className="text-muted">{t('intro')}</p>
      </div>
      <Tabs value={tab} onValueChange={show}>
        <TabList label={t('tabs.label')}>
          <Tab value="projects">
            <Shapes aria-hidden="true" className="max-lg:hidden" />
            {t('tabs.projects')}
          </Tab>
          <Tab value="missions">
            <Rocket aria-hidden="true" className="max-lg:hidden" />
            {t('tabs.missions')}
          </Tab>
          <Tab value="examples">
            <Lightbulb aria-hidden="true" className="max-lg:hidden" />
            {t('tabs.examples')}
          </Tab>
          <Tab value="gallery">
            <Images aria-hidden="true" className="max-lg:hidden" />
            {t('tabs.gallery')}
          </Tab>
        </TabList>
        <TabPanel value="projects">
          <OwnProjects
            user={user}
            moveFocus={() => heading.current?.focus()}
            onMissions={() => show('missions')}
          />
        </TabPanel>
        <TabPanel value="missions">
          <MissionList user={user} />
        </TabPanel>
        <TabPanel value="examples">
          <ExampleList user={user} />
        </TabPanel>
        <TabPanel value="gallery">
          <SharedProjects user={user} />
        </TabPanel>
      </Tabs>
    </div>
  )
}
