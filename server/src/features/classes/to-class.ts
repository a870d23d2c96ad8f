import type { ClassRoom, ClassSummary } from '#contract/teaching/classes.ts'
import type { CountedClass } from './classes.queries.ts'

export function toSummary({ row, pupils, activeAssignments }: CountedClass): ClassSummary {
  const { id, name, grade, subject, academicYear, classCode, isActive, isJoinOpen, createdAt } = row
  return {
    id,
    name,
    grade,
    subject,
    academicYear,
    classCode,
    isActive,
    isJoinOpen,
    pupils,
    activeAssignments,
    createdAt: createdAt.toISOString(),
  }
}

export function toClassRoom(found: CountedClass): ClassRoom {
  const { description, startDate, endDate, schedule } = found.row
  return { ...toSummary(found), description, startDate, endDate, schedule }
}
