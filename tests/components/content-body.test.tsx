import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContentBody } from '../../components/content/Prose.tsx'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { placeholdersIn } from '../../content/schema/placeholders.ts'
import { addressOf } from '../../renderer/content/addresses.ts'
import { entryAt } from '../../renderer/content/entries.ts'
import { siteIn } from '../../renderer/content/site.ts'

const { collections } = siteIn(defaultLanguage)

test.each([...collections.page, ...collections.calculator, ...collections.guide])(
  'the words of $slug leave no placeholder empty',
  async (page) => {
    const { Body } = (await entryAt(page.kind, addressOf(page))).entry
    const markup = renderToStaticMarkup(
      <ContentBody>
        <Body />
      </ContentBody>,
    )
    for (const name of placeholdersIn('body')) expect(markup).not.toContain(`{${name}}`)
  },
)
