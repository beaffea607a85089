import CoreGraphics
import RenderModel

@testable import WidgetAudit

extension RuleCase {
    private static let frame = Sample.rect(20, 20, 60, 60)

    static let images: [RuleCase] = [
        RuleCase(
            .aspectRatio, "an image of twice its width", measured: "100 %",
            fault: photo(natural: CGSize(width: 45, height: 90)), twin: photo(natural: CGSize(width: 90, height: 90))),
        RuleCase(
            .imageDensity, "an image of a third of the pixels", measured: "33.33 %", fault: photo(pixels: 60),
            twin: photo(pixels: 180)),
        RuleCase(
            .pictureArea, "an image of 4,000 by 3,000 pixels", measured: "12000000 px",
            fault: photo(pixels: 4_000, height: 3_000), twin: photo(pixels: 900)),
        RuleCase(
            .spokenImages, "an image that is spoken by its file name", measured: "label “sky”",
            fault: photo(label: "sky"), twin: photo(label: "A cloudy sky")),
        RuleCase(
            .namedImages, "an image that does not exist", measured: "not shown",
            fault: Sample.widget([Sample.picture(Sample.tree([], diagnostics: [noImage]))]),
            twin: Sample.widget(showing: [])),
        RuleCase(
            .namedImages, "an image that does not exist in a later entry", measured: "not shown",
            fault: Sample.widget([
                Sample.picture(Sample.tree([])),
                Sample.picture(Sample.tree([], diagnostics: [noImage])) { $0.offset = 3_600 },
            ]),
            twin: Sample.widget(showing: [])),
    ]

    private static let noImage = Diagnostic(
        .error, .missingImage, subject: "Harbor", message: "The asset catalog has no image “Harbor”.")

    private static func photo(
        natural: CGSize? = nil, label: String = "A photo", pixels: Int = 180, height: Int? = nil
    ) -> WidgetEvidence {
        Sample.widget(
            showing: [Sample.image(in: frame, natural: natural, label: label)],
            images: [Sample.jpeg("sky", width: pixels, height: height ?? pixels)])
    }
}
