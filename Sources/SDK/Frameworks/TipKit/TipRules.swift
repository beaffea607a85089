import Foundation
import Synchronization

extension Tips {
    /// The input of a rule: an event or a parameter.
    public protocol RuleInput: Sendable {
        associatedtype Value

        var _ruleValue: Value { get }
    }

    /// When a tip may be shown.
    public struct Rule: Sendable {
        private let id: String

        public init<each Input: RuleInput>(
            _ input: repeat each Input, body: @escaping (repeat (each Input).Value) -> Bool
        ) {
            var names: [String] = []
            for input in repeat each input { names.append(String(describing: type(of: input))) }
            id = names.joined(separator: " ")
        }
    }

    /// A value that rules evaluate.
    public final class Parameter<Value: Sendable>: RuleInput, Identifiable, Sendable {
        public let id: String
        private let value: Mutex<Value>

        public init(_ tip: Any.Type, _ name: String, _ value: Value) {
            id = String(reflecting: tip) + name
            self.value = Mutex(value)
        }

        public var wrappedValue: Value {
            get { value.withLock { $0 } }
            set { value.withLock { $0 = newValue } }
        }

        public var _ruleValue: Value { wrappedValue }
    }

    /// How a parameter is persisted.
    public struct ParameterOption: Sendable {
        public static let transient = ParameterOption()
    }

    public struct EmptyDonation: Codable, Hashable, Sendable {
        public init() {}
    }

    /// Something that happens in the app; how often is counted for as long as the program runs.
    public struct Event<DonationInfo: Codable & Sendable>: RuleInput, Identifiable, Sendable {
        public struct DonationLimit: Sendable {
            public let maximumCount: Int?
            public let maximumAge: DonationTimeRange?

            public init(maximumCount: Int? = nil, maximumAge: DonationTimeRange? = nil) {
                self.maximumCount = maximumCount
                self.maximumAge = maximumAge
            }
        }

        @dynamicMemberLookup
        public struct Donation: Codable, Sendable {
            public let date: Date
            private let info: DonationInfo

            init(date: Date, info: DonationInfo) {
                self.date = date
                self.info = info
            }

            public subscript<Member>(dynamicMember member: KeyPath<DonationInfo, Member>) -> Member {
                info[keyPath: member]
            }
        }

        public let id: String
        private let record = Record()

        private final class Record: Sendable {
            let donations = Mutex<[Donation]>([])
        }

        public init(id: String, donationLimit: DonationLimit? = nil) {
            self.id = id
        }

        public init(id: String, donationLimit: DonationLimit? = nil) where DonationInfo == EmptyDonation {
            self.id = id
        }

        public var donations: [Donation] { record.donations.withLock { $0 } }
        public var _ruleValue: Event { self }

        public func donate(_ donation: DonationInfo) async { sendDonation(donation) }
        public func donate() async where DonationInfo == EmptyDonation { sendDonation() }

        public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
            record.donations.withLock { $0.append(Donation(date: Date(), info: donation)) }
            completion?()
        }

        public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) where DonationInfo == EmptyDonation {
            sendDonation(EmptyDonation(), completion)
        }
    }

    /// A time before now.
    public struct DonationTimeRange: Hashable, Sendable {
        let seconds: TimeInterval

        public static let minute = minutes(1)
        public static let hour = hours(1)
        public static let day = days(1)
        public static let week = weeks(1)
        public static func minutes(_ count: Int) -> DonationTimeRange { .init(seconds: 60 * Double(count)) }
        public static func hours(_ count: Int) -> DonationTimeRange { .init(seconds: 3_600 * Double(count)) }
        public static func days(_ count: Int) -> DonationTimeRange { .init(seconds: 86_400 * Double(count)) }
        public static func weeks(_ count: Int) -> DonationTimeRange { .init(seconds: 604_800 * Double(count)) }
    }
}

extension Array {
    /// The donations of the last minutes, days or weeks.
    public func donatedWithin<DonationInfo>(_ range: Tips.DonationTimeRange) -> [Element]
    where Element == Tips.Event<DonationInfo>.Donation {
        let start = Date().addingTimeInterval(-range.seconds)
        return filter { $0.date >= start }
    }

    /// The donations that share a value, of those the most.
    public func largestSubset<DonationInfo, Value: Hashable>(
        groupedBy value: KeyPath<Element, Value>
    ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
        Dictionary(grouping: self) { $0[keyPath: value] }.values.max { $0.count < $1.count } ?? []
    }

    public func smallestSubset<DonationInfo, Value: Hashable>(
        groupedBy value: KeyPath<Element, Value>
    ) -> [Element] where Element == Tips.Event<DonationInfo>.Donation {
        Dictionary(grouping: self) { $0[keyPath: value] }.values.min { $0.count < $1.count } ?? []
    }
}

/// A rule of a tip about values of events and parameters.
@freestanding(expression)
public macro Rule<each Input: Tips.RuleInput>(
    _ input: repeat each Input, body: (repeat (each Input).Value) -> Bool
) -> Tips.Rule = #externalMacro(module: "TesseraMacros", type: "TipRuleMacro")

/// A static variable of a tip that its rules use as `$name`.
@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter() = #externalMacro(module: "TesseraMacros", type: "TipParameterMacro")

@attached(accessor)
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
    #externalMacro(module: "TesseraMacros", type: "TipParameterMacro")
