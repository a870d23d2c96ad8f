import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { visualProjects } from '#contract/kids-code/projects.ts'
import { createWriter } from '../../../api/create-writer.ts'
import { changeProgram } from '../../../device/programs/kept-program.ts'
import { updateProgram } from '../../../device/programs/kept-programs.ts'
import { sendProgram } from '../keeping/send-program.ts'
import type { ListedProject } from './list-projects.ts'
import { useRefreshProjects } from './projects.data.ts'

type Renaming = { project: ListedProject; title: string }

/** On the device where something of it waits there: the name then goes with the rest. */
export function useRename(userId: number) {
  const refresh = useRefreshProjects()
  const [update] = useState(() => createWriter(visualProjects.update))
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ project: { id, kept, isWaiting }, title }: Renaming) => {
      if (id !== null && !isWaiting) return void (await update({ id, title }))
      if (!kept) return
      await updateProgram(
        userId,
        kept.key,
        (program) => program && changeProgram(program, program.revision, { title }, new Date()),
      )
      void sendProgram(userId, kept.key).then(refresh)
    },
    onSettled: refresh,
  })
}
