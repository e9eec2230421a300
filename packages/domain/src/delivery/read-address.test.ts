import { expect, test } from 'vitest'
import { readAddress } from './read-address.ts'

test.each([
  ['Honduras 4890', 'Honduras', '4890', ''],
  ['  Honduras   4890 , Palermo', 'Honduras', '4890', 'Palermo'],
  ['Honduras, Palermo', 'Honduras', '', 'Palermo'],
  ['Honduras 4890 piso 3 depto B', 'Honduras', '4890', 'piso 3 depto B'],
  ['Honduras 4890 - 3° B', 'Honduras', '4890', '3° B'],
  ['Pasaje Inventado 123 piso 3 depto B', 'Pasaje Inventado', '123', 'piso 3 depto B'],
  ['Pasaje Inventado 123, 3° B', 'Pasaje Inventado', '123', '3° B'],
  ['Boulevard Inventado 1 bis 234, 2° C', 'Boulevard Inventado 1 bis', '234', '2° C'],
  ['Calle 50 N° 900 timbre 2', 'Calle 50', '900', 'timbre 2'],
  ['Av. 9 de Julio 1234 8vo 27', 'Av. 9 de Julio', '1234', '8vo 27'],
  ['9 de Julio 1234', '9 de Julio', '1234', ''],
  ['25 de Mayo 350', '25 de Mayo', '350', ''],
  ['11 de Septiembre 1888', '11 de Septiembre', '1888', ''],
  ['11 de Septiembre de 1888', '11 de Septiembre de 1888', '', ''],
  ['11 de Septiembre de 1888 1900', '11 de Septiembre de 1888', '1900', ''],
  ['Barrio 25 de Mayo casa 12', 'Barrio 25 de Mayo', '', 'casa 12'],
  ['Honduras 4890 del lado izquierdo', 'Honduras', '4890', 'del lado izquierdo'],
])('"%s" is the street "%s" with the number "%s", and "%s"', (text, ...[street, number, details]) => {
  expect(readAddress(text)).toEqual({ street, number, details })
})

test.each([
  ['Villa 31 # 4890', 'Villa 31', '4890', ''],
  ['Honduras 31 # 4890', 'Honduras 31', '4890', ''],
  ['Honduras 4890 # 5', 'Honduras', '4890', '# 5'],
  ['Calle 50 900, La Plata', 'Calle 50', '900', 'La Plata'],
  ['Calle 50, 900', 'Calle 50', '900', ''],
  ['Calle 50', 'Calle 50', '', ''],
  ['Calle 50 depto 3', 'Calle 50', '', 'depto 3'],
  ['50 nro. 900', '50', '900', ''],
  ['Calle 50 entre 7 y 8 nº900 timbre 2', 'Calle 50', '900', 'entre 7 y 8, timbre 2'],
  ['Calle 7 entre 50 y 51', 'Calle 7 entre 50 y 51', '', ''],
  ['Calle 60 #491 x 45 y 47', 'Calle 60', '491', 'x 45 y 47'],
  ['Avenida 7 120', 'Avenida 7', '120', ''],
  ['AV. 44 1500', 'AV. 44', '1500', ''],
  ['Diagonal 74 1500', 'Diagonal 74', '1500', ''],
  ['Pasaje 3 20', 'Pasaje 3', '20', ''],
  ['Pasaje 12 N° 1345', 'Pasaje 12', '1345', ''],
  ['Paso del 9 120', 'Paso del 9', '120', ''],
  ['Ruta 8 12345', 'Ruta 8', '12345', ''],
  ['Ruta N° 8 km 45,5', 'Ruta N° 8 km 45,5', '', ''],
  ['Camino Km 45', 'Camino Km 45', '', ''],
  ['Calle 21 de Calacoto Nº 8350', 'Calle 21 de Calacoto', '8350', ''],
  ['Jr. 28 de Julio 456 int. 4', 'Jr. 28 de Julio', '456', 'int. 4'],
])('a street that is called by a number: "%s"', (text, ...[street, number, details]) => {
  expect(readAddress(text)).toEqual({ street, number, details })
})

