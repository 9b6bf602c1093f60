/**
 * Saves a page on the visitor's device. Its address is given up later: some browsers read it only
 * after the click.
 */
export const download = (name: string, html: string): void => {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
