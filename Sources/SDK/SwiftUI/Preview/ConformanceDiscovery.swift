/// Finds the types of the running program that conform to a protocol.
///
/// 1. The Swift runtime lists the metadata sections of the program and of every loaded library.
/// 2. A section's conformance records are walked. A record refers to its protocol and its type by relative pointers.
/// 3. Records whose protocol has the requested name are followed to the type; generic types are skipped.
/// 4. The type's accessor returns the type. The caller casts it, which verifies the protocol.
///
/// The layout of the records is fixed by Swift's stable ABI (`Metadata.h` of the Swift runtime describes it).
package enum ConformanceDiscovery {
    package static func types(conformingToProtocolNamed name: String) -> [Any.Type] {
        var search = Search(name: name)
        withUnsafeMutablePointer(to: &search) { pointer in
            enumerateMetadataSections(
                { sections, context in
                    guard let sections, let context else { return true }
                    let search = context.assumingMemoryBound(to: Search.self)
                    let range = sections.load(
                        fromByteOffset: Search.conformancesOffset, as: (start: UInt, length: UInt).self)
                    if let start = UnsafeRawPointer(bitPattern: range.start) {
                        search.pointee.scan(start, count: Int(range.length) / MemoryLayout<Int32>.size)
                    }
                    return true
                }, pointer)
        }
        return search.found
    }

    private struct Search {
        let name: String
        var found: [Any.Type] = []

        /// A section table starts with four words, followed by (start, length) pairs, of which conformances are the
        /// second.
        static let conformancesOffset = 6 * MemoryLayout<UInt>.size

        mutating func scan(_ records: UnsafeRawPointer, count: Int) {
            for index in 0..<count {
                let record = records + index * MemoryLayout<Int32>.size
                guard let conformance = follow(record, indirect: false), protocolName(conformance) == name,
                    let type = type(conformance)
                else { continue }
                found.append(type)
            }
        }

        private func protocolName(_ conformance: UnsafeRawPointer) -> String? {
            let offset = conformance.loadUnaligned(as: Int32.self)
            guard let descriptor = follow(conformance, indirect: offset & 1 == 1),
                let text = follow(descriptor + 8, indirect: false)
            else { return nil }
            return String(cString: text.assumingMemoryBound(to: CChar.self))
        }

        private func type(_ conformance: UnsafeRawPointer) -> Any.Type? {
            let referenceKind = (conformance.loadUnaligned(fromByteOffset: 12, as: UInt32.self) >> 3) & 7
            guard referenceKind <= 1, let descriptor = follow(conformance + 4, indirect: referenceKind == 1) else {
                return nil
            }
            let flags = descriptor.loadUnaligned(as: UInt32.self)
            let isNominal = (16...18).contains(flags & 0x1F)
            let isGeneric = flags & 0x80 != 0
            guard isNominal, !isGeneric, let accessor = follow(descriptor + 12, indirect: false) else { return nil }
            typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
            return unsafeBitCast(unsafeBitCast(accessor, to: Accessor.self)(0), to: Any.Type.self)
        }

        /// The target of a relative pointer. If the lowest bit is set, the target contains the address instead.
        private func follow(_ field: UnsafeRawPointer, indirect: Bool) -> UnsafeRawPointer? {
            let offset = field.loadUnaligned(as: Int32.self) & ~1
            guard offset != 0 else { return nil }
            let target = field + Int(offset)
            guard indirect else { return target }
            return UnsafeRawPointer(bitPattern: target.loadUnaligned(as: UInt.self))
        }
    }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
    _ body: @convention(c) (_ sections: UnsafeRawPointer?, _ context: UnsafeMutableRawPointer?) -> Bool,
    _ context: UnsafeMutableRawPointer
)
