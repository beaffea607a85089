extension AuditRule {
    static let pictureArea = AuditRule(
        RuleID(.widgets, 1), "picture-area", .error,
        title: "Images are not larger than the system accepts",
        check: "The number of pixels of each image, compared with a multiple of the widget's own pixels.",
        remedy: "Scale the image down before it is shown, for instance with preparingThumbnail(of:).",
        guideline: """
            An image with too many pixels makes the archive of the widget fail, and the system shows a blank or gray \
            rectangle. The limit is 4.4 times the pixels of the widget.
            """,
        sources: [.developers], needs: [.pictures, .smallestScreen, .archive],
        thresholds: [PictureArea.factor], judge: PictureArea.judge)
}

private enum PictureArea {
    static let factor = Threshold(
        "factor", 4.4, .count, .measured("a dozen maxima that developers published from system logs"))

    @Sendable static func judge(_ input: RuleInput) -> [RuleOutcome] {
        input.pictures(otherwise: "no image is shown") { !$0.images.isEmpty }.judge { picture, index in
            let conditions = picture.conditions
            let pixels = Double(conditions.size.width * conditions.size.height) * conditions.scale * conditions.scale
            let limit = pixels * input.value(of: factor)
            return picture.images.compactMap { image in
                let area = Double(image.pixelWidth) * Double(image.pixelHeight)
                guard area > limit else { return nil }
                return .violation(
                    Observation(
                        image.name.isEmpty ? .family(conditions.family) : .named(image.name),
                        "\(Named.image(image.name)) has \(image.pixelWidth) × \(image.pixelHeight) px",
                        advice: "Scale the image down before it is shown, for instance with preparingThumbnail(of:).",
                        measured: .number(area, .pixels), bound: .number(limit, .pixels), spot: picture.spot(index)))
            }
        }
    }
}
