import { expect, test } from 'vitest'
import { Drawing } from '../../components/drawings/Drawing.tsx'
import { drawingNames } from '../../content/schema/words.ts'
import { wordsOf } from '../../renderer/content/words.ts'
import { index } from '../project-site.ts'
import { htmlAt } from './html-at.tsx'

test.each(drawingNames)('the drawing %s has an alt text and numbers its parts', (name) => {
  const markup = htmlAt('/', <Drawing name={name} />)
  const { alt, parts } = wordsOf(index, 'drawings')[name]
  const captures = (pattern: RegExp) => [...markup.matchAll(pattern)].map(([, found]) => found)
  expect(captures(/role="img" aria-label="([^"]*)"/g)).toEqual([alt])
  expect(captures(/<text[^>]*>(\d+)<\/text>/g)).toEqual(parts.map((_, index) => `${index + 1}`))
  expect(captures(/<li>(.*?)<\/li>/g)).toEqual(parts)
})
