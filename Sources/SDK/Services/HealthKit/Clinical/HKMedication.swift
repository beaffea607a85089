import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

public struct HKHealthConceptDomain: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let medication = HKHealthConceptDomain(rawValue: "HKHealthConceptDomainMedication")
}

open class HKHealthConceptIdentifier: NSObject, NSCopying, @unchecked Sendable {
    public let domain: HKHealthConceptDomain

    init(domain: HKHealthConceptDomain) {
        self.domain = domain
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class HKClinicalCoding: NSObject, NSCopying, @unchecked Sendable {
    public let system: String
    public let version: String?
    public let code: String

    public init(system: String, version: String?, code: String) {
        self.system = system
        self.version = version
        self.code = code
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public struct HKMedicationGeneralForm: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let capsule = HKMedicationGeneralForm(rawValue: "capsule")
    public static let cream = HKMedicationGeneralForm(rawValue: "cream")
    public static let device = HKMedicationGeneralForm(rawValue: "device")
    public static let drops = HKMedicationGeneralForm(rawValue: "drops")
    public static let foam = HKMedicationGeneralForm(rawValue: "foam")
    public static let gel = HKMedicationGeneralForm(rawValue: "gel")
    public static let inhaler = HKMedicationGeneralForm(rawValue: "inhaler")
    public static let injection = HKMedicationGeneralForm(rawValue: "injection")
    public static let liquid = HKMedicationGeneralForm(rawValue: "liquid")
    public static let lotion = HKMedicationGeneralForm(rawValue: "lotion")
    public static let ointment = HKMedicationGeneralForm(rawValue: "ointment")
    public static let patch = HKMedicationGeneralForm(rawValue: "patch")
    public static let powder = HKMedicationGeneralForm(rawValue: "powder")
    public static let spray = HKMedicationGeneralForm(rawValue: "spray")
    public static let suppository = HKMedicationGeneralForm(rawValue: "suppository")
    public static let tablet = HKMedicationGeneralForm(rawValue: "tablet")
    public static let topical = HKMedicationGeneralForm(rawValue: "topical")
    public static let unknown = HKMedicationGeneralForm(rawValue: "unknown")
}

/// A medicine; the store knows none.
open class HKMedicationConcept: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: HKHealthConceptIdentifier
    public let displayText: String
    public let generalForm: HKMedicationGeneralForm
    public let relatedCodings: Set<HKClinicalCoding>

    init(identifier: HKHealthConceptIdentifier, displayText: String, generalForm: HKMedicationGeneralForm) {
        self.identifier = identifier
        self.displayText = displayText
        self.generalForm = generalForm
        relatedCodings = []
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class HKUserAnnotatedMedication: NSObject, NSCopying, @unchecked Sendable {
    public let nickname: String?
    public let isArchived: Bool
    public let hasSchedule: Bool
    public let medication: HKMedicationConcept

    init(nickname: String?, isArchived: Bool, hasSchedule: Bool, medication: HKMedicationConcept) {
        self.nickname = nickname
        self.isArchived = isArchived
        self.hasSchedule = hasSchedule
        self.medication = medication
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A dose that was taken or skipped; the store has none.
open class HKMedicationDoseEvent: HKSample, @unchecked Sendable {
    public enum LogStatus: Int, Sendable {
        case notInteracted = 1
        case notificationNotSent = 2
        case snoozed = 3
        case taken = 4
        case skipped = 5
        case notLogged = 6
    }

    public enum ScheduleType: Int, Sendable {
        case asNeeded = 1
        case schedule = 2
    }

    public let medicationConceptIdentifier: HKHealthConceptIdentifier
    open var medicationDoseEventType: HKMedicationDoseEventType { HKObjectType.medicationDoseEventType() }
    open var scheduleType: ScheduleType { .asNeeded }
    open var scheduledDate: Date? { nil }
    open var scheduledDoseQuantity: Double? { nil }
    open var doseQuantity: Double? { nil }
    open var logStatus: LogStatus { .notLogged }
    open var unit: HKUnit { .count() }

    init(identifier: HKHealthConceptIdentifier, start: Date, end: Date) {
        medicationConceptIdentifier = identifier
        super.init(type: HKObjectType.medicationDoseEventType(), start: start, end: end)
    }
}
