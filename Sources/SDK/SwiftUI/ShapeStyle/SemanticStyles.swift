import WidgetVocabulary

/// The tint of the surrounding view.
public struct TintShapeStyle: ShapeStyle {
    nonisolated public init() {}

    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        request.environment.tintStyle(level: request.level)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of the surrounding view.
public struct BackgroundStyle: ShapeStyle {
    nonisolated public init() {}

    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        if let scope = request.environment.backgroundScope {
            return scope.resolve(request) { $0.backgroundScope = $1 }
        }
        let colors: [SystemColor] = [.background, .secondaryBackground, .tertiaryBackground]
        return SystemColorStyle(colors: colors)._resolve(request)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

/// System colors for the levels of a semantic style; further levels use the last one.
struct SystemColorStyle: ShapeStyle {
    let colors: [SystemColor]

    func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        let index = min(max(request.level, 0), colors.count - 1)
        return _ResolvedShapeStyle(.color(colors[index].resolve(in: request.environment)))
    }
}

/// The fill color of control backgrounds and similar areas.
public struct FillShapeStyle: ShapeStyle {
    nonisolated public init() {}

    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        SystemColorStyle(colors: [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill])._resolve(request)
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// The color of separators.
public struct SeparatorShapeStyle: ShapeStyle {
    nonisolated public init() {}

    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        SystemColorStyle(colors: [.separator])._resolve(request)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The color of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    nonisolated public init() {}

    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        SystemColorStyle(colors: [.placeholderText])._resolve(request)
    }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The color of links.
public struct LinkShapeStyle: ShapeStyle {
    nonisolated public init() {}

    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        SystemColorStyle(colors: [.link])._resolve(request)
    }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// The color of selections, which is the tint.
public struct SelectionShapeStyle: ShapeStyle {
    nonisolated public init() {}

    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        request.environment.tintStyle(level: request.level)
    }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    nonisolated public init() {}

    public func _resolve(_ request: _ShapeStyleRequest) -> _ResolvedShapeStyle {
        SystemColorStyle(colors: [.background])._resolve(request)
    }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
