extension String.UTF8View {
    /// Distinguishes texts and versions of files, and is the same on every run: FNV-1a, 64 bits. Untrusted bytes can be
    /// made to have the checksum of others.
    package var checksum: UInt64 { fnv1a(self) }
}

extension [UInt8] {
    /// The checksum of a text with these bytes.
    package var checksum: UInt64 { fnv1a(self) }
}

/// Other modules cannot specialize a generic function, and calling it for each byte would be slow.
private func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
