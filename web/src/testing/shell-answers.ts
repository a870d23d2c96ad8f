import type { User } from '#contract/accounts.ts'
import { guardians } from '#contract/families/guardians.ts'
import { notifications } from '#contract/notifications.ts'
import { onboarding } from '#contract/onboarding/onboarding.ts'
import { currentUser } from '#contract/profile/current-user.ts'
import { TOURS, tours } from '#contract/profile/tours.ts'
import { chat } from '#contract/study/chat.ts'
import { safetyAlerts } from '#contract/study/safety-alerts.ts'
import { type Answer, answer } from './fake-server.ts'

/** What the shell asks for on every page: nothing new, nothing waiting. */
export function listShellAnswers(user: User): Answer[] {
  return [
    answer(currentUser, user),
    answer(notifications.count, { unread: 0 }),
    answer(tours.seen, { seen: [...TOURS] }),
    answer(safetyAlerts.count, { open: 0 }),
    answer(chat.about, {
      engine: 'embedded',
      messagesPerDay: 100,
      messagesLeft: 100,
      isSocratic: true,
      canAlert: false,
    }),
    answer(chat.history, []),
    // Beside what the pages of a student are about.
    answer(guardians.list, {
      guardians: [],
      invitations: [],
      canMail: false,
      reading: { chats: false, notes: false, alerts: false },
      isShared: true,
      isOfAge: false,
    }),
    answer(onboarding.progress, {
      success: true,
      data: {
        currentStep: 'welcome',
        completedSteps: [],
        stepData: {},
        startedAt: null,
        completedAt: null,
        isCompleted: user.onboardingCompleted,
      },
    }),
  ]
}
