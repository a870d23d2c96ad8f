import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ChevronDown, Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AUDIT_ACTIONS, type AuditAction } from '#contract/admin/audit-actions.ts'
import type { AuditEntry, AuditPerson } from '#contract/admin/audit-log.ts'
import { useMomentText } from '../../kit/days/use-moment-text.ts'
import { useReplaceAddress } from '../../kit/navigation/use-replace-address.ts'
import { EndlessList } from '../../kit/study/endless-list.tsx'
import { useFailureToast } from '../../kit/use-failure-toast.ts'
import { Button } from '../../ui/actions/button.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { Signpost } from '../../ui/drawings/signpost.tsx'
import { Combobox } from '../../ui/forms/combobox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyList } from '../../ui/states/empty-list.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import type { Column } from '../../ui/table/column.ts'
import { downloadText } from '../../ui/table/download-text.ts'
import { writeCsv } from '../../ui/table/write-csv.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import {
  type AuditAddress,
  INVOLVEMENTS,
  isWhole,
  readAuditAddress,
  WHOLE_LOG,
  writeAuditAddress,
} from './audit-address.ts'
import { auditQuery, useExport } from './audit-log.data.ts'
import { type AuditRow, foldEntries, listShown } from './fold-entries.ts'
import { PersonFilter } from './person-filter.tsx'
import { ShownPeople } from './shown-people.tsx'
import { SUBJECT_TYPES, useAuditWords } from './use-audit-words.ts'
import { VerifiedNote } from './verified-note.tsx'

type AuditFiltersProps = {
  address: AuditAddress
  person: AuditPerson | null
  onChange: (address: AuditAddress) => void
}

const ANY = 'any'

function AuditFilters({ address, person, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('auditLog')
  const { sayThing } = useAuditWords()
  const set = (part: Partial<AuditAddress>) => onChange({ ...address, ...part })
  const { thing, action, from, to } = address
  // The sentence without its names: "looked at the badges of …".
  const actions = (Object.keys(AUDIT_ACTIONS) as AuditAction[])
    .map((value) => ({ value, label: t(`action.${AUDIT_ACTIONS[value]}`, { actor: '…', subject: '…' }) }))
    .sort((one, other) => one.label.localeCompare(other.label))
  return (
    <search aria-label={t('filters.label')} className="grid grid-cols-2 items-start gap-3 lg:grid-cols-4">
      <PersonFilter
        chosen={address.person ? person : null}
        isChosen={address.person !== null}
        onChoose={(id) => set({ person: id === null ? null : { as: address.person?.as ?? 'person', id } })}
      />
      {address.person && (
        <Field label={t('roleLabel')} className="col-span-2">
          <Select
            value={address.person.as}
            onValueChange={(value) => {
              const as = INVOLVEMENTS.find((one) => one === value)
              if (as && address.person) set({ person: { as, id: address.person.id } })
            }}
          >
            <SelectItems values={INVOLVEMENTS} nameOf={(as) => t(`role.${as}`)} />
          </Select>
        </Field>
      )}
      <Field label={t('filters.action')} className="col-span-2">
        <Combobox
          options={[{ value: ANY, label: t('filters.anyAction') }, ...actions]}
          value={action ?? ANY}
          onValueChange={(value) =>
            set({ action: actions.find((one) => one.value === value)?.value ?? null })
          }
        />
      </Field>
      <Field label={t('filters.subject')} className="col-span-2">
        <Select
          value={thing?.type ?? ANY}
          onValueChange={(value) => set({ thing: value === ANY ? null : { type: value, id: null } })}
        >
          <SelectItem value={ANY}>{t('filters.anySubject')}</SelectItem>
          <SelectItems
            values={[
              ...SUBJECT_TYPES,
              ...(thing && !SUBJECT_TYPES.some((one) => one === thing.type) ? [thing.type] : []),
            ]}
            nameOf={(type) => sayThing(type)}
          />
        </Select>
      </Field>
      <TextField
        label={t('filters.from')}
        type="date"
        value={from ?? ''}
        max={to ?? undefined}
        onChange={({ target }) => set({ from: target.value || null })}
      />
      <TextField
        label={t('filters.to')}
        type="date"
        value={to ?? ''}
        min={from ?? undefined}
        onChange={({ target }) => set({ to: target.value || null })}
      />
      {!isWhole(address) && (
        <Button variant="ghost" className="justify-self-start" onClick={() => onChange(WHOLE_LOG)}>
          {t('filters.clear')}
        </Button>
      )}
      {thing?.id && (
        <p role="status" className="col-span-full text-muted">
          {t('filters.one', { what: sayThing(thing.type), id: thing.id })}
        </p>
      )}
    </search>
  )
}

export function AuditLogScreen() {
  const { t } = useTranslation('auditLog')
  const replaceAddress = useReplaceAddress()
  const address = readAuditAddress(useSearch({ from: '/admin/audit-log' }))
  const found = useInfiniteQuery(auditQuery(address))
  const show = (next: AuditAddress) =>
    replaceAddress({ to: '/admin/audit-log', search: writeAuditAddress(next) })
  const entries = found.data?.pages.flatMap((page) => page.entries) ?? []
  const [firstPage] = found.data?.pages ?? []
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')}>
        <ExportButton address={address} />
      </PageHeader>
      {firstPage?.verified && <VerifiedNote verified={firstPage.verified} />}
      <AuditFilters address={address} person={firstPage?.person ?? null} onChange={show} />
      {found.isError && !found.data && <ErrorState title={t('failed')} query={found} />}
      {found.isPending && <SkeletonBlocks blocks={['h-16']} times={6} className="flex flex-col gap-2" />}
      {found.data && entries.length === 0 && (
        <EmptyList
          drawing={isWhole(address) ? <PottedSeedling /> : <Signpost className="h-32 w-auto" />}
          title={t('empty')}
          description={t('emptyText')}
          filtered={
            !isWhole(address) && {
              title: t('noneFound'),
              description: t('noneFoundText'),
              clear: t('filters.clear'),
              onClear: () => show(WHOLE_LOG),
            }
          }
        />
      )}
      {entries.length > 0 && (
        <>
          <p role="status" className="text-muted tabular-nums">
            {t('count', { count: entries.length })}
          </p>
          <EndlessList
            items={foldEntries(entries)}
            keyOf={({ entry }) => entry.id}
            label={t('list')}
            query={found}
            rowHeight="4rem"
            className="flex flex-col rounded-card border border-border bg-surface [&>li]:border-border [&>li]:border-b [&>li:last-child]:border-b-0"
          >
            {(row) => <EntryRow row={row} onChange={(part) => show({ ...WHOLE_LOG, ...part })} />}
          </EndlessList>
        </>
      )}
    </div>
  )
}

