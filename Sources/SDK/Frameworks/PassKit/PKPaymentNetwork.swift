public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }
}

extension PKPaymentNetwork {
    public static let amex = PKPaymentNetwork(rawValue: "Amex")
    public static let bancomat = PKPaymentNetwork(rawValue: "Bancomat")
    public static let bancontact = PKPaymentNetwork(rawValue: "Bancontact")
    public static let cartesBancaires = PKPaymentNetwork(rawValue: "CartesBancaires")
    public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
    public static let dankort = PKPaymentNetwork(rawValue: "Dankort")
    public static let discover = PKPaymentNetwork(rawValue: "Discover")
    public static let eftpos = PKPaymentNetwork(rawValue: "Eftpos")
    public static let electron = PKPaymentNetwork(rawValue: "Electron")
    public static let elo = PKPaymentNetwork(rawValue: "Elo")
    public static let girocard = PKPaymentNetwork(rawValue: "Girocard")
    public static let idCredit = PKPaymentNetwork(rawValue: "IdCredit")
    public static let interac = PKPaymentNetwork(rawValue: "Interac")
    public static let JCB = PKPaymentNetwork(rawValue: "JCB")
    public static let mada = PKPaymentNetwork(rawValue: "Mada")
    public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
    public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
    public static let meeza = PKPaymentNetwork(rawValue: "Meeza")
    public static let mir = PKPaymentNetwork(rawValue: "Mir")
    public static let nanaco = PKPaymentNetwork(rawValue: "Nanaco")
    public static let napas = PKPaymentNetwork(rawValue: "Napas")
    public static let pagoBancomat = PKPaymentNetwork(rawValue: "PagoBancomat")
    public static let postFinance = PKPaymentNetwork(rawValue: "PostFinance")
    public static let privateLabel = PKPaymentNetwork(rawValue: "PrivateLabel")
    public static let quicPay = PKPaymentNetwork(rawValue: "QuicPay")
    public static let suica = PKPaymentNetwork(rawValue: "Suica")
    public static let tmoney = PKPaymentNetwork(rawValue: "Tmoney")
    public static let visa = PKPaymentNetwork(rawValue: "Visa")
    public static let vPay = PKPaymentNetwork(rawValue: "VPay")
    public static let waon = PKPaymentNetwork(rawValue: "Waon")
    public static let barcode = PKPaymentNetwork(rawValue: "Barcode")
}

public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension PKContactField {
    public static let emailAddress = PKContactField(rawValue: "emailAddress")
    public static let name = PKContactField(rawValue: "name")
    public static let phoneNumber = PKContactField(rawValue: "phoneNumber")
    public static let phoneticName = PKContactField(rawValue: "phoneticName")
    public static let postalAddress = PKContactField(rawValue: "postalAddress")
}
