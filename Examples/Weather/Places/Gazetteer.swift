import Foundation

/// The places of the world with more than 15,000 people, from GeoNames (geonames.org, CC BY 4.0).
///
/// The file begins with the time zones and continues with a line for each place, the most populous first. It is searched
/// as it is: a widget has little memory, and shows one place of 34,000.
final class Gazetteer: Sendable {
    static let shared = Gazetteer(contentsOf: Bundle.main.url(forResource: "Places", withExtension: "txt"))

    /// The bytes of the file, then a zero.
    private let text: [CChar]
    private let timeZones: [String]

    /// Without a file there are no places.
    init(contentsOf file: URL?) {
        let data = file.flatMap { try? Data(contentsOf: $0) } ?? Data()
        text = data.withUnsafeBytes { Array($0.bindMemory(to: CChar.self)) } + [0]
        timeZones = String(decoding: data.prefix(32_768), as: UTF8.self).split(separator: "\n")
            .prefix { $0.hasPrefix("@") }.map { String($0.dropFirst()) }
    }

    /// The place with a number.
    func place(_ id: Place.ID) -> Place? {
        lines(containing: "\n\(id)\t", limit: 1).first.flatMap(place)
    }

    /// The places with a name in any language that begins with the words, the most populous first. Those that are called
    /// just so come before, and those of which a later word begins so follow.
    func places(named words: String, limit: Int = 25) -> [Place] {
        let words = Self.folded(words)
        guard !words.isEmpty else { return [] }
        let starting = lines(containing: "\t" + words, limit: limit).compactMap(place)
        let known = Set(starting.map(\.id))
        let others = lines(containing: " " + words, limit: limit).compactMap(place).filter { !known.contains($0.id) }
        func isCalledSo(_ place: Place) -> Bool {
            [place.name, place.koreanName, place.japaneseName].contains { Self.folded($0) == words }
        }
        return Array(
            (starting.filter(isCalledSo) + starting.filter { !isCalledSo($0) } + others).prefix(limit))
    }

    /// The place whose middle is the nearest, at most half a degree away.
    func nearest(latitude: Double, longitude: Double) -> Place? {
        let narrowing = cos(latitude * .pi / 180)
        var nearest: (offset: Int, distance: Double)?
        text.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return }
            var line = start
            while line.pointee != 0 {
                if line.pointee != Self.at {
                    var end: UnsafeMutablePointer<CChar>?
                    _ = strtol(line, &end, 10)
                    guard let afterID = end else { return }
                    let north = Double(strtol(afterID, &end, 10)) / 100 - latitude
                    guard let afterLatitude = end else { return }
                    var east = Double(strtol(afterLatitude, &end, 10)) / 100 - longitude
                    east -= 360 * (east / 360).rounded()
                    let distance = north * north + east * east * narrowing * narrowing
                    if distance < nearest?.distance ?? 0.25 { nearest = (line - start, distance) }
                }
                guard let next = strchr(line, Self.newline) else { return }
                line = UnsafePointer(next) + 1
            }
        }
        return nearest.flatMap { place(String(decoding: bytes(from: $0.offset), as: UTF8.self)) }
    }

    // MARK: Lines

    private static let at = CChar(UInt8(ascii: "@"))
    private static let newline = Int32(UInt8(ascii: "\n"))

    /// The first lines that contain a text.
    private func lines(containing part: String, limit: Int) -> [String] {
        text.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return [] }
            var found: [String] = []
            var position = start
            while found.count < limit, let hit = strstr(position, part) {
                // A number's text begins with the end of the line before.
                var offset = UnsafePointer(hit) - start + (part.hasPrefix("\n") ? 1 : 0)
                while offset > 0, bytes[offset - 1] != CChar(Self.newline) { offset -= 1 }
                let line = self.bytes(from: offset)
                found.append(String(decoding: line, as: UTF8.self))
                position = start + offset + line.count
            }
            return found
        }
    }

    /// The bytes to the end of the line.
    private func bytes(from offset: Int) -> [UInt8] {
        text[offset...].prefix { $0 != CChar(Self.newline) && $0 != 0 }.map { UInt8(bitPattern: $0) }
    }

    private func place(_ line: String) -> Place? {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 9, let id = Int(fields[0]), let latitude = Double(fields[1]),
            let longitude = Double(fields[2]), let population = Int(fields[3])
        else { return nil }
        let area = fields[4].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard area.count == 3, let zone = Int(area[0]), timeZones.indices.contains(zone) else { return nil }
        return Place(
            id: id, name: fields[6].isEmpty ? Self.capitalized(fields[5]) : fields[6], koreanName: fields[7],
            japaneseName: fields[8], country: area[1], state: area[2],
            timeZone: TimeZone(identifier: timeZones[zone]) ?? .gmt, latitude: latitude / 100,
            longitude: longitude / 100, population: population * 1000)
    }

    private static func capitalized(_ name: String) -> String {
        name.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }

    /// Without accents and in lower case. Marks of Korean and Japanese are letters of their own.
    private static func folded(_ words: String) -> String {
        let words = words.trimmingCharacters(in: .whitespacesAndNewlines).filter { !$0.isNewline && $0 != "\t" }
        guard words.unicodeScalars.allSatisfy({ $0.value < 0x2000 }) else {
            return words.precomposedStringWithCanonicalMapping
        }
        return words.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    }
}
