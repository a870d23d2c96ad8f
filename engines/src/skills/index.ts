export { type Candidate, difficultyFor, pickSkill, worthOf } from './pick-skill.ts'
export { type SkillState, updateSkill } from './update-skill.ts'
