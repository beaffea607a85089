@_exported import Foundation

// Sendable: the classes of this file have no mutable state outside of a lock.

public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    func didReceive(_ payloads: [MXMetricPayload])
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// The system's metrics of an app; none are collected.
open class MXMetricManager: NSObject, @unchecked Sendable {
    public static let shared = MXMetricManager()

    open var pastPayloads: [MXMetricPayload] { [] }
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}

open class MXMetaData: NSObject, @unchecked Sendable {
    open var regionFormat: String { "" }
    open var osVersion: String { "" }
    open var deviceType: String { "" }
    open var applicationBuildVersion: String { "" }
    open var platformArchitecture: String { "" }
    open var isTestFlightApp: Bool { false }
    open var lowPowerModeEnabled: Bool { false }
    open var pid: pid_t { 0 }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

open class MXMetric: NSObject, @unchecked Sendable {
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

open class MXMetricPayload: NSObject, @unchecked Sendable {
    open var latestApplicationVersion: String { "" }
    open var includesMultipleApplicationVersions: Bool { false }
    open var timeStampBegin: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var timeStampEnd: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var metaData: MXMetaData? { nil }
    open var cpuMetrics: MXMetric? { nil }
    open var gpuMetrics: MXMetric? { nil }
    open var memoryMetrics: MXMetric? { nil }
    open var applicationLaunchMetrics: MXMetric? { nil }
    open var applicationExitMetrics: MXMetric? { nil }
    open var networkTransferMetrics: MXMetric? { nil }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    open var timeStampBegin: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var timeStampEnd: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
    open var hangDiagnostics: [MXHangDiagnostic]? { nil }
    open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
    open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
    open var appLaunchDiagnostics: [MXAppLaunchDiagnostic]? { nil }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

open class MXDiagnostic: NSObject, @unchecked Sendable {
    open var metaData: MXMetaData { MXMetaData() }
    open var applicationVersion: String { "" }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

open class MXCallStackTree: NSObject, @unchecked Sendable {
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
}

open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var terminationReason: String? { nil }
    open var virtualMemoryRegionInfo: String? { nil }
    open var exceptionType: NSNumber? { nil }
    open var exceptionCode: NSNumber? { nil }
    open var signal: NSNumber? { nil }
}

open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var totalCPUTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
    open var totalSampledTime: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}

open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var totalWritesCaused: Measurement<UnitInformationStorage> { Measurement(value: 0, unit: .bytes) }
}

open class MXAppLaunchDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var callStackTree: MXCallStackTree { MXCallStackTree() }
    open var launchDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
