import Intents

final class Handler: INExtension, INPlayMediaIntentHandling, INSendMessageIntentHandling, INStartWorkoutIntentHandling,
    INAddTasksIntentHandling
{
    func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void) {
        completion(INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil))
    }
    func resolveMediaItems(
        for intent: INPlayMediaIntent, with completion: @escaping ([INPlayMediaMediaItemResolutionResult]) -> Void
    ) {
        completion(INPlayMediaMediaItemResolutionResult.successes(with: intent.mediaItems ?? []))
    }
    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        .init(code: .success, userActivity: nil)
    }
    func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
        (intent.recipients ?? []).map { .success(with: $0) } + [.unsupported(forReason: .noAccount), .needsValue()]
    }
    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        completion(INStartWorkoutIntentResponse(code: .continueInApp, userActivity: nil))
    }
    func handle(intent: INAddTasksIntent, completion: @escaping (INAddTasksIntentResponse) -> Void) {
        let response = INAddTasksIntentResponse(code: .success, userActivity: nil)
        response.addedTasks = (intent.taskTitles ?? []).map {
            INTask(
                title: $0, status: .notCompleted, taskType: .completable, spatialEventTrigger: nil,
                temporalEventTrigger: nil, createdDateComponents: nil, modifiedDateComponents: nil, identifier: nil)
        }
        response.modifiedTaskList = INTaskList(
            title: INSpeakableString(spokenPhrase: "x"), tasks: [], groupName: nil, createdDateComponents: nil,
            modifiedDateComponents: nil, identifier: nil)
        completion(response)
    }
}
func donate() async throws {
    let play = INPlayMediaIntent(
        mediaItems: [INMediaItem(identifier: "1", title: "Song", type: .song, artwork: nil, artist: "A")],
        mediaContainer: nil, playShuffled: false, playbackRepeatMode: .none,
        resumePlayback: true, playbackQueueLocation: .now, playbackSpeed: 1, mediaSearch: nil)
    try await INInteraction(intent: play, response: nil).donate()
    let message = INSendMessageIntent(
        recipients: [
            INPerson(
                personHandle: INPersonHandle(value: "a", type: .emailAddress), nameComponents: nil, displayName: nil,
                image: nil, contactIdentifier: nil, customIdentifier: nil)
        ],
        outgoingMessageType: .outgoingMessageText, content: "x", speakableGroupName: nil, conversationIdentifier: nil,
        serviceName: nil, sender: nil, attachments: nil)
    _ = message
    _ = INFocusStatusCenter.default.focusStatus.isFocused
    _ = await INPreferences.requestSiriAuthorization()
    INPreferences.requestSiriAuthorization { _ in }
    let start = INStartWorkoutIntent(
        workoutName: nil, goalValue: 3, workoutGoalUnitType: .minute, workoutLocationType: .outdoor, isOpenEnded: false)
    start.suggestedInvocationPhrase = "x"
    _ = INStartCallIntent(
        callRecordFilter: nil, callRecordToCallBack: nil, audioRoute: .unknown, destinationType: .normal, contacts: nil,
        callCapability: .audioCall)
    let shortcut = INRelevantShortcut(shortcut: INShortcut(intent: start)!)
    shortcut.relevanceProviders = [INDailyRoutineRelevanceProvider(situation: .gym)]
    _ = INSearchForMessagesIntent.self
    _ = INCreateNoteIntent.self
    _ = INRidePhase.self
    _ = INCar.self
    do { throw INIntentError(.noAppAvailable) } catch INIntentError.noAppAvailable {}
}
