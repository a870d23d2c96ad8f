import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ClassPage } from '#contract/teaching/classes.ts'
import { ownClassQuery } from '../../kit/classroom/own-classes.data.ts'
import { isPossibleId, ThingPage } from '../../kit/thing-page.tsx'
import { useTabTitle } from '../../kit/use-tab-title.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { ClassHead } from './class-head.tsx'
import { CLASS_TABS } from './class-tabs.ts'
import { AnnouncementsTab } from './tabs/announcements-tab.tsx'
import { AssignmentsTab } from './tabs/assignments-tab.tsx'
import { GroupsTab } from './tabs/groups-tab.tsx'
import { ResourcesTab } from './tabs/resources-tab.tsx'
import { SettingsTab } from './tabs/settings-tab.tsx'
import { StudentsTab } from './tabs/students-tab.tsx'

/** One class: who is in it and what it is given. */
export function ClassScreen() {
  const { t } = useTranslation('classes')
  const id = Number(useParams({ from: '/teacher/classes/$id' }).id)
  const isPossible = isPossibleId(id)
  const found = useQuery({ ...ownClassQuery(id), enabled: isPossible })
  return (
    <ThingPage
      back={{ to: '/teacher/classes', text: t('page.back') }}
      isPossible={isPossible}
      read={found}
      words={{
        goneTitle: t('page.goneTitle'),
        goneText: t('page.goneText'),
        failed: t('page.failed'),
      }}
      waiting={<SkeletonBlocks blocks={['h-62 lg:h-44', 'h-12', 'h-80']} />}
    >
      {(room) => <OpenClass room={room} />}
    </ThingPage>
  )
}

function OpenClass({ room }: { room: ClassPage }) {
  const { t } = useTranslation('classes')
  const navigate = useNavigate()
  const tab = useSearch({ from: '/teacher/classes/$id' }).tab ?? 'students'
  useTabTitle(room.name)
  const show = (wanted: string) =>
    void navigate({
      to: '/teacher/classes/$id',
      params: { id: String(room.id) },
      search: wanted === 'students' ? {} : { tab: CLASS_TABS.find((known) => known === wanted) },
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <ClassHead room={room} />
      <Tabs value={tab} onValueChange={show}>
        <TabList label={t('page.tabs')}>
          {CLASS_TABS.map((name) => (
            <Tab key={name} value={name}>
              {t(`page.${name}Tab`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="students">
          <StudentsTab room={room} />
        </TabPanel>
        <TabPanel value="groups">
          <GroupsTab room={room} />
        </TabPanel>
        <TabPanel value="assignments">
          <AssignmentsTab room={room} />
        </TabPanel>
        <TabPanel value="announcements">
          <AnnouncementsTab room={room} />
        </TabPanel>
        <TabPanel value="resources">
          <ResourcesTab room={room} />
        </TabPanel>
        <TabPanel value="settings">
          <SettingsTab room={room} />
        </TabPanel>
      </Tabs>
    </>
  )
}
