import '../print-sheet.css'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { QueryView } from '../queries/query-view.tsx'
import { ChildRecordParts } from './child-record.tsx'
import { familyReportQuery } from './families.data.ts'

const MOST_ON_PAGE = 4

/** One page for a talk with the parents, to print or to save as a PDF. */
export function FamilyReportDialog({ studentId, onClose }: { studentId: number; onClose: () => void }) {
  const { t, i18n } = useTranslation('families')
  const report = useQuery({ ...familyReportQuery(studentId), gcTime: 0 })
  const today = new Date().toLocaleDateString(i18n.language, { dateStyle: 'long' })
  return (
    <Dialog
      onClose={onClose}
      width="large"
      title={t('report.title')}
      footer={
        <Button icon={Printer} disabled={!report.data} onClick={() => window.print()}>
          {t('report.print')}
        </Button>
      }
    >
      <QueryView
        query={report}
        failed={t('report.failed')}
        headingLevel={3}
        loading={<Skeleton className="h-96" />}
      >
        {(record) => (
          <article
            data-print-sheet
            // Six lists of four, each with long names, are still one page.
            className="flex flex-col gap-5 print:gap-3 print:[&_.rounded-card]:p-3 print:[&_section]:gap-1 print:[&_ul]:gap-1 print:[zoom:0.7]"
          >
            <header>
              <h3 className="wrap-anywhere font-semibold text-2xl">
                {`${record.child.firstName} ${record.child.lastName}`}
              </h3>
              <p className="text-muted">{t('report.of', { grade: record.child.grade, day: today })}</p>
            </header>
            <ChildRecordParts record={record} level={4} most={MOST_ON_PAGE} />
            <p className="text-muted">{t('report.source')}</p>
          </article>
        )}
      </QueryView>
    </Dialog>
  )
}
