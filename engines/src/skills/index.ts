export { type SkillState, updateSkill } from './update-skill.ts'
