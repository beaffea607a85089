import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

public struct HKFHIRResourceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension HKFHIRResourceType {
    public static let allergyIntolerance = HKFHIRResourceType(rawValue: "AllergyIntolerance")
    public static let condition = HKFHIRResourceType(rawValue: "Condition")
    public static let coverage = HKFHIRResourceType(rawValue: "Coverage")
    public static let diagnosticReport = HKFHIRResourceType(rawValue: "DiagnosticReport")
    public static let documentReference = HKFHIRResourceType(rawValue: "DocumentReference")
    public static let immunization = HKFHIRResourceType(rawValue: "Immunization")
    public static let medicationDispense = HKFHIRResourceType(rawValue: "MedicationDispense")
    public static let medicationOrder = HKFHIRResourceType(rawValue: "MedicationOrder")
    public static let medicationRequest = HKFHIRResourceType(rawValue: "MedicationRequest")
    public static let medicationStatement = HKFHIRResourceType(rawValue: "MedicationStatement")
    public static let observation = HKFHIRResourceType(rawValue: "Observation")
    public static let procedure = HKFHIRResourceType(rawValue: "Procedure")
}

open class HKFHIRVersion: NSObject, NSCopying, @unchecked Sendable {
    public let majorVersion: Int
    public let minorVersion: Int
    public let patchVersion: Int

    init(major: Int, minor: Int, patch: Int) {
        majorVersion = major
        minorVersion = minor
        patchVersion = patch
        super.init()
    }

    open class func primaryDSTU2() -> HKFHIRVersion { HKFHIRVersion(major: 1, minor: 0, patch: 2) }
    open class func primaryR4() -> HKFHIRVersion { HKFHIRVersion(major: 4, minor: 0, patch: 1) }
    open var stringRepresentation: String { "\(majorVersion).\(minorVersion).\(patchVersion)" }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class HKFHIRResource: NSObject, @unchecked Sendable {
    public let fhirVersion: HKFHIRVersion
    public let resourceType: HKFHIRResourceType
    public let identifier: String
    public let data: Data
    public let sourceURL: URL?

    init(version: HKFHIRVersion, type: HKFHIRResourceType, identifier: String, data: Data, source: URL?) {
        fhirVersion = version
        resourceType = type
        self.identifier = identifier
        self.data = data
        sourceURL = source
        super.init()
    }
}

/// A clinical record; the store has none.
open class HKClinicalRecord: HKSample, @unchecked Sendable {
    open var clinicalType: HKClinicalType { HKClinicalType(HKClinicalTypeIdentifier(rawValue: sampleType.identifier)) }
    open var displayName: String { "" }
    open var fhirResource: HKFHIRResource? { nil }
}

open class HKDocumentSample: HKSample, @unchecked Sendable {
    open var documentType: HKDocumentType { HKDocumentType(HKDocumentTypeIdentifier(rawValue: sampleType.identifier)) }
}

open class HKCDADocumentSample: HKDocumentSample, @unchecked Sendable {
    open var document: HKCDADocument? { nil }
}

open class HKCDADocument: NSObject, @unchecked Sendable {
    open var documentData: Data? { nil }
    open var title: String { "" }
    open var patientName: String { "" }
    open var authorName: String { "" }
    open var custodianName: String { "" }
}

/// A prescription for glasses or lenses.
open class HKVisionPrescription: HKSample, @unchecked Sendable {
    open var prescriptionType: HKVisionPrescriptionType { .glasses }
    open var dateIssued: Date { startDate }
    open var expirationDate: Date? { endDate }
}

public enum HKVisionPrescriptionType: UInt, Sendable {
    case glasses = 1
    case contacts = 2
}

public enum HKVisionEye: Int, Sendable {
    case left = 1
    case right = 2
}
