import { useMDXComponents } from '@mdx-js/react'
import type { ElementType } from 'react'

/** A table that looks like one written in Markdown. The first column says what a row is about. */
export const PriceTable = ({
  columns,
  rows,
}: {
  columns: readonly string[]
  rows: readonly (readonly [string, ...string[]])[]
}) => {
  const Table = (useMDXComponents().table ?? 'table') as ElementType
  return (
    <Table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...cells]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
