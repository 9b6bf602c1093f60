import { defaultLanguage, languageAt } from '../../content/schema/languages.ts'
import { readContent } from '../../renderer/content/content-folder.ts'
import { readContentFolder } from '../../renderer/content/read-folder.ts'
import { englishIn, namesIn, withoutNames } from '../../scripts/check/terms.ts'
import { expect, test } from '../strict-test.ts'
import { builtPages } from './built-site.ts'
import { shownTexts } from './shown-text.ts'

const contents = readContent(readContentFolder(process.cwd()))

test('English is found in what a page shows, and not in what it marks as English', () => {
  const html = `<html lang="es-US"><title>About the roof</title><script>with</script>
    <a lang="en" hreflang="en" href="/">Read <b>this</b> in English</a>
    <p>Su <b>techo</b> and más</p><img alt="Casa with techo"></html>`
  const texts = shownTexts(html, defaultLanguage)
  expect(texts).toContain('Su')
  expect(texts.flatMap(englishIn)).toEqual(['About', 'the', 'and', 'with'])
})

test('no page in another language has English left on it', () => {
  const left = contents
    .filter(({ language }) => language !== defaultLanguage)
    .flatMap((content) => {
      const names = namesIn(content)
      return builtPages
        .filter(({ path }) => languageAt(path) === content.language)
        .flatMap(({ path, html }) =>
          shownTexts(html, defaultLanguage)
            // Few texts have any, and taking out the names takes longer than looking for words.
            .filter((text) => englishIn(text).length > 0)
            .filter((text) => englishIn(withoutNames(text, names)).length > 0)
            .map((text) => `${path}: ${text}`),
        )
    })
  expect(left).toEqual([])
})
