import type { ReactNode } from 'react'
import styles from './result.module.css'

type Row = { label: string; note?: string; value: ReactNode }

/**
 * A part of a result that is a list of amounts: what each is for at its left, the amount at its
 * right.
 */
export const Rows = ({
  heading,
  rows,
  children,
}: {
  heading: string
  rows: readonly Row[]
  children?: ReactNode
}) => (
  <section className={styles.part}>
    <h3>{heading}</h3>
    <table className={styles.rows}>
      <tbody>
        {rows.map(({ label, note, value }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {note && <small>{note}</small>}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {children}
  </section>
)
