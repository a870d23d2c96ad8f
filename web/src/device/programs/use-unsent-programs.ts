import { useEffect, useState } from 'react'
import { isUnsent, type KeptProgram } from './kept-program.ts'
import { listPrograms, programNews } from './kept-programs.ts'

/** Programs of a person that the server does not have yet, as they change here and in other tabs. */
export function useUnsentPrograms(userId: number): readonly KeptProgram[] {
  const [unsent, setUnsent] = useState<readonly KeptProgram[]>([])
  useEffect(() => {
    let isOver = false
    const read = async () => {
      const programs = await listPrograms(userId)
      if (!isOver) setUnsent(programs.filter(isUnsent))
    }
    void read()
    const stop = programNews.listen((news) => {
      if (news.userId === userId) void read()
    })
    return () => {
      isOver = true
      stop()
    }
  }, [userId])
  return unsent
}
