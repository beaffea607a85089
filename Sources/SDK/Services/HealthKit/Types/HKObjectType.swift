import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

/// A kind of data in the store.
open class HKObjectType: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public let identifier: String

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "identifier"),
            let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier")
        else { return nil }
        self.identifier = identifier as String
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(identifier as NSString, forKey: "identifier") }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func requiresPerObjectAuthorization() -> Bool {
        self is HKClinicalType || self is HKPrescriptionType || self is HKUserAnnotatedMedicationType
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
    open override var description: String { identifier }
}

extension HKObjectType {
    public class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }

    public class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }

    public class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? {
        HKCharacteristicType(identifier)
    }

    public class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }

    public class func documentType(forIdentifier identifier: HKDocumentTypeIdentifier) -> HKDocumentType? {
        HKDocumentType(identifier)
    }

    public class func scoredAssessmentType(
        forIdentifier identifier: HKScoredAssessmentTypeIdentifier
    ) -> HKScoredAssessmentType? {
        HKScoredAssessmentType(identifier)
    }

    public class func clinicalType(forIdentifier identifier: HKClinicalTypeIdentifier) -> HKClinicalType? {
        HKClinicalType(identifier)
    }

    public class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
        switch identifier {
        case HKWorkoutRouteTypeIdentifier, HKDataTypeIdentifierHeartbeatSeries: HKSeriesType(identifier: identifier)
        default: nil
        }
    }

    public class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: HKWorkoutTypeIdentifier) }

    public class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier")
    }

    public class func audiogramSampleType() -> HKAudiogramSampleType {
        HKAudiogramSampleType(identifier: "HKDataTypeIdentifierAudiogram")
    }

    public class func electrocardiogramType() -> HKElectrocardiogramType {
        HKElectrocardiogramType(identifier: "HKDataTypeIdentifierElectrocardiogram")
    }

    public class func visionPrescriptionType() -> HKPrescriptionType {
        HKPrescriptionType(identifier: HKVisionPrescriptionTypeIdentifier)
    }

    public class func stateOfMindType() -> HKStateOfMindType {
        HKStateOfMindType(identifier: HKDataTypeIdentifierStateOfMind)
    }

    public class func medicationDoseEventType() -> HKMedicationDoseEventType {
        HKMedicationDoseEventType(identifier: HKMedicationDoseEventTypeIdentifierMedicationDoseEvent)
    }

    public class func userAnnotatedMedicationType() -> HKUserAnnotatedMedicationType {
        HKUserAnnotatedMedicationType(identifier: HKDataTypeIdentifierUserAnnotatedMedicationConcept)
    }
}
