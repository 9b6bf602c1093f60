import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContentBody } from '../../components/content/ContentBody.tsx'
import { collections } from '../../content/index.ts'
import { placeholdersIn } from '../../content/model/placeholders.ts'

test.each(
  [...collections.page, ...collections.calculator].map(({ slug, Body }) => [slug, Body] as const),
)('the words of %s leave no placeholder empty', (_slug, Body) => {
  const markup = renderToStaticMarkup(
    <ContentBody>
      <Body />
    </ContentBody>,
  )
  for (const name of placeholdersIn('body')) expect(markup).not.toContain(`{${name}}`)
})
