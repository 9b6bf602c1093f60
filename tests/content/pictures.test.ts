import { expect, test } from 'vitest'
import { checkContent } from '../../content/model/check.ts'

const file = 'content/images/pictures.yaml'
const problemsOf = (text: string, pictures: readonly string[]) =>
  checkContent({ sources: [{ path: file, text }], pictures })
    .filter((problem) => problem.file === file)
    .map(({ line, message }) => `${line}: ${message}`)

test('a picture is described as an illustration or as a photograph', () => {
  expect(problemsOf('illustrations:\n  roof: A roof that is drawn\nphotographs:\n  crew: The crew at work\n', ['roof', 'crew'])).toEqual([])
})

test('a picture that is described as both is refused', () => {
  expect(problemsOf('illustrations:\n  roof: A roof that is drawn\nphotographs:\n  roof: A roof as it is\n', ['roof'])).toEqual([
    '4: photographs.roof: a picture is an illustration or a photograph, not both',
  ])
})

test('a picture without an alt text and an alt text without a picture are named', () => {
  expect(problemsOf('photographs:\n  crews: The crew at work\n', ['crew'])).toEqual([
    '1: crew: the picture content/images/crew has no alt text here',
    expect.stringContaining('2: photographs.crews: there is no such picture in content/images'),
  ])
})
