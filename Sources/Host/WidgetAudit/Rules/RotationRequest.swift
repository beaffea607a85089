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
    private static let phrases = KnownPhrases(english + others)

    private static let english: [String] = {
        let things = ["device", "phone", "iphone", "ipad", "screen", "tablet", "display"]
        let turned = ["your", "the"].flatMap { owner in things.map { "\(owner) \($0)" } }
        let always = ["rotate", "tilt", "flip"].flatMap { verb in turned.map { "\(verb) \($0)" } }
        let ways = ["sideways", "to landscape", "around", "to see", "to view", "horizontally", "in landscape"]
        let around = ["turn", "hold"].flatMap { verb in
            turned.flatMap { thing in ways.map { "\(verb) \(thing) \($0)" } }
        }
        return always + around + [
            "please rotate", "rotate device", "rotate phone", "rotate screen", "landscape only", "rotate to landscape",
            "rotate for", "rotate to see", "switch to landscape", "turn to landscape",
            "use landscape mode", "use landscape orientation", "in landscape mode", "in landscape orientation",
            "best in landscape", "viewed in landscape", "turn sideways",
        ]
    }()

    private static let others = [
        "drehe dein", "drehen sie ihr", "gerät drehen", "gerät quer", "ins querformat", "im querformat ansehen",
        "tournez votre", "pivotez votre", "en mode paysage", "gira el dispositivo", "gira tu", "en horizontal",
        "ruota il dispositivo", "ruota il telefono", "gire o dispositivo", "gire o telefone", "draai je",
        "기기를 회전", "기기를 돌려", "휴대폰을 돌려", "화면을 돌려", "가로로 돌려", "가로 모드로", "デバイスを回転", "端末を回転",
        "画面を回転", "横向きに", "旋转设备", "旋转手机", "旋轉裝置", "横屏", "поверните устройство", "поверните телефон",
    ]

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
