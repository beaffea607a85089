import Foundation

// Sendable: unsynchronized as on Apple's systems; an object is set up before it is shared.

open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    public static let maximumResults = 0

    open class Cursor: NSObject, @unchecked Sendable {}

    open var query: CKQuery?
    open var cursor: CKQueryOperation.Cursor?
    open var zoneID: CKRecordZone.ID?
    open var resultsLimit = CKQueryOperation.maximumResults
    open var desiredKeys: [CKRecord.FieldKey]?
    public var recordFetchedBlock: ((CKRecord) -> Void)?
    public var recordMatchedBlock: ((_ recordID: CKRecord.ID, _ recordResult: Result<CKRecord, any Error>) -> Void)?
    public var queryCompletionBlock: ((CKQueryOperation.Cursor?, (any Error)?) -> Void)?
    public var queryResultBlock: ((_ operationResult: Result<CKQueryOperation.Cursor?, any Error>) -> Void)?

    public override init() {
        super.init()
    }

    public convenience init(query: CKQuery) {
        self.init()
        self.query = query
    }

    public convenience init(cursor: CKQueryOperation.Cursor) {
        self.init()
        self.cursor = cursor
    }

    override func end(with error: CKError) {
        queryCompletionBlock?(nil, error)
        queryResultBlock?(.failure(error))
    }
}

open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordIDs: [CKRecord.ID]?
    open var desiredKeys: [CKRecord.FieldKey]?
    public var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
    public var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
    public var perRecordResultBlock: ((_ recordID: CKRecord.ID, _ recordResult: Result<CKRecord, any Error>) -> Void)?
    public var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    public var fetchRecordsResultBlock: ((_ operationResult: Result<Void, any Error>) -> Void)?

    public override init() {
        super.init()
    }

    public convenience init(recordIDs: [CKRecord.ID]) {
        self.init()
        self.recordIDs = recordIDs
    }

    open class func fetchCurrentUserRecordOperation() -> CKFetchRecordsOperation { CKFetchRecordsOperation() }

    override func end(with error: CKError) {
        fetchRecordsCompletionBlock?(nil, error)
        fetchRecordsResultBlock?(.failure(error))
    }
}
