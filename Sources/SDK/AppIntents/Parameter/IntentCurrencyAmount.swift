/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Sendable {
    public let amount: Decimal
    /// ISO 4217, such as `EUR`.
    public let currencyCode: String

    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

extension IntentCurrencyAmount: DisplayRepresentable {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Amount" }
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(stringLiteral: amount.formatted(.currency(code: currencyCode)))
    }
}

extension IntentCurrencyAmount: _IntentValue {
    public static var _intentValueKind: _IntentValueKind {
        _IntentValueKind(.text, typeName: "IntentCurrencyAmount")
    }

    public var _intentJSON: _IntentJSON { .string("\(amount) \(currencyCode)") }

    /// A number followed by the currency code.
    public static func _intentValue(from json: _IntentJSON) async throws -> IntentCurrencyAmount {
        let parts = try await String._intentValue(from: json).split(separator: " ").map(String.init)
        guard let amount = parts.first.flatMap({ Decimal(string: $0) }) else {
            throw _IntentValueError.wrongType(expected: "an amount such as 12.50 USD", found: json)
        }
        return IntentCurrencyAmount(amount: amount, currencyCode: parts.count > 1 ? parts[1] : "USD")
    }
}

/// A way to pay.
public struct IntentPaymentMethod: Sendable {
    public enum PaymentType: String, Hashable, Sendable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
    }

    public let paymentType: PaymentType
    public let name: String?
    public let identificationHint: String?
    public let icon: DisplayRepresentation.Image?

    public init(
        type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
        icon: DisplayRepresentation.Image? = nil
    ) {
        paymentType = type
        self.name = name?.resolved()
        self.identificationHint = identificationHint
        self.icon = icon
    }
}

extension IntentPaymentMethod: DisplayRepresentable {
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Payment Method" }
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(stringLiteral: name ?? paymentType.rawValue)
    }
}

extension IntentPaymentMethod: _IntentValue {
    public static var _intentValueKind: _IntentValueKind {
        _IntentValueKind(.text, typeName: "IntentPaymentMethod")
    }

    public var _intentJSON: _IntentJSON { .string(name ?? paymentType.rawValue) }

    public static func _intentValue(from json: _IntentJSON) async throws -> IntentPaymentMethod {
        let text = try await String._intentValue(from: json)
        return IntentPaymentMethod(
            type: PaymentType(rawValue: text) ?? .unknown, name: LocalizedStringResource(stringLiteral: text))
    }
}
