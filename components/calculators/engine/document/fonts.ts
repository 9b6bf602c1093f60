import { download } from './saving.ts'

/** A file of the site as a `data:` address. */
const dataAddress = async (address: string) => {
  const file = await (await fetch(address)).blob()
  return new Promise<string>((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(file)
  })
}

/** The fonts of the page, which the browser has in its cache, with their files in them. */
const fontFaces = () =>
  Promise.all(
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .flatMap(({ cssText }) => {
        const [, address] = /url\("?([^")]+)/.exec(cssText) ?? []
        return address === undefined ? [] : { cssText, address }
      })
      .map(async ({ cssText, address }) => cssText.replace(address, await dataAddress(address))),
  )

/** Returns what saves a page with the fonts of the site or, without them, in those of its reader. */
export const loadDownload = async () => {
  const faces = await fontFaces().catch(() => [])
  return (name: string, html: string) =>
    download(name, html.replace('<style>', `<style>\n${faces.join('\n')}`))
}
