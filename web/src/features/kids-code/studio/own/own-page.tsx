import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { KeptProgram } from '../../../../device/programs/kept-program.ts'
import { startProgram } from '../../../../device/programs/kept-program.ts'
import { openOwnProgram } from '../../keeping/open-program.ts'
import { makeProgramKey } from '../../keeping/program-session.ts'
import { StudioThing } from '../studio-thing.tsx'
import { OwnStudio } from './own-studio.tsx'
import { useFirstProject } from './use-first-project.ts'

const NEW = 'new'

type OwnPageProps = { user: User; name: string }

/**
 * An own project by its number, by the key that this device gave it, or a new one. Once it is kept its address changes, and
 * what is open stays open.
 */
export function OwnPage({ user, name }: OwnPageProps) {
  const [shown, setShown] = useState(name)
  const [names, setNames] = useState<readonly string[]>([])
  if (name !== shown && !names.includes(name)) {
    setShown(name)
    setNames([])
  }
  const { t } = useTranslation('kidsCodeStudio')
  const makeFirst = useFirstProject()
  const opened = useQuery({
    queryKey: ['kidsCodeProgram', user.id, shown],
    queryFn: async (): Promise<KeptProgram | null> => {
      if (shown !== NEW) return openOwnProgram(user.id, shown)
      const content = {
        title: t('own.newTitle'),
        blocks: makeFirst(),
        assets: { sprites: [], backgrounds: [] },
        thumbnail: null,
      }
      return startProgram({ userId: user.id, key: makeProgramKey() }, content, new Date())
    },
    // What is on the device is read each time it is opened, and never while it is open.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  })
  return (
    <StudioThing read={opened}>
      {(program) => (
        <OwnStudio
          key={program.key}
          user={user}
          opened={program}
          isFresh={shown === NEW}
          name={name}
          onNamed={(known) => setNames((before) => (before.includes(known) ? before : [...before, known]))}
        />
      )}
    </StudioThing>
  )
}
