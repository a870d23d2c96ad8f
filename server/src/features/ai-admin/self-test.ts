import type { SelfTest } from '#contract/admin/ai.ts'
import { PLANNED_QUESTIONS, runSelfTest, type TestResult } from '#tutor/model/self-test/run-self-test.ts'
import type { Deps, Log } from '../../platform/deps.ts'
import { describeFailure } from '../../platform/requests/describe-failure.ts'

export type SelfTester = { start: () => SelfTest; read: () => SelfTest | null }

/**
 * One test at a time, in the background: on a slow model it takes minutes. Who asks for another one meanwhile is shown the
 * one that runs. The last one is kept until the server stops.
 */
export function createSelfTester({ tutor, now }: Deps, log: Log): SelfTester {
  let test: SelfTest | null = null

  function start(): SelfTest {
    if (test?.state === 'running') return test
    const { model } = tutor
    const begun: SelfTest = {
      state: 'running',
      startedAt: now().toISOString(),
      finishedAt: null,
      asked: 0,
      planned: PLANNED_QUESTIONS,
      engine: model ? 'llm' : 'embedded',
      results: [],
    }
    test = begun
    const hear = (asked: number, results: TestResult[]) => {
      test = { ...begun, asked, results: [...results] }
    }
    const finish = (results: TestResult[]) => {
      test = { ...(test ?? begun), state: 'done', finishedAt: now().toISOString(), results }
    }
    runSelfTest(model ?? tutor, hear).then(finish, (error: unknown) => {
      log.error({ failure: describeFailure(error) }, 'tutor self-test aborted')
      finish(test?.results ?? [])
    })
    return begun
  }

  return { start, read: () => test }
}
