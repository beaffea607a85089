/// The result for a yes or no.
open class INBooleanResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Bool) -> Self { with(.success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: Bool?) -> Self {
        with(.confirmation(valueToConfirm as Any?))
    }
}

/// The result for a whole number.
open class INIntegerResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Int) -> Self { with(.success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: Int?) -> Self {
        with(.confirmation(valueToConfirm as Any?))
    }
}

/// The result for a number.
open class INDoubleResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Double) -> Self { with(.success(resolvedValue)) }
    open class func confirmationRequired(with valueToConfirm: Double?) -> Self {
        with(.confirmation(valueToConfirm as Any?))
    }
}

/// The result for a text.
open class INStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedString: String) -> Self { with(.success(resolvedString)) }
    open class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
        with(.disambiguation(stringsToDisambiguate))
    }
    open class func confirmationRequired(with stringToConfirm: String?) -> Self {
        with(.confirmation(stringToConfirm as Any?))
    }
}

/// The result for a text that can be said.
open class INSpeakableStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedString: INSpeakableString) -> Self { with(.success(resolvedString)) }
    open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
        with(.disambiguation(stringsToDisambiguate))
    }
    open class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self {
        with(.confirmation(stringToConfirm as Any?))
    }
}

/// The result for a date or a time.
open class INDateComponentsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedDateComponents: DateComponents) -> Self {
        with(.success(resolvedDateComponents))
    }
    open class func disambiguation(with dateComponentssToDisambiguate: [DateComponents]) -> Self {
        with(.disambiguation(dateComponentssToDisambiguate))
    }
    open class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
        with(.confirmation(dateComponentsToConfirm as Any?))
    }
}

/// The result for a span of time.
open class INDateComponentsRangeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedDateComponentsRange: INDateComponentsRange) -> Self {
        with(.success(resolvedDateComponentsRange))
    }
    open class func disambiguation(with dateComponentsRangesToDisambiguate: [INDateComponentsRange]) -> Self {
        with(.disambiguation(dateComponentsRangesToDisambiguate))
    }
    open class func confirmationRequired(with dateComponentsRangeToConfirm: INDateComponentsRange?) -> Self {
        with(.confirmation(dateComponentsRangeToConfirm as Any?))
    }
}

/// The result for a length of time in seconds.
open class INTimeIntervalResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTimeInterval: TimeInterval) -> Self { with(.success(resolvedTimeInterval)) }
    open class func confirmationRequired(with timeIntervalToConfirm: TimeInterval?) -> Self {
        with(.confirmation(timeIntervalToConfirm as Any?))
    }
}

/// The result for a URL.
open class INURLResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedURL: URL) -> Self { with(.success(resolvedURL)) }
    open class func disambiguation(with urlsToDisambiguate: [URL]) -> Self {
        with(.disambiguation(urlsToDisambiguate))
    }
    open class func confirmationRequired(with urlToConfirm: URL?) -> Self {
        with(.confirmation(urlToConfirm as Any?))
    }
}

/// The result shown to the user.
open class INPersonResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPerson: INPerson) -> Self { with(.success(resolvedPerson)) }
    open class func disambiguation(with personsToDisambiguate: [INPerson]) -> Self {
        with(.disambiguation(personsToDisambiguate))
    }
    open class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
        with(.confirmation(personToConfirm as Any?))
    }
}

/// The result for a place.
open class INPlacemarkResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPlacemark: CLPlacemark) -> Self { with(.success(resolvedPlacemark)) }
    open class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self {
        with(.disambiguation(placemarksToDisambiguate))
    }
    open class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self {
        with(.confirmation(placemarkToConfirm as Any?))
    }
}

/// The result for a file.
open class INFileResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedFile: INFile) -> Self { with(.success(resolvedFile)) }
    open class func disambiguation(with filesToDisambiguate: [INFile]) -> Self {
        with(.disambiguation(filesToDisambiguate))
    }
    open class func confirmationRequired(with fileToConfirm: INFile?) -> Self {
        with(.confirmation(fileToConfirm as Any?))
    }
}

