export {
  decideGrade,
  findWorth,
  type GradeRefusal,
  type Grading,
  type Measure,
  type Standing,
} from './decide-grade.ts'
export { sumRubric } from './rubric.ts'
