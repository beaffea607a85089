import CoreGraphics

/// Text and the parts of controls that a clip, the edge of the widget or its rounded corner cuts off.
///
/// 1. A text is cut where a clip runs through its ink: the side of its visible part lies inside of the ink. Ascenders
///    above the capitals and descenders do not count.
/// 2. A symbol is cut only as part of a control, and where its drawing is; elsewhere it may be an illustration. Images
///    and shapes are cropped on purpose.
/// 3. A corner cuts a text when the ink is outside of it even after a quarter of the height is taken off at each side,
///    because the corner of a box may have no ink.
/// 4. A text beyond the edge of the widget as a whole is cut by its height.
/// 5. Decoration, redacted content and turned text do not count.
struct CutContent {
    struct Cut {
        var subject: AuditSubject
        var name: String
        /// Points that are missing.
        var amount: Double
        var spot: Spot
        var literal: String?
    }

    let picture: PictureEvidence
    let index: Int

    /// The cuts of more points than a bound.
    func cuts(over bound: Double) -> [Cut] {
        let outside = picture.outside.filter {
            $0.layer == .content && !($0.text?.string.allSatisfy(\.isWhitespace) ?? true)
        }
        return (picture.content + outside).compactMap { element in
            guard !element.isDecoration, !element.isRedacted, element.isUpright, let amount = amount(of: element),
                amount > bound
            else { return nil }
            let name: String
            if let text = element.text {
                name = Named.text(text.string)
            } else if let tap = control(of: element) {
                name = Named.tap(tap)
            } else {
                return nil
            }
            return Cut(
                subject: picture.subject(element), name: name, amount: amount, spot: picture.spot(element, index),
                literal: element.text?.string)
        }
    }

    private func control(of element: AuditElement) -> TapFacts? {
        picture.taps.first { element.isWithin($0.path) }
    }

    private func amount(of element: AuditElement) -> Double? {
        let ink: CGRect
        if element.text != nil {
            guard !element.visible.isEmpty else { return Double(element.frame.height) }
            ink = element.inkBounds
        } else {
            guard element.isSymbol, control(of: element) != nil else { return nil }
            ink = element.symbolInk
        }
        guard !ink.isNull else { return nil }
        return max(Self.missing(of: ink, in: element.frame, visible: element.visible), cornerCut(of: element))
    }

    /// Edges of the visible part that differ by less are those of the frame.
    private static let least: CGFloat = 0.01

    private static func missing(of ink: CGRect, in frame: CGRect, visible: CGRect) -> Double {
        var missing: CGFloat = 0
        if visible.minX > frame.minX + least { missing = max(missing, visible.minX - ink.minX) }
        if visible.minY > frame.minY + least { missing = max(missing, visible.minY - ink.minY) }
        if visible.maxX < frame.maxX - least { missing = max(missing, ink.maxX - visible.maxX) }
        if visible.maxY < frame.maxY - least { missing = max(missing, ink.maxY - visible.maxY) }
        return Double(missing)
    }

    private func cornerCut(of element: AuditElement) -> Double {
        let radius = CGFloat(picture.conditions.cornerRadius)
        guard radius > 0, picture.conditions.hasMargins else { return 0 }
        let outside = element.inkBoxes.map { box -> CGFloat in
            let inset = min(box.width, box.height) / 4
            let core = box.insetBy(dx: inset, dy: inset)
            return [core.minX, core.maxX].flatMap { x in [core.minY, core.maxY].map { CGPoint(x: x, y: $0) } }
                .map { Self.distance(of: $0, outside: picture.bounds, radius: radius) }.max() ?? 0
        }
        return Double(outside.max() ?? 0)
    }

    /// How far a point within a rectangle is outside of its rounded corner.
    private static func distance(of point: CGPoint, outside bounds: CGRect, radius: CGFloat) -> CGFloat {
        let dx = max(bounds.minX + radius - point.x, point.x - (bounds.maxX - radius))
        let dy = max(bounds.minY + radius - point.y, point.y - (bounds.maxY - radius))
        guard dx > 0, dy > 0 else { return 0 }
        return max((dx * dx + dy * dy).squareRoot() - radius, 0)
    }
}

extension CutContent {
    /// The outcomes of a rule about cut content.
    ///
    /// - Parameter advice: An imperative.
    func violations(
        over threshold: Threshold, _ input: RuleInput, advice: String, severity: AuditSeverity? = nil
    ) -> [RuleOutcome] {
        cuts(over: input.value(of: threshold)).map { cut in
            let measured = Measure.number(cut.amount, .points)
            return .violation(
                Observation(
                    cut.subject, "\(cut.name) is cut by \(measured.text)", advice: advice, measured: measured,
                    bound: input.measure(of: threshold), spot: cut.spot, severity: severity, literal: cut.literal))
        }
    }

    /// The bound of all rules about cut content.
    static let bound = Threshold("cut", 0.5, .points, .measured("half a point is more than the rounding to pixels"))
}
