/// A Swift file that is generated for a folder, as Xcode generates such files for a target.
package struct GeneratedFile: Hashable, Sendable {
    package var name: String
    package var content: [UInt8]
}
