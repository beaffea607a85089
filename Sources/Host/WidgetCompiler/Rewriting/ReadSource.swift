import ExtensionProtocol
import Foundation
import SwiftSource
import WidgetVocabulary
import XcodeProject

/// One Swift file, read and rewritten as far as possible without other files.
struct ReadSource: Sendable {
    /// The size limit in bytes; the compiler itself would take hours for larger files.
    private static let sourceLimit = 64 << 20

    var content: [UInt8]
    /// The replacement that the compiler reads.
    var rewritten: [UInt8]?
    /// What it declares, imports and uses, before Objective-C features are rewritten.
    var declarations: WidgetDeclarations
    /// The version that declarations are read from.
    var declaring: [UInt8]
    /// The optional methods of its protocols.
    var optionalMethods: Set<String>
    /// A notice about it, in addition to the compiler's messages.
    var notice: String?

    static func reading(
        _ path: String, conditions: PlatformConditions, platform: OperatingSystem
    ) throws(BuildError) -> ReadSource {
        let content: [UInt8]
        do throws(LimitedFile.Rejection) {
            content = [UInt8](try LimitedFile.readText(path, limit: sourceLimit))
        } catch {
            throw .folder(.unreadable(path, reason: error.description))
        }
        let decided = conditions.rewrite(content)
        let imported = SubmoduleImports.rewrite(decided ?? content) ?? decided
        let literal = ResourceLiterals.rewrite(imported ?? content, platform: platform) ?? imported
        let qualified = QualifiedNames.rewrite(literal ?? content) ?? literal
        let predicated = PredicateMacros.rewrite(qualified ?? content) ?? qualified
        let ordered = FoundationOperators.rewrite(predicated ?? content) ?? predicated
        let released = ExtensionOverrides.rewrite(ordered ?? content) ?? ordered
        let provided = BetaProviders.rewrite(released ?? content)
        let cast = BridgingCasts.rewrite(provided ?? released ?? content) ?? provided ?? released
        let bound = ObjectiveCProtocols.rewrite(cast ?? content) ?? cast
        let declaring = cast ?? content
        let written = ObjectiveCFeatures.rewrite(bound ?? content) ?? bound
        // A version that cannot be parsed is the last one, because nothing is found or changed in it.
        for version in [content, declaring] {
            if let failure = SourceText(version).failure { throw .syntax(path: path, failure) }
        }
        let text = SourceText(declaring)
        var declarations = WidgetDeclarations()
        declarations.add(text)
        return ReadSource(
            content: content, rewritten: written, declarations: declarations, declaring: declaring,
            optionalMethods: ObjectiveCProtocols.optionalMethods(in: declaring),
            notice: provided == nil ? nil : BetaProviders.notice)
    }
}
