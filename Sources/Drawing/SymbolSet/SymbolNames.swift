/// Names of Apple's symbols that have no drawing.
///
/// Apple's names are facts, about seven thousand of them. Stored here are those of one word and the first words of the
/// others: enough to distinguish a symbol without a drawing from an invalid name.
package struct SymbolNames: Sendable {
    private let drawn: Set<Substring>
    private let drawnBeginnings: Set<Substring>
    /// The words of all names with a drawing.
    private let drawnWords: Set<Substring>

    /// - Parameter drawn: every name with a drawing.
    package init(drawn: [String]) {
        self.drawn = Set(drawn.map { $0[...] })
        drawnBeginnings = Set(drawn.map { $0.prefix { $0 != "." } })
        drawnWords = Set(drawn.flatMap { $0.split(separator: ".") })
    }

    /// Shorter words differ from others by one letter.
    private static let leastLetters = 4

    /// Whether the name becomes that of a drawing when one word is corrected.
    ///
    /// 1. A word that occurs in no known name, and has letters alone, may be misspelled.
    /// 2. It is, if the name with a known word in its place has a drawing, and both words differ by one letter that is
    ///    missing, added, replaced or exchanged with the next. A plural is another word.
    package func isMisspelled(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        return words.indices.contains { index in
            let word = words[index]
            guard word.count >= Self.leastLetters - 1, word.allSatisfy(\.isLetter), !isKnown(word) else { return false }
            return drawnWords.contains { other in
                guard other.count >= Self.leastLetters, Self.differByOneLetter(word, other) else { return false }
                var corrected = words
                corrected[index] = other
                return drawn.contains(corrected.joined(separator: ".")[...])
            }
        }
    }

    private func isKnown(_ word: Substring) -> Bool {
        drawnWords.contains(word) || Self.undrawn.contains(word) || Self.undrawnBeginnings.contains(word)
    }

    private static func differByOneLetter(_ one: Substring, _ other: Substring) -> Bool {
        let (short, long) = one.count <= other.count ? (Array(one), Array(other)) : (Array(other), Array(one))
        guard long.count - short.count <= 1, short + ["s"] != long else { return false }
        let start = zip(short, long).prefix { $0 == $1 }.count
        let (left, right) = (short[start...], long[start...])
        guard let first = right.first else { return false }
        if short.count < long.count { return left.elementsEqual(right.dropFirst()) }
        if left.dropFirst().elementsEqual(right.dropFirst()) { return true }
        guard left.count >= 2, let next = right.dropFirst().first else { return false }
        return left.elementsEqual([next, first] + right.dropFirst(2))
    }

    /// Whether Apple has a symbol with that name, as far as its words tell.
    package func contains(_ name: String) -> Bool {
        if drawn.contains(name[...]) { return true }
        let beginning = name.prefix { $0 != "." }
        if beginning.count == name.count { return Self.undrawn.contains(beginning) }
        return drawnBeginnings.contains(beginning) || Self.undrawn.contains(beginning)
            || Self.undrawnBeginnings.contains(beginning)
    }

    /// Names of one word without a drawing.
    private static let undrawn = words(
        """
        2h 4a 4h 4l a abc abs accessibility airpodsmax airtag allergens alt alternatingcurrent amplifier angle appclip
        applelogo applepencil arrowkeys australiandollarsign australsign autostartstop bahtsign batteryblock bonjour
        brakesignal brazilianrealsign burn burst cabinet candybarphone capslock cedisign centsign chandelier
        chineseyuanrenminbisign circlebadge clear coloncurrencysign comb cone cooktop cruzeirosign cursorarrow
        danishkronesign dehumidifier deskview dial directcurrent dongsign dpad earpods eject esim eurozonesign eyebrow
        fanblades faxmachine fiberchannel fibrechannel figure fireplace firewall fireworks fleuron flipphone florinsign
        flowchart fn francsign fx glowplug greetingcard grid guaranisign gyroscope hazardsign helm hifireceiver horn
        hryvniasign humidifier indianrupeesign ipod ipodtouch k kipsign kph lane larisign left level licenseplate
        lineweight lirasign livephoto lizard loupe macstudio magicmouse mail manatsign mediastick memories microwave
        millsign mount mouth movieclapper mph mustache nairasign norwegiankronesign nose numbersign oilcan
        opticaldiscdrive opticid pano paragraph paragraphsign parentheses parkinglight pesetasign pesosign playpause
        plusminus polishzlotysign popcorn powercord poweroff poweron projective purchased pyramid quotelevel rays
        refrigerator restart rhombus right righttriangle rublesign rupeesign scroll sdcard sensor shadow shareplay
        shekelsign shift sink skateboard skew skis sleep slowmo smartphone smiley snow snowboard sos space spigot
        sprinkler squareshape stairs staroflife storefront stove stroller studentdesk surfboard swedishkronasign swift
        swiftdata table teddybear teletype tengesign textbox timelapse tirepressure tortoise torus transmission
        triangleshape tugriksign tuningfork turkishlirasign videoprojector voiceover volleyball wake warninglight
        wrongwaysign xserve yieldsign zzz
        """)

    /// First words of longer names, where no drawn symbol starts with them.
    private static let undrawnBeginnings = words(
        """
        123 2h 4a 4h 4k 4l abs accessibility airpod airpodpro airport airtag align allergens applepencil appletvremote
        appwindow arrowkeys australiandollarsign australsign auto automatic autostartstop av axel axle badge bahtsign
        batteryblock beach bin brakesignal brazilianrealsign bubbles burst button cabinet cable capslock carseat
        cedisign centsign chandelier checkerboard chineseyuanrenminbisign circlebadge circles clear coloncurrencysign
        comb cone contact contextualmenu cooktop cricket cruzeirosign cursor cursorarrow curtains danishkronesign
        dehumidifier delete deskview digitalcrown distribute dongsign dots dpad eject ellipses engine entry esim
        eurozonesign fanblades faxmachine field filemenu fireplace firewall flashlight fleuron flip florinsign flowchart
        fluid fossil francsign frying gearshift greetingcard grid guaranisign gym hat hazardsign head headlight
        hearingaid hearingdevice heat heater hifireceiver hockey hold horn hryvniasign humidifier indianrupeesign inset
        ipodshuffle ipodtouch ivfluid kashida kipsign kph l1 l2 l3 l4 larisign laser laurel lb left level licenseplate
        lightspectrum lightswitch lines lirasign livephoto lizard lm logo lsb lt m1 m2 m3 m4 macpro macstudio magicmouse
        magsafe mail manatsign medical memories microwave millsign mirror mount mouth movieclapper mph mustache
        nairasign norwegiankronesign nose oar oilcan opticaldiscdrive opticid p1 p2 p3 p4 paddleshifter pano
        parkinglight pedal pedestrian pesetasign pesosign pipe placeholdertext platter playpause playstation
        polishzlotysign popcorn powercord progress purchased pyramid r1 r2 r3 r4 radiowaves rb refrigerator restart
        retarder rhombus right righttriangle rm roller roman rsb rt rublesign rupeesign scale scroll sdcard selection
        sensor shared shareplay shazam shekelsign sheqelsign shift sidebar sink siri skateboard skis sleep smiley
        snowboard sos spigot sprinkler squares squareshape staroflife storefront stove stroller surfboard suv
        swedishkronasign swirl table taillight teddybear teletype tengesign tennis theatermask timeline tortoise
        traction trapezoid triangleshape tugriksign turkishlirasign uiwindow vial videoprojector volleyball wake
        warninglight wave web window windshield wrongwaysign xbox xserve yieldsign zl zr
        """)

    private static func words(_ text: String) -> Set<Substring> {
        Set(text.split { $0.isWhitespace })
    }
}
