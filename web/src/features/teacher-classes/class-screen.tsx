import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ClassPage, Weekday } from '#contract/teaching/classes.ts'
import { ownClassQuery } from '../../kit/classroom/own-classes.data.ts'
import { isPossibleId, ThingPage } from '../../kit/thing-page.tsx'
import { useTabTitle } from '../../kit/use-tab-title.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { AssignmentsTab } from './tabs/assignments-tab.tsx'
import { GroupsTab } from './tabs/groups-tab.tsx'
import { SettingsTab } from './tabs/settings-tab.tsx'
import { StudentsTab } from './tabs/students-tab.tsx'
import { AnnouncementsDesk } from '../../kit/announcements/announcements-desk.tsx'
import { ResourcesDesk } from '../../kit/resources/resources-desk.tsx'
import { QrCode, Table } from 'lucide-react'
import { useState } from 'react'
import { AppLink } from '../../kit/app-link.tsx'
import { formatTimeSpan } from '../../kit/week-times/format-time.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { CodeDialog } from './code/code-dialog.tsx'
import { CopyCodeButton } from './code/copy-code-button.tsx'
import { useFacts } from './use-facts.ts'
import { useReplaceAddress } from '../../kit/navigation/use-replace-address.ts'

const CLASS_TABS = ['students', 'groups', 'assignments', 'announcements', 'resources', 'settings'] as const

const ResourcesTab = ({ room }: { room: ClassPage }) => <ResourcesDesk classId={room.id} isOfClass />

const AnnouncementsTab = ({ room }: { room: ClassPage }) => <AnnouncementsDesk classId={room.id} />

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
      words={{ goneTitle: t('page.goneTitle'), goneText: t('page.goneText'), failed: t('page.failed') }}
      waiting={<SkeletonBlocks blocks={['h-62 lg:h-44', 'h-12', 'h-80']} />}
    >
      {(room) => <OpenClass room={room} />}
    </ThingPage>
  )
}

function OpenClass({ room }: { room: ClassPage }) {
  const { t } = useTranslation('classes')
  const replaceAddress = useReplaceAddress()
  const tab = useSearch({ from: '/teacher/classes/$id' }).tab ?? 'students'
  useTabTitle(room.name)
  const show = (wanted: string) =>
    replaceAddress({
      to: '/teacher/classes/$id',
      params: { id: String(room.id) },
      search: wanted === 'students' ? {} : { tab: CLASS_TABS.find((known) => known === wanted) },
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

function ClassHead({ room }: { room: ClassPage }) {
  const { t, i18n } = useTranslation('classes')
  const [isShown, setShown] = useState(false)
  const facts = [useFacts()(room), t('students', { count: room.pupils })].filter(Boolean).join('\u00a0· ')
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 className="wrap-anywhere font-semibold text-3xl">{room.name}</h1>
        <p className="wrap-anywhere text-muted">{facts}</p>
        {room.schedule.length > 0 && (
          <ul className="flex flex-wrap gap-x-4 text-muted">
            {room.schedule.map(({ day, from, to, place }) => (
              <li key={`${day} ${from} ${to} ${place}`} className="wrap-anywhere">
                {`${t(`weekday.${day as Weekday}`)} ${formatTimeSpan({ from, to }, i18n.language)}`}
                {place && `, ${place}`}
              </li>
            ))}
          </ul>
        )}
        {room.description && <p className="wrap-anywhere mt-1 whitespace-pre-line">{room.description}</p>}
        {!room.isActive && (
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <Badge>{t('archivedBadge')}</Badge>
            {t('page.archivedNote')}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button asChild variant="outline">
          <AppLink to="/teacher/classes/$id/gradebook" params={{ id: String(room.id) }}>
            <Table aria-hidden="true" />
            {t('gradebook')}
          </AppLink>
        </Button>
        {room.isActive && (
          <>
            {room.isJoinOpen ? (
              <CopyCodeButton name={room.name} classCode={room.classCode} />
            ) : (
              <Badge tone="outline">{t('closedBadge')}</Badge>
            )}
            <Button variant="outline" onClick={() => setShown(true)}>
              <QrCode aria-hidden="true" />
              {t('showCode')}
            </Button>
          </>
        )}
      </div>
      {isShown && <CodeDialog room={room} onClose={() => setShown(false)} />}
    </div>
  )
}
