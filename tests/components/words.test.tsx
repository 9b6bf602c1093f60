import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Words } from '../../components/content/Words.tsx'
import { collections } from '../../content/index.ts'
import { placeholdersIn } from '../../content/model/placeholders.ts'

test.each([...collections.page, ...collections.calculator].map(({ slug, Body }) => [slug, Body] as const))(
  'the words of %s leave no placeholder empty',
  (_slug, Body) => {
    const markup = renderToStaticMarkup(
      <Words>
        <Body />
      </Words>,
    )
    for (const name of placeholdersIn('body')) expect(markup).not.toContain(`{${name}}`)
  },
)
