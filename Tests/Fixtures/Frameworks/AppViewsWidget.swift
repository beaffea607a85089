import Combine
import SwiftUI
import WidgetKit

/// Views as libraries for apps have them: with gestures, publishers, fields to type into and paths of UIKit's, of which
/// a widget shows the still picture.
struct AppViewsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "AppViews", provider: AppViewsProvider()) { _ in AppView() }
            .supportedFamilies([.systemSmall])
    }
}

struct AppViewsProvider: TimelineProvider {
    func placeholder(in context: Context) -> LinesEntry { LinesEntry(date: .now, lines: []) }

    func getSnapshot(in context: Context, completion: @escaping (LinesEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<LinesEntry>) -> Void) {
        completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
}

private struct AppView: View {
    @GestureState private var angle = Angle.zero
    @State private var name: String
    private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    init() {
        _name = State(initialValue: "Ada")
    }

    var body: some View {
        VStack {
            Separated {
                Text(verbatim: "one")
                Text(verbatim: "two")
            }
            TextField("Name", text: $name)
            SecureField("Secret", text: .constant("123"))
            Text(verbatim: "\(Halves().count) of \(reversedStart)")
                .modifier(Lifted(height: 4))
                .gesture(
                    DragGesture().updating($angle) { value, state, _ in state = .degrees(value.translation.width) })
        }
        .onReceive(ticks) { _ in name = "" }
        .containerBackground(.background, for: .widget)
    }

    private var reversedStart: String {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2))
        path.addArc(withCenter: CGPoint(x: 9, y: 1), radius: 1, startAngle: 0, endAngle: .pi, clockwise: true)
        return "\(Int(path.reversing().bounds.width)) x \(Int(path.bounds.height))"
    }
}

private struct Separated<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        _VariadicView.Tree(Dashes()) { content }
    }
}

private struct Dashes: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        ForEach(children) { child in
            child
            if child.id != last { Text(verbatim: "-") }
        }
    }
}

private struct Lifted: AnimatableModifier {
    var height: CGFloat

    var animatableData: CGFloat {
        get { height }
        set { height = newValue }
    }

    func body(content: Content) -> some View {
        content.offset(y: -height)
    }
}