function EntryRow({ row, onChange }: { row: AuditRow; onChange: (part: Partial<AuditAddress>) => void }) {
  const { t } = useTranslation('auditLog')
  const say = useMomentText()
  const { sayRow, sayThing } = useAuditWords()
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const { subjectType, subjectId, createdAt } = row.entry
  const { sentence, details } = sayRow(row)
  const shown = listShown(row.entry)
  const isThing = subjectType !== null && subjectType !== 'user' && subjectId !== null
  return (
    <div className="flex flex-col gap-1 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1 basis-72 wrap-anywhere">{sentence}</p>
        <p className="text-muted tabular-nums">{say(createdAt)}</p>
        {(details.length > 0 || shown) && (
          <Button
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('hideDetails') : t('details')}
            <ChevronDown aria-hidden="true" className={isOpen ? 'rotate-180' : ''} />
          </Button>
        )}
      </div>
      {isThing && (
        <p>
          <button
            type="button"
            className="min-h-11 text-left text-muted underline underline-offset-4 hover:decoration-2"
            onClick={() => onChange({ thing: { type: subjectType, id: subjectId } })}
          >
            {t('about', { what: sayThing(subjectType), id: subjectId })}
          </button>
        </p>
      )}
      <div id={detailsId} hidden={!isOpen} className="rounded-control bg-sunken p-3">
        {isOpen && shown && <ShownPeople entryId={row.entry.id} count={shown.length} />}
        {isOpen && details.length > 0 && (
          <dl>
            {details.map(([name, value]) => (
              <div key={name} className="flex flex-wrap gap-x-3">
                <dt className="font-medium">{name}</dt>
                <dd className="min-w-0 whitespace-pre-wrap wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  )
}

/** The same sentences as on the screen, in a file for a spreadsheet. */
function ExportButton({ address }: { address: AuditAddress }) {
  const { t } = useTranslation('auditLog')
  const toastFailure = useFailureToast()
  const take = useExport()
  const { sayWhat, sayThing, sayDetails } = useAuditWords()
  const columns: Column<AuditEntry>[] = [
    { id: 'when', header: t('column.when'), value: ({ createdAt }) => createdAt },
    { id: 'sentence', header: t('column.sentence'), value: sayWhat },
    { id: 'actor', header: t('column.actor'), value: ({ actor }) => actor?.name ?? '' },
    { id: 'username', header: t('column.actorUsername'), value: ({ actor }) => actor?.username ?? '' },
    {
      id: 'subject',
      header: t('column.subject'),
      value: ({ subject, subjectType, subjectId }) =>
        subject?.name ??
        (subjectType ? t('about', { what: sayThing(subjectType), id: subjectId ?? '' }) : ''),
    },
    {
      id: 'details',
      header: t('column.details'),
      value: (entry) =>
        sayDetails(entry)
          .map(([name, value]) => `${name}: ${value}`)
          .join('; '),
    },
    { id: 'action', header: t('column.action'), value: ({ action }) => action },
  ]

  function download() {
    take.mutateAsync(address).then(
      ({ entries, isCut }) => {
        const [day] = (entries[0]?.createdAt ?? '').split('T')
        downloadText(writeCsv(entries, columns), `audit-log-${day || 'empty'}.csv`)
        toast({
          title: t('exported'),
          ...(isCut && { description: t('exportCut', { count: entries.length }) }),
        })
      },
      (error) => toastFailure(t('exportFailed'), error),
    )
  }
  return (
    <Button icon={Download} variant="outline" onClick={download} isPending={take.isPending}>
      {t('export')}
    </Button>
  )
}
