import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { WEEKDAYS } from '#contract/teaching/classes.ts'
import { type MyTeacher, teacherProfile } from '#contract/teaching/teacher-profile.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { Avatar } from '../../ui/display/avatar.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { formatTimeSpan } from '../week-times/format-time.ts'

const myTeachersQuery = (userId: number) =>
  endpointQuery(['classes', 'teachers', userId], teacherProfile.mine, { id: userId })

type TeacherDialogProps = { userId: number; classId: number; teacherName: string; onClose: () => void }

/** Whom to ask, and when: what the teacher of a class tells about themself. */
export function TeacherDialog({ userId, classId, teacherName, onClose }: TeacherDialogProps) {
  const { t } = useTranslation('myClasses')
  const found = useQuery(myTeachersQuery(userId))
  const teacher = found.data?.find(({ classIds }) => classIds.includes(classId))
  return (
    <Dialog onClose={onClose} title={teacherName}>
      {found.isPending && <SkeletonBlocks blocks={['h-32']} />}
      {found.isError && !found.data && (
        <ErrorState headingLevel={3} title={t('teacherFailed')} query={found} />
      )}
      {found.data && (teacher ? <About teacher={teacher} /> : <p>{t('teacherSilent')}</p>)}
    </Dialog>
  )
}

function About({ teacher }: { teacher: MyTeacher }) {
  const { t, i18n } = useTranslation('myClasses')
  const sayDay = useDayName()
  const { name, bio, subjects, office_hours, avatar_url } = teacher
  const [firstName = '', ...others] = name.split(' ')
  if (!bio && subjects.length + office_hours.length === 0)
    return <p className="text-muted">{t('teacherSilent')}</p>
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <Avatar firstName={firstName} lastName={others.join(' ')} imageUrl={avatar_url} size="large" />
        {subjects.length > 0 && <p className="wrap-anywhere text-muted">{subjects.join(', ')}</p>}
      </div>
      {bio && <p className="wrap-anywhere whitespace-pre-line">{bio}</p>}
      {office_hours.length > 0 && (
        <div>
          <h3 className="font-medium">{t('officeHours')}</h3>
          <ul>
            {office_hours.map(({ day, from, to, place }) => (
              <li key={`${day} ${from}`} className="wrap-anywhere">
                {`${sayDay(day)}, ${formatTimeSpan({ from, to }, i18n.language)}${place ? ` · ${place}` : ''}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Any Monday: only the name of the day is read off. */
const A_MONDAY_MS = Date.UTC(2024, 0, 1)

function useDayName(): (day: string) => string {
  const { i18n } = useTranslation()
  const format = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' })
  return (day) => {
    const place = (WEEKDAYS as readonly string[]).indexOf(day)
    return place === -1 ? day : format.format(A_MONDAY_MS + place * DAY_MS)
  }
}
