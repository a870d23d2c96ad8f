import type { ChatPort } from '../chat/chat-port.ts'
import type { TextTasks } from '../embedded/text-tasks.ts'
import type { WorkerEngine } from '../embedded/worker-engine.ts'
import type { LessonPlanDraft, LessonPlanTask } from '../lesson-plan/lesson-plan-port.ts'
import type { MathSolver } from '../math/math-tasks.ts'
import type { ProblemReading, ProblemTask } from '../math/problem-port.ts'
import type { Plan, PlanTask } from '../plan/plan-port.ts'
import type { Engine, Port } from '../port.ts'
import type { Reader } from '../reader.ts'
import type { Reading, ReadingTask } from '../reading/reading-port.ts'
import type { DescribedVideo, VideoAnswer } from '../video/video-port.ts'
import { createModelChat } from './chat/model-chat.ts'
import { createModelClient } from './client.ts'
import { type FailureKind, toModelFailure } from './failure.ts'
import { createFormFiller } from './fill-form.ts'
import { createHealth, type Health, type HealthState } from './health.ts'
import { createModelLessonPlan } from './lesson-plan/model-lesson-plan.ts'
import { createModelProblem } from './math/model-problem.ts'
import type { Feature, Meter } from './meter.ts'
import { createModelPlan } from './plan/model-plan.ts'
import { createModelReading } from './reading/model-reading.ts'
import { type ModelLimits, type ModelSettings, USUAL_LIMITS } from './settings.ts'
import { createModelTexts, type ModelTexts } from './texts/model-texts.ts'
import { createModelVideo } from './video/model-video.ts'
import { withChatFallback, withFallback } from './with-fallback.ts'

export type ModelOptions = { settings: ModelSettings; limits?: Partial<ModelLimits>; now: () => Date }

/** What an admin may see and try of the model, past fallback and budgets. */
export type ModelWatch = Pick<ModelTexts, 'makeFlashcards'> &
  Pick<ModelPorts, 'analyzeReading' | 'makePlan' | 'readProblem'> & {
    readHealth: () => HealthState
    /** Answers by the model alone: fails where learners would get the embedded engine's answer. */
    chat: ChatPort
  }

export type ModelPorts = ModelTexts & {
  analyzeReading: Port<ReadingTask & { reader: Reader }, Reading>
  makePlan: Port<PlanTask, Plan>
  draftLessonPlan: Port<LessonPlanTask, LessonPlanDraft>
  readProblem: Port<ProblemTask, ProblemReading>
  describeVideo: Port<DescribedVideo, VideoAnswer>
}

type Parts = {
  check: WorkerEngine<TextTasks>['run']
  maths: MathSolver
  isFit: (text: string) => boolean
  meter: Meter
}

export type Model = {
  watch: ModelWatch
  ports: ModelPorts
  /** The port with the embedded one behind it. */
  back: <Task extends { reader: Reader }, Answer>(
    feature: Feature,
    llm: Port<Task, Answer>,
    embedded: Port<Task, Answer>,
  ) => Port<Task, Answer>
  backChat: (embedded: ChatPort) => ChatPort
}

/** Every port on the language model that the operator configured. */
export function createModel({ settings, limits, now }: ModelOptions, parts: Parts): Model {
  const client = createModelClient(settings, { ...USUAL_LIMITS, ...limits })
  const health = createHealth(now)
  const texts = createModelTexts({ client, ...parts })
  const formed = { ...parts, run: parts.check, fill: createFormFiller(client, parts.meter) }
  const ports: ModelPorts = {
    ...texts,
    analyzeReading: createModelReading(formed),
    makePlan: createModelPlan(formed),
    draftLessonPlan: createModelLessonPlan(formed),
    readProblem: createModelProblem(formed),
    describeVideo: createModelVideo(formed),
  }
  const chat = createModelChat({ client, texts, ...parts })
  const countAs =
    (feature: Feature) =>
    ({ reader }: { reader: Reader }, engine: Engine, failure: FailureKind | null) =>
      parts.meter.count({ role: reader.role ?? 'unknown', feature }, engine, failure)
  return {
    watch: {
      readHealth: health.read,
      chat: withHealthReport(health, chat),
      makeFlashcards: ports.makeFlashcards,
      analyzeReading: ports.analyzeReading,
      makePlan: ports.makePlan,
      readProblem: ports.readProblem,
    },
    ports,
    back: (feature, llm, embedded) => {
      const own = withCount(parts.meter, feature, embedded)
      const both = withFallback(llm, embedded, { health, count: countAs(feature) })
      return (task) => (task.reader.staysInside ? own : both)(task)
    },
    backChat: (embedded) => {
      const own = withChatCount(parts.meter, embedded)
      const both = withChatFallback(chat, embedded, { health, count: countAs('chat') })
      return (task, ...rest) => (task.reader.staysInside ? own : both)(task, ...rest)
    },
  }
}

/** What an admin tries tells as much about the model as what learners ask. */
function withHealthReport(health: Health, chat: ChatPort): ChatPort {
  return async (...asked) => {
    try {
      const reply = await chat(...asked)
      health.report(null)
      return reply
    } catch (error) {
      health.report(toModelFailure(error))
      throw error
    }
  }
}

/** Counts the answers of an engine that has no model before it. */
export function withCount<Task extends { reader: Reader }, Answer>(
  meter: Meter,
  feature: Feature,
  port: Port<Task, Answer>,
): Port<Task, Answer> {
  return async (task) => {
    const answer = await port(task)
    await meter.count({ role: task.reader.role ?? 'unknown', feature }, 'embedded', null)
    return answer
  }
}

export function withChatCount(meter: Meter, chat: ChatPort): ChatPort {
  return async (task, say, signal, restart) => {
    const reply = await chat(task, say, signal, restart)
    await meter.count({ role: task.reader.role, feature: 'chat' }, 'embedded', null)
    return reply
  }
}
