import { expect, test } from 'vitest'
import { centres } from '#ports/places/centres'
import { allDivisions } from '#ports/places/divisions'
import { gazetteer } from '#ports/places/gazetteer'

const places = gazetteer()
const first = async (address: string) => (await places.geocode(address, 5))[0]

test.each([
  ['上海', '上海市', 'province'],
  ['上海市浦东新区', '上海市 浦东新区', 'district'],
  ['内蒙古', '内蒙古自治区', 'province'],
  ['内蒙古呼和浩特', '内蒙古自治区 呼和浩特市', 'city'],
  ['广东深圳南山', '广东省 深圳市 南山区', 'district'],
  ['深圳市南山区', '广东省 深圳市 南山区', 'district'],
  ['中国 广东省, 深圳市', '广东省 深圳市', 'city'],
  ['延边', '吉林省 延边朝鲜族自治州', 'city'],
  ['恩施', '湖北省 恩施土家族苗族自治州', 'city'],
  ['济源', '河南省 济源市', 'city'],
  ['重庆江北', '重庆市 江北区', 'district'],
  ['香港', '香港特别行政区', 'province'],
  ['台北', '台湾省 台北市', 'city'],
  ['shenzhen', '广东省 深圳市', 'city'],
  ['Guangdong Shenzhen Nanshan', '广东省 深圳市 南山区', 'district'],
  ['chongqing', '重庆市', 'province'],
  ['xiamen', '福建省 厦门市', 'city'],
])('%s', async (address, name, level) => expect(await first(address)).toMatchObject({ name, level }))

test('what is below the district stays as the address, and a street is not a province', async () => {
  expect(await first('上海市徐汇区漕溪北路 88 号')).toMatchObject({
    place: { country: '中国', province: '上海市', city: '上海市', district: '徐汇区', address: '漕溪北路88号' },
  })
  expect((await places.geocode('江苏路', 5)).filter(({ place }) => place.province === '江苏省')).toEqual([])
})

test('a name that several places have gives them all, the widest first', async () => {
  const found = (await places.geocode('朝阳', 10)).map(({ name }) => name)
  expect(found[0]).toBe('辽宁省 朝阳市')
  expect(found).toContain('北京市 朝阳区')
  expect(await places.geocode('不存在的地方', 5)).toEqual([])
})

test('while typing, by the beginning of a name', async () => {
  expect((await places.geocode('呼和', 5)).map(({ name }) => name)).toContain('内蒙古自治区 呼和浩特市')
})

test('a point has the nearest city, and the middle of the sea none', async () => {
  expect(await places.reverse({ lat: 22.53, lng: 113.93 })).toMatchObject({ place: { name: '广东省 深圳市' } })
  expect(await places.reverse({ lat: 31.2, lng: 121.44 })).toMatchObject({ place: { name: '上海市' } })
  expect(await places.reverse({ lat: 15, lng: 140 })).toEqual({ place: null, distanceKm: null })
})

test('every centre belongs to one city, and lies in China', () => {
  const cities = allDivisions().filter(({ level }) => level === 'city')
  for (const [name, { lat, lng }] of centres) {
    const owners = cities.filter((city) => city.name === name || city.short === name || city.way[0]?.short === name)
    expect({ name, owners: owners.length > 0 }).toEqual({ name, owners: true })
    expect({ name, inside: lat > 18 && lat < 54 && lng > 73 && lng < 136 }).toEqual({ name, inside: true })
  }
})

test('the tree is compact and whole', async () => {
  const tree = await places.divisions()
  expect(tree).toHaveLength(34)
  expect(tree[0]?.[1][0]?.[0]).toBe('北京市')
  expect(tree.find(([name]) => name === '广东省')?.[1].find(([name]) => name === '深圳市')?.[1]).toContain('南山区')
  expect(JSON.stringify(tree).length).toBeLessThan(60_000)
})
