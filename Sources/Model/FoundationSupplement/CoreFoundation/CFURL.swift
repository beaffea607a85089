import Foundation

public enum CFURLPathStyle: CFIndex, Sendable {
    case cfurlposixPathStyle = 0
    case cfurlhfsPathStyle
    case cfurlWindowsPathStyle
}

@discardableResult
public func CFURLCreateWithString(_ allocator: CFAllocator!, _ URLString: CFString!, _ baseURL: CFURL!) -> CFURL! {
    URLString.flatMap { URL(string: $0, relativeTo: baseURL) }
}

@discardableResult
public func CFURLCreateWithFileSystemPath(
    _ allocator: CFAllocator!, _ filePath: CFString!, _ pathStyle: CFURLPathStyle, _ isDirectory: Bool
) -> CFURL! {
    filePath.map { URL(fileURLWithPath: $0, isDirectory: isDirectory) }
}

@discardableResult
public func CFURLCreateWithFileSystemPathRelativeToBase(
    _ allocator: CFAllocator!, _ filePath: CFString!, _ pathStyle: CFURLPathStyle, _ isDirectory: Bool,
    _ baseURL: CFURL!
) -> CFURL! {
    filePath.map { URL(fileURLWithPath: $0, isDirectory: isDirectory, relativeTo: baseURL) }
}

@discardableResult
public func CFURLCreateFromFileSystemRepresentation(
    _ allocator: CFAllocator!, _ buffer: UnsafePointer<UInt8>!, _ bufLen: CFIndex, _ isDirectory: Bool
) -> CFURL! {
    guard let buffer else { return nil }
    let path = String(decoding: UnsafeBufferPointer(start: buffer, count: max(bufLen, 0)), as: UTF8.self)
    return URL(fileURLWithPath: path, isDirectory: isDirectory)
}

@discardableResult
public func CFURLGetFileSystemRepresentation(
    _ url: CFURL!, _ resolveAgainstBase: Bool, _ buffer: UnsafeMutablePointer<UInt8>!, _ maxBufLen: CFIndex
) -> Bool {
    guard let url, let buffer else { return false }
    let path = Array((resolveAgainstBase ? url.absoluteURL.path : url.relativePath).utf8) + [0]
    guard path.count <= maxBufLen else { return false }
    buffer.update(from: path, count: path.count)
    return true
}

@discardableResult
public func CFURLCopyAbsoluteURL(_ relativeURL: CFURL!) -> CFURL! { relativeURL?.absoluteURL }
public func CFURLGetString(_ anURL: CFURL!) -> CFString! { anURL?.relativeString }
@discardableResult
public func CFURLGetBaseURL(_ anURL: CFURL!) -> CFURL! { anURL?.baseURL }
public func CFURLCanBeDecomposed(_ anURL: CFURL!) -> Bool {
    guard let anURL else { return false }
    return anURL.scheme == nil || anURL.absoluteString.contains(":/")
}
@discardableResult
public func CFURLCopyFileSystemPath(_ anURL: CFURL!, _ pathStyle: CFURLPathStyle) -> CFString! { anURL?.relativePath }
public func CFURLCopyScheme(_ anURL: CFURL!) -> CFString! { anURL?.scheme }
@discardableResult
public func CFURLCopyHostName(_ anURL: CFURL!) -> CFString! { anURL?.host }
public func CFURLGetPortNumber(_ anURL: CFURL!) -> Int32 { anURL?.port.flatMap(Int32.init(exactly:)) ?? -1 }
@discardableResult
public func CFURLCopyUserName(_ anURL: CFURL!) -> CFString! { anURL?.user }
public func CFURLCopyPassword(_ anURL: CFURL!) -> CFString! { anURL?.password }
@discardableResult
public func CFURLHasDirectoryPath(_ anURL: CFURL!) -> Bool { anURL?.hasDirectoryPath ?? false }
public func CFURLCopyLastPathComponent(_ url: CFURL!) -> CFString! { url?.lastPathComponent }
@discardableResult
public func CFURLCopyPathExtension(_ url: CFURL!) -> CFString! {
    url.flatMap { $0.pathExtension.isEmpty ? nil : $0.pathExtension }
}

