import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LONGEST_STUDENT_SEARCH, STUDENT_ORDERS, type StudentSummary } from '#contract/teaching/students.ts'
import { NeedBadge } from '../../kit/classroom/need-badge.tsx'
import { StudentLink } from '../../kit/classroom/student-link.tsx'
import { LinkButton } from '../../kit/navigation/link-button.tsx'
import { useReplaceAddress } from '../../kit/navigation/use-replace-address.ts'
import { EndlessList } from '../../kit/study/endless-list.tsx'
import { useAddressSearch } from '../../kit/study/use-address-search.ts'
import { Avatar } from '../../ui/display/avatar.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { NamedSelectItems, Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyList } from '../../ui/states/empty-list.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import {
  type ListAddress,
  readListAddress,
  type StudentOrder,
  writeListAddress,
} from './read-list-address.ts'
import { LevelCounts, StudentFigures, useClassLine } from './student-facts.tsx'
import { studentsQuery } from './students.data.ts'

const ALL = 'all'

type StudentFiltersProps = {
  classes: readonly { id: number; name: string; pupils: number }[]
  address: ListAddress
  typed: string
  onType: (text: string) => void
  onChange: (address: ListAddress) => void
}

function StudentFilters({ classes, address, typed, onType, onChange }: StudentFiltersProps) {
  const { t } = useTranslation('students')
  return (
    <search className="flex flex-wrap gap-3">
      <SearchInput
        value={typed}
        onValueChange={onType}
        maxLength={LONGEST_STUDENT_SEARCH}
        label={t('search')}
        className="min-w-48 flex-1 basis-full lg:basis-64"
      />
      <Select
        value={address.classId === null ? ALL : String(address.classId)}
        onValueChange={(value) => onChange({ ...address, classId: value === ALL ? null : Number(value) })}
        aria-label={t('class')}
        className="w-full min-w-0 sm:flex-1 lg:w-60 lg:flex-none"
      >
        <SelectItem value={ALL}>{t('allClasses')}</SelectItem>
        <NamedSelectItems
          things={classes}
          nameOf={({ name, pupils }) => t('classOption', { name, count: pupils })}
        />
      </Select>
      <Select
        value={address.order}
        onValueChange={(order) => onChange({ ...address, order: order as StudentOrder })}
        aria-label={t('order')}
        className="w-full min-w-0 sm:flex-1 lg:w-60 lg:flex-none"
      >
        <SelectItems values={STUDENT_ORDERS} nameOf={(order) => t(`orders.${order}`)} />
      </Select>
    </search>
  )
}

export function StudentList() {
  const { t } = useTranslation('students')
  const replaceAddress = useReplaceAddress()
  const address = readListAddress(useSearch({ from: '/teacher/students' }))
  const { typed, setTyped, search } = useAddressSearch(address.search, (next) =>
    show({ ...address, search: next }),
  )
  const wanted = { ...address, search }
  const found = useInfiniteQuery(studentsQuery(wanted))
  const show = (next: ListAddress) =>
    replaceAddress({ to: '/teacher/students', search: writeListAddress(next) })
  function showEverybody() {
    setTyped('')
    show({ classId: null, search: '', order: address.order })
  }
  const [first] = found.data?.pages ?? []
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6">
      <PageHeader title={t('title')} intro={t('intro')} />
      <StudentFilters
        classes={first?.classes ?? []}
        address={address}
        typed={typed}
        onType={setTyped}
        onChange={show}
      />
      {found.isError && !found.data && <ErrorState title={t('failed')} query={found} />}
      {found.isPending && <SkeletonBlocks blocks={['h-32']} times={4} className="flex flex-col gap-3" />}
      {first && (
        <>
          <p role="status" className="text-muted">
            {first.total > 0 &&
              `${t('count', { count: first.total })}, ${t('needing', { count: first.needingHelp })}`}
          </p>
          {first.total === 0 ? (
            <EmptyList
              drawing={<Sprout stage={0} />}
              title={t('empty.title')}
              description={t('empty.text')}
              action={<LinkButton to="/teacher/classes">{t('empty.action')}</LinkButton>}
              filtered={
                (wanted.search !== '' || wanted.classId !== null) && {
                  title: t('empty.foundTitle'),
                  description: t('empty.foundText'),
                  clear: t('empty.clear'),
                  onClear: showEverybody,
                }
              }
            />
          ) : (
            <EndlessList
              items={found.data?.pages.flatMap((page) => page.students) ?? []}
              keyOf={({ id }) => id}
              label={t('list')}
              query={found}
              rowHeight="8rem"
              className="flex flex-col gap-3"
            >
              {(student) => <StudentCard student={student} />}
            </EndlessList>
          )}
        </>
      )}
    </div>
  )
}

/** A row of the list: who it is, why they could use a hand, and the figures at a glance. */
function StudentCard({ student }: { student: StudentSummary }) {
  const { t } = useTranslation('students')
  const { firstName, lastName, levels, needs } = student
  const classLine = useClassLine()(student)
  const [need, ...more] = needs
  return (
    <Card isInteractive padding="small" className="flex flex-col gap-3 lg:flex-row lg:gap-6">
      <div className="flex min-w-0 flex-1 items-start gap-3">
        <Avatar firstName={firstName} lastName={lastName} />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h2 className="font-medium text-lg leading-snug">
            <StudentLink student={student} looks="card" />
          </h2>
          <p className="break-words text-muted">{classLine}</p>
          {need && (
            <p className="flex flex-wrap items-center gap-2">
              <NeedBadge need={need} />
              {more.length > 0 && (
                <span className="text-muted">{t('need.more', { count: more.length })}</span>
              )}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-col gap-2 lg:w-[26rem]">
        <StudentFigures student={student} />
        <LevelCounts levels={levels} />
      </div>
    </Card>
  )
}
