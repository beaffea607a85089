import Foundation

/// The function that libFuzzer calls; `main` is libFuzzer's.
///
/// The program's name selects the target, so that a link with the name of a target runs that one.
private let target: FuzzTarget = {
    let name = CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent } ?? ""
    guard let target = FuzzTarget.named(name) else {
        let known = FuzzTarget.all.map(\.name).joined(separator: ", ")
        fatalError("There is no target called '\(name)'; the targets are \(known)")
    }
    return target
}()

/// - Returns: 0, or -1 for an input that the search does not keep.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    guard count <= target.longest else { return -1 }
    target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}
