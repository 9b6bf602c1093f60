import { expect, test } from 'vitest'
import { annotationsOf } from '../../scripts/check/command.ts'

test('a pull request shows a problem on its line, whatever is in its message', () => {
  const place = { file: 'content/a,b.mdx', line: 3, column: 7 }
  expect(annotationsOf([{ ...place, message: 'name: 100% wrong,\nwrite it anew' }])).toEqual([
    '::error file=content/a%2Cb.mdx,line=3,col=7::name: 100%25 wrong,%0Awrite it anew',
  ])
})

test('errors are annotated before warnings', () => {
  const place = { file: 'content/home.yaml', line: 1, column: 1 }
  const warning = { ...place, message: 'is older', severity: 'warning' as const }
  const error = { ...place, message: 'is wrong' }
  expect(annotationsOf([warning, error, warning])).toEqual([
    '::error file=content/home.yaml,line=1,col=1::is wrong',
    '::warning file=content/home.yaml,line=1,col=1::is older',
    '::warning file=content/home.yaml,line=1,col=1::is older',
  ])
})
