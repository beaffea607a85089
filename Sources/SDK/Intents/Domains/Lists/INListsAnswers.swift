/// The choices of add tasks target task list confirmation reason.
public enum INAddTasksTargetTaskListConfirmationReason: Int, Sendable {
    case listShouldBeCreated = 1
}

/// The answer for add tasks target task list.
open class INAddTasksTargetTaskListResolutionResult: INTaskListResolutionResult {
    open class func confirmationRequired(
        with taskListToConfirm: INTaskList?, forReason reason: INAddTasksTargetTaskListConfirmationReason
    ) -> Self {
        with(.confirmation(taskListToConfirm))
    }

    public convenience init(taskListResolutionResult: INTaskListResolutionResult) {
        self.init()
        adopt(taskListResolutionResult)
    }
}

/// The choices of add tasks temporal event trigger unsupported reason.
public enum INAddTasksTemporalEventTriggerUnsupportedReason: Int, Sendable {
    case timeInPast = 1
    case invalidRecurrence
}

/// The answer for add tasks temporal event trigger.
open class INAddTasksTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult {
    open class func unsupported(forReason reason: INAddTasksTemporalEventTriggerUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }

    public convenience init(temporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult) {
        self.init()
        adopt(temporalEventTriggerResolutionResult)
    }
}

/// The choices of delete tasks task list unsupported reason.
public enum INDeleteTasksTaskListUnsupportedReason: Int, Sendable {
    case noTaskListFound = 1
}

/// The answer for delete tasks task list.
open class INDeleteTasksTaskListResolutionResult: INTaskListResolutionResult {
    open class func unsupported(forReason reason: INDeleteTasksTaskListUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }

    public convenience init(taskListResolutionResult: INTaskListResolutionResult) {
        self.init()
        adopt(taskListResolutionResult)
    }
}

/// The choices of delete tasks task unsupported reason.
public enum INDeleteTasksTaskUnsupportedReason: Int, Sendable {
    case noTasksFound = 1
    case noTasksInApp
}

/// The answer for delete tasks task.
open class INDeleteTasksTaskResolutionResult: INTaskResolutionResult {
    open class func unsupported(forReason reason: INDeleteTasksTaskUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }

    public convenience init(taskResolutionResult: INTaskResolutionResult) {
        self.init()
        adopt(taskResolutionResult)
    }
}

/// The choices of set task attribute temporal event trigger unsupported reason.
public enum INSetTaskAttributeTemporalEventTriggerUnsupportedReason: Int, Sendable {
    case timeInPast = 1
    case invalidRecurrence
}

/// The answer for set task attribute temporal event trigger.
open class INSetTaskAttributeTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult {
    open class func unsupported(forReason reason: INSetTaskAttributeTemporalEventTriggerUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }

    public convenience init(temporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult) {
        self.init()
        adopt(temporalEventTriggerResolutionResult)
    }
}

/// The choices of snooze tasks task unsupported reason.
public enum INSnoozeTasksTaskUnsupportedReason: Int, Sendable {
    case noTasksFound = 1
}

/// The answer for snooze tasks task.
open class INSnoozeTasksTaskResolutionResult: INTaskResolutionResult {
    open class func unsupported(forReason reason: INSnoozeTasksTaskUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }

    public convenience init(taskResolutionResult: INTaskResolutionResult) {
        self.init()
        adopt(taskResolutionResult)
    }
}

/// The answer for date search type.
open class INDateSearchTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedDateSearchType: INDateSearchType) -> Self {
        with(.success(resolvedDateSearchType))
    }
    open class func confirmationRequired(with dateSearchTypeToConfirm: INDateSearchType) -> Self {
        with(.confirmation(dateSearchTypeToConfirm))
    }
}

/// The answer for location search type.
open class INLocationSearchTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedLocationSearchType: INLocationSearchType) -> Self {
        with(.success(resolvedLocationSearchType))
    }
    open class func confirmationRequired(with locationSearchTypeToConfirm: INLocationSearchType) -> Self {
        with(.confirmation(locationSearchTypeToConfirm))
    }
}

/// The answer for note content.
open class INNoteContentResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedNoteContent: INNoteContent) -> Self { with(.success(resolvedNoteContent)) }
    open class func disambiguation(with noteContentsToDisambiguate: [INNoteContent]) -> Self {
        with(.disambiguation(noteContentsToDisambiguate))
    }
    open class func confirmationRequired(with noteContentToConfirm: INNoteContent?) -> Self {
        with(.confirmation(noteContentToConfirm))
    }
}

