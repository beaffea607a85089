import Glibc

extension [UInt8] {
    /// Whether a text stands anywhere in the source, comments and literals included: most sources hold none of what is
    /// looked for, and to know that is much faster than to tell code from the rest.
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
