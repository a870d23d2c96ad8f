import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Archive, ArchiveRestore, CopyPlus, QrCode, Table, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ClassPage, classes, type Weekday } from '#contract/teaching/classes.ts'
import { createWriter } from '../../api/create-writer.ts'
import { AnnouncementsDesk } from '../../kit/announcements/announcements-desk.tsx'
import { AppLink } from '../../kit/app-link.tsx'
import { ownClassQuery } from '../../kit/classroom/own-classes.data.ts'
import { StatusBadge } from '../../kit/classroom/work/status-badge.tsx'
import { useDueText } from '../../kit/classroom/work/use-due-text.ts'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { useReplaceAddress } from '../../kit/navigation/use-replace-address.ts'
import { ResourcesDesk } from '../../kit/resources/resources-desk.tsx'
import { isPossibleId, ThingPage } from '../../kit/thing-page.tsx'
import { useTabTitle } from '../../kit/use-tab-title.ts'
import { formatTimeSpan } from '../../kit/week-times/format-time.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { CodeDialog, CopyCodeButton } from './code/code-dialog.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { ClassForm } from './form/class-form.tsx'
import { type ClassValues, toFields, toValues } from './form/class-values.ts'
import { FamiliesTab } from './tabs/families-tab.tsx'
import { GroupsTab } from './tabs/groups-tab.tsx'
import { StudentsTab } from './tabs/students-tab.tsx'
import { useClassDeeds } from './use-class-deeds.ts'
import { useFacts } from './use-facts.ts'

const CLASS_TABS = [
  'students',
  'groups',
  'assignments',
  'announcements',
  'families',
  'resources',
  'settings',
] as const

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
          <AnnouncementsDesk classId={room.id} />
        </TabPanel>
        <TabPanel value="families">
          <FamiliesTab classId={room.id} />
        </TabPanel>
        <TabPanel value="resources">
          <ResourcesDesk classId={room.id} isOfClass />
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
        <LinkButton
          icon={Table}
          to="/teacher/classes/$id/gradebook"
          params={{ id: String(room.id) }}
          variant="outline"
        >
          {t('gradebook')}
        </LinkButton>
        {room.isActive && (
          <>
            {room.isJoinOpen ? (
              <CopyCodeButton name={room.name} classCode={room.classCode} />
            ) : (
              <Badge tone="outline">{t('closedBadge')}</Badge>
            )}
            <Button icon={QrCode} variant="outline" onClick={() => setShown(true)}>
              {t('showCode')}
            </Button>
          </>
        )}
      </div>
      {isShown && <CodeDialog room={room} onClose={() => setShown(false)} />}
    </div>
  )
}

function SettingsTab({ room }: { room: ClassPage }) {
  const { t } = useTranslation('classes')
  const navigate = useNavigate()
  const deeds = useClassDeeds()
  const [update] = useState(() => createWriter(classes.update))
  const [isDuplicating, setDuplicating] = useState(false)
  async function save(values: ClassValues) {
    await update({ id: room.id, ...toFields(values) })
    await deeds.refresh()
    toast({ title: t('form.saved') })
  }
  const remove = () => deeds.remove(room, () => navigate({ to: '/teacher/classes' }))
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <ClassForm
        stored={toValues(room)}
        submitLabel={t('form.save')}
        pendingLabel={t('form.saving')}
        onSave={save}
      />
      <Card className="flex flex-col gap-4">
        <h2 className="font-semibold text-xl">{t('settings.more')}</h2>
        <Deed text={t('settings.duplicateText')}>
          <Button icon={CopyPlus} variant="outline" onClick={() => setDuplicating(true)}>
            {t('duplicateAction')}
          </Button>
        </Deed>
        <Deed text={room.isActive ? t('settings.archiveText') : t('settings.unarchiveText')}>
          <Button variant="outline" onClick={() => void deeds.setActive(room, !room.isActive)}>
            {room.isActive ? <Archive aria-hidden="true" /> : <ArchiveRestore aria-hidden="true" />}
            {room.isActive ? t('archive') : t('unarchive')}
          </Button>
        </Deed>
        <Deed text={t('settings.deleteText')}>
          <Button icon={Trash2} variant="outline" onClick={() => void remove()}>
            {t('delete')}
          </Button>
        </Deed>
      </Card>
      {isDuplicating && <DuplicateDialog room={room} onClose={() => setDuplicating(false)} />}
    </div>
  )
}

function Deed({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 flex-1 basis-64 text-muted">{text}</p>
      {children}
    </div>
  )
}

/** The newest assignments of a class as lines, with the way to all of them. */
function AssignmentsTab({ room }: { room: ClassPage }) {
  const { t } = useTranslation('classes')
  const dueText = useDueText()
  const button = (
    <LinkButton to="/teacher/assignments/create" search={{ class: room.id }}>
      {t('newest.assignmentsAction')}
    </LinkButton>
  )
  if (room.assignments.length === 0)
    return (
      <EmptyState
        drawing={<Sprout stage={0} />}
        title={t('newest.assignmentsEmpty')}
        description={t('newest.assignmentsText')}
        action={button}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        {button}
        <LinkButton to="/teacher/assignments" search={{ class: room.id }} variant="outline">
          {t('newest.all')}
        </LinkButton>
      </div>
      <ul className="divide-y divide-border rounded-card border border-border bg-surface">
        {room.assignments.map(({ id, title, dueDate, status }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
            <AppLink
              to="/teacher/assignments/$id"
              params={{ id: String(id) }}
              className="wrap-anywhere font-medium underline"
            >
              {title}
            </AppLink>
            <span className="flex flex-wrap items-center gap-3 text-muted">
              {dueText(dueDate)}
              <StatusBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
