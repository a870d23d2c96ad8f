import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { myClassesQuery } from '../../kit/classroom/my-classes.data.ts'
import { FetchedDialog } from '../../kit/study/fetched-dialog.tsx'
import { Button } from '../../ui/actions/button.tsx'

const loadJoin = async () => (await import('../../kit/classroom/join-dialog.tsx')).JoinDialog

const OWN_LEARNING = {
  student: { label: 'menu.myLessons', to: '/lessons' },
  college: { label: 'menu.myCourses', to: '/college/courses' },
} as const

/** Where to go on while no class has work: the own lessons, and a class for who is in none. */
export function NothingOpen({ user }: { user: User }) {
  const { t } = useTranslation('myClasses')
  const { t: say } = useTranslation('common')
  const rooms = useQuery(myClassesQuery(user.id)).data
  const [join, setJoin] = useState<'unasked' | 'open' | 'closed'>('unasked')
  if (user.role !== 'student' && user.role !== 'college') return null
  const { label, to } = OWN_LEARNING[user.role]
  return (
    <>
      <Button asChild>
        <AppLink to={to}>{say(label)}</AppLink>
      </Button>
      {/* Stays after joining: the dialog gives the focus back to it. */}
      {(rooms?.length === 0 || join !== 'unasked') && (
        <Button variant="outline" onClick={() => setJoin('open')}>
          <Plus aria-hidden="true" />
          {t('join')}
        </Button>
      )}
      {join === 'open' && <FetchedDialog load={loadJoin} props={{ onClose: () => setJoin('closed') }} />}
    </>
  )
}
