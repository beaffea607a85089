import Glibc

extension [UInt8] {
    /// Whether a string occurs anywhere in the source, including comments and literals: most sources do not contain it,
    /// and this check is much faster than separating code from the rest.
    package func holds(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { sought in
            withUnsafeBytes { source in
                guard let letters = sought.baseAddress, var place = source.baseAddress else { return false }
                let end = place + source.count
                while end - place >= sought.count,
                    let found = memchr(place, Int32(letters[0]), end - place - sought.count + 1)
                {
                    if memcmp(found, letters, sought.count) == 0 { return true }
                    place = UnsafeRawPointer(found) + 1
                }
                return false
            }
        }
    }
}
