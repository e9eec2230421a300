import { expect, it } from 'vitest'
import { passwordFault } from './password-rule.ts'

it('asks for ten characters, counted as people count them', () => {
  expect(passwordFault('fainá-ya!')).toBe('password-too-short')
  expect(passwordFault('fainá-ya!!')).toBeUndefined()
  expect(passwordFault('🥟🥐🥖🥨🥯🥞🧇🧀🍖')).toBe('password-too-short')
  expect(passwordFault(`${'no '.repeat(42)}y`.padEnd(128, '!'))).toBeUndefined()
  expect(passwordFault(`${'no '.repeat(42)}y más`)).toBe('password-too-long')
})

/** spec('decisions who-sees-what.10') */
it('refuses what is tried first, however it is written', () => {
  for (const common of [
    '1234567890',
    'QwertyUIOP',
    'contraseña123',
    'password123',
    'Argentina2026',
    'riverplate',
    ' password123 ',
    'superman123',
  ])
    expect([common, passwordFault(common)]).toEqual([common, 'password-too-common'])
})

it('refuses what repeats itself and what just goes on', () => {
  for (const lazy of [
    'zzzzzzzzzzzz',
    'xyxyxyxyxyxy',
    'lalolalolalo',
    'abcabcabca',
    ' '.repeat(10),
    'klmnopqrstuv',
    '76543210/.-',
  ])
    expect([lazy, passwordFault(lazy)]).toEqual([lazy, 'password-too-common'])
})

it('refuses the e-mail and what stands before its sign', () => {
  expect(passwordFault('cajero.palermo', 'Cajero.Palermo@ombu.demo')).toBe('password-too-common')
  expect(passwordFault('cajero.palermo@ombu.demo', 'cajero.palermo@ombu.demo')).toBe('password-too-common')
  expect(passwordFault('cajero.palermo', ' Cajero.Palermo@ombu.demo ')).toBe('password-too-common')
  expect(passwordFault('cajero.palermo', 'otra@ombu.demo')).toBeUndefined()
  expect(passwordFault('cajero.palermo', '')).toBeUndefined()
})

it('lets sentences and any alphabet pass', () => {
  for (const good of ['una clave de prueba', 'fainá-y-moscato', 'mostrador-demo', 'пароль из слов'])
    expect([good, passwordFault(good)]).toEqual([good, undefined])
})
