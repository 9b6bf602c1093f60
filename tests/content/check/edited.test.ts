import { expect, test } from 'vitest'
import { isError, type Problem } from '../../../renderer/content/problem.ts'
import { siteOf } from '../../../renderer/content/site.ts'
import { memoryCache } from '../../../scripts/check/cache.ts'
import { checkContent, inBuild } from '../../../scripts/check/index.ts'
import { textOf, withChange, withFile } from '../sample.ts'

const about = 'content/pages/about.mdx'
const doral = 'content/cities/doral-fl.mdx'
const miami = 'content/cities/miami-fl.mdx'
const visitIn = (path: string) => /firstVisit: (.*)/.exec(textOf(path))?.[1] ?? ''
const sentence = 'The county asks for one more look before the deck is closed.'

const withSentence = withChange(
  miami,
  'Storms came by.',
  `Squalls come and go over this place all summer. ${sentence} It gets hot.`,
  withChange(
    doral,
    'Houses stand here.',
    `Low walls, canals and quiet courts are common now. ${sentence} People came early.`,
  ),
)
const shortened = [
  [/ hook-d-9 .*/, ''],
  [/ In why-d-1 .*/, ' Yes. }'],
  [/ look-d-15 .*/, ''],
  [/ step-1-d-2 .*/, ''],
].reduce(
  (folder, [words = '', shorter = '']) => withChange(doral, words, String(shorter), folder),
  withSentence,
)
const weston = textOf(doral).replace('name: Doral', 'name: Weston').replace('25.8', '25.85')

const edited = {
  'has a text of a later file': withChange(about, 'Words.', visitIn(miami), withSentence),
  'has a text of an earlier file': withChange(miami, visitIn(miami), visitIn(doral), withSentence),
  'has a sentence for the third time': withChange(about, 'Words.', sentence, withSentence),
  'has too few words of its own': shortened,
  'has the title of another': withChange(
    doral,
    'Roofing in Doral',
    'Roofing in Miami',
    withSentence,
  ),
  'begins as another does': withChange(doral, 'Roofs in Doral.', 'Roofs in Miami.', withSentence),
  'has a mark that does nothing': withChange(about, 'Words.', '##Words.', withSentence),
  'is a copy of another': withFile('content/cities/weston-fl.mdx', weston, withSentence),
}

const errorsIn = (problems: readonly Problem[]) => problems.filter(isError)

test.each(Object.entries(edited))(
  'when a file %s, the check refuses it, and a build after the edit warns of the same',
  (_, folder) => {
    const cache = memoryCache()
    const built = (content = folder) => checkContent(siteOf(content), cache, 'changed files')
    expect(errorsIn(built(withSentence).problems)).toEqual([])
    const { problems } = checkContent(siteOf(folder))
    expect(errorsIn(problems)).not.toEqual([])
    expect(built().problems).toEqual(problems)
    expect(errorsIn(inBuild(problems))).toEqual([])
  },
)
