import { useState } from 'react'
import type { User } from '#contract/accounts.ts'
import { levelOfGrade } from '#engines/kids-code/index.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { USER_MEMORY_PREFIX } from '../../../kit/user-memory.ts'

/** How somebody likes the studio. The level is null until they have chosen another than their grade's. */
export type StudioSettings = {
  level: 'pictures' | 'blocks' | 'full' | null
  isHighContrast: boolean
  isMuted: boolean
  isCodeShown: boolean
}

const NAME = `${USER_MEMORY_PREFIX}kids-code`
const USUAL: StudioSettings = { level: null, isHighContrast: false, isMuted: false, isCodeShown: false }

export function useStudioSettings() {
  const [settings, setSettings] = useState(readSettings)
  const change = (part: Partial<StudioSettings>) => {
    const next = { ...settings, ...part }
    setSettings(next)
    try {
      localStorage.setItem(NAME, JSON.stringify(next))
    } catch {
      // Full or forbidden: then it is as usual the next time.
    }
  }
  return [settings, change] as const
}

function readSettings(): StudioSettings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '{}')
    return { ...USUAL, ...(typeof kept === 'object' ? (kept as Partial<StudioSettings>) : {}) }
  } catch {
    return USUAL
  }
}

/** Students have the blocks of their grade unless they have chosen others; adults have all of them. */
export function findLevel({ role, grade }: User, { level }: StudioSettings) {
  return level ?? (role === 'student' ? levelOfGrade(grade) : 'full')
}

export const isYoungStudent = (user: User): boolean => user.role === 'student' && isYoung(user)
