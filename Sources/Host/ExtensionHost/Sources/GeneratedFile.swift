/// A Swift file that is written for a folder, as Xcode writes such files for a target.
struct GeneratedFile: Hashable, Sendable {
    var name: String
    var content: [UInt8]
}
