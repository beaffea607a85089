/// The answer for car air circulation mode.
open class INCarAirCirculationModeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCarAirCirculationMode: INCarAirCirculationMode) -> Self {
        with(.success(resolvedCarAirCirculationMode))
    }
    open class func confirmationRequired(with carAirCirculationModeToConfirm: INCarAirCirculationMode) -> Self {
        with(.confirmation(carAirCirculationModeToConfirm))
    }
}

/// The answer for car audio source.
open class INCarAudioSourceResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCarAudioSource: INCarAudioSource) -> Self {
        with(.success(resolvedCarAudioSource))
    }
    open class func confirmationRequired(with carAudioSourceToConfirm: INCarAudioSource) -> Self {
        with(.confirmation(carAudioSourceToConfirm))
    }
}

/// The answer for car defroster.
open class INCarDefrosterResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCarDefroster: INCarDefroster) -> Self { with(.success(resolvedCarDefroster)) }
    open class func confirmationRequired(with carDefrosterToConfirm: INCarDefroster) -> Self {
        with(.confirmation(carDefrosterToConfirm))
    }
}

/// The answer for car seat.
open class INCarSeatResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCarSeat: INCarSeat) -> Self { with(.success(resolvedCarSeat)) }
    open class func confirmationRequired(with carSeatToConfirm: INCarSeat) -> Self {
        with(.confirmation(carSeatToConfirm))
    }
}

/// The answer for car signal options.
open class INCarSignalOptionsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCarSignalOptions: INCarSignalOptions) -> Self {
        with(.success(resolvedCarSignalOptions))
    }
    open class func confirmationRequired(with carSignalOptionsToConfirm: INCarSignalOptions) -> Self {
        with(.confirmation(carSignalOptionsToConfirm))
    }
}

/// The answer for radio type.
open class INRadioTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedRadioType: INRadioType) -> Self { with(.success(resolvedRadioType)) }
    open class func confirmationRequired(with radioTypeToConfirm: INRadioType) -> Self {
        with(.confirmation(radioTypeToConfirm))
    }
}

/// The answer for relative reference.
open class INRelativeReferenceResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedRelativeReference: INRelativeReference) -> Self {
        with(.success(resolvedRelativeReference))
    }
    open class func confirmationRequired(with relativeReferenceToConfirm: INRelativeReference) -> Self {
        with(.confirmation(relativeReferenceToConfirm))
    }
}

/// The answer for relative setting.
open class INRelativeSettingResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedRelativeSetting: INRelativeSetting) -> Self {
        with(.success(resolvedRelativeSetting))
    }
    open class func confirmationRequired(with relativeSettingToConfirm: INRelativeSetting) -> Self {
        with(.confirmation(relativeSettingToConfirm))
    }
}
