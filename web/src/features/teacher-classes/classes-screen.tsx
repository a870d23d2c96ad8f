import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../kit/app-link.tsx'
import { ownClassesQuery } from '../../kit/classroom/own-classes.data.ts'
import { EndlessList } from '../../kit/study/endless-list.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Sprout } from '../../ui/drawings/sprout.tsx'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Select, SelectItem } from '../../ui/forms/select.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../ui/states/skeleton.tsx'
import { chooseClasses } from './choose-classes.ts'
import { ClassCard } from './class-card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3'

export function ClassesScreen() {
  const { t } = useTranslation('classes')
  const found = useQuery(ownClassesQuery)
  const [search, setSearch] = useState('')
  const [isActive, setActive] = useState(true)
  const heading = useRef<HTMLHeadingElement>(null)
  const all = found.data ?? []
  const shown = chooseClasses(all, { search, isActive })
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6">
      <PageHeader title={t('title')} headingRef={heading} intro={t('intro')}>
        <Button asChild>
          <AppLink to="/teacher/classes/create">
            <Plus aria-hidden="true" />
            {t('create')}
          </AppLink>
        </Button>
      </PageHeader>
      {(!found.data || all.length > 0) && (
        <search className="flex flex-wrap gap-3">
          <SearchInput
            value={search}
            onValueChange={setSearch}
            maxLength={100}
            label={t('search')}
            className="min-w-48 flex-1 basis-64"
          />
          <Select
            value={isActive ? 'active' : 'archived'}
            onValueChange={(value) => setActive(value === 'active')}
            aria-label={t('filter')}
            className="w-full sm:w-40"
          >
            <SelectItem value="active">{t('active')}</SelectItem>
            <SelectItem value="archived">{t('archived')}</SelectItem>
          </Select>
        </search>
      )}
      {found.isPending && (
        <SkeletonArea className={GRID}>
          {['a', 'b', 'c'].map((place) => (
            <Skeleton key={place} className="h-44" />
          ))}
        </SkeletonArea>
      )}
      {found.isError && !found.data && <ErrorState title={t('failed')} query={found} />}
      {found.data && shown.length === 0 && (
        <NoClasses
          isNew={all.length === 0}
          isSearched={search.trim() !== ''}
          isActive={isActive}
          onClear={() => {
            setSearch('')
            setActive(true)
          }}
        />
      )}
      {shown.length > 0 && (
        <EndlessList items={shown} keyOf={({ id }) => id} label={t('list')} className={GRID}>
          {(room) => <ClassCard room={room} onGone={() => heading.current?.focus()} />}
        </EndlessList>
      )}
    </div>
  )
}

type NoClassesProps = { isNew: boolean; isSearched: boolean; isActive: boolean; onClear: () => void }

function NoClasses({ isNew, isSearched, isActive, onClear }: NoClassesProps) {
  const { t } = useTranslation('classes')
  if (isNew || (isActive && !isSearched))
    return (
      <EmptyState
        drawing={<Sprout stage={0} />}
        title={t('empty.title')}
        description={t('empty.text')}
        action={
          <Button asChild>
            <AppLink to="/teacher/classes/create">{t('create')}</AppLink>
          </Button>
        }
      />
    )
  return (
    <EmptyState
      drawing={<Sprout stage={0} />}
      title={isSearched ? t('empty.foundTitle') : t('empty.archivedTitle')}
      description={isSearched ? t('empty.foundText') : t('empty.archivedText')}
      action={
        <Button variant="outline" onClick={onClear}>
          {t('empty.clear')}
        </Button>
      }
    />
  )
}
