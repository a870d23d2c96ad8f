import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { families } from '#contract/families/families.ts'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { useWrite } from '../../kit/queries/use-write.ts'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { familySettingsQuery, weeksQuery } from './families.data.ts'
import { WeekCard } from './week-card.tsx'

/** The weekly updates, and whether they come by mail. */
export function WeeksScreen() {
  const { t } = useTranslation('families')
  const weeks = useQuery(weeksQuery)
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <PageHeader title={t('week.title')} intro={t('week.intro')} />
      <MailSwitch />
      <QueryView
        query={weeks}
        failed={t('week.failed')}
        loading={<SkeletonBlocks blocks={['h-56', 'h-56']} />}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              drawing={<PottedSeedling />}
              title={t('week.noneTitle')}
              description={t('week.noneText')}
            />
          ) : (
            <ul className="flex flex-col gap-4">
              {list.map((week) => (
                <li key={week.id}>
                  <WeekCard week={week} level={2} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </div>
  )
}

function MailSwitch() {
  const { t } = useTranslation('families')
  const { data } = useQuery(familySettingsQuery)
  const save = useWrite(families.saveSettings, {
    refreshes: [familySettingsQuery.queryKey],
    failed: t('week.saveFailed'),
  })
  if (!data) return null
  const isOn = save.isPending ? save.variables.digestEnabled : data.digestEnabled
  return (
    <Card padding="small">
      <Field
        label={t('week.mail')}
        description={t(data.canMail ? 'week.mailText' : 'week.noMail')}
        layout="inline"
      >
        <Switch checked={isOn} onCheckedChange={(digestEnabled) => save.mutate({ digestEnabled })} />
      </Field>
    </Card>
  )
}
