import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { qrCode } from './qr-code.ts'

const drawn = (text: string): readonly string[] | undefined =>
  qrCode(text)?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))

// Read by a reader of somebody else's before it was written down here.
it('draws a short text as a code of 21 modules', () => {
  expect(drawn('HOLA')).toEqual([
    '#######..#.#..#######',
    '#.....#.#####.#.....#',
    '#.###.#...#...#.###.#',
    '#.###.#..##.#.#.###.#',
    '#.###.#.#####.#.###.#',
    '#.....#...##..#.....#',
    '#######.#.#.#.#######',
    '.........#...........',
    '#.#.#.#..#..#...#..#.',
    '.##.##.#.#.#.#.#..##.',
    '.#######.###.###.#.##',
    '#..#.#...#.###.##..#.',
    '.##..####.##.###..#..',
    '........#.....#...##.',
    '#######...#.#...#.###',
    '#.....#.......#....#.',
    '#.###.#.###.#.#.#.###',
    '#.###.#....#.#.#.#.#.',
    '#.###.#.##.#.###.##.#',
    '#.....#..#####.###.#.',
    '#######.####.###..###',
  ])
})

/** spec('decisions who-sees-what.10') */
it('draws what an app of codes reads, with several blocks and the number of its version', () => {
  const uri =
    'otpauth://totp/Mostrador:cajero%40ombu.demo?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPABCD&issuer=Mostrador&digits=6&period=30'
  const rows = drawn(uri) ?? []
  expect(rows).toHaveLength(49)
  expect(createHash('sha256').update(rows.join('\n')).digest('hex')).toBe(
    '02d06df502af4b88137fb5f18d0b304139d70b28f61aa3861c33dfc45970d5f9',
  )
})

it('holds 412 bytes and not one more', () => {
  expect(drawn('x'.repeat(412))).toHaveLength(77)
  expect(drawn('ñ'.repeat(206))).toHaveLength(77)
  expect(drawn('x'.repeat(413))).toBeUndefined()
})
