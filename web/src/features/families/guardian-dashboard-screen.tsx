import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { families } from '#contract/families/families.ts'
import type { Child, FollowedChild } from '#contract/families/fields.ts'
import { ChildRecordParts } from '../../kit/families/child-record.tsx'
import { CHILDREN_KEY, childrenQuery } from '../../kit/families/families.data.ts'
import { Markdown } from '../../kit/markdown/markdown.tsx'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { useWrite } from '../../kit/queries/use-write.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { TitledSection } from '../../ui/layout/titled-section.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { AddChildDialog } from './add-child-dialog.tsx'
import { childQuery } from './families.data.ts'
import { ChildRights } from './rights/child-rights.tsx'
import { LatestWeek } from './week-card.tsx'

/** A guardian's home: how each child is learning. */
export function GuardianDashboardScreen() {
  const { t } = useTranslation('families')
  const children = useQuery(childrenQuery)
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')}>
        <Button icon={UserPlus} variant="outline" onClick={() => setAdding(true)}>
          {t('add.open')}
        </Button>
      </PageHeader>
      <QueryView query={children} failed={t('failed')} loading={<SkeletonBlocks blocks={['h-12', 'h-96']} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              drawing={<PottedSeedling />}
              title={t('noneTitle')}
              description={t('noneText')}
              action={<Button onClick={() => setAdding(true)}>{t('add.open')}</Button>}
            />
          ) : (
            <>
              <LatestWeek />
              <ChildTabs list={list} />
            </>
          )
        }
      </QueryView>
      {isAdding && <AddChildDialog onClose={() => setAdding(false)} />}
    </div>
  )
}

function ChildTabs({ list }: { list: readonly FollowedChild[] }) {
  const { t } = useTranslation('families')
  const [wanted, setWanted] = useState<number | null>(null)
  const shown = list.find(({ id }) => id === wanted) ?? list[0]
  if (!shown) return null
  if (list.length === 1) return <ChildPanel child={shown} />
  return (
    <Tabs value={String(shown.id)} onValueChange={(id) => setWanted(Number(id))}>
      <TabList label={t('children')}>
        {list.map(({ id, firstName }) => (
          <Tab key={id} value={String(id)}>
            {firstName}
          </Tab>
        ))}
      </TabList>
      {list.map((child) => (
        <TabPanel key={child.id} value={String(child.id)}>
          <ChildPanel child={child} />
        </TabPanel>
      ))}
    </Tabs>
  )
}

/** Below the record stands what a guardian decides and asks for, which is there also when the record is not. */
function ChildPanel({ child }: { child: FollowedChild }) {
  const { t } = useTranslation('families')
  return (
    <div className="flex flex-col gap-6">
      {child.isShared ? (
        <ChildLearning child={child} />
      ) : (
        <Card>
          <h2 className="wrap-anywhere font-semibold text-2xl">{`${child.firstName} ${child.lastName}`}</h2>
          <p>{t('notShared', { name: child.firstName })}</p>
        </Card>
      )}
      <ChildRights child={child} />
      <LeaveButton child={child} />
    </div>
  )
}

function ChildLearning({ child }: { child: Child }) {
  const { t, i18n } = useTranslation('families')
  const found = useQuery(childQuery(child.id))
  const name = `${child.firstName} ${child.lastName}`
  return (
    <QueryView
      query={found}
      failed={t('childFailed', { name: child.firstName })}
      loading={<SkeletonBlocks blocks={['h-24', 'h-56', 'h-56']} />}
    >
      {(record) => (
        <div data-tour="child" className="flex flex-col gap-6">
          <div>
            <h2 className="wrap-anywhere font-semibold text-2xl">{name}</h2>
            <p className="text-muted">{t('grade', { grade: child.grade })}</p>
          </div>
          <ChildRecordParts record={record} level={3} />
          {record.announcements.length > 0 && (
            <TitledSection title={t('announcements')} level={3} titleClass="font-semibold text-xl">
              <ul className="flex flex-col gap-3">
                {record.announcements.map(({ id, title, content, className, teacherName, createdAt }) => (
                  <li key={id}>
                    <Card padding="small">
                      <h4 dir="auto" className="wrap-anywhere font-medium text-lg">
                        {title}
                      </h4>
                      <p className="text-muted">
                        {[
                          className,
                          teacherName,
                          new Date(createdAt).toLocaleDateString(i18n.language, { dateStyle: 'medium' }),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </p>
                      <Markdown text={content} />
                    </Card>
                  </li>
                ))}
              </ul>
            </TitledSection>
          )}
        </div>
      )}
    </QueryView>
  )
}

function LeaveButton({ child: { id, firstName: name } }: { child: Child }) {
  const { t } = useTranslation('families')
  const [isAsking, setAsking] = useState(false)
  const leave = useWrite(families.leave, {
    refreshes: [CHILDREN_KEY],
    done: t('leave.done', { name }),
    failed: t('leave.failed'),
  })
  return (
    <>
      <Button
        variant="outline"
        className="self-start"
        isPending={leave.isPending}
        onClick={() => setAsking(true)}
      >
        {t('leave.open', { name })}
      </Button>
      {isAsking && (
        <AlertDialog
          title={t('leave.title', { name })}
          description={t('leave.text', { name })}
          confirmLabel={t('leave.confirm')}
          isDestructive
          onConfirm={() => leave.mutate({ id })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
