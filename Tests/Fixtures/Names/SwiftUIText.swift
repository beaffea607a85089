import SwiftUI

struct Marked: TextAttribute {}

struct Wave: TextRenderer {
    var strength: Double

    var animatableData: Double {
        get { strength }
        set { strength = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout {
            for run in line {
                if run[Marked.self] != nil {
                    for (index, slice) in run.enumerated() {
                        var copy = ctx
                        copy.translateBy(x: 0, y: sin(Double(index)) * strength * slice.typographicBounds.ascent)
                        copy.draw(slice)
                    }
                } else {
                    ctx.draw(run, options: .disablesSubpixelQuantization)
                }
            }
            ctx.stroke(Path(line.typographicBounds.rect), with: .color(.red))
        }
    }
}

struct WordViews: View {
    @Environment(\.fontResolutionContext) private var fonts
    let count = 3
    let start = Date.now

    var body: some View {
        VStack {
            Text("^[\(count) task](inflect: true)")
            Text("You have **^[\(count) new message](inflect: true)** today")
            Text(.currentDate, format: .reference(to: start))
            Text(.currentDate, format: .offset(to: start, maxFieldCount: 1))
            Text(.currentDate, format: .stopwatch(startingAt: start))
            Text(TimeDataSource<Date>.currentDate, format: .timer(countingDownIn: start..<start + 60))
            Text("Since \(.currentDate, format: .stopwatch(startingAt: start))")
            Text("wave").customAttribute(Marked()).textRenderer(Wave(strength: 2))
            Text("caps").font(.title.smallCaps().weight(.semibold).leading(.tight))
            Text("caps").font(.system(.body, design: .rounded).lowercaseSmallCaps().width(.expanded))
            Text("own").font(.custom("Avenir", size: 14, relativeTo: .caption).scaled(by: 1.2))
            Text("large").font(.extraLargeTitle)
            Text("a\(Image(systemName: "star"))b \(1.5, specifier: "%.1f") \(start, style: .timer)")
                .kerning(1).tracking(2).baselineOffset(3).underline(pattern: .dash, color: .red)
                .strikethrough(true, pattern: .dot).textScale(.secondary).bold(true)
            Text("lines").lineLimit(2...4).lineSpacing(2).lineHeight(.loose).multilineTextAlignment(.center)
                .multilineTextAlignment(strategy: .writingDirectionBased).writingDirection(strategy: .contentBased)
                .truncationMode(.middle).allowsTightening(true).minimumScaleFactor(0.5).textCase(.uppercase)
                .writingToolsBehavior(.disabled).typesettingLanguage(.init(languageCode: .thai))
                .invalidatableContent().privacySensitive()
            Text("said").speechAlwaysIncludesPunctuation().speechAdjustedPitch(0.2).speechSpellsOutCharacters()
                .accessibilityTextContentType(.messaging).accessibilityHeading(.h2)
        }
    }

    func size() -> CGFloat { Font.body.resolve(in: fonts).pointSize }
}
