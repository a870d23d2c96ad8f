import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_TERM_NAME, MOST_TERMS, type School, school } from '#contract/admin/school.ts'
import type { SchoolSpan } from '#engines/school/index.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { useWrite } from '../../kit/queries/use-write.ts'
import { currentUserQuery } from '../../kit/session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Combobox } from '../../ui/forms/combobox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Card, CardDescription, CardTitle } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { findFault, type SchoolValues, type TermValues, toSent, toValues } from './school-values.ts'

const schoolQuery = endpointQuery(['school'], school.read, {})

/** The zone in which the school counts its days, its year and its terms. */
export function SchoolScreen() {
  const { t } = useTranslation('school')
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')} />
      <QueryView
        query={useQuery(schoolQuery)}
        failed={t('failed')}
        loading={<SkeletonBlocks blocks={['h-32', 'h-32', 'h-48']} className="flex flex-col gap-6" />}
      >
        {(found) => <SchoolForm found={found} />}
      </QueryView>
    </div>
  )
}

function SchoolForm({ found }: { found: School }) {
  const { t } = useTranslation('school')
  const queryClient = useQueryClient()
  const [values, setValues] = useState(() => toValues(found))
  const [hasTried, setTried] = useState(false)
  const change = (more: Partial<SchoolValues>) => setValues((before) => ({ ...before, ...more }))
  const save = useWrite(school.save, {
    done: t('saved'),
    failed: t('notSaved'),
    refreshes: [['adminDashboard'], currentUserQuery.queryKey],
    onSuccess: (saved) => {
      queryClient.setQueryData(schoolQuery.queryKey, saved)
      setValues(toValues(saved))
      setTried(false)
    },
  })
  const fault = findFault(values)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (!fault) save.mutate(toSent(values))
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      {!found.isConfirmed && <p className="rounded-control bg-info-soft p-3 text-info-ink">{t('guessed')}</p>}
      <ZoneCard timeZone={values.timeZone} onChange={(timeZone) => change({ timeZone })} />
      <Card className="flex flex-col gap-4">
        <CardTitle>{t('year')}</CardTitle>
        <SpanFields span={values.year} onChange={(year) => change({ year: { ...values.year, ...year } })} />
      </Card>
      <TermsCard terms={values.terms} onChange={(terms) => change({ terms })} />
      {hasTried && fault && <FormAlert>{t(`faults.${fault}`)}</FormAlert>}
      <div>
        <Button type="submit" isPending={save.isPending}>
          {t(found.isConfirmed ? 'save' : 'confirm')}
        </Button>
      </div>
    </form>
  )
}

const nameZone = (zone: string) => zone.replaceAll('_', ' ')

function ZoneCard({ timeZone, onChange }: { timeZone: string; onChange: (zone: string) => void }) {
  const { t } = useTranslation('school')
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = [...new Set(['UTC', timeZone, device, ...Intl.supportedValuesOf('timeZone')])]
  return (
    <Card className="flex flex-col gap-4">
      <Field label={t('zone')} description={t('zoneText')} isRequired>
        <Combobox
          options={zones.map((zone) => ({ value: zone, label: nameZone(zone) }))}
          value={timeZone}
          onValueChange={(zone) => zone !== null && onChange(zone)}
        />
      </Field>
      {device !== timeZone && (
        <div>
          <Button variant="outline" onClick={() => onChange(device)}>
            {t('useDevice', { zone: nameZone(device) })}
          </Button>
        </div>
      )}
    </Card>
  )
}

type SpanFieldsProps = { span: SchoolSpan; onChange: (change: Partial<SchoolSpan>) => void }

function SpanFields({ span, onChange }: SpanFieldsProps) {
  const { t } = useTranslation('school')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(['firstDay', 'lastDay'] as const).map((name) => (
        <TextField
          key={name}
          label={t(name)}
          isRequired
          type="date"
          value={span[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
    </div>
  )
}

function TermsCard({ terms, onChange }: { terms: TermValues[]; onChange: (terms: TermValues[]) => void }) {
  const { t } = useTranslation('school')
  const set = (key: string, change: Partial<TermValues>) =>
    onChange(terms.map((term) => (term.key === key ? { ...term, ...change } : term)))
  const add = () => onChange([...terms, { key: crypto.randomUUID(), name: '', firstDay: '', lastDay: '' }])
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <CardTitle>{t('terms')}</CardTitle>
        <CardDescription>{t('termsText')}</CardDescription>
      </div>
      <ul className="flex flex-col gap-4 empty:hidden">
        {terms.map((term, place) => (
          <li key={term.key} className="grid items-end gap-4 sm:grid-cols-[1fr_2fr_auto]">
            <TextField
              label={t('name')}
              isRequired
              value={term.name}
              maxLength={LONGEST_TERM_NAME}
              onChange={({ target }) => set(term.key, { name: target.value })}
            />
            <SpanFields span={term} onChange={(span) => set(term.key, span)} />
            <IconButton
              icon={Trash2}
              label={t('remove', { name: term.name || String(place + 1) })}
              onClick={() => onChange(terms.filter(({ key }) => key !== term.key))}
            />
          </li>
        ))}
      </ul>
      {terms.length < MOST_TERMS && (
        <div>
          <Button icon={Plus} variant="outline" onClick={add}>
            {t('add')}
          </Button>
        </div>
      )}
    </Card>
  )
}
