/** What is known of a package, as the table says it. */
export type Row = {
  name: string
  /** What the site needs it for. The only thing that is written by hand. */
  purpose: string
  version: string
  license: string
  /** Bytes that reach browsers, as brotli sends them. */
  shipped: string
  /** The day of its latest version. */
  released: string
}

/** In place of what nobody has written yet. A test refuses it. */
export const unwritten = '…'

const head = `# Dependencies

What the project is built from. \`npm run dependency-table\` writes this table; only "What for" is written by hand, and stays.
"Shipped" is how much of a package, with what it brings along, is in the scripts of the site, in bytes as brotli sends
them: most of it is loaded only when a visitor touches a form or opens a calculator. "Last release" is of the latest version,
by the registry that npm is set up with. A mirror may know only the day on which it stored a version, which is later.

The tools that publish the site get the token of a host: each has a lock file of its own in \`.github/deploy\`.

| Package | What for | Version | License | Shipped | Last release |
| --- | --- | --- | --- | --: | --- |
`

/** The table as Markdown. */
export const tableText = (rows: readonly Row[]): string => {
  const lines = rows.map(({ name, purpose, version, license, shipped, released }) =>
    ['', `\`${name}\``, purpose, version, license, shipped, released, ''].join(' | ').trim(),
  )
  return `${head}${lines.join('\n')}\n`
}

/** The rows of a table that is there already. */
export const rowsIn = (text: string): Row[] =>
  text.split('\n').flatMap((line) => {
    const [, cell = '', ...cells] = line.split('|').map((part) => part.trim())
    const [, name] = /^`(.+)`$/.exec(cell) ?? []
    const [purpose = '', version = '', license = '', shipped = '', released = ''] = cells
    return name === undefined ? [] : [{ name, purpose, version, license, shipped, released }]
  })
