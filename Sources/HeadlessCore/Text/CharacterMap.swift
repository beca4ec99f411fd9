/// The `cmap` table of a font: formats 4 and 12.
struct CharacterMap {
  let reader: BigEndianReader
  let table: Int

  var glyphIndices: [UInt32: Int] {
    var result: [UInt32: Int] = [:]
    for index in 0..<reader.u16(table + 2) {
      let subtable = table + reader.u32(table + 4 + 8 * index + 4)
      switch reader.u16(subtable) {
      case 4: readSegments(subtable, into: &result)
      case 12: readGroups(subtable, into: &result)
      default: continue
      }
    }
    return result
  }

  private func readSegments(_ subtable: Int, into result: inout [UInt32: Int]) {
    let double = reader.u16(subtable + 6)
    for segment in stride(from: 0, to: double, by: 2) {
      let end = reader.u16(subtable + 14 + segment)
      let start = reader.u16(subtable + 16 + double + segment)
      let delta = reader.u16(subtable + 16 + 2 * double + segment)
      let rangeAddress = subtable + 16 + 3 * double + segment
      let range = reader.u16(rangeAddress)
      guard start <= end, start != 0xFFFF else { continue }
      for code in start...end {
        let base = range == 0 ? code : reader.u16(rangeAddress + range + 2 * (code - start))
        guard range == 0 || base != 0 else { continue }
        result[UInt32(code)] = (base + delta) & 0xFFFF
      }
    }
  }

  private func readGroups(_ subtable: Int, into result: inout [UInt32: Int]) {
    for group in 0..<reader.u32(subtable + 12) {
      let record = subtable + 16 + 12 * group
      let start = reader.u32(record)
      let end = reader.u32(record + 4)
      guard start <= end, end - start < 0x1_0000 else { continue }
      for code in start...end { result[UInt32(code)] = reader.u32(record + 8) + code - start }
    }
  }
}
