import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContentBody } from '../../components/content/ContentBody.tsx'
import { contentIn } from '../../content/index.ts'
import { defaultLanguage } from '../../content/model/languages.ts'
import { placeholdersIn } from '../../content/model/placeholders.ts'

const { collections } = contentIn(defaultLanguage)

test.each(
  [...collections.page, ...collections.calculator, ...collections.guide].map(
    ({ slug, Body }) => [slug, Body] as const,
  ),
)('the words of %s leave no placeholder empty', (_slug, Body) => {
  const markup = renderToStaticMarkup(
    <ContentBody>
      <Body />
    </ContentBody>,
  )
  for (const name of placeholdersIn('body')) expect(markup).not.toContain(`{${name}}`)
})