/// The answer for note content type.
open class INNoteContentTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedNoteContentType: INNoteContentType) -> Self {
        with(.success(resolvedNoteContentType))
    }
    open class func confirmationRequired(with noteContentTypeToConfirm: INNoteContentType) -> Self {
        with(.confirmation(noteContentTypeToConfirm))
    }
}

/// The answer for note.
open class INNoteResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedNote: INNote) -> Self { with(.success(resolvedNote)) }
    open class func disambiguation(with notesToDisambiguate: [INNote]) -> Self {
        with(.disambiguation(notesToDisambiguate))
    }
    open class func confirmationRequired(with noteToConfirm: INNote?) -> Self {
        with(.confirmation(noteToConfirm))
    }
}

/// The answer for notebook item type.
open class INNotebookItemTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedNotebookItemType: INNotebookItemType) -> Self {
        with(.success(resolvedNotebookItemType))
    }
    open class func disambiguation(with notebookItemTypesToDisambiguate: [NSNumber]) -> Self {
        with(.disambiguation(notebookItemTypesToDisambiguate))
    }
    open class func confirmationRequired(with notebookItemTypeToConfirm: INNotebookItemType) -> Self {
        with(.confirmation(notebookItemTypeToConfirm))
    }
}

/// The answer for spatial event trigger.
open class INSpatialEventTriggerResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedSpatialEventTrigger: INSpatialEventTrigger) -> Self {
        with(.success(resolvedSpatialEventTrigger))
    }
    open class func disambiguation(with spatialEventTriggersToDisambiguate: [INSpatialEventTrigger]) -> Self {
        with(.disambiguation(spatialEventTriggersToDisambiguate))
    }
    open class func confirmationRequired(with spatialEventTriggerToConfirm: INSpatialEventTrigger?) -> Self {
        with(.confirmation(spatialEventTriggerToConfirm))
    }
}

/// The answer for task list.
open class INTaskListResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTaskList: INTaskList) -> Self { with(.success(resolvedTaskList)) }
    open class func disambiguation(with taskListsToDisambiguate: [INTaskList]) -> Self {
        with(.disambiguation(taskListsToDisambiguate))
    }
    open class func confirmationRequired(with taskListToConfirm: INTaskList?) -> Self {
        with(.confirmation(taskListToConfirm))
    }
}

/// The answer for task priority.
open class INTaskPriorityResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTaskPriority: INTaskPriority) -> Self { with(.success(resolvedTaskPriority)) }
    open class func confirmationRequired(with taskPriorityToConfirm: INTaskPriority) -> Self {
        with(.confirmation(taskPriorityToConfirm))
    }
}

/// The answer for task.
open class INTaskResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTask: INTask) -> Self { with(.success(resolvedTask)) }
    open class func disambiguation(with tasksToDisambiguate: [INTask]) -> Self {
        with(.disambiguation(tasksToDisambiguate))
    }
    open class func confirmationRequired(with taskToConfirm: INTask?) -> Self {
        with(.confirmation(taskToConfirm))
    }
}

/// The answer for task status.
open class INTaskStatusResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTaskStatus: INTaskStatus) -> Self { with(.success(resolvedTaskStatus)) }
    open class func confirmationRequired(with taskStatusToConfirm: INTaskStatus) -> Self {
        with(.confirmation(taskStatusToConfirm))
    }
}

/// The answer for temporal event trigger.
open class INTemporalEventTriggerResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTemporalEventTrigger: INTemporalEventTrigger) -> Self {
        with(.success(resolvedTemporalEventTrigger))
    }
    open class func disambiguation(with temporalEventTriggersToDisambiguate: [INTemporalEventTrigger]) -> Self {
        with(.disambiguation(temporalEventTriggersToDisambiguate))
    }
    open class func confirmationRequired(with temporalEventTriggerToConfirm: INTemporalEventTrigger?) -> Self {
        with(.confirmation(temporalEventTriggerToConfirm))
    }
}

/// The answer for temporal event trigger type options.
open class INTemporalEventTriggerTypeOptionsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTemporalEventTriggerTypeOptions: INTemporalEventTriggerTypeOptions) -> Self {
        with(.success(resolvedTemporalEventTriggerTypeOptions))
    }
    open class func confirmationRequired(
        with temporalEventTriggerTypeOptionsToConfirm: INTemporalEventTriggerTypeOptions
    ) -> Self {
        with(.confirmation(temporalEventTriggerTypeOptionsToConfirm))
    }
}
