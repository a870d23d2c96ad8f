import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type JudgedMission, missions, type OpenedMission } from '#contract/kids-code/missions.ts'
import { judgeMission, type Project } from '#engines/kids-code/index.ts'
import { NetworkError } from '../../../../api/call.ts'
import { createWriter } from '../../../../api/create-writer.ts'
import type { KeptProgram } from '../../../../device/programs/kept-program.ts'
import { markLearningOutdated } from '../../../../kit/learning/mark-learning-outdated.ts'

type Check = JudgedMission['checks'][number]

/** `waiting`: done by this device's judgment, and the server could not be asked. */
export type Verdict =
  | { state: 'open' }
  | { state: 'asking' | 'waiting' | 'failed' }
  | { state: 'done'; answer: JudgedMission }

export type MissionJudgment = ReturnType<typeof useJudgment>

/** The device looks after each start; what counts is what the server says, which is asked once all is done. */
export function useJudgment(mission: OpenedMission, program: KeptProgram) {
  const queryClient = useQueryClient()
  const [checks, setChecks] = useState<Check[]>(() =>
    mission.checks.map(({ tells }) => ({ tells, isPassed: false })),
  )
  const [verdict, setVerdict] = useState<Verdict>({ state: 'open' })
  const [attempt] = useState(() => createWriter(missions.attempt))
  const startedAt = useRef(Date.now())
  const judged = useRef<Project | null>(null)

  async function ask(blocks: Project) {
    setVerdict({ state: 'asking' })
    try {
      const answer = await attempt({
        mission: mission.id,
        blocks,
        hintsSeen: Math.min(3, program.hintsSeen),
        timeSpentSeconds: Math.min(86_400, Math.round((Date.now() - startedAt.current) / 1000)),
      })
      setChecks(answer.checks)
      setVerdict(answer.isDone ? { state: 'done', answer } : { state: 'open' })
      void queryClient.invalidateQueries({ queryKey: ['missions'] })
      if (answer.isFirst) void markLearningOutdated(queryClient)
    } catch (error) {
      setVerdict({ state: error instanceof NetworkError ? 'waiting' : 'failed' })
    }
  }

  return {
    checks,
    verdict,
    /** The same program is judged once. */
    judge() {
      const { blocks } = program
      const isAnswered = verdict.state === 'done' || verdict.state === 'asking'
      if (judged.current === blocks && (isAnswered || verdict.state === 'open')) return
      judged.current = blocks
      const judgment = judgeMission(mission, blocks)
      setChecks(judgment.checks)
      if (judgment.isDone) void ask(blocks)
      else setVerdict({ state: 'open' })
    },
    askAgain: () => void ask(program.blocks),
  }
}
