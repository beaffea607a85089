/// One thing the user should know about a rendering: something missing, unsupported or ineffective.
package struct Diagnostic: Hashable, Sendable {
    package enum Severity: UInt8, Hashable, Sendable, Comparable {
        /// Worth knowing; nothing looks wrong.
        case note
        /// The picture differs from the request.
        case warning
        /// Something is missing from the picture.
        case error

        package static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
    }

    package enum Code: String, Hashable, Sendable, CaseIterable {
        /// A name that no symbol of the system has, judging by its words.
        case unknownSymbol
        case missingSymbol, missingColor, missingImage, missingGlyph, missingFont, missingLocalization
        case missingContainerBackground, imageTooLarge, invalidGeometry, depthLimit, noEffect, notDrawn, timeline,
            provider, configuration

        /// Whether a symbol has no drawing.
        package var isAboutSymbol: Bool { self == .missingSymbol || self == .unknownSymbol }
    }

    package var severity: Severity
    package var code: Code
    /// The subject, such as a symbol's name or a modifier.
    package var subject: String
    package var message: String
    package var remedy: String?
    package var file: String?
    package var line: Int?

    package init(
        _ severity: Severity, _ code: Code, subject: String, message: String, remedy: String? = nil,
        file: String? = nil, line: Int? = nil
    ) {
        self.severity = severity
        self.code = code
        self.subject = subject
        self.message = message
        self.remedy = remedy
        self.file = file
        self.line = line
    }
}
