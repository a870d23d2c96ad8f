import { useTranslation } from 'react-i18next'
import type { RolePeople } from '#contract/admin/dashboard.ts'
import { Card } from '../../ui/layout/card.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'

export function RoleTable({ roles }: { roles: readonly RolePeople[] }) {
  const { t, i18n } = useTranslation('adminDashboard')
  const write = (count: number) => count.toLocaleString(i18n.language)
  return (
    <Card className="flex flex-col gap-3">
      <DataTable
        caption={t('roles.title')}
        rows={roles}
        getRowId={({ role }) => role}
        isFilterable={false}
        columns={[
          { id: 'role', header: t('roles.role'), value: ({ role }) => t(`role.${role}`) },
          {
            id: 'people',
            header: t('roles.people'),
            value: ({ people }) => people,
            cell: ({ people }) => write(people),
            align: 'end',
            isSortable: true,
          },
          {
            id: 'added',
            header: t('roles.added'),
            value: ({ added }) => added,
            cell: ({ added }) => write(added),
            align: 'end',
            isSortable: true,
          },
        ]}
      />
    </Card>
  )
}
