/// Responses to requests of a page, apart from the state.

package struct PageGallery: Encodable, Sendable {
    package struct Family: Encodable, Sendable {
        package var family: String
        package var size: [Double]
    }

    package struct Kind: Encodable, Sendable {
        package var kind: String
        package var name: String
        package var description: String
        package var families: [Family]
    }

    package struct App: Encodable, Sendable {
        package var `extension`: String
        package var name: String
        /// The color of the Add button as `#RRGGBB`; `nil` for the page's default.
        package var accent: String?
        package var onAccent: String?
        package var kinds: [Kind]
        package var activities: [Activity]
        package var controls: [Control]
    }

    /// A Live Activity that can be started.
    package struct Activity: Encodable, Sendable {
        package var attributes: String
        package var name: String
    }

    package struct Control: Encodable, Sendable {
        package var kind: String
        package var name: String
        package var description: String
    }

    package var apps: [App]
}

/// An app's icon as a file.
package struct PageIcon: Hashable, Sendable {
    package enum FileType: String, Sendable {
        case png = "image/png"
        case svg = "image/svg+xml"
    }

    package var type: FileType
    package var bytes: [UInt8]
}

/// A picture outside the state: in the gallery, or at another date.
package struct PageDrawing: Encodable, Sendable {
    /// Equal keys mean equal pictures.
    package var key: String
    package var svg: String?
    package var note: String?
    /// The size in points; `nil` if the caller knows it.
    package var size: [Double]?
    package var radius: Double?

    package init(key: String, svg: String?, note: String?, size: [Double]? = nil, radius: Double? = nil) {
        self.key = key
        self.svg = svg
        self.note = note
        self.size = size
        self.radius = radius
    }
}

/// The form of a widget's settings. Values are JSON.
package struct PageForm: Encodable, Sendable {
    package enum Control: String, CaseIterable, Encodable, Sendable {
        case `switch`, menu, number, slider, date, list, search, text, none
    }

    package struct Option: Encodable, Sendable {
        package var value: JSONValue
        package var title: String
        package var subtitle: String?
    }

    package struct Field: Encodable, Sendable {
        package var name: String
        package var title: String
        package var control: Control
        package var value: JSONValue
        package var display: String?
        /// For lists: the text of each value.
        package var displays: [String]?
        package var optional: Bool
        package var options: [Option]
        package var isDynamic: Bool
        package var isInteger: Bool
        package var minimum: Double?
        package var maximum: Double?
        package var description: String?
        package var placeholder: String?
        /// `date`, `time` or `dateTime`.
        package var precision: String?
        /// The symbol of a number's unit; the displayed number times `factor` plus `offset` is the value.
        package var unit: String?
        package var factor: Double?
        package var offset: Double?
        package var isLong: Bool
        /// The reason that the value cannot be accepted.
        package var problem: String?
    }

    package struct Section: Encodable, Sendable {
        package var title: String?
        package var fields: [Field]
    }

    package var title: String
    package var description: String
    /// The colors of the app's asset catalog, and a legible color on the second.
    package var accent: String?
    package var background: String?
    package var onBackground: String?
    package var sections: [Section]
}

package struct PageSuggestions: Encodable, Sendable {
    package var options: [PageForm.Option]
}

/// The structure of a widget.
package struct PageInspection: Encodable, Sendable {
    package struct Node: Encodable, Sendable {
        package var path: String
        package var depth: Int
        package var type: String
        package var category: String
        package var detail: String?
        package var marks: [String]
        /// x, y, width and height in points.
        package var frame: [Double]
    }

    package struct Spoken: Encodable, Sendable {
        package var role: String
        package var label: String
        package var value: String?
        package var hint: String?
        package var action: String?
        package var frame: [Double]
    }

    package struct Finding: Encodable, Sendable {
        package var severity: String
        package var subject: String
        package var message: String
        package var remedy: String?
        package var place: String?
    }

    /// That of the widget's picture; 0 for a variant.
    package var revision: Int
    package var nodes: [Node]
    package var spoken: [Spoken]
    package var findings: [Finding]
}

/// The result of a command.
package struct PageReply: Encodable, Sendable {
    package var widget: Int?
    package var stack: Int?
    package var activity: Int?
    /// The step that undoes the command, if it can be undone; after undoing, the step that can be redone.
    package var step: Int?
    /// The URL that the app would open with; empty if it opens without one.
    package var opened: String?
    /// The result as text.
    package var note: String?

    package init(
        widget: Int? = nil, stack: Int? = nil, activity: Int? = nil, step: Int? = nil, opened: String? = nil,
        note: String? = nil
    ) {
        self.widget = widget
        self.stack = stack
        self.activity = activity
        self.step = step
        self.opened = opened
        self.note = note
    }
}

/// The reason that a request failed, for the user.
package struct PageRejection: Error, Hashable, Sendable {
    package enum Reason: Int, Hashable, Sendable {
        /// The request is malformed.
        case invalid = 400
        case forbidden = 403
        case unknown = 404
        case methodNotAllowed = 405
        /// The request is valid but rejected.
        case rejected = 409
        case tooLarge = 413
        case pathTooLong = 414
        case failed = 500
        /// The change could not be stored.
        case notStored = 507
    }

    package var reason: Reason
    package var message: String

    package init(_ reason: Reason, _ message: String) {
        self.reason = reason
        self.message = message
    }
}
