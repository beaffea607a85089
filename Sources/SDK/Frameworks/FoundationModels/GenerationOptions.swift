import Foundation

/// How a model chooses its words.
public struct GenerationOptions: Hashable, Sendable {
    public struct SamplingMode: Hashable, Sendable {
        private enum Kind: Hashable {
            case greedy
            case top(Int, UInt64?)
            case probability(Double, UInt64?)
        }

        private let kind: Kind

        public static var greedy: SamplingMode { SamplingMode(kind: .greedy) }

        public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .top(k, seed))
        }

        public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
            SamplingMode(kind: .probability(probabilityThreshold, seed))
        }
    }

    public var sampling: SamplingMode?
    public var temperature: Double?
    public var maximumResponseTokens: Int?

    public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) {
        self.sampling = sampling
        self.temperature = temperature
        self.maximumResponseTokens = maximumResponseTokens
    }
}
