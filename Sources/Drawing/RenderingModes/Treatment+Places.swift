import RenderModel

/// The treatments of places that leave a widget's colors unchanged.
extension Treatment {
    /// Light and dark Home Screens, Today View, Notification Center: as the widget drew it.
    package static let fullColor = Treatment()

    /// Smart Stack of a watch (F-70): black unless the widget has a background.
    package static let smartStack = Treatment(background: .own(fallback: .black))

    /// Vision Pro behind glass (F-146).
    package static func visionGlass(_ light: RoomLight, cornerRadius: Double) -> Treatment {
        Treatment(
            background: .own(fallback: AppearanceConstants.glassPane), finishes: [.glass(light)],
            cornerRadius: cornerRadius)
    }

    /// Vision Pro on paper (F-145).
    package static func visionPaper(_ light: RoomLight, cornerRadius: Double) -> Treatment {
        Treatment(
            background: .own(fallback: AppearanceConstants.paper), finishes: [.paper(light)], cornerRadius: cornerRadius
        )
    }
}
