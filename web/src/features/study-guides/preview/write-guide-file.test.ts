import { expect, test } from 'vitest'
import { writeGuideFile } from './write-guide-file.ts'

test('a guide becomes a Markdown file with its title, facts, description and text', () => {
  expect(
    writeGuideFile({
      title: 'Cells *and*\nlife',
      description: 'Small rooms\nof life',
      content: '## Walls\n\n- thin\n',
      facts: ['Science', 'Grade 8'],
    }),
  ).toBe('# Cells \\*and\\* life\n\nScience · Grade 8\n\n> Small rooms\n> of life\n\n## Walls\n\n- thin\n')
})

test('what the author did not give leaves no gap', () => {
  expect(writeGuideFile({ title: 'Cells', description: null, content: 'Text', facts: [] })).toBe(
    '# Cells\n\nText\n',
  )
})
