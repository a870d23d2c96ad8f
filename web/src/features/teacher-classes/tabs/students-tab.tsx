import { Download, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClassPage } from '#contract/teaching/classes.ts'
import { LiveActivity } from '../../../kit/classroom/live-activity.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ImportDialog } from '../import/import-dialog.tsx'
import { EnrolForm } from '../roster/enrol-form.tsx'
import { InvitedStudents } from '../roster/invited-students.tsx'
import { PastStudents } from '../roster/past-students.tsx'
import { RosterTable } from '../roster/roster-table.tsx'

/** Who is in the class: bring them in by username or by a list, look them up, take them out. */
export function StudentsTab({ room }: { room: ClassPage }) {
  const { t } = useTranslation('classes')
  const [isImporting, setImporting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="flex flex-col gap-5">
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {t('roster.heading')}
      </h2>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <EnrolForm classId={room.id} isByInvitation={room.isByInvitation} />
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setImporting(true)}>
            <FileUp aria-hidden="true" />
            {t('roster.import')}
          </Button>
          {room.enrolments.length > 0 && (
            <Button asChild variant="outline">
              <a href={`/api/teacher/classes/${room.id}/students/export`} download>
                <Download aria-hidden="true" />
                {t('roster.export')}
              </a>
            </Button>
          )}
        </div>
      </div>
      {room.invitations.length > 0 && (
        <InvitedStudents classId={room.id} lines={room.invitations} onGone={() => heading.current?.focus()} />
      )}
      {room.enrolments.length + room.invitations.length === 0 && (
        <EmptyState
          drawing={<Sprout stage={0} />}
          title={t('roster.emptyTitle')}
          description={t('roster.emptyText')}
          headingLevel={3}
        />
      )}
      {room.enrolments.length > 0 && <RosterTable room={room} onGone={() => heading.current?.focus()} />}
      {room.isActive && room.enrolments.length > 0 && <LiveActivity classId={room.id} />}
      <PastStudents classId={room.id} />
      {isImporting && <ImportDialog classId={room.id} onClose={() => setImporting(false)} />}
    </div>
  )
}
