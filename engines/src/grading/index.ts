export {
  decideGrade,
  findWorth,
  type Graded,
  type GradeRefusal,
  type Grading,
  type Measure,
  type Standing,
} from './decide-grade.ts'
export { sumRubric } from './rubric.ts'
