/// The settings over which a page can vary a placed widget.
package struct PageVariants: Encodable, Sendable {
    package struct Value: Encodable, Sendable {
        package var name: String
        /// Whether the device shows the widget with this value.
        package var isShown: Bool
    }

    package struct Axis: Encodable, Sendable {
        package enum Name: String, CaseIterable, Encodable, Sendable {
            case appearance, size, typeSize, language, device
        }

        package var name: Name
        package var values: [Value]
    }

    /// Those with several values.
    package var axes: [Axis]
}

/// Variants of a widget as they look now.
package struct PageVariantPictures: Encodable, Sendable {
    package struct Picture: Encodable, Sendable {
        /// The variant as the page wrote it.
        package var variant: String
        /// The moment that a tap names.
        package var moment: String
        /// Equal keys mean equal pictures.
        package var key: String
        package var svg: String?
        /// Width and height in points.
        package var size: [Double]
        package var radius: Double
        package var isDark: Bool
        /// CSS that blurs the background behind translucent parts of the picture.
        package var backdrop: String?
        /// The reason that there is no picture, or that it is empty.
        package var note: String?
        /// The number of findings that are missing translations.
        package var untranslated: Int
        package var findings: [PageInspection.Finding]
    }

    package var pictures: [Picture]
    /// The date of the next change of a picture that nothing else announces, in seconds since 1970.
    package var next: Double?
}
