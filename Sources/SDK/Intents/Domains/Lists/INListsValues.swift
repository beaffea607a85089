/// The choices of date search type.
public enum INDateSearchType: Int, Sendable {
    case unknown
    case byDueDate
    case byModifiedDate
    case byCreatedDate
}

/// The choices of location search type.
public enum INLocationSearchType: Int, Sendable {
    case unknown
    case byLocationTrigger
}

/// The choices of note content type.
public enum INNoteContentType: Int, Sendable {
    case unknown
    case text
    case image
}

/// The choices of notebook item type.
public enum INNotebookItemType: Int, Sendable {
    case unknown
    case note
    case taskList
    case task
}

/// The choices of recurrence frequency.
public enum INRecurrenceFrequency: Int, Sendable {
    case unknown
    case minute
    case hourly
    case daily
    case weekly
    case monthly
    case yearly
}

/// The choices of task priority.
public enum INTaskPriority: Int, Sendable {
    case unknown
    case notFlagged
    case flagged
}

/// The choices of task status.
public enum INTaskStatus: Int, Sendable {
    case unknown
    case notCompleted
    case completed
}

/// The choices of task type.
public enum INTaskType: Int, Sendable {
    case unknown
    case notCompletable
    case completable
}

/// A set of temporal event trigger type options.
public struct INTemporalEventTriggerTypeOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let notScheduled = INTemporalEventTriggerTypeOptions(rawValue: 1)
    public static let scheduledNonRecurring = INTemporalEventTriggerTypeOptions(rawValue: 2)
    public static let scheduledRecurring = INTemporalEventTriggerTypeOptions(rawValue: 4)
}

/// A description: note.
open class INNote: NSObject {
    public internal(set) var title: INSpeakableString
    public internal(set) var contents: [INNoteContent] = []
    public internal(set) var groupName: INSpeakableString?
    public internal(set) var createdDateComponents: DateComponents?
    public internal(set) var modifiedDateComponents: DateComponents?
    public internal(set) var identifier: String?

    public init(
        title: INSpeakableString, contents: [INNoteContent], groupName: INSpeakableString?,
        createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?
    ) {
        self.title = title
        self.contents = contents
        self.groupName = groupName
        self.createdDateComponents = createdDateComponents
        self.modifiedDateComponents = modifiedDateComponents
        self.identifier = identifier
        super.init()
    }
}

/// A description: note content.
open class INNoteContent: NSObject {

    public override init() {
        super.init()
    }
}

/// A description: recurrence rule.
open class INRecurrenceRule: NSObject {
    public internal(set) var interval: Int = 0
    public internal(set) var frequency: INRecurrenceFrequency = .unknown
    public internal(set) var weeklyRecurrenceDays: INDayOfWeekOptions = []

    public init(interval: Int, frequency: INRecurrenceFrequency) {
        self.interval = interval
        self.frequency = frequency
        super.init()
    }

    public init(interval: Int, frequency: INRecurrenceFrequency, weeklyRecurrenceDays: INDayOfWeekOptions) {
        self.interval = interval
        self.frequency = frequency
        self.weeklyRecurrenceDays = weeklyRecurrenceDays
        super.init()
    }
}

/// A description: spatial event trigger.
open class INSpatialEventTrigger: NSObject {
    public internal(set) var placemark: CLPlacemark
    public internal(set) var event: INSpatialEvent = .unknown

    public init(placemark: CLPlacemark, event: INSpatialEvent) {
        self.placemark = placemark
        self.event = event
        super.init()
    }
}

/// A description: task.
open class INTask: NSObject {
    public internal(set) var title: INSpeakableString
    public internal(set) var status: INTaskStatus = .unknown
    public internal(set) var spatialEventTrigger: INSpatialEventTrigger?
    public internal(set) var temporalEventTrigger: INTemporalEventTrigger?
    public internal(set) var createdDateComponents: DateComponents?
    public internal(set) var modifiedDateComponents: DateComponents?
    public internal(set) var identifier: String?
    public internal(set) var taskType: INTaskType = .unknown
    public internal(set) var priority: INTaskPriority = .unknown

    public init(
        title: INSpeakableString, status: INTaskStatus, taskType: INTaskType,
        spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?,
        createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?,
        priority: INTaskPriority
    ) {
        self.title = title
        self.status = status
        self.taskType = taskType
        self.spatialEventTrigger = spatialEventTrigger
        self.temporalEventTrigger = temporalEventTrigger
        self.createdDateComponents = createdDateComponents
        self.modifiedDateComponents = modifiedDateComponents
        self.identifier = identifier
        self.priority = priority
        super.init()
    }

    public init(
        title: INSpeakableString, status: INTaskStatus, taskType: INTaskType,
        spatialEventTrigger: INSpatialEventTrigger?, temporalEventTrigger: INTemporalEventTrigger?,
        createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?
    ) {
        self.title = title
        self.status = status
        self.taskType = taskType
        self.spatialEventTrigger = spatialEventTrigger
        self.temporalEventTrigger = temporalEventTrigger
        self.createdDateComponents = createdDateComponents
        self.modifiedDateComponents = modifiedDateComponents
        self.identifier = identifier
        super.init()
    }
}

/// A description: task list.
open class INTaskList: NSObject {
    public internal(set) var title: INSpeakableString
    public internal(set) var tasks: [INTask] = []
    public internal(set) var groupName: INSpeakableString?
    public internal(set) var createdDateComponents: DateComponents?
    public internal(set) var modifiedDateComponents: DateComponents?
    public internal(set) var identifier: String?

    public init(
        title: INSpeakableString, tasks: [INTask], groupName: INSpeakableString?,
        createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?, identifier: String?
    ) {
        self.title = title
        self.tasks = tasks
        self.groupName = groupName
        self.createdDateComponents = createdDateComponents
        self.modifiedDateComponents = modifiedDateComponents
        self.identifier = identifier
        super.init()
    }
}

/// A description: temporal event trigger.
open class INTemporalEventTrigger: NSObject {
    public internal(set) var dateComponentsRange: INDateComponentsRange

    public init(dateComponentsRange: INDateComponentsRange) {
        self.dateComponentsRange = dateComponentsRange
        super.init()
    }
}

/// A description: image note content.
open class INImageNoteContent: INNoteContent {
    public internal(set) var image: INImage?

    public init(image: INImage) {
        self.image = image
        super.init()
    }
}

/// A description: text note content.
open class INTextNoteContent: INNoteContent {
    public internal(set) var text: String?

    public init(text: String) {
        self.text = text
        super.init()
    }
}
