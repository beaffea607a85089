extension AuditRule {
    static let rotationRequest = AuditRule(
        RuleID(.guidelines, 120), "rotation-request", .error,
        title: "No text asks to rotate the device",
        check: "Each text, in every language of the extension, is searched for requests to rotate the device.",
        remedy: "Remove the request, and fit the content into the widget.",
        guideline: """
            People hold a device as they like, and a widget is never rotated by itself. Content works in the orientation \
            that it is seen in.
            """,
        sources: [.layout], needs: [.pictures, .languages, .archive], judge: RotationRequest.judge)
}

private enum RotationRequest {
    /// Requests in several languages, lowercase.
    private static let phrases = KnownPhrases([
        "rotate your device", "rotate the device", "rotate your phone", "rotate your iphone", "rotate your ipad",
        "turn your phone sideways", "turn your device sideways", "drehe dein", "drehen sie ihr", "gerät drehen",
        "tournez votre",
        "pivotez votre", "gira el dispositivo", "gira tu", "ruota il dispositivo", "gire o dispositivo",
        "기기를 회전", "기기를 돌려", "휴대폰을 돌려", "デバイスを回転", "端末を回転", "画面を回転", "旋转设备", "旋转手机", "旋轉裝置",
        "поверните устройство",
    ])

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no picture shows text") { !$0.texts.isEmpty }.judge { picture, index in
            picture.texts.compactMap { element, text in
                guard let phrase = phrases.longest(in: text.string) else { return nil }
                return .violation(
                    Observation(
                        picture.subject(element), "\(Named.text(text.string)) asks to rotate the device",
                        advice: "Remove the request, and fit the content into the widget.", measured: .text(phrase),
                        bound: .text("no request"), spot: picture.spot(element, index), literal: text.string))
            }
        }
    }
}
