import StringCatalogs

extension PluralRule {
    func french(_ number: PluralOperands) -> PluralCategory {
        if number.i == 0 || number.i == 1 { return .one }
        return number.v == 0 && number.i % 1_000_000 == 0 ? .many : .other
    }

    func eastSlavic(_ number: PluralOperands) -> PluralCategory {
        guard number.v == 0 else { return .other }
        if number.i % 10 == 1, number.i % 100 != 11 { return .one }
        if (2...4).contains(number.i % 10), !(12...14).contains(number.i % 100) { return .few }
        return .many
    }

    func southSlavic(_ number: PluralOperands) -> PluralCategory {
        let digits = number.v == 0 ? number.i : number.f
        if digits % 10 == 1, digits % 100 != 11 { return .one }
        return (2...4).contains(digits % 10) && !(12...14).contains(digits % 100) ? .few : .other
    }

    func polish(_ number: PluralOperands) -> PluralCategory {
        guard number.v == 0 else { return .other }
        if number.i == 1 { return .one }
        return (2...4).contains(number.i % 10) && !(12...14).contains(number.i % 100) ? .few : .many
    }

    func czech(_ number: PluralOperands) -> PluralCategory {
        guard number.v == 0 else { return .many }
        if number.i == 1 { return .one }
        return (2...4).contains(number.i) ? .few : .other
    }

    func slovenian(_ number: PluralOperands) -> PluralCategory {
        guard number.v == 0 else { return .few }
        return switch number.i % 100 {
        case 1: .one
        case 2: .two
        case 3, 4: .few
        default: .other
        }
    }

    func lithuanian(_ number: PluralOperands) -> PluralCategory {
        if number.f != 0 { return .many }
        let inTeens = (11...19).contains(number.i % 100)
        if number.i % 10 == 1, !inTeens { return .one }
        return (2...9).contains(number.i % 10) && !inTeens ? .few : .other
    }

    func latvian(_ number: PluralOperands) -> PluralCategory {
        if number.v == 0, number.i % 10 == 0 || (11...19).contains(number.i % 100) { return .zero }
        let digits = number.v == 0 ? number.i : number.f
        return digits % 10 == 1 && digits % 100 != 11 ? .one : .other
    }

    func romanian(_ number: PluralOperands) -> PluralCategory {
        if number.i == 1, number.v == 0 { return .one }
        return number.v != 0 || number.n == 0 || (1...19).contains(number.i % 100) ? .few : .other
    }

    func arabic(_ number: PluralOperands) -> PluralCategory {
        guard number.n == Double(number.i) else { return .other }
        switch number.i {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        default: break
        }
        if (3...10).contains(number.i % 100) { return .few }
        return (11...99).contains(number.i % 100) ? .many : .other
    }

    func hebrew(_ number: PluralOperands) -> PluralCategory {
        if number.i == 1 && number.v == 0 || number.i == 0 && number.v != 0 { return .one }
        return number.i == 2 && number.v == 0 ? .two : .other
    }

    func irish(_ number: PluralOperands) -> PluralCategory {
        guard number.n == Double(number.i) else { return .other }
        return switch number.i {
        case 1: .one
        case 2: .two
        case 3...6: .few
        case 7...10: .many
        default: .other
        }
    }

    func welsh(_ number: PluralOperands) -> PluralCategory {
        guard number.n == Double(number.i) else { return .other }
        return switch number.i {
        case 0: .zero
        case 1: .one
        case 2: .two
        case 3: .few
        case 6: .many
        default: .other
        }
    }

    func maltese(_ number: PluralOperands) -> PluralCategory {
        guard number.n == Double(number.i) else { return .other }
        if number.i == 1 { return .one }
        if number.i == 2 { return .two }
        if number.i == 0 || (3...10).contains(number.i % 100) { return .few }
        return (11...19).contains(number.i % 100) ? .many : .other
    }

    func icelandic(_ number: PluralOperands) -> PluralCategory {
        let digits = number.v == 0 ? number.i : number.f
        return digits % 10 == 1 && digits % 100 != 11 ? .one : .other
    }
}
