import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/display/badge.tsx'
import { PottedSeedling } from '../../ui/drawings/potted-seedling.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { GallerySection } from './gallery-parts.tsx'

type Plant = { number: number; bed: number; heightCm: number | null; isThirsty: boolean }

const PLANTS: Plant[] = Array.from({ length: 57 }, (_, index) => ({
  number: index + 1,
  bed: (index % 4) + 1,
  heightCm: index % 9 === 8 ? null : 20 + ((index * 37) % 90),
  isThirsty: index % 5 === 0,
}))

export function TablesSection() {
  const { t } = useTranslation('gallery')
  const writeState = (plant: Plant) => (plant.isThirsty ? t('tables.thirsty') : t('tables.thriving'))
  const columns: Column<Plant>[] = [
    { id: 'name', header: t('tables.name'), value: ({ number }) => t('tables.row', { number }) },
    { id: 'bed', header: t('tables.bed'), value: ({ bed }) => t('tables.bedName', { number: bed }) },
    { id: 'height', header: t('tables.height'), value: ({ heightCm }) => heightCm, align: 'end' },
    {
      id: 'state',
      header: t('tables.state'),
      value: writeState,
      cell: (plant) => <Badge tone={plant.isThirsty ? 'warning' : 'success'}>{writeState(plant)}</Badge>,
    },
  ]
  return (
    <GallerySection id="gallery-tables" title={t('section.tables')}>
      <DataTable
        caption={t('tables.caption')}
        rows={PLANTS}
        columns={columns}
        getRowId={({ number }) => number}
        csvFileName="plants.csv"
        pageSize={10}
      />
      <DataTable
        caption={t('tables.emptyCaption')}
        rows={[]}
        columns={columns}
        getRowId={({ number }) => number}
      />
      <DataTable
        caption={t('tables.emptyCaption')}
        rows={[]}
        columns={columns}
        getRowId={({ number }) => number}
        empty={
          <EmptyState
            drawing={<PottedSeedling />}
            title={t('tables.emptyTitle')}
            description={t('tables.emptyDescription')}
            headingLevel={3}
          />
        }
      />
    </GallerySection>
  )
}
