import { renderToStaticMarkup } from 'react-dom/server'
import { defaultLanguage } from '../../content/schema/languages.ts'
import { CurrentPageContext } from '../../renderer/server/current-page.ts'
import { site } from '../project-site.ts'

/** The HTML of a part of the page at an address. */
export const htmlAt = (address: string, part: React.ReactNode, language = defaultLanguage) =>
  renderToStaticMarkup(
    <CurrentPageContext value={{ address, language, site: site.in(language) }}>
      {part}
    </CurrentPageContext>,
  )
