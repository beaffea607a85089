import Intents

func a(_ i: INPlayMediaIntent, x: INStartCallIntent, act: NSUserActivity) {
    if let s = INShortcut(intent: i) {
        switch s {
        case .intent(let i): print(i)
        case .userActivity(let a): print(a)
        @unknown default: break
        }
        s.intent?.suggestedInvocationPhrase = "x"
        INVoiceShortcutCenter.shared.setShortcutSuggestions([s, .init(userActivity: act), INShortcut.userActivity(act)])
    }
    INVoiceShortcutCenter.shared.getAllVoiceShortcuts { (s, e) in
        print(s?.first(where: { $0.shortcut.intent is INPlayMediaIntent }) ?? "")
    }
    i.setImage(INImage(named: "x"), forParameterNamed: \.mediaContainer)
    _ = i.image(forParameterNamed: \.mediaContainer)
    let d = INMediaDestination.playlist("a")
    print(d.playlistName ?? "", d == .library)
    print(NSString.deferredLocalizedIntentsString(with: "a %@", "b"))
    print(i.playShuffled ?? false, i.resumePlayback ?? true, i.playbackSpeed ?? 1)
    let search = INMediaSearch(mediaType: .song, sortOrder: .newest, mediaName: "x")
    let p = INPlayMediaIntent(
        mediaItems: [INMediaItem(identifier: "a", title: "b", type: .song, artwork: nil)], mediaContainer: nil,
        playShuffled: true, playbackRepeatMode: .all, resumePlayback: true, playbackQueueLocation: .now,
        playbackSpeed: 1.5, mediaSearch: search)
    let q = INPlayMediaIntent(
        mediaItems: nil, mediaContainer: nil, playShuffled: false, playbackRepeatMode: .none, resumePlayback: false)
    print(p, q)
    INRelevantShortcutStore.default.setRelevantShortcuts([INRelevantShortcut(shortcut: .intent(i))]) { e in
        print(e ?? "")
    }
    let per = INPerson(
        personHandle: INPersonHandle(value: "1", type: .phoneNumber, label: .home), nameComponents: nil,
        displayName: "a", image: nil, contactIdentifier: nil, customIdentifier: nil)
    let m = INSendMessageIntent(
        recipients: [per], outgoingMessageType: .outgoingMessageText, content: "x",
        speakableGroupName: INSpeakableString(spokenPhrase: "x"), conversationIdentifier: "a", serviceName: nil,
        sender: per, attachments: nil)
    m.setImage(INImage(imageData: Data()), forParameterNamed: \.speakableGroupName)
    let inter = INInteraction(intent: m, response: nil)
    inter.direction = .incoming
    inter.donate { e in }
    let ww = INStartWorkoutIntent(
        workoutName: INSpeakableString(spokenPhrase: "x"), goalValue: 1, workoutGoalUnitType: .mile,
        workoutLocationType: .indoor, isOpenEnded: false)
    print(ww.goalValue ?? 1)
    let am = INAddMediaIntent(mediaItems: [], mediaSearch: search, mediaDestination: .library)
    print(am)
    INPreferences.requestSiriAuthorization { s in print(s == .authorized) }
    print(INFocusStatusCenter.default.focusStatus.isFocused ?? false)
    INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: ["a"]), of: .workoutActivityName)
    let user = INMediaUserContext()
    user.numberOfLibraryItems = 3
    user.subscriptionStatus = .subscribed
    user.becomeCurrent()
}
