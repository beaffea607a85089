/// Why a package's module is not available: formatted as part of a sentence about the module, and parsed from it.
package struct PackageAbsence: Hashable, Sendable {
    /// Path or address.
    package var package: String
    package var reason: String

    private static let start = "it belongs to the package "
    private static let middle = ", which is not available: "

    init(package: String, reason: String) {
        self.package = package
        self.reason = reason
    }

    /// Returns `nil` if the text is about something else.
    package init?(_ text: String) {
        guard text.hasPrefix(Self.start), let middle = text.firstRange(of: Self.middle) else { return nil }
        package = String(text[..<middle.lowerBound].dropFirst(Self.start.count))
        reason = String(text[middle.upperBound...])
    }

    var text: String { Self.start + package + Self.middle + reason }
}
