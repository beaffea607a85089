import Foundation

/// The store has no samples, so each predicate chooses none.
extension HKQuery {
    public class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate { .none }
    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { .none }
    public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate { .none }
    public class func predicateForObjects(
        withMetadataKey key: String, operatorType: _HKComparisonOperator, value: Any
    ) -> NSPredicate { .none }
    public class func predicateForObject(with UUID: UUID) -> NSPredicate { .none }
    public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate { .none }
    public class func predicateForObjects(from source: HKSource) -> NSPredicate { .none }
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { .none }
    public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate { .none }
    public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate { .none }
    public class func predicateForObjects(
        withDeviceProperty key: String, allowedValues: Set<String>
    ) -> NSPredicate { .none }
    public class func predicateForObjectsAssociated(
        with electrocardiogram: HKElectrocardiogram
    ) -> NSPredicate { .none }
    public class func predicateForObjectsWithNoCorrelation() -> NSPredicate { .none }
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate { .none }
    public class func predicateForQuantitySamples(
        with operatorType: _HKComparisonOperator, quantity: HKQuantity
    ) -> NSPredicate { .none }
    public class func predicateForCategorySamples(
        with operatorType: _HKComparisonOperator, value: Int
    ) -> NSPredicate { .none }
    public class func predicateForCategorySamples(equalTo values: Set<Int>) -> NSPredicate { .none }
    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate { .none }
    public class func predicateForWorkouts(
        with operatorType: _HKComparisonOperator, duration: TimeInterval
    ) -> NSPredicate { .none }
    public class func predicateForWorkouts(
        with operatorType: _HKComparisonOperator, totalEnergyBurned: HKQuantity
    ) -> NSPredicate { .none }
    public class func predicateForWorkouts(
        with operatorType: _HKComparisonOperator, totalDistance: HKQuantity
    ) -> NSPredicate { .none }
    public class func predicateForWorkouts(
        with operatorType: _HKComparisonOperator, totalSwimmingStrokeCount: HKQuantity
    ) -> NSPredicate { .none }
    public class func predicateForWorkouts(
        with operatorType: _HKComparisonOperator, totalFlightsClimbed: HKQuantity
    ) -> NSPredicate { .none }
    public class func predicateForWorkouts(
        operatorType: _HKComparisonOperator, quantityType: HKQuantityType, sumQuantity: HKQuantity
    ) -> NSPredicate { .none }
    public class func predicateForWorkouts(
        operatorType: _HKComparisonOperator, quantityType: HKQuantityType, minimumQuantity: HKQuantity
    ) -> NSPredicate { .none }
    public class func predicateForWorkouts(
        operatorType: _HKComparisonOperator, quantityType: HKQuantityType, maximumQuantity: HKQuantity
    ) -> NSPredicate { .none }
    public class func predicateForWorkouts(
        operatorType: _HKComparisonOperator, quantityType: HKQuantityType, averageQuantity: HKQuantity
    ) -> NSPredicate { .none }
    public class func predicateForWorkouts(activityPredicate: NSPredicate) -> NSPredicate { .none }
    public class func predicateForWorkoutActivities(workoutActivityType: HKWorkoutActivityType) -> NSPredicate { .none }
    public class func predicateForWorkoutActivities(
        operatorType: _HKComparisonOperator, duration: TimeInterval
    ) -> NSPredicate { .none }
    public class func predicateForWorkoutActivities(
        operatorType: _HKComparisonOperator, quantityType: HKQuantityType, sumQuantity: HKQuantity
    ) -> NSPredicate { .none }
    public class func predicateForWorkoutActivities(
        operatorType: _HKComparisonOperator, quantityType: HKQuantityType, minimumQuantity: HKQuantity
    ) -> NSPredicate { .none }
    public class func predicateForWorkoutActivities(
        operatorType: _HKComparisonOperator, quantityType: HKQuantityType, maximumQuantity: HKQuantity
    ) -> NSPredicate { .none }
    public class func predicateForWorkoutActivities(
        operatorType: _HKComparisonOperator, quantityType: HKQuantityType, averageQuantity: HKQuantity
    ) -> NSPredicate { .none }
    public class func predicateForWorkoutActivities(
        start startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate { .none }
    public class func predicateForWorkoutEffortSamplesRelated(
        workout: HKWorkout, activity: HKWorkoutActivity?
    ) -> NSPredicate { .none }
    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate { .none }
    public class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate { .none }
    public class func predicateForClinicalRecords(
        withFHIRResourceType resourceType: HKFHIRResourceType
    ) -> NSPredicate { .none }
    public class func predicateForClinicalRecords(
        from source: HKSource, fhirResourceType resourceType: HKFHIRResourceType, identifier: String
    ) -> NSPredicate { .none }
    public class func predicateForElectrocardiograms(
        classification: HKElectrocardiogram.Classification
    ) -> NSPredicate { .none }
    public class func predicateForElectrocardiograms(
        symptomsStatus: HKElectrocardiogram.SymptomsStatus
    ) -> NSPredicate { .none }
    public class func predicateForVerifiableClinicalRecords(
        withRelevantDateWithin dateInterval: DateInterval
    ) -> NSPredicate { .none }
    public class func predicateForStatesOfMind(
        with valence: Double, operatorType: _HKComparisonOperator
    ) -> NSPredicate { .none }
    public class func predicateForStatesOfMind(with kind: HKStateOfMind.Kind) -> NSPredicate { .none }
    public class func predicateForStatesOfMind(with label: HKStateOfMind.Label) -> NSPredicate { .none }
    public class func predicateForStatesOfMind(with association: HKStateOfMind.Association) -> NSPredicate { .none }
    public class func predicateForMedicationDoseEvent(status: HKMedicationDoseEvent.LogStatus) -> NSPredicate { .none }
    public class func predicateForMedicationDoseEvent(statuses: Set<Int>) -> NSPredicate { .none }
    public class func predicateForMedicationDoseEvent(scheduledDate: Date) -> NSPredicate { .none }
    public class func predicateForMedicationDoseEvent(scheduledDates: Set<Date>) -> NSPredicate { .none }
    public class func predicateForMedicationDoseEvent(
        scheduledStart startDate: Date?, end endDate: Date?
    ) -> NSPredicate { .none }
    public class func predicateForMedicationDoseEvent(
        medicationConceptIdentifier: HKHealthConceptIdentifier
    ) -> NSPredicate { .none }
    public class func predicateForMedicationDoseEvent(
        medicationConceptIdentifiers: Set<HKHealthConceptIdentifier>
    ) -> NSPredicate { .none }
    public class func predicateForUserAnnotatedMedications(isArchived: Bool) -> NSPredicate { .none }
    public class func predicateForUserAnnotatedMedications(hasSchedule: Bool) -> NSPredicate { .none }
}

extension NSPredicate {
    fileprivate static var none: NSPredicate { NSPredicate(value: false) }
}
