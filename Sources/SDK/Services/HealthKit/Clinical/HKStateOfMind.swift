import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// How the user feels.
open class HKStateOfMind: HKSample, @unchecked Sendable {
    public enum Kind: Int, CaseIterable, Sendable {
        case momentaryEmotion = 1
        case dailyMood = 2
    }

    public enum ValenceClassification: Int, CaseIterable, Sendable {
        case veryUnpleasant = 1
        case unpleasant = 2
        case slightlyUnpleasant = 3
        case neutral = 4
        case slightlyPleasant = 5
        case pleasant = 6
        case veryPleasant = 7

        /// The class of a valence from -1 to 1, in seven equal parts.
        public init?(valence: Double) {
            guard (-1...1).contains(valence) else { return nil }
            self.init(rawValue: min(Int((valence + 1) / 2 * 7) + 1, 7))
        }
    }

    public enum Label: Int, CaseIterable, Sendable {
        case amazed = 1
        case amused = 2
        case angry = 3
        case anxious = 4
        case ashamed = 5
        case brave = 6
        case calm = 7
        case content = 8
        case disappointed = 9
        case discouraged = 10
        case disgusted = 11
        case embarrassed = 12
        case excited = 13
        case frustrated = 14
        case grateful = 15
        case guilty = 16
        case happy = 17
        case hopeless = 18
        case irritated = 19
        case jealous = 20
        case joyful = 21
        case lonely = 22
        case passionate = 23
        case peaceful = 24
        case proud = 25
        case relieved = 26
        case sad = 27
        case scared = 28
        case stressed = 29
        case surprised = 30
        case worried = 31
        case annoyed = 32
        case confident = 33
        case drained = 34
        case hopeful = 35
        case indifferent = 36
        case overwhelmed = 37
        case satisfied = 38
    }

    public enum Association: Int, CaseIterable, Sendable {
        case community = 1
        case currentEvents = 2
        case dating = 3
        case education = 4
        case family = 5
        case fitness = 6
        case friends = 7
        case health = 8
        case hobbies = 9
        case identity = 10
        case money = 11
        case partner = 12
        case selfCare = 13
        case spirituality = 14
        case tasks = 15
        case travel = 16
        case work = 17
        case weather = 18
    }

    public let kind: Kind
    /// From -1, unpleasant, to 1.
    public let valence: Double
    public let labels: [Label]
    public let associations: [Association]

    public init(
        date: Date, kind: Kind, valence: Double, labels: [Label], associations: [Association],
        metadata: [String: Any]? = nil
    ) {
        self.kind = kind
        self.valence = valence
        self.labels = labels
        self.associations = associations
        super.init(type: HKObjectType.stateOfMindType(), start: date, end: date, metadata: metadata)
    }

    open var valenceClassification: ValenceClassification {
        ValenceClassification(valence: min(max(valence, -1), 1)) ?? .neutral
    }
}
