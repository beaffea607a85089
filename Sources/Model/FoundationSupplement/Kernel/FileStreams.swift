import Foundation

// Names that sources use without an import: Glibc has them as well, but with other types.

/// A position in a file: a number, as on Apple's platforms.
public typealias _fpos_t = Int64

// Variables in Glibc that Swift does not allow reading from several threads; their values do not change.
public var _stdin: UnsafeMutablePointer<FILE>! { stream("stdin") }
public var _stdout: UnsafeMutablePointer<FILE>! { stream("stdout") }
public var _stderr: UnsafeMutablePointer<FILE>! { stream("stderr") }

private func stream(_ name: String) -> UnsafeMutablePointer<FILE>? {
    dlsym(nil, name)?.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self).pointee
}

public typealias _StreamReading =
    @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32
    ) -> Int32
public typealias _StreamWriting = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32
public typealias _StreamSeeking = @convention(c) (UnsafeMutableRawPointer?, _fpos_t, Int32) -> _fpos_t
public typealias _StreamClosing = @convention(c) (UnsafeMutableRawPointer?) -> Int32

/// Opens a stream over the bytes that `readfn` returns. Bytes written to it are discarded.
public func funopen(
    _ cookie: UnsafeRawPointer!, _ readfn: _StreamReading!, _ writefn: _StreamWriting!, _ seekfn: _StreamSeeking!,
    _ closefn: _StreamClosing!
) -> UnsafeMutablePointer<FILE>! {
    let stream = tmpfile()
    guard let stream, let readfn else { return stream }
    var part = [CChar](repeating: 0, count: 1 << 14)
    let cookie = UnsafeMutableRawPointer(mutating: cookie)
    while true {
        let count = readfn(cookie, &part, Int32(part.count))
        guard count > 0, fwrite(part, 1, min(Int(count), part.count), stream) > 0 else { break }
    }
    rewind(stream)
    return stream
}