@discardableResult
public func CFURLCopyNetLocation(_ anURL: CFURL!) -> CFString! {
    guard let anURL, let host = anURL.host else { return nil }
    let user = anURL.user.map { $0 + (anURL.password.map { ":" + $0 } ?? "") + "@" } ?? ""
    return user + host + (anURL.port.map { ":\($0)" } ?? "")
}

/// The path as it is written in the URL, with its percent escapes.
@discardableResult
public func CFURLCopyPath(_ anURL: CFURL!) -> CFString! {
    anURL.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false)?.percentEncodedPath }
}

@discardableResult
public func CFURLCopyQueryString(_ anURL: CFURL!, _ charactersToLeaveEscaped: CFString!) -> CFString! {
    let query = anURL.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false)?.percentEncodedQuery }
    return query.map { PercentEscapes.replaced(in: $0, except: charactersToLeaveEscaped) ?? $0 }
}

@discardableResult
public func CFURLCopyFragment(_ anURL: CFURL!, _ charactersToLeaveEscaped: CFString!) -> CFString! {
    let fragment = anURL.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false)?.percentEncodedFragment }
    return fragment.map { PercentEscapes.replaced(in: $0, except: charactersToLeaveEscaped) ?? $0 }
}

@discardableResult
public func CFURLCopyResourceSpecifier(_ anURL: CFURL!) -> CFString! {
    guard let anURL, let parts = URLComponents(url: anURL, resolvingAgainstBaseURL: false) else { return nil }
    let specifier =
        (parts.percentEncodedQuery.map { "?" + $0 } ?? "") + (parts.percentEncodedFragment.map { "#" + $0 } ?? "")
    return specifier.isEmpty ? nil : specifier
}

@discardableResult
public func CFURLCreateCopyAppendingPathComponent(
    _ allocator: CFAllocator!, _ url: CFURL!, _ pathComponent: CFString!, _ isDirectory: Bool
) -> CFURL! {
    url?.appendingPathComponent(pathComponent ?? "", isDirectory: isDirectory)
}

@discardableResult
public func CFURLCreateCopyDeletingLastPathComponent(_ allocator: CFAllocator!, _ url: CFURL!) -> CFURL! {
    url?.deletingLastPathComponent()
}

@discardableResult
public func CFURLCreateCopyAppendingPathExtension(
    _ allocator: CFAllocator!, _ url: CFURL!, _ extension: CFString!
) -> CFURL! {
    url?.appendingPathExtension(`extension` ?? "")
}

@discardableResult
public func CFURLCreateCopyDeletingPathExtension(_ allocator: CFAllocator!, _ url: CFURL!) -> CFURL! {
    url?.deletingPathExtension()
}

@discardableResult
public func CFURLCreateData(
    _ allocator: CFAllocator!, _ url: CFURL!, _ encoding: CFStringEncoding, _ escapeWhitespace: Bool
) -> CFData! {
    url.map { Data($0.relativeString.utf8) }
}

@discardableResult
public func CFURLResourceIsReachable(
    _ url: CFURL!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> Bool {
    guard let url else { return false }
    do {
        return try url.checkResourceIsReachable()
    } catch let failure {
        error?.pointee = Unmanaged.passRetained(failure as NSError)
        return false
    }
}

@discardableResult
public func CFURLStartAccessingSecurityScopedResource(_ url: CFURL!) -> Bool {
    url?.startAccessingSecurityScopedResource() ?? false
}
public func CFURLStopAccessingSecurityScopedResource(_ url: CFURL!) { url?.stopAccessingSecurityScopedResource() }
