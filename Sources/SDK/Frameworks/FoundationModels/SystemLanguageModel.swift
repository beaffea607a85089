import Foundation

/// The language model of the device; the simulated device has none.
public final class SystemLanguageModel: Sendable, Observable {
    public struct UseCase: Hashable, Sendable {
        private let name: String

        public static let general = UseCase(name: "general")
        public static let contentTagging = UseCase(name: "contentTagging")
    }

    public struct Guardrails: Sendable {
        public static let `default` = Guardrails()
        public static let developerProvided = Guardrails()
        public static let permissiveContentTransformations = Guardrails()
    }

    @frozen
    public enum Availability: Hashable, Sendable {
        public enum UnavailableReason: Hashable, Sendable {
            case deviceNotEligible
            case appleIntelligenceNotEnabled
            case modelNotReady
        }

        case available
        case unavailable(UnavailableReason)
    }

    /// Training that an app adds to the model.
    public struct Adapter: Sendable {
        public enum AssetError: Error, LocalizedError {
            public struct Context: Sendable {
                public let debugDescription: String

                public init(debugDescription: String) {
                    self.debugDescription = debugDescription
                }
            }

            case invalidAsset(Context)
            case invalidAdapterName(Context)
            case compatibleAdapterNotFound(Context)
        }

        public let creatorDefinedMetadata: [String: any Sendable]

        public init(fileURL: URL) throws {
            throw AssetError.invalidAsset(.init(debugDescription: "There is no language model."))
        }

        public init(name: String) throws {
            throw AssetError.compatibleAdapterNotFound(.init(debugDescription: "There is no language model."))
        }

        public func compile() async throws {}
        public static func removeObsoleteAdapters() throws {}
        public static func compatibleAdapterIdentifiers(name: String) -> [String] { [] }
    }

    public static let `default` = SystemLanguageModel()

    public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
    public init(adapter: Adapter, guardrails: Guardrails = .default) {}

    public var availability: Availability { .unavailable(.deviceNotEligible) }
    public var isAvailable: Bool { availability == .available }
    public var supportedLanguages: Set<Locale.Language> { [] }
    public func supportsLocale(_ locale: Locale = Locale.current) -> Bool { false }
    public var contextSize: Int { 4_096 }
}
