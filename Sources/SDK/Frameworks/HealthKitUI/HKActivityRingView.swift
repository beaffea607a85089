@_exported import HealthKit
import SwiftUI
import UIKit

/// The rings of a day. A widget does not show UIKit views; properties are only stored.
@MainActor @preconcurrency
open class HKActivityRingView: UIView {
    open var activitySummary: HKActivitySummary?

    open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {
        self.activitySummary = activitySummary
    }
}

extension View {
    /// Has no effect: a widget asks for nothing.
    public func healthDataAccessRequest(
        store: HKHealthStore, shareTypes: Set<HKSampleType>? = nil, readTypes: Set<HKObjectType>? = nil,
        trigger: some Equatable, completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View {
        self
    }

    public func healthDataAccessRequest(
        store: HKHealthStore, readTypes: Set<HKObjectType>, trigger: some Equatable,
        completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View {
        self
    }

    public func healthDataAccessRequest(
        store: HKHealthStore, objectType: HKObjectType, predicate: NSPredicate? = nil, trigger: some Equatable,
        completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View {
        self
    }
}
