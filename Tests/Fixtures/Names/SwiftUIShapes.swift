import SwiftUI

func styles() {
    _ = Rectangle().fill(.tint.opacity(0.5).shadow(.drop(radius: 2)).blendMode(.multiply))
    _ = Rectangle().fill(.separator)
    _ = Rectangle().fill(.placeholder)
    _ = Rectangle().fill(.link)
    _ = Rectangle().fill(.fill.secondary)
    _ = Rectangle().fill(.windowBackground)
    _ = Rectangle().fill(.selection)
    _ = Rectangle().fill(.background.secondary)
    _ = Rectangle().fill(.foreground.tertiary)
    _ = Rectangle().fill(.angularGradient(colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(3)))
    _ = Rectangle().fill(.conicGradient(AnyGradient(Gradient(colors: [.red])), center: .center))
    _ = Rectangle().fill(.angularGradient(Color.red.gradient, startAngle: .zero, endAngle: .zero))
    _ = Rectangle().fill(.ellipticalGradient(Color.red.gradient))
    _ = Rectangle().fill(.radialGradient(Color.red.gradient, startRadius: 0, endRadius: 4))
    _ = Rectangle().fill(.linearGradient(Color.red.gradient, startPoint: .top, endPoint: .bottom))
    _ = AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)
    _ = AngularGradient(colors: [.red], center: .center)
    _ = EllipticalGradient(colors: [.red])
    _ = EllipticalGradient(gradient: Gradient(colors: [.red]))
    _ = MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .red, .blue, .blue])
    _ = MeshGradient(width: 2, height: 2, bezierPoints: [], resolvedColors: [Color.Resolved(red: 1, green: 1, blue: 1)])
    _ = MeshGradient(width: 2, height: 2, locations: .points([]), colors: .colors([.red]))
    _ = Gradient(colors: [.red]).colorSpace(.perceptual)
    _ = Color.red.mix(with: .blue, by: 0.3, in: .perceptual)
    _ = Color(hue: 0.3, saturation: 1, brightness: 1)
    _ = Color(.displayP3, red: 1, green: 0, blue: 0)
    _ = Color(.sRGB, white: 0.4)
    _ = Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    _ = Color(Color.Resolved(red: 1, green: 0, blue: 0))
    _ = Color.red.resolve(in: EnvironmentValues())
    _ = Color.red.exposureAdjust(1)
    _ = Color.red.headroom(2)
    _ = Color.ResolvedHDR(Color.Resolved(red: 1, green: 0, blue: 0))
    _ = Color.red.resolveHDR(in: EnvironmentValues())
    _ = Color.red.cgColor
    _ = Color.red.secondary
    _ = AnyShapeStyle(.red)
    _ = Material.ultraThin.materialActiveAppearance(.active)
    _ = Rectangle().fill(.ultraThinMaterial.shadow(.inner(color: .black, radius: 3, x: 1, y: 1)))
    _ = Rectangle().fill(.image(Image("a"), sourceRect: .zero, scale: 2))
    _ = Rectangle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.green)
    _ = Rectangle().fill(.red.gradient).fill(.blue)
    _ = Circle().stroke(style: StrokeStyle(lineWidth: 2)).fill(.red)
    _ = Circle().strokeBorder(lineWidth: 2)
    _ = Circle().strokeBorder(style: StrokeStyle(lineWidth: 2), antialiased: false)
    _ = Circle().inset(by: 2).stroke()
    _ = RoundedRectangle(cornerRadius: 3).inset(by: 2).fill(.red)
    _ = AnyShape(Circle()).fill(.red)
    _ = Circle().trim(from: 0, to: 0.3).rotation(.degrees(3)).stroke(.red)
    _ = Circle().intersection(Rectangle()).union(Circle()).subtracting(Circle()).symmetricDifference(Circle())
        .lineIntersection(Circle()).lineSubtraction(Circle())
    var p = Path()
    p.addLines([.zero])
    p = p.intersection(p).union(p).subtracting(p).symmetricDifference(p).lineIntersection(p).lineSubtraction(p)
        .normalized()
    p.addArc(center: .zero, radius: 1, startAngle: .zero, endAngle: .zero, clockwise: true)
    p.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .zero)
    _ = p.trimmedPath(from: 0, to: 1).strokedPath(StrokeStyle()).cgPath
    p.forEach { e in
        switch e {
        case .move(let to): _ = to
        default: break
        }
    }
    _ = Path(roundedRect: .zero, cornerRadii: RectangleCornerRadii(topLeading: 1))
    _ = UnevenRoundedRectangle(topLeadingRadius: 2).path(in: .zero)
    _ = ButtonBorderShape.capsule.fill(.red)
    _ = Capsule(style: .circular).fill(.red, style: FillStyle(eoFill: true))
    _ = ContainerRelativeShape().inset(by: 2)
    _ = RoundedRectangle(cornerSize: .zero, style: .continuous)
    _ = OffsetShape(shape: Circle(), offset: .zero)
    _ = Color.red.shadow(radius: 1)
    _ = Circle().offset(x: 1).scale(0.3).size(width: 1, height: 2).size(CGSize.zero, anchor: .center)
    _ = Circle().rotation(.zero).transform(.identity)
    _ = (Circle() as any Shape).layoutDirectionBehavior
    _ = Angle(degrees: 3).animatableData
    _ = Edge.Set.all.contains(.top)
    _ = UnitPoint.center.animatableData
    _ = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    _ = Axis.horizontal.description
    _ = Alignment.center
}
struct MyShape: InsettableShape {
    var amount: CGFloat = 0
    func path(in rect: CGRect) -> Path { Path(rect) }
    func inset(by amount: CGFloat) -> some InsettableShape {
        var c = self
        c.amount += amount
        return c
    }
}
struct Arc: Shape {
    var startAngle: Angle
    var endAngle: Angle
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(startAngle.radians, endAngle.radians) }
        set {
            startAngle = .radians(newValue.first)
            endAngle = .radians(newValue.second)
        }
    }
    func path(in rect: CGRect) -> Path { Path() }
}
struct MyStyle: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        if environment.colorScheme == .dark { return Color.red } else { return Color.blue }
    }
}
struct Flow: Layout {
    struct Cache { var a = 1 }
    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func updateCache(_ cache: inout Cache, subviews: Subviews) {}
    static var layoutProperties: LayoutProperties {
        var p = LayoutProperties()
        p.stackOrientation = .vertical
        return p
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        for s in subviews {
            s.place(at: .zero, anchor: .center, proposal: .unspecified)
            _ = s.spacing
            _ = s.priority
            _ = s.containerValues
            _ = s.dimensions(in: .infinity)[HorizontalAlignment.center]
        }
    }
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
}
struct LayoutViews: View {
    @Namespace var ns
    var body: some View {
        let layout = AnyLayout(HStackLayout(spacing: 3))
        VStack {
            layout { Text("a") }
            Flow { Text("b") }
            ViewThatFits(in: .horizontal) { Text("a") }
            Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 3) {
                GridRow(alignment: .top) {
                    Text("a").gridCellColumns(2).gridCellAnchor(.center).gridColumnAlignment(.leading)
                        .gridCellUnsizedAxes(.vertical)
                }
            }
            Text("a").alignmentGuide(.leading) { d in d[.trailing] }
            Text("a").containerRelativeFrame(.horizontal) { l, axis in l }
            Text("a").containerRelativeFrame([.horizontal], count: 2, span: 1, spacing: 3, alignment: .top)
            Text("a").ignoresSafeArea(.container, edges: .top)
            Text("a").safeAreaPadding(.horizontal, 2)
            Text("a").safeAreaInset(edge: .top) { Text("b") }
            Text("a").contentMargins(.all, 2, for: .scrollContent)
            Text("a").coordinateSpace(.named("a")).coordinateSpace(name: "b")
            GeometryReader { p in
                let _ = p.frame(in: .named("a"))
                let _ = p.bounds(of: .named("a"))
                let _ = p.safeAreaInsets
                let _ = p.frame(in: .scrollView(axis: .vertical))
                Text("x")
            }
            Text("a").onGeometryChange(for: CGSize.self) { p in
                p.size
            } action: { s in
                print(s)
            }
            Text("a").onGeometryChange(for: CGSize.self, of: \.size) { old, new in }
            Text("a").position(x: 1, y: 2).zIndex(2).layoutPriority(1).fixedSize(horizontal: true, vertical: false)
            Text("a").overlay(alignment: .top) { Text("b") }.background(.red, ignoresSafeAreaEdges: .all).background {
                Color.red
            }
            Text("a").overlay(Text("x"), alignment: .top).overlay(.red, in: .capsule)
            Text("a").mask { Text("b") }.mask(alignment: .top) { Color.red }
            Text("a").clipShape(.rect(cornerRadius: 2), style: FillStyle()).clipped(antialiased: true)
                .compositingGroup().drawingGroup(opaque: true, colorMode: .linear)
            Text("a").luminanceToAlpha().colorMultiply(.red).colorInvert().saturation(1).blendMode(.plusLighter)
                .brightness(0.2).contrast(2).grayscale(2).hueRotation(.zero)
            Text("a").projectionEffect(ProjectionTransform(CGAffineTransform.identity).concatenating(.init()))
            Text("a").transformEffect(.identity).scaleEffect(2, anchor: .top).rotationEffect(.zero, anchor: .top)
                .rotation3DEffect(.zero, axis: (0, 1, 0), anchor: .leading, anchorZ: 2, perspective: 0)
            Text("a").border(.red, width: 2).shadow(color: .red, radius: 2, x: 1, y: 1).blur(radius: 2, opaque: true)
            Text("a").foregroundStyle(.red, .blue, .green).backgroundStyle(.red).tint(.red)
            Text("a")
            Text("a").geometryGroup().hidden().id(3).tag(3)
            Text("a").anchorPreference(key: FramesKey.self, value: .bounds) { [$0] }.overlayPreferenceValue(
                FramesKey.self, alignment: .top
            ) { v in Text("a") }.backgroundPreferenceValue(FramesKey.self) { _ in Color.red }.transformAnchorPreference(
                key: FramesKey.self, value: .bounds
            ) { $0.append($1) }.transformPreference(FramesKey.self) { $0 = [] }.onPreferenceChange(LengthKey.self) {
                v in print(v)
            }
            Text("a").flipsForRightToLeftLayoutDirection(true).layoutDirectionBehavior(.mirrors).dynamicTypeSize(
                ...DynamicTypeSize.large)
            Text("a").scenePadding(.minimum, edges: .all).scenePadding()
            Text("a").padding([.top, .leading]).padding(.horizontal).padding(EdgeInsets()).padding(3)
            Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            Text("a").aspectRatio(CGSize(width: 1, height: 2), contentMode: .fill).scaledToFit()
            Text("a").ignoresSafeArea()
            Text("a").materialActiveAppearance(.inactive)
            Text("a").labelIconToTitleSpacing(3).labelReservedIconWidth(20)
            Text("a").allowedDynamicRange(.high)
            Text("a").preferredColorScheme(.dark).colorScheme(.dark)
            Text("a").accessibilityShowsLargeContentViewer()
            Text("a").symbolVariant(.fill.circle).imageScale(.large)
            Text("a").backgroundStyle(.thinMaterial).foregroundColor(.red)
            Spacer(minLength: 2)
            Divider()
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))], pinnedViews: [.sectionHeaders]) { Text("a") }
            TimelineView(.periodic(from: .now, by: 1)) { c in Text(c.date, style: .time) }
            TimelineView(.animation(minimumInterval: 1, paused: false)) { context in Text("\(context.date)") }
            TimelineView(.everyMinute) { _ in Text("a") }
            TimelineView(.explicit([Date.now])) { _ in Text("a") }
        }
    }
}
struct FramesKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
struct LengthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}