test.each([
  ['Calle 50 # 12-34', 'Calle 50', '12-34', ''],
  ['Cra 7 No. 45-10', 'Cra 7', '45-10', ''],
  ['Cra 7 No. 45-10 apto 301', 'Cra 7', '45-10', 'apto 301'],
  ['Calle 72 # 10-34, Bogotá', 'Calle 72', '10-34', 'Bogotá'],
  ['Carrera 7 #71 - 21', 'Carrera 7', '71-21', ''],
  ['Calle 50A Sur # 12B-34 Este, torre 3', 'Calle 50A Sur', '12B-34 Este', 'torre 3'],
  ['Carrera 15 93a', 'Carrera 15', '93a', ''],
  ['Paseo de la Reforma # 222, Int. 4, Col. Centro', 'Paseo de la Reforma', '222', 'Int. 4, Col. Centro'],
  ['Calle 5 de Mayo 123 Int. 4, CP 06000', 'Calle 5 de Mayo', '123', 'Int. 4, CP 06000'],
  ['Av. Juárez, 06000', 'Av. Juárez', '', '06000'],
  ['Honduras 4890 #5', 'Honduras', '4890', '# 5'],
  ['Honduras 4890 depto N° 5', 'Honduras', '4890', 'depto N° 5'],
  ['Honduras 4890, C1414 Palermo', 'Honduras', '4890', 'C1414 Palermo'],
])('a number behind a cross street, or one that is marked: "%s"', (text, ...[street, number, details]) => {
  expect(readAddress(text)).toEqual({ street, number, details })
})

test.each([
  ['Rua Augusta, 1200', 'Rua Augusta', '1200', ''],
  ['Rua Augusta, n 1200', 'Rua Augusta', '1200', ''],
  ['Rua X, 123, apto 4', 'Rua X', '123', 'apto 4'],
  ['Rua X, nº 123 apto 4', 'Rua X', '123', 'apto 4'],
  ['Rua X,123', 'Rua X', '123', ''],
  ['Rua 7 de Setembro, 45', 'Rua 7 de Setembro', '45', ''],
  [
    'Av. Paulista, 1578 - Bela Vista, São Paulo - SP, 01310-200',
    'Av. Paulista',
    '1578',
    'Bela Vista, São Paulo, SP, 01310-200',
  ],
  ['Urb. Los Olivos Mz 4 Lt 12', 'Urb. Los Olivos', 'Mz 4 Lt 12', ''],
  ['Urb. Los Olivos, Mz. A Lote N° 5, timbre 2', 'Urb. Los Olivos', 'Mz. A Lote N° 5', 'timbre 2'],
  ['Mz A Lt 5, Urb. Los Olivos', 'Mz A Lt 5', '', 'Urb. Los Olivos'],
  ['Los Pinos 123 Mz 4 Lt 12', 'Los Pinos', '123', 'Mz 4 Lt 12'],
  ['Camino Real s/n, portón verde', 'Camino Real', 's/n', 'portón verde'],
  ['Camino al Cerro sin número', 'Camino al Cerro sin número', '', ''],
  ['San Martín 1234 bis', 'San Martín', '1234 bis', ''],
  ['Bv. Oroño 345 bis 2 B', 'Bv. Oroño', '345 bis', '2 B'],
  ['Torre Norte Honduras 4890', 'Torre Norte Honduras', '4890', ''],
  ['Edificio Sol, Honduras 4890, 3 B', 'Honduras', '4890', 'Edificio Sol, 3 B'],
  [
    'Av. Miranda, Edif. Parque Cristal, Piso 3, Ofic. 3-4',
    'Av. Miranda',
    '',
    'Edif. Parque Cristal, Piso 3, Ofic. 3-4',
  ],
  ['Casa azul 200 metros al sur', 'Casa azul 200 metros al sur', '', ''],
  ['Los Leones 0123 of. 901', 'Los Leones', '0123', 'of. 901'],
])(
  'a number that is a word, a mark of no number, or none at all: "%s"',
  (text, ...[street, number, details]) => {
    expect(readAddress(text)).toEqual({ street, number, details })
  },
)

test.each([
  // A name that only begins or ends like one of those.
  ['Villa Verde 120', 'Villa Verde', '120', ''],
  ['Calle Torre Tagle 123', 'Calle Torre Tagle', '123', ''],
  ['Delfín Gallo 120', 'Delfín Gallo', '120', ''],
  ['Delta 120', 'Delta', '120', ''],
  ['Honduras 1234567', 'Honduras 1234567', '', ''],
  ['Honduras 48bc', 'Honduras 48bc', '', ''],
  ['Gorriti 5123B', 'Gorriti', '5123B', ''],
  ['Honduras 4.890', 'Honduras', '4.890', ''],
  ['Casa azul', 'Casa azul', '', ''],
  [', 1200', '1200', '', ''],
  ['1200', '1200', '', ''],
  ['  ', '', '', ''],
])('other names: "%s"', (text, ...[street, number, details]) => {
  expect(readAddress(text)).toEqual({ street, number, details })
})
