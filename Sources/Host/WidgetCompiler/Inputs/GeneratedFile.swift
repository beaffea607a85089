/// A Swift file that is written for a folder, as Xcode writes such files for a target.
package struct GeneratedFile: Hashable, Sendable {
    package var name: String
    package var content: [UInt8]
}