/// The result for an amount of money.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self {
        with(.success(resolvedCurrencyAmount))
    }
    open class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
        with(.disambiguation(currencyAmountsToDisambiguate))
    }
    open class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self {
        with(.confirmation(currencyAmountToConfirm as Any?))
    }
}

/// The result for a way to pay.
open class INPaymentMethodResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPaymentMethod: INPaymentMethod) -> Self {
        with(.success(resolvedPaymentMethod))
    }
    open class func disambiguation(with paymentMethodsToDisambiguate: [INPaymentMethod]) -> Self {
        with(.disambiguation(paymentMethodsToDisambiguate))
    }
    open class func confirmationRequired(with paymentMethodToConfirm: INPaymentMethod?) -> Self {
        with(.confirmation(paymentMethodToConfirm as Any?))
    }
}

/// The result for a length.
open class INLengthResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedLength: Measurement<UnitLength>) -> Self { with(.success(resolvedLength)) }
    open class func disambiguation(with lengthsToDisambiguate: [Measurement<UnitLength>]) -> Self {
        with(.disambiguation(lengthsToDisambiguate))
    }
    open class func confirmationRequired(with lengthToConfirm: Measurement<UnitLength>?) -> Self {
        with(.confirmation(lengthToConfirm as Any?))
    }
}

/// The result for a mass.
open class INMassResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedMass: Measurement<UnitMass>) -> Self { with(.success(resolvedMass)) }
    open class func disambiguation(with masssToDisambiguate: [Measurement<UnitMass>]) -> Self {
        with(.disambiguation(masssToDisambiguate))
    }
    open class func confirmationRequired(with massToConfirm: Measurement<UnitMass>?) -> Self {
        with(.confirmation(massToConfirm as Any?))
    }
}

/// The result for a speed.
open class INSpeedResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedSpeed: Measurement<UnitSpeed>) -> Self { with(.success(resolvedSpeed)) }
    open class func disambiguation(with speedsToDisambiguate: [Measurement<UnitSpeed>]) -> Self {
        with(.disambiguation(speedsToDisambiguate))
    }
    open class func confirmationRequired(with speedToConfirm: Measurement<UnitSpeed>?) -> Self {
        with(.confirmation(speedToConfirm as Any?))
    }
}

/// The result for a temperature.
open class INTemperatureResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTemperature: Measurement<UnitTemperature>) -> Self {
        with(.success(resolvedTemperature))
    }
    open class func disambiguation(with temperaturesToDisambiguate: [Measurement<UnitTemperature>]) -> Self {
        with(.disambiguation(temperaturesToDisambiguate))
    }
    open class func confirmationRequired(with temperatureToConfirm: Measurement<UnitTemperature>?) -> Self {
        with(.confirmation(temperatureToConfirm as Any?))
    }
}

/// The result for a volume.
open class INVolumeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedVolume: Measurement<UnitVolume>) -> Self { with(.success(resolvedVolume)) }
    open class func disambiguation(with volumesToDisambiguate: [Measurement<UnitVolume>]) -> Self {
        with(.disambiguation(volumesToDisambiguate))
    }
    open class func confirmationRequired(with volumeToConfirm: Measurement<UnitVolume>?) -> Self {
        with(.confirmation(volumeToConfirm as Any?))
    }
}

/// The result for an energy.
open class INEnergyResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedEnergy: Measurement<UnitEnergy>) -> Self { with(.success(resolvedEnergy)) }
    open class func disambiguation(with energysToDisambiguate: [Measurement<UnitEnergy>]) -> Self {
        with(.disambiguation(energysToDisambiguate))
    }
    open class func confirmationRequired(with energyToConfirm: Measurement<UnitEnergy>?) -> Self {
        with(.confirmation(energyToConfirm as Any?))
    }
}
