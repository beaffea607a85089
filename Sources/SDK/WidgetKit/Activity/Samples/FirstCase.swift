/// The first case of an enumeration whose cases have no associated values.
///
/// 1. A type's metadata starts with its kind; that of an enumeration is followed by its description.
/// 2. The description counts the cases with and without payloads; only enumerations without payloads are handled.
/// 3. Such an enumeration is stored as the index of the case in the declaration; the first one is zero.
///
/// The layout of the records is fixed by Swift's stable ABI (`Metadata.h` and `EnumImplStrategy` of the compiler).
enum FirstCase {
    private static let enumerationKind = 0x201
    private static let payloadCases = 20
    private static let emptyCases = 24

    static func of<Value>(_ type: Value.Type) -> Value? {
        let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
        guard metadata.load(as: Int.self) == enumerationKind,
            let description = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self),
            description.load(fromByteOffset: payloadCases, as: UInt32.self) & 0xFF_FFFF == 0,
            description.load(fromByteOffset: emptyCases, as: UInt32.self) > 0
        else { return nil }
        return withUnsafeTemporaryAllocation(
            byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment
        ) { buffer in
            buffer.initializeMemory(as: UInt8.self, repeating: 0)
            return buffer.baseAddress?.load(as: Value.self)
        }
    }
}
