import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

public enum HKBiologicalSex: Int, Sendable {
    case notSet = 0
    case female = 1
    case male = 2
    case other = 3
}

public enum HKBloodType: Int, Sendable {
    case notSet = 0
    case aPositive = 1
    case aNegative = 2
    case bPositive = 3
    case bNegative = 4
    case abPositive = 5
    case abNegative = 6
    case oPositive = 7
    case oNegative = 8
}

public enum HKFitzpatrickSkinType: Int, Sendable {
    case notSet = 0
    case I = 1
    case II = 2
    case III = 3
    case IV = 4
    case V = 5
    case VI = 6
}

public enum HKWheelchairUse: Int, Sendable {
    case notSet = 0
    case no = 1
    case yes = 2
}

public enum HKActivityMoveMode: Int, Sendable {
    case activeEnergy = 1
    case appleMoveTime = 2
}

/// The user's biological sex; not in the store.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
    open var biologicalSex: HKBiologicalSex { .notSet }
}

open class HKBloodTypeObject: NSObject, @unchecked Sendable {
    open var bloodType: HKBloodType { .notSet }
}

open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
    open var skinType: HKFitzpatrickSkinType { .notSet }
}

open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
    open var wheelchairUse: HKWheelchairUse { .notSet }
}

open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
    open var activityMoveMode: HKActivityMoveMode { .activeEnergy }
}
