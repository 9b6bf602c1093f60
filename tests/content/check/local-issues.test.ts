import { expect, test } from 'vitest'
import { entryAt } from '../../../renderer/content/entries.ts'
import { localIssues } from '../../../renderer/content/local-words.ts'
import { addressesOf } from '../../../renderer/content/pages.ts'
import { problemsOf, textOf, withChange } from '../sample.ts'

const doral = 'content/cities/doral-fl.mdx'
const issue = /- \{ issue: Issue 2, (text: .*) \}/.exec(textOf(doral))
const [line = '', text = ''] = issue ?? []

test('a problem that the service does not have is reported with the closest one', () => {
  expect(problemsOf(withChange(doral, line, `- { issue: Isue 2, ${text} }`))).toEqual([
    `${doral}:33 services.tile-roofing.issues[2].issue: "Isue 2" is not an issue of this service; did you mean "Issue 2"?`,
  ])
})

test('a problem of this place says which issue it replaces, and has an icon', () => {
  const title = 'Pavers that hide drains'
  expect(problemsOf(withChange(doral, line, `- { issue: ${title}, ${text} }`))).toEqual([
    `${doral}:33 services.tile-roofing.issues[2].issue: "${title}" is not an issue of this service; a problem of this place has a "title" of its own, and names here the issue that it replaces`,
  ])
  const own = `issue: Issue 2, title: ${title}, ${text}`
  expect(problemsOf(withChange(doral, line, `- { ${own} }`))).toEqual([
    `${doral}:33 services.tile-roofing.issues[2].icon: is missing; a problem of this place needs an icon of its own`,
  ])
  expect(problemsOf(withChange(doral, line, `- { ${own}, icon: drop }`))).toEqual([])
})

test('two problems may not take the same place', () => {
  expect(problemsOf(withChange(doral, line, `- { issue: Issue 1, ${text} }`))).toEqual([
    `${doral}:33 services.tile-roofing.issues[2]: "Issue 1" has been written about above; choose another issue`,
  ])
})

test('every page about a service in a city shows as many problems as the service has, its own first', async () => {
  for (const address of addressesOf('service-in-city')) {
    const { entry } = await entryAt('service-in-city', address)
    const { service, city, issueNames } = entry
    const shown = localIssues(entry).map(({ title }) => title)
    const local = city.services[service.slug]?.issues ?? []
    const inOrder = local.map(
      ({ issue, title = service.issues[issueNames.indexOf(issue)]?.title }) => title,
    )
    expect(new Set(shown).size).toBe(service.issues.length)
    expect(shown.slice(0, local.length)).toEqual(inOrder)
  }
})
